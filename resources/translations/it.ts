<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>la linea {line} vince la partita</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>così si completa la sequenza {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>blocca la linea {line}, di cui {side} ha quattro caselle</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>rompe la linea {line}, di cui {side} ha quattro caselle</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>così sono quattro della linea {line}, e la carta per la quinta è in mano</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>così sono quattro della linea {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>libera la linea {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>blocca la linea {line}, di cui {side} ha tre caselle</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>rompe la linea {line}, di cui {side} ha tre caselle</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>così sono tre della linea {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>questa carta non va più su nessun’altra casella</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>un fante si tiene per dopo</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>nessun’altra mossa promette di più</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>le sue due caselle sono occupate, e una carta nuova non costa nulla</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>una carta non pescata in tempo è persa</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>nessuna carta della mano si può giocare</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>è la carta che mancherà di meno</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Meglio: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}: {first}, e {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} su {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} toglie {side} da {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>La mia scelta: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>La mia scelta: cambia {card}</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>La mia scelta: cedi {card}</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>La mia scelta: pesca adesso</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>La mia scelta: passa</translation>
    </message>
</context>
<context>
    <name>Argparse</name>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti posizionali</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostra la versione del programma ed esce</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>serve un valore</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r non esiste (scegli tra %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può essere %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>il valore %r qui non va</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Qui puoi mettere un gettone.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Puoi togliere questo gettone.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>La tua carta va qui, quando sarà il tuo turno.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>L’ultima mossa è stata qui.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>La parte di rete di questo programma non è partita: riavvialo.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Pesca (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Cambia (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passa (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Cedi la carta (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Consiglio (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>Ammetti</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Respingi</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>La prossima carta morta si può cambiare nel tuo prossimo turno.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>Nessuna carta della tua mano si può giocare.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Scegli una carta della tua mano.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} segnala suggerimenti: {side}.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ci penso …</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nuova</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Questo tavolo è su questo computer: se lo lasci, si chiude per tutti.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>È in corso una partita. Se te ne vai, il tuo posto passa a un bot o a uno spettatore.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>Mandare via {name} da questo tavolo?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Manda via</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>Mandare via {name}, e non far più entrare nessuno da quel computer?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Manda via per sempre</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>Affidare il tavolo al computer di {name}? Tutti ci vanno da soli. Da allora quel computer può vedere tutte le mani; questo ha conosciuto l’ordine del mazzo.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Affidalo</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>Finire questa partita per tutti, senza vincitore?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finisci la partita</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Quello che si è detto</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Di’ qualcosa a tutti</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>gettone blu</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>gettone verde</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>gettone rosso</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Dove questo colore è libero, mi viene offerto per primo.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Gettoni blu</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Gettoni verdi</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Gettoni rossi</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Gettoni di qualsiasi colore</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>Mi viene offerto il primo posto libero.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>Quali cinque diventano la tua sequenza?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>Prendi {lines}</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>Gli angoli sono di tutti: scegli un’altra casella.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Quella casella non mostra questa carta: scegli una delle due caselle della carta.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Su quella casella c’è già un gettone: scegline una libera.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>Su quella casella non c’è un gettone da togliere: scegli un gettone di un’altra squadra.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Quel gettone è della tua squadra: scegli un gettone di un’altra squadra.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Quel gettone fa parte di una sequenza completa e resta.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Quella carta non è morta: si può ancora giocare, o aspettare di poterlo fare.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>In questo turno non si possono cambiare altre carte morte: gioca una carta.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Adesso non hai nessuna carta da pescare.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Puoi giocare una carta, quindi non puoi passare.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>Con questa mossa non puoi prendere quelle linee: scegli tra quelle offerte.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>La tua squadra deve una penalità per suggerimenti: prima cedi una carta.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>Non devi nessuna carta di penalità.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>La tua squadra non ha più gettoni da mettere.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>Nessun suggerimento è stato segnalato.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>È già aperta un’altra segnalazione: prima va risolta.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>A questo tavolo non puoi farlo.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Solo il responsabile del tavolo può farlo.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Non si può fare in questo momento della serata.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>Non si sta giocando nessuna partita.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>A questo tavolo quel posto non c’è.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Quel posto è occupato: scegline uno libero.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Quel posto aspetta ancora il suo giocatore: riprova quando il tempo è scaduto.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Lì non c’è un bot che si possa togliere.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Stai guardando: può farlo solo chi siede al tavolo.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>La partita non può ancora cominciare.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Quella persona non è al tavolo.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Quella persona in questo momento è assente.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Non puoi farlo a te stesso: piuttosto lascia il tavolo.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>Il tavolo è sul computer di quella persona, quindi resta.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>Le squadre scelgono il colore solo con le regole italiane.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Queste opzioni non vanno insieme.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>Intanto il turno è passato: guarda di nuovo il tavolo.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Non è una mossa di questo gioco.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>Era troppo in una volta: aspetta un momento.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>In quel messaggio non c’era nulla da mostrare.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Il tuo posto è vincolato dall’impegno che ha mandato per primo.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Quel seed non è quello a cui il tuo posto è vincolato.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>Il tavolo è già sul computer di quella persona.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>Il tavolo si sta spostando su un altro computer: riprova tra un momento.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>Si sta già chiedendo a qualcuno di prendere il tavolo: aspetta la risposta.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Quella persona non vuole il tavolo sul suo computer, quindi resta dov’è.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Nessuno ha risposto se quel computer prende il tavolo, quindi resta dov’è.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Non è il codice di questo tavolo: rileggilo dallo schermo dell’host.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Chi ha risposto non conosce il codice di questo tavolo. Scrivi di nuovo il codice; se è giusto, qualcuno sta tra te e il tavolo: non giocarci.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Questo tavolo è privato: scrivi il suo codice, un numero e due parole.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Quel computer non ha potuto prendere il tavolo, che quindi resta dov’è.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>Il tavolo si è spostato su un altro computer: cercalo nell’elenco.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Quel tavolo non è qui.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>L’host non può scrivere sul suo disco, quindi non è cambiato nulla: libera spazio lì e riprova.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>Il tavolo è pieno: nessun altro può sedersi o guardare.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>Dal tuo computer sono arrivati troppi codici sbagliati: aspetta un po’, poi fatti leggere il codice dall’host.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>A questo tavolo sono stati provati troppi codici sbagliati: nessuno di nuovo entra finché il responsabile non lo riapre.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>Il responsabile del tavolo non ti fa entrare.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>È arrivato un messaggio che qui non c’entra: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Sei arrivato a questo tavolo da un altro punto: questa connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Da un po’ non si sente nulla da te: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>Il responsabile ti ha mandato via dal tavolo.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Hai lasciato il tavolo.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>L’host ha chiuso il tavolo.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>Il codice del tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisciti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} è privato: scrivi il suo codice, un numero e due parole.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Qualcuno ha provato troppi codici sbagliati, quindi nessuno di nuovo entra. Far entrare di nuovo chi ha il codice?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Falli entrare</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Tieni chiuso</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>client</source>
        <translation>client</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>la fine che ha visto</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>la distribuzione</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>provata</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non mostrata</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>nulla da provare</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Un tavolo è aperto su {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Trovato con mDNS: {table} su {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>Il tavolo non è stato trovato con mDNS su {network} entro {seconds} secondi: forse lo blocca un firewall.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>La partita non era finita dopo {seconds} secondi.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>Un client non ha visto nessuna partita.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>Le carte sono distribuite. {sides}. {name} comincia.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non controllata</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>Non tutti i client hanno visto la stessa fine.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>Non tutti i client hanno potuto provare la distribuzione.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contro {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  vinte {won}, perse {lost}, pari {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>finiti troppo presto: {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>senza risposta: {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>non permessi: {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  partite: {games}, posti: {seats}, squadre: {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  punteggio {share}, intervallo al 95% da {low} a {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  perse per guasto, {player}: {faults}. Il primo: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}: {ms} ms a mossa</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} comincia.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Rifiutato: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partita è ancora aperta.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>si distribuisce</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finita</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>Nessun tavolo trovato in {seconds} secondi su {network}. Una rete ospiti o un firewall può nasconderne uno: allora unisciti con l’indirizzo sullo schermo del suo host.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} non c’è più.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Tavoli su {network}. Ctrl-C termina.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>posti</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regole</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} posti su {total} occupati</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privato</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>provata: è quella a cui ha partecipato questo computer, e nessuno ha scelto le carte.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>coerente: seed e impegni combaciano. Di più un file da solo non può mostrare.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>falsa.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>data: il file indica il mazzo, e nulla lo prova.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>nessuna: la partita comincia da una posizione preparata.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>Intestazione: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Distribuzione: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Azioni: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Fine: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, posti: {n}, iniziata {when}, scritta da sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>la numero {n} è rifiutata. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, e le regole le permettono tutte.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} L’ultima riga, che lo dice, manca.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>falsa. L’ultima riga dice: {said} Secondo le azioni: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} L’ultima riga lo dice, e combacia.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Questa partita è ancora aperta, e quel che segue mostra le carte di tutti: chi ci gioca, o parla con chi ci gioca, non dovrebbe guardare.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>regole classiche</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>regole Goliath</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>regole italiane</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>posto {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} gioca {card}: un gettone {side} su {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} gioca {card} e toglie il gettone {side} da {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} completa la sequenza {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} mostra la carta morta {card} e la cambia.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} pesca {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pesca una carta.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} ha perso il diritto di pescare.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>Le pile degli scarti diventano il nuovo mazzo ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} segnala suggerimenti: {side}.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Il responsabile del tavolo</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} cede {card}.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>{side} vince.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>La partita è pari: nessuno può più giocare.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>La partita è stata abbandonata.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} ammette i suggerimenti ({side}).</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} conferma la segnalazione di suggerimenti ({side}).</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} ritira la segnalazione di suggerimenti ({side}).</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} respinge la segnalazione di suggerimenti ({side}).</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Qui non c’è uno schermo su cui aprire una finestra. Senza, puoi aprire un tavolo per altri con `host --headless`, elencare i tavoli vicini con `tables`, o guardare giocare i bot con `demo`.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>La finestra non si può aprire, perché qui Qt non si può caricare: {lacking}. Su Linux installa ciò che porta quella libreria, per esempio libgl1 e libegl1 su Debian e Ubuntu; senza finestra ci sono i comandi `host --headless`, `tables` e `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>L’output non si può scrivere: il disco è pieno.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Una finestra ha un solo tavolo: per averne di più aggiungi --headless.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Un tavolo di {seats} posti non può avere {bots} bot.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Qui c’è una partita non finita, che `host --headless --resume` riprende:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>Qui non c’è una tale partita non finita.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Più partite non finite cominciano così: indica più cifre del numero.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Si riprende {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>Il tavolo si è spostato su un altro computer. Finché questo programma è in funzione, dice a chi torna dov’è il tavolo.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Qui non c’è nessuna partita non finita: apri un nuovo tavolo senza --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table}: {players} (mosse: {n}, finita)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table}: {players} (mosse: {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>Il tavolo è in rete come {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>I tavoli sono chiusi.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>Le sei parole di tutti questi tavoli: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Ctrl-C chiude i tavoli.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>address</source>
        <translation>indirizzo</translation>
    </message>
    <message>
        <source>people</source>
        <translation>persone</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vincitore</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>sei parole</translation>
    </message>
    <message>
        <source>code</source>
        <translation>codice</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Ctrl-C chiude il tavolo.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} se n’è andato.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. {name} comincia.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Ognuno trova il suo posto.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Si distribuiscono le carte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} è arrivato.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} guarda.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} si siede per {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} è tornato.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} è assente.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} è assente: il posto aspetta.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Indica un bot: novice, club, master o un comando.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Qui non c’è nessun bot o programma {bot}: indica novice, club, master o un comando.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} è al tavolo {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} non può continuare: {reason} Il bot club gioca questa partita al suo posto.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>Il gioco da tavolo Sequence nella rete locale.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandi</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Senza comando si apre la finestra.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>apre la finestra</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>un tavolo a cui andare subito</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>apre la finestra e va subito a un tavolo</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>apre un tavolo</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>mostra i tavoli della rete</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>mostra dei bot che giocano a un vero tavolo, nella console</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>fa giocare due bot l’uno contro l’altro, molte partite</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>mostra una partita salvata mossa per mossa</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>un oggetto JSON per riga, anche le mani</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>controlla che una partita salvata sia vera</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>la lingua, se non è quella del sistema: {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>indirizzo:porta, o il link di un tavolo</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>come ti chiami lì</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>senza finestra, un bot prende posto: novice, club, master o un tuo comando</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>di un tavolo privato, per un bot; la finestra lo chiede</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>secondi dopo i quali un nostro bot sostituisce un comando muto (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>nella console, senza finestra</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>come si chiama il tavolo</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>ne apre così tanti insieme (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>quanti giocano a ognuno (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>di cui bot (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>quali regole</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>se le carte si pescano da sole o a mano</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>la porta ({n}), o la prossima libera</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>comincia appena tutti i posti sono presi</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>chi arriva ha bisogno di un codice, che si vede qui</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>riprende una partita non finita, l’ultima o quella con questo numero</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>un oggetto JSON per riga</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>per quanto cercare (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>continua a cercare e dice che cosa cambia, fino a Ctrl-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>quanti giocano (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>i dadi dei bot</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master o cmd:COMANDO per un tuo programma</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>lo stesso per l’altro giocatore</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>quante partite (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>posti per partita (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>secondi per mossa per un bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>carte e dadi (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>il punteggio come oggetto JSON</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>secondi dopo i quali un comando muto perde la partita (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>la partita salvata, un file .seqrec</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>mostra le carte di tutti</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>dove sono i file del gioco su questo computer</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>l’interfaccia di rete, o loopback; altrimenti quelle della rete locale</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>una porta è un numero da 0 a 65535; 0 ne prende una qualsiasi</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>un numero intero da 1 a {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>un numero di secondi, più di 0 e fino a 3600</translation>
    </message>
    <message>
        <source>{whole}.{part}</source>
        <translation>{whole},{part}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{year}-{month}-{day} {hour}:{minute}</source>
        <translation>{day}/{month}/{year} {hour}:{minute}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Draw deck, %n cards</source>
        <translation>
            <numerusform>Mazzo, %n carta</numerusform>
            <numerusform>Mazzo, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; ultimo scarto {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Fai clic per pescare la tua carta</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>clic per pescare</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>nel mazzo</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Gli scarti di chi</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Scarti, il primo giocato viene per primo</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n carta, qui sotto</numerusform>
            <numerusform>%n carte, l’ultima in basso</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Qui non è ancora stato scartato nulla.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>regole classiche</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>regole Goliath</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>regole italiane</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Un’altra &amp;partita</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>Il responsabile del tavolo può chiedere un’altra partita.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>&amp;Salva la partita</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>hai vinto!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>stavolta no.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>con {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>Si controlla la distribuzione …</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>La distribuzione è provata: nessuno, nemmeno l’host, poteva scegliere queste carte.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>La distribuzione è falsa: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>La distribuzione non è provata: l’host non ha mostrato da dove vengono le carte.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>Su questa distribuzione non c’è nulla da provare. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Nessun altro vi ha preso parte.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>L’host ha mandato {n} impegni per {seats} posti.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>L’host ha tralasciato l’impegno di {name}.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>L’host ha mandato un impegno per {name}, che è un bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>L’host ha mandato {n} seed per {seats} posti.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>L’host ha tralasciato il seed di {name}.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>L’host ha mandato un seed per {name}, che è un bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>i suggerimenti ({side}) sono stati ammessi</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>la segnalazione di suggerimenti ({side}) è stata confermata</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>la segnalazione di suggerimenti ({side}) è stata ritirata</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>la segnalazione di suggerimenti ({side}) è stata respinta</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>La partita salvata che l’host ha mostrato non si può leggere: riga {line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>La mossa {n} della partita salvata è contro le regole: {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>Nella partita salvata {name} è una persona; alla distribuzione era un bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>Nella partita salvata {name} è un bot; alla distribuzione era una persona.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>La partita salvata mette {name} al posto che alla distribuzione era di {other}.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>La partita salvata ha {n} posti; la distribuzione ne aveva {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>La partita salvata parla del tentativo {n} della distribuzione; era il {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>L’impegno di {name} nella partita salvata non è quello mandato alla distribuzione.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>Il seed di {name} nella partita salvata non è quello mandato alla distribuzione.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Alla distribuzione avevi {held}; la partita salvata ti dà {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Dopo la mossa {n} avevi {held}; la partita salvata ti dà {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>Fino alla mossa {n} ti è stato detto: {told}; la partita salvata lì ha: {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>Come mossa {n} ti è stato detto: {told}; la partita salvata lì ha: {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Fino alla mossa {n} ti è stato detto: {told}; la partita salvata ha solo {known} mosse permesse dalle regole.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Come mossa {n} ti è stato detto: {told}; la partita salvata ha solo {known} mosse permesse dalle regole.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Ogni squadra ha bisogno di un suo colore: blu, verde o rosso.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>Nessuna risposta è arrivata in tempo ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>La risposta è più lunga di qualunque azione.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>La risposta non è permessa: {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>La risposta {answer} non è un’azione: {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>Bisogna indicare i gettoni di ogni squadra.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>Il comando è finito nel mezzo della partita.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>Il comando {command} non si può avviare: {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>La distribuzione dice che il posto di {name} è di un bot; lì siede una persona.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>La distribuzione ha il bot {bot} a un posto dove l’attesa mostrava il bot {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>La distribuzione ha {name} a un posto che nell’attesa era libero.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>La distribuzione ha {name} a un posto dove l’attesa mostrava un bot.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>La distribuzione ha {name} al posto dove l’attesa mostrava {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>La distribuzione fa giocare {name} per {side}, ma quel posto gioca per {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>La distribuzione è vincolata a regole diverse da quelle dell’attesa: {rule} è {bound}, non {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>La distribuzione è vincolata alle squadre {bound}; l’attesa mostrava {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>La distribuzione è vincolata a {n} posti; l’attesa ne mostrava {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>La distribuzione è stata annullata {off} volte; questo è il tentativo {n}. Un host che continua così forse aspetta carte che gli piacciono.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>L’host ha cambiato impegni dopo averli mandati.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>L’host ha cambiato dei seed dopo averli mostrati.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>L’host ha dato le carte prima che tutti fossero vincolati da un impegno.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>L’host ha dato le carte senza mostrare i seed di tutti.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>L’host non dice più quali impegni e seed avesse la distribuzione.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>L’host ha dato a questa distribuzione il numero di una partita precedente.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>L’host ha annullato una distribuzione, ma dice che questo è il tentativo {n}.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>L’host non ha mai mandato gli impegni che ha la partita salvata.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>L’host non ha mai mandato i seed che ha la partita salvata.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>L’host ha passato per il tuo posto un impegno diverso dal tuo.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>L’host ha passato per il tuo posto un seed diverso dal tuo.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>L’host ha mandato gli impegni dopo i seed.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>L’host ha mostrato dei seed prima che tutti fossero vincolati da un impegno.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>L’host parla di una distribuzione diversa da quella con cui questa partita è cominciata.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>L’host parla del tentativo {n} mentre è in corso il {own}.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>L’impegno dell’host nella partita salvata non è quello che ha mandato alla distribuzione.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>Il seed dell’host non è quello a cui si è impegnato.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>La partita salvata non finisce come la partita.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>La partita salvata non mostra i seed da cui sono venute le carte.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>La partita salvata è un’altra partita.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>Le regole nella partita salvata non sono quelle a cui era vincolata la distribuzione.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>Il seed del posto {seat} non è quello a cui si è impegnato.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>Il seed mostrato per {name} non è quello a cui il posto era vincolato: è stato scelto o cambiato dopo.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>Le squadre sono blu, verde e rosso in quest’ordine; solo italian le lascia scegliere.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>Le squadre nella partita salvata non sono quelle a cui era vincolata la distribuzione.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>Non c’è un giocatore {player}: scegli {known} o {prefix}COMANDO.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>Al tavolo non c’era nessun altro.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Questo computer è arrivato al tavolo dopo la distribuzione, quindi non può dire chi fosse vincolato a cosa prima.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>Ti è stato detto che la partita era stata abbandonata; la partita salvata non lo dice.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>un indicatore dell’ordine dei byte, che qui non va</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>un ritorno a capo di troppo; le righe finiscono con il solo avanzamento di riga</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>un angolo di position.board ha un gettone</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un numero ha troppe cifre</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>un numero è troppo grande</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>una riga vuota</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>ci vuole un oggetto, non {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>il byte {n} non è UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck deve avere ogni carta due volte</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner deve essere null quando la ragione è {reason}</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>meno carte</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>metà di una coppia di surrogati</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>nell’intestazione manca game, che serve a una distribuzione provabile</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>l’intestazione deve avere deal oppure position</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>non finisce come dice l’ultima riga</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>più lunga di qualunque riga di una partita</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>né un’azione né la fine della partita</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>troppo annidato</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>un tavolo così non può esistere</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>non è JSON, dalla colonna {column} in poi</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>non è JSON: {value} non è un numero</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>non è una partita di questo gioco: format deve essere {name}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position ha la carta {card} {n} volte, ma ce ne sono due</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw ha un posto due volte</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next ha il posto {seat} dove va un’altra squadra</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next deve seguire i posti in senso orario quando le squadre sono uguali</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next deve avere position.to_play per la squadra di turno</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes deve seguire l’ordine dei posti</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed deve avere ogni posto una volta, in ordine</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips deve avere due o tre numeri, non {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>posto {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>il posto {seat} deve {due} carte ma ne ha {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>qualcosa</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>qualcosa dopo la riga {line}, che chiude la partita</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started deve essere un’ora come 2026-11-29T19:10:00Z, non {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>all’azione manca {key}</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>la partita è finita in stallo</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>la partita è stata abbandonata</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>la partita è stata vinta</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>la chiave {key} è ripetuta</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>la partita salvata è della versione {version}, ma questo programma legge la versione {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>le caselle della sequenza {line} ({side}) non ce l’hanno</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>questa partita è già finita in stallo</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>hai preso {card}</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} è più grande di qualunque partita salvata.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} ha segnalato suggerimenti ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} ha cambiato {card}</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} ha ceduto {card}</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} ha una chiave {key} che non può avere</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} ha un {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>in {name} manca {key}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} ha perso una pesca</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} deve essere una lista, non {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} deve essere un testo di {n} lettere</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} deve essere un testo, non {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} deve essere un numero intero da {low} in su, non {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} deve essere un numero intero da {low} a {high}, non {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} deve essere un oggetto, non {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} deve essere null, perché lì siede un bot</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} deve essere uno di questi: {choices}; non {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} deve essere true o false, non {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} deve avere {n} cifre esadecimali minuscole, non {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>elementi che {name} deve avere: {n}, non {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} ha passato</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} ha giocato {card} su {square}</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} ha preso una carta</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} ha tolto il gettone da {square} con {card}</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} carte scartate sono diventate il mazzo</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} giocatori non possono giocare con queste regole: {counts} possono.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} giocatori formano {counts} squadre, non {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} non indica un comando: scrivi cmd: e poi il comando.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} non può avere sia {one} sia {other} come sequenze</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} ha completato {line}</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} ha già vinto questa partita</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} ha {found} gettoni sul tabellone, ma solo {n} in tutto</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} non è un’azione</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} non è una carta</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} non è una linea di cinque</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} non è una casella</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>non esiste</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>questo utente non ha il permesso</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>lì non si può scrivere</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>il disco non risponde bene</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>esiste già</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>ci sono troppi file aperti</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>l’indirizzo è già in uso</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>questo computer non ha quell’indirizzo</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Niente più consigli</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>{card}, {label}</source>
        <translation>{card}, {label}</translation>
    </message>
    <message>
        <source>There is no square for it now.</source>
        <translation>Adesso non c’è una casella per lei.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Va su {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>La tua squadra non ha più gettoni da mettere.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>morta: prossimo turno</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>morta: cambia</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>cedi</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>Le regole di questo tavolo</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Tasti (F1)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Table talk: give up a card</source>
        <translation>Suggerimenti: cedi una carta</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Pesca la tua carta – tocca a {name}</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – il tabellone mostra una mossa precedente</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – stai guardando</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>TOCCA A TE – il tabellone mostra una mossa precedente</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>TOCCA A TE – nessuna carta si può giocare: passa</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>TOCCA A TE – quali cinque diventano la tua sequenza?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>TOCCA A TE – scegli una casella</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>TOCCA A TE – gioca una carta</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>La partita è finita. Rivedila, o giocane un’altra.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Qualcuno della tua squadra ha dato un suggerimento: scegli la carta che cedi per questo.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>Gli altri giocano. Un piccolo segno indica l’ultimo gettone di ogni giocatore.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Prendi la tua carta: fai clic sul mazzo o premi D. Dopo la mossa del prossimo giocatore è persa.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Prendi la tua carta: fai clic sul mazzo o premi D. Appena il prossimo giocatore ha pescato, è persa.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Le due caselle di {card} sono coperte: è morta. Cambiala (X), poi giocane un’altra.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Non c’è ancora un gettone da togliere: tieni questo fante per dopo.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Questo fante toglie un gettone: scegline uno con l’anello tratteggiato. Poi non metti nulla, quindi tienilo per una fila quasi finita.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Questo fante mette un gettone su una casella libera qualsiasi: meglio dove completa una sequenza, o ne ferma una.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} va su {square}: fai clic lì, o trascinaci la carta.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} va su {one} o {other}: fai clic su una casella, o trascinaci la carta.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>{card} su {square} completa una sequenza!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>A {side} manca solo {square} per una sequenza: {card} può fermarla.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Nessuna delle tue carte si può giocare adesso: passa (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Hai una carta morta: sceglila per cambiarla prima di giocare.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Scegli una carta: le caselle dove va si illuminano. Gettoni uno accanto all’altro, in orizzontale, in verticale o in diagonale, diventano una sequenza di cinque.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} vuole affidare questo tavolo al tuo computer. Tutti ci vanno da soli, e il tavolo è aperto finché lo è questo programma. Da allora il tuo computer può vedere tutte le mani. Prendere il tavolo?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>Prendi il tavolo</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, grazie</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>Si gioca con le {edition}. Qui ognuna si può cambiare:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>Come nell’&amp;edizione</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Gioca così</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (regola della casa)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Con tre squadre vince la prima.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>Il {one} e il {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Cinque gettoni di una squadra in fila sono una sequenza: in orizzontale, in verticale o in diagonale.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>Una sequenza è bloccata: i suoi gettoni restano fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Verde ha una sequenza da f5 a j5; una fascia passa sotto i cinque gettoni.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Ognuno taglia una carta: la più bassa dà le carte, e comincia il giocatore dopo.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Ogni carta, tranne i fanti, è stampata su due caselle del tabellone.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Gioca una carta e metti un gettone su una delle sue due caselle, se è libera.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>Il nove di quadri è scelto: le sue due caselle, h5 e f10, sono illuminate.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>La carta successiva arriva da sola.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Poi pesca tu una carta. Appena il prossimo giocatore ha pescato è troppo tardi: la tua mano resta con una carta in meno per il resto della partita.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Poi pesca tu una carta. Appena il prossimo giocatore ha giocato è troppo tardi: la tua mano resta con una carta in meno per il resto della partita.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>Gli angoli</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>Le quattro caselle d’angolo sono di tutti: valgono come un gettone di ogni squadra.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Con un angolo bastano quattro gettoni per una sequenza. Due squadre possono usare lo stesso angolo.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Blu ha una sequenza da a1 a e1, verde una da a1 a a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Fanti con due occhi</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} mettono un gettone su una casella libera qualsiasi.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Solo gli angoli non hanno bisogno di gettoni, e non ne ricevono.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Tutte le caselle libere sono illuminate.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Fanti con un occhio solo</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} tolgono dal tabellone un gettone di un’altra squadra.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>La mossa è tutta qui: non si mette nulla, e la casella è di nuovo aperta a tutti.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>I gettoni di una sequenza non si possono togliere.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Tre gettoni verdi si possono togliere; i cinque della sequenza no.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Puoi farlo quante volte vuoi prima di giocare.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Puoi farlo una volta per turno, prima di giocare.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Puoi farlo fino a {n} volte per turno, prima di giocare.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Carte morte</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Una carta è morta quando su tutte e due le sue caselle c’è un gettone. Un fante non lo è mai.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Mostra una carta morta e cambiala con un’altra, poi gioca.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Le due caselle del sette di cuori sono coperte.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>Due sequenze di una squadra possono condividere una casella, se lì si incrociano.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>Sulla stessa linea non ne condividono nessuna: dieci in fila sono due.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>Due sequenze di una squadra possono condividere una casella.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Quindi nove in fila sono due sequenze che condividono quella di mezzo.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>Due sequenze</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Con sei o più in fila scegli quali cinque sono tue.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Verde ha le sequenze da f5 a j5 e da h4 a h8; condividono h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>I compagni non devono darsi suggerimenti. Chi li sente li segnala: se la segnalazione vale, ognuno di quella squadra cede una carta.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>I compagni non devono darsi suggerimenti. Chi li sente li segnala.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>I compagni possono parlarsi; quel che si scrive qui va a tutto il tavolo.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Giocare insieme</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>I membri di una squadra non siedono vicini, e le squadre giocano a turno.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Gettoni blu e verdi a metà di una partita.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} giocatori: {sides} squadre, {cards} carte ciascuno.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} giocatori: {sides} o {more} squadre, {cards} carte ciascuno.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Passare, e la fine</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Chi non può giocare nessuna carta passa. Se passano tutti, non vince nessuno.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Quando il mazzo è vuoto, gli scarti vengono mescolati e ne formano uno nuovo.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Una squadra che non ne ha più non mette gettoni.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Verde ha una sequenza dall’angolo a1 a e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Con quali regole</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>&amp;Prova con consigli</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Testo della pagina</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>regole del tavolo</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>un tavolo amichevole</translation>
    </message>
</context>
<context>
    <name>Index</name>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>Jack</name>
    <message>
        <source>Take a chip</source>
        <translation>Togli un gettone</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Metti dove vuoi</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Riprendi {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Riprendi una partita</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · mosse fatte: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>scegliere una carta della mano, o rimetterla</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>scorrere la mano</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>dalla mano alle caselle della carta scelta</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>scorrere il tabellone</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Maiusc+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>casella illuminata successiva e precedente</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Home, Fine, Pag su, Pag giù</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>i bordi del tabellone</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Invio o spazio</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>giocare su questa casella; premere questo pulsante</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>rimettere ciò che era scelto</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>pescare la carta dovuta</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>cambiare una carta morta</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>passare, se non si può giocare nessuna carta</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>cedere la carta scelta per suggerimenti</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>chiedere cosa farebbe un bot, a un tavolo di allenamento</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>ordinare la mano per seme, per valore o come pescata</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>alla mano, al tabellone</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>alle mosse; il tabellone mostra ognuna; Esc: torna ad adesso</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>alla chat</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>segnalare suggerimenti</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>ai giocatori; Invio: cosa si può fare con uno di loro</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>sfogliare gli scarti</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maiusc+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>alla parte successiva della finestra, e ritorno</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Ctrl+O, poi ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>rivedere una partita salvata, mossa per mossa</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Ctrl+virgola</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>come si gioca, le impostazioni</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>questa pagina, il menu</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>novice</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>giocatore di club</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
</context>
<context>
    <name>LinkOffer</name>
    <message>
        <source>Open links of tables with this program?</source>
        <translation>Aprire i link dei tavoli con questo programma?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>I link non si possono impostare: non si può scrivere in {folder}.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Da ora i link dei tavoli aprono questo programma.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>I link dei tavoli si possono comunque scrivere o incollare qui.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Connessione a {address} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Il tavolo è chiuso.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Torna all’inizio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>L’host non è raggiungibile: ogni pochi secondi segue un nuovo tentativo.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>L’host non è raggiungibile da {time}: tentativo {n}, il prossimo tra pochi secondi.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Il tuo posto ti aspetta.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Host non raggiungibile: tentativo {n}, presto un altro. Il tuo posto ti aspetta almeno {time}.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>L’host non è raggiungibile da {time}: tentativo {n}, il prossimo tra pochi secondi. Intanto gli altri possono far giocare un bot per te.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lascia il tavolo</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Comincia la partita</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>&amp;Bot sui posti liberi</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lascia</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>&amp;Gettoni della mia squadra</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>In realtà non &amp;sono pronto</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>&amp;Sono pronto</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Scegli un posto, o guarda.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>La partita può cominciare quando si risolve questo: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Tutti sono pronti.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>Il responsabile del tavolo può cominciare.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>il posto {n} è libero</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} posti sono liberi</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} è assente</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} non è pronto</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Si distribuiscono le carte …</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>Il computer di ognuno partecipa alla mescolata: tentativo {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>posto {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>L’ultimo non ha avuto risposta da {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}: {card} su {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}: {card} toglie {side} da {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}: sequenza {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} cambia la carta morta {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} ha dimenticato di pescare: la carta è persa</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>Gli scarti diventano un nuovo mazzo di {n} carte</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} segnala suggerimenti: {side}</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Il responsabile del tavolo</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} lo ammette: {side} cede carte</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} lo conferma: {side} cede carte</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} ritira la segnalazione: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} respinge la segnalazione: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} cede {card}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>&amp;Rivedi una partita …</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copia un ra&amp;pporto</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versione {number}</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MoveChooser</name>
    <message>
        <source>No card in your hand can be played on that square.</source>
        <translation>Nessuna carta della tua mano si può giocare su quella casella.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Scegli quale carta morta cambiare.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Nessuna carta della tua mano è morta.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Scegli ancora una volta per mostrare {card} e cambiarla; Esc annulla.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Prima scegli la carta da cedere.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Scegli ancora una volta per cedere {card}; Esc annulla.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Scegli ancora una volta per passare; Esc annulla.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Scegli {square} ancora una volta per giocarci {card}; Esc annulla.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tavoli vicini</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Trova un tavolo: parte del nome, delle regole, dell’indirizzo</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Trova un tavolo</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>La ricerca comincia …</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Nessuno sta cercando.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Nessun tavolo qui contiene “{text}”.</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>Su {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Ancora nessun tavolo. Ricerca su {network} da {seconds} s.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>la rete</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Se qualcuno ha aperto un tavolo, lo ostacola una di queste cose:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Un’altra rete. I due computer devono essere sulla stessa, non uno via cavo e l’altro su quella di un telefono.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>Un Wi-Fi per ospiti, come in albergo e al lavoro, tiene separati i computer: usane un altro, o un cavo.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>Un firewall. Sul computer dell’host deve lasciar raggiungere questo programma dalla rete privata.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>Oppure scegli “Unisciti con indirizzo o link”, e scrivi quel che mostra lo schermo dell’host: non serve un elenco.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>La connessione con l’host è persa: si riprova.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>L’host ha chiuso la connessione prima di far entrare qualcuno: riprova.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Adesso non c’è connessione con l’host, quindi non è stato inviato.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>L’host ha mandato qualcosa che questa versione non capisce: usate la stessa versione del gioco da entrambe le parti.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>La connessione con l’host si è interrotta ed è stata rifatta: l’ultima cosa che hai fatto forse non è arrivata, quindi controlla.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>Il tavolo dov’eri è chiuso; il suo host intanto ne ha aperto un altro.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Ciò che ti ridà il posto non si può conservare su disco ({}): resta al tavolo mentre giochi.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>Qualcosa è andato storto in questo programma: torna al tavolo.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>Il tavolo è tornato a una mossa precedente: l’host ha perso qualcosa. Conta quello che vedi adesso.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>Il tavolo si sposta su un altro computer, e tu con lui.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Ciò che prova la distribuzione non si può conservare in {folder} ({why}): andrà perso se questo programma finisce prima della partita.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>il tavolo {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Hai già incontrato {name} con un altro certificato. Può essere un altro computer, o uno reinstallato; o qualcuno si spaccia per l’host. Confrontate le sei parole dei due schermi.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Il file {file} non esiste.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} è una cartella: indica il file al suo interno.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} non si può leggere: è una cartella o appartiene a qualcun altro.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} non si può leggere: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>Il tavolo parla il protocollo {table} (versione {table_app}), il computer che arriva il protocollo {own} (versione {own_app}): aggiorna il gioco sul computer del tavolo.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>Il tavolo parla il protocollo {table} (versione {table_app}), il computer che arriva il protocollo {own} (versione {own_app}): aggiorna il gioco sul computer che arriva.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>Il computer del tavolo e questo hanno versioni diverse del gioco: usate la stessa su entrambi.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>Un messaggio era più lungo di quelli di questo gioco: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Quello che è arrivato non era un messaggio di questo gioco: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>Un messaggio non aveva la forma che questa versione si aspetta: la connessione è stata chiusa. Usate la stessa versione del gioco da entrambe le parti.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>Non si conosce nessun indirizzo di quel tavolo: chiedilo all’host.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Nessun computer qui si chiama {name}: scrivi l’indirizzo che mostra l’host.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Ciò che risponde su {address} non è un tavolo di questo gioco: controlla l’indirizzo e la porta.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>Nessun tavolo è aperto su {address}: controlla l’indirizzo e la porta con l’host.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} non risponde: controlla che i due computer siano sulla stessa rete, che la rete lasci parlare i suoi computer, e che nessun firewall dell’host blocchi il gioco.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>È arrivato un messaggio che non c’entra prima dell’ammissione: la connessione è stata chiusa.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Non è il codice di questo tavolo: rileggilo dallo schermo dell’host.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Chi ha risposto non conosce il codice di questo tavolo. Scrivi di nuovo il codice; se è giusto, qualcuno sta tra te e il tavolo: non giocarci.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Questo tavolo è privato: scrivi il suo codice, un numero e due parole.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>Il file del certificato di questo host era danneggiato; ora si chiama {file}, ed è stato creato un nuovo certificato. I giocatori che conoscono questo host saranno avvisati: ecco perché.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>Il certificato di questo host non si può conservare in {folder} ({why}): rendi quella cartella leggibile e scrivibile per te.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>Il certificato di questo host in {folder} cambia mentre viene letto: riprova.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Scrivilo come 192.168.1.20:47624, come lo mostra lo schermo dell’host.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>È troppo lungo per un indirizzo.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>La fine di quel link è danneggiata: copia o scansiona di nuovo il link intero.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Non c’è un indirizzo.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>Un indirizzo IPv6 con una porta si scrive come [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>La porta deve essere un numero da 1 a 65535.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Non è un indirizzo IPv6.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Dopo % deve esserci il nome o il numero di un’interfaccia di rete.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>Un indirizzo che comincia con fe80 ha bisogno dell’interfaccia di rete con cui lo si raggiunge, come [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Non è un indirizzo IPv4.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Non è né un indirizzo né il nome di un computer.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>Nessun tavolo si può raggiungere su {address}.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>Un nome non può avere caratteri invisibili o di controllo: toglili.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Un nome non può essere vuoto: danne uno da 1 a 24 caratteri.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Quel nome è troppo lungo: danne uno di al massimo 24 caratteri (e 64 byte).</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Questo computer non ha una rete su cui trovare tavoli: collegalo alla stessa rete degli altri.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>L’interfaccia di rete {} non c’è: scegline un’altra, o collegala.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>Su questa rete non si possono trovare o mostrare tavoli ({}): forse un altro programma occupa la porta di mDNS. Unirsi con indirizzo o link funziona lo stesso.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>Ha risposto un computer diverso da quello atteso: il certificato è un altro. Chiedi all’host le sei parole sul suo schermo e confrontale prima di giocare lì.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>Il codice di un tavolo è un numero e due parole, come 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Quel tavolo è già aperto: in un’altra finestra o programma su questo computer.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>La partita salvata non si può riprendere ({fault}); è conservata come {file}.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>Di quel tavolo non è stato conservato niente.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>La partita salvata non c’è più, quindi il tavolo è in attesa.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Questo computer non ha qui un indirizzo che gli altri possano scrivere: trovano il tavolo nel loro elenco, e l’indirizzo e il link ci arrivano solo da questo computer.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Questo computer non è in nessuna rete, quindi nessun altro può venire al tavolo: collegalo alla stessa rete degli altri.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Un tavolo non si può conservare in {folder} ({why}): rendi quella cartella scrivibile per te, e libera spazio sul disco.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Da {port} in poi nessuna porta è libera per aprire un tavolo{reason}: chiudi un altro tavolo o programma, o scegli un’altra porta.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Lì tre codici erano sbagliati: fatti leggere il codice dall’host, aspetta un minuto, e controlla che le sei parole siano uguali sui due schermi.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>Qualcosa è andato storto in questo programma: riprova.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Quella partita non è più su questo computer, o è già aperta.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Sei già a un tavolo: prima lascialo.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>I consigli si danno solo a un tavolo di allenamento.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>Non sei a nessun tavolo: prima aprine uno o unisciti a uno.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Quello che è stato conservato di quel tavolo non si può leggere.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Quel tavolo è della versione {n}, ma questo programma legge la versione {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>la migliore: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Un nome qui è scritto in lettere che nessun carattere su questo computer possiede: installane uno per quella scrittura per leggerlo. Puoi giocare lo stesso.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Our side plays with the blue chips</source>
        <translation>La nostra squadra gioca con i gettoni blu</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>La nostra squadra gioca con i gettoni verdi</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>La nostra squadra gioca con i gettoni rossi</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Alzati</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Siediti qui</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>Porta {name} qui</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Finisci la partita senza vincitore</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>Dai il posto a {name}</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>Fai di {name} il responsabile del tavolo</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Devo andare: affida il tavolo al computer di {name}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Manda via {name}</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>Manda via {name} per sempre</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Metti qui un bot: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>Fanne un bot: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Togli il bot</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Apri un tavolo</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>Il suo &amp;nome, come lo vedono gli altri</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>Pri&amp;vato: chi arriva ha bisogno di un codice</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>&amp;Connessione su cui si trova</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Apri il tavolo</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Tavolo di {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>da sole</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Gi&amp;ocatori</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>S&amp;quadre</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>Le carte si &amp;pescano</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>Tempo per t&amp;urno</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>Sp&amp;ettatori</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>Regole &amp;della casa …</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} giocatori, {sides} squadre, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>nobody may watch</source>
        <translation>nessuno può guardare</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>al massimo {n}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>ancora %n secondo</numerusform>
            <numerusform>ancora %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>restano {m}:{s:02}</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>assente {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>deve una carta</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>deve carte</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>può pescare</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>ha passato</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>ultimo scarto {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Codice QR del link</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>regina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>Gli angoli sono di tutti: scegli un’altra casella.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Quella casella non mostra questa carta: scegli una delle due caselle della carta.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Su quella casella c’è già un gettone: scegline una libera.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>Su quella casella non c’è un gettone da togliere: scegli un gettone di un’altra squadra.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Quel gettone è della tua squadra: scegli un gettone di un’altra squadra.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Quel gettone fa parte di una sequenza completa e resta.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Quella carta non è morta: si può ancora giocare, o aspettare di poterlo fare.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>In questo turno non si possono cambiare altre carte morte: gioca una carta.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Adesso non hai nessuna carta da pescare.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Puoi giocare una carta, quindi non puoi passare.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>Con questa mossa non puoi prendere quelle linee: scegli tra quelle offerte.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>La tua squadra deve una penalità per suggerimenti: prima cedi una carta.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>Non devi nessuna carta di penalità.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>La tua squadra non ha più gettoni da mettere.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>Nessun suggerimento è stato segnalato.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>È già aperta un’altra segnalazione: prima va risolta.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>A questo tavolo non puoi farlo.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Questa partita salvata non si può leggere, riga {line}: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Questa partita ha {n} mosse, più di quante la finestra possa mostrare: il comando “sequence-lan replay” la stampa.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} ha distribuito, {first} comincia</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>posto {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} pesca {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pesca</translation>
    </message>
    <message>
        <source>{table}, {when}, {edition}</source>
        <translation>{table}, {when}, {edition}</translation>
    </message>
    <message>
        <source>{table}, {when}: {names}. {result}</source>
        <translation>{table}, {when}: {names}. {result}</translation>
    </message>
    <message>
        <source>The deal is proved: this computer took part, and nobody chose the cards.</source>
        <translation>La distribuzione è provata: questo computer vi ha partecipato, e nessuno ha scelto le carte.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>La distribuzione è coerente: seed e impegni combaciano. Un file da solo non può mostrare di più.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>La distribuzione è scritta nel file: nulla la prova.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Nessuna distribuzione: la partita comincia da una posizione preparata.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>La distribuzione è falsa.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>L’azione {n} è contro le regole: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>Le regole permettono tutte le {n} azioni.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partita è ancora aperta.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}; la riga che lo dice manca.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>La fine è falsa: “{result}” non è quello che dicono le mosse.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>Di chi si mostrano le carte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>&amp;Apri una partita …</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>Salva un’&amp;immagine …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Partite salvate (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lettura …</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Le carte di tutti</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Le carte di {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Nessuna carta</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Questa partita è ancora aperta: chi ci gioca non dovrebbe guardare le carte.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>Nessuna partita aperta</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, momento {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salvato come {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>L’immagine non si è potuta salvare lì: scegli un’altra cartella.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>{side} vince</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Pari: nessuno può più giocare</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>La partita è stata abbandonata</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>Vince la prima sequenza.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Vince chi arriva prima a {n} sequenze.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Le carte si pescano da sole.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Si pesca a mano; una carta dimenticata è persa quando pesca il prossimo giocatore.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Si pesca a mano; una carta dimenticata è persa quando gioca il prossimo giocatore.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Una carta non pescata a mano è persa quando pesca il prossimo giocatore.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Una carta non pescata a mano è persa quando gioca il prossimo giocatore.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>I fanti di cuori e di picche tolgono un gettone, quelli di quadri e di fiori ne mettono uno.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>I fanti di fiori e di picche tolgono un gettone, quelli di cuori e di quadri ne mettono uno.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>In un turno si possono cambiare quante carte morte si vuole.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Carte morte cambiate in un turno: al massimo {n}.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Tutti scartano su una sola pila.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Ognuno ha la sua pila degli scarti, visibile a tutti.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Gettoni della prima, seconda e terza squadra: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Le sequenze che condividono una casella devono incrociarsi lì.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>Due sequenze possono condividere una casella, anche lungo una linea.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Le squadre possono differire di un giocatore: anche 5, 7 e 11 possono giocare.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Tutte le squadre hanno lo stesso numero di giocatori.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Un suggerimento a un compagno costa una carta a ognuno della squadra.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Un suggerimento a un compagno viene segnalato, e non costa nulla.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Nessuno bada ai suggerimenti tra compagni.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>Un turno può durare quanto si vuole.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>Un turno ha {n} secondi; poi un bot fa quella sola mossa.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (regola della casa)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>partita {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salvato come {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>La partita non si è potuta salvare lì: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}: {n} sequenza su %n</numerusform>
            <numerusform>{side}: {n} sequenze su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} su {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Posto {n}, {side}: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>responsabile</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>non ancora pronto</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tu)</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Siediti qui</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nessuna carta</translation>
    </message>
    <message>
        <source>{name}, {chip}: {cards}</source>
        <translation>{name}, {chip}: {cards}</translation>
    </message>
</context>
<context>
    <name>SeatsOval</name>
    <message>
        <source>Standing: {names}</source>
        <translation>In piedi: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>Le impostazioni non si possono conservare: {file} non si può leggere o scrivere.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>Il file delle impostazioni {file} è danneggiato: eliminalo, così le impostazioni durano di nuovo.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>Il file delle impostazioni era danneggiato: tutte le impostazioni sono come al primo avvio. Il vecchio file ora si chiama {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Il mio &amp;nome</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contrasto alto</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimento</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Carte e gettoni</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>&amp;Grandezza in mano</translation>
    </message>
    <message>
        <source>small</source>
        <translation>piccola</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>&amp;Order in the hand</source>
        <translation>&amp;Ordine in mano</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>come pescate</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>per seme</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>per valore</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Quattro colori dei semi</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>I quadri sono blu e i fiori verdi.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>Ge&amp;ttoni</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>una forma per ogni squadra</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>tutti rotondi, con i loro motivi</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Con&amp;ferma le mie mosse</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Ciò che non si può annullare va scelto due volte.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>Consigli quan&amp;do mi alleno</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Un tavolo di allenamento spiega cosa si può fare, e perché.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Il mio turno</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>A&amp;vvisami se la finestra non è davanti</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>La finestra chiede attenzione, e appare un messaggio dove il sistema lo permette.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Suono</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>Si sentono turno, gettone, carta, sequenza e fine.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>Il suono non è installato: pip install “sequence-lan[sound]” lo aggiunge.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Conn&amp;essione</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>Copia il lin&amp;k</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Link di questo tavolo</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Indirizzo di questo tavolo: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Codice di questo tavolo: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Gli altri vedono questo tavolo come “{name}”, o si uniscono con l’indirizzo.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Gli altri si uniscono con questo indirizzo.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Sei parole: {}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>How others come here</source>
        <translation>Come arrivano qui gli altri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Partite salvate su questo computer</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Ancora nessuna. Le partite a un tavolo aperto su questo computer restano qui quando sono finite, come quelle che salvi altrove alla fine.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Rivedi</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>Apri un &amp;file …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Partite salvate (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Torna ad a&amp;desso</translation>
    </message>
    <message>
        <source>Chat ({n})</source>
        <translation>Chat ({n})</translation>
    </message>
</context>
<context>
    <name>Square</name>
    <message>
        <source>everybody&apos;s</source>
        <translation>di tutti</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>angolo, di tutti</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>parte di una sequenza</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} e altri {n}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Il mio &amp;nome</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>I miei &amp;gettoni</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>&amp;Apri un tavolo</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>Gli altri lo trovano nel loro elenco.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>Allénati con i &amp;bot</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Comincia subito, su questo computer.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>&amp;Unisciti con indirizzo o link</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Come lo mostra lo schermo dell’host.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Indirizzo o link del tavolo</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisciti</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>A&amp;rchivio</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Contro un bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Tre squadre: contro due bot</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>Due contro due: con un bot contro due</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Tre contro tre</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unisciti</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Torna</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} posti su {total} occupati</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>in gioco, puoi guardare</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>in gioco: torna al tuo posto o guarda</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privato</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>host: {name}, che conosci</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>conosci il suo host</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Guardano: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Mosse e chat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>Segnala suggerimen&amp;ti</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>Non hai pescato in tempo: quella carta è persa per questa partita.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Sfoglia gli scarti</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Contro {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>Le sei parole dell’host: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>Come arrivano qui gli altri …</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Inizio (tasto Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Indietro (freccia sinistra, o virgola)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Avvia e pausa (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Avanti (freccia destra, o punto)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Fine (tasto Fine)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento della partita</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Velocità (+ e -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>veloce</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>molto veloce</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} di {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>Il rapporto è negli appunti: incollalo dove chiedi aiuto.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>Qualcosa è andato storto in questo programma; i dettagli sono nel registro.</translation>
    </message>
</context>
</TS>
