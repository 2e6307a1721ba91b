<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>de lijn {line} wint het spel</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>dat voltooit de sequence {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>dat blokkeert de lijn {line}, waarvan {side} vier vakken heeft</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>dat breekt de lijn {line}, waarvan {side} vier vakken heeft</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>dat maakt vier van de lijn {line}, en de kaart voor het vijfde is in de hand</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>dat maakt vier van de lijn {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>dat maakt de lijn {line} vrij</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>dat blokkeert de lijn {line}, waarvan {side} drie vakken heeft</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>dat breekt de lijn {line}, waarvan {side} drie vakken heeft</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>dat maakt drie van de lijn {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>deze kaart kan op geen ander vak meer</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>een boer wordt voor later bewaard</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>geen andere zet belooft meer</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>beide vakken zijn bezet, en een nieuwe kaart kost niets</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>een kaart die niet op tijd wordt getrokken, is verloren</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>geen kaart in de hand kan worden gespeeld</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>het is de kaart die het minst gemist wordt</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Beter: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}: {first}, en {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} op {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} neemt {side} van {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>Mijn keuze: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>Mijn keuze: {card} ruilen</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>Mijn keuze: {card} inleveren</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>Mijn keuze: nu trekken</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>Mijn keuze: passen</translation>
    </message>
</context>
<context>
    <name>Argparse</name>
    <message>
        <source>usage: </source>
        <translation>gebruik: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>positionele argumenten</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>de versie van het programma tonen en stoppen</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: fout: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>deze argumenten ontbreken: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>er hoort een waarde bij</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r bestaat niet (kies uit %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>dubbelzinnige optie: %(option)s kan %(matches)s zijn</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>de waarde %r hoort hier niet</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spelbord</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Hier mag je een fiche leggen.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Deze fiche mag je wegnemen.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>Je kaart hoort hier, als je aan de beurt bent.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>De laatste zet was hier.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>Het netwerkdeel van dit programma kon niet starten: start het opnieuw.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Trekken (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Ruilen (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Kaart inleveren (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Advies (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>Toegeven</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Toewijzen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Afwijzen</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>De volgende dode kaart kun je in je volgende beurt ruilen.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>Geen kaart in je hand kan worden gespeeld.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Kies een kaart uit je hand.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} meldt overleg: {side}.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Denkt na …</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nieuw</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Deze tafel staat op deze computer: als je hem verlaat, gaat hij voor iedereen dicht.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>Er is een spel bezig. Als je weggaat, krijgt een bot of een toeschouwer je plaats.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>{name} van deze tafel wegsturen?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Wegsturen</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>{name} wegsturen, en niemand van die computer meer binnenlaten?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Voorgoed wegsturen</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>De tafel aan de computer van {name} overdragen? Iedereen gaat vanzelf mee. Vanaf dan kan die computer alle handen zien; deze heeft de volgorde van de trekstapel gekend.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Overdragen</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>Dit spel voor iedereen beëindigen, zonder winnaar?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Wat er gezegd is</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Zeg iets tegen allen</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>blauwe fiche</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>groene fiche</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>rode fiche</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>om het even</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Waar deze kleur vrij is, krijg ik die als eerste aangeboden.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Blauwe fiches</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Groene fiches</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Rode fiches</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Fiches in een willekeurige kleur</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>Ik krijg de eerste vrije plaats aangeboden.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>Welke vijf worden je sequence?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>{lines} nemen</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Die kaart zit niet in je hand.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>De hoekvakken zijn van iedereen: kies een ander vak.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Dat vak toont deze kaart niet: kies een van de twee vakken van de kaart.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Op dat vak ligt al een fiche: kies een vrij vak.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>Op dat vak ligt geen fiche om weg te nemen: kies een fiche van een ander team.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Die fiche is van je eigen team: kies een fiche van een ander team.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Die fiche hoort bij een voltooide sequence en blijft liggen.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Die kaart is niet dood: hij kan nog worden gespeeld, of wachten tot het kan.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>In deze beurt kun je geen dode kaart meer ruilen: speel een kaart.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Er is nu geen kaart die je mag trekken.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Je kunt een kaart spelen, dus je mag niet passen.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>Die lijnen kun je met deze zet niet nemen: kies uit de aangeboden lijnen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>Je team moet boeten voor overleg: lever eerst een kaart in.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>Je hoeft geen strafkaart in te leveren.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>Je team heeft geen fiche meer om te leggen.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>Er is geen overleg gemeld.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>Er is al overleg gemeld: dat moet eerst worden afgehandeld.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>Dat mag je aan deze tafel niet.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Alleen de tafelleider kan dat doen.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Dat kan niet in dit deel van de avond.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>Er wordt geen spel gespeeld.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>Die plaats bestaat aan deze tafel niet.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Die plaats is bezet: kies een vrije.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Die plaats wacht nog op zijn speler: probeer het opnieuw als de tijd om is.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Daar zit geen bot die weg kan.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Je kijkt toe: alleen wie aan de tafel zit, kan dat doen.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>Het spel kan nog niet beginnen.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Die persoon is niet aan de tafel.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Die persoon is er nu even niet.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Dat kun je jezelf niet aandoen: verlaat liever de tafel.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>De tafel staat op de computer van die persoon, dus die blijft.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>De teams kiezen hun kleur alleen bij de Italiaanse regels.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Deze keuzes passen niet bij elkaar.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>De beurt is intussen doorgegaan: kijk opnieuw naar de tafel.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Dat is geen zet in dit spel.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>Dat was te veel tegelijk: wacht even.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>In dat bericht stond niets om te tonen.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Je plaats is gebonden aan de commit die eerst is gestuurd.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Die seed is niet die waaraan je plaats gebonden is.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>De tafel staat al op de computer van die persoon.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>De tafel verhuist net naar een andere computer: probeer het zo weer.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>Er wordt net iemand gevraagd de tafel over te nemen: wacht op het antwoord.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Die persoon wil de tafel niet op zijn computer, dus blijft hij waar hij is.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Niemand heeft geantwoord of die computer de tafel overneemt, dus blijft hij waar hij is.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Dat is niet de code van deze tafel: lees hem nog eens van het scherm van de host.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Wie antwoordde kent de code van deze tafel niet. Typ de code nog eens; als hij klopt, staat er iemand tussen jou en de tafel: speel daar niet.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Deze tafel is besloten: typ de code, een getal en twee woorden.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Die computer kon de tafel niet overnemen, dus hij blijft waar hij is.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>De tafel is naar een andere computer verhuisd: zoek hem in de lijst.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Die tafel is niet hier.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>De host kan niet op zijn schijf schrijven, dus er is niets veranderd: maak daar ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>De tafel is vol: niemand kan er meer zitten of kijken.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>Er kwamen te veel foute codes van je computer: wacht een tijdje en laat de host je de code voorlezen.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>Er zijn te veel foute codes geprobeerd aan deze tafel: niemand nieuw komt erin tot de leider hem weer opent.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>De tafelleider laat je niet binnen.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>Er kwam een bericht dat hier niet hoort: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Je kwam vanaf een andere plek aan deze tafel: deze verbinding is verbroken.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Er is een tijd niets van je gehoord: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>De tafelleider heeft je van de tafel gestuurd.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Je hebt de tafel verlaten.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>De host heeft de tafel gesloten.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>De code van de tafel</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} is besloten: typ de code, een getal en twee woorden.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Iemand heeft te veel foute codes geprobeerd, dus niemand nieuw komt erin. Mensen met de code weer binnenlaten?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Binnenlaten</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Dichthouden</translation>
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
        <translation>zetten</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>het einde dat hij zag</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>de deling</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewezen</translation>
    </message>
    <message>
        <source>false</source>
        <translation>vals</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>niet getoond</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>niets te bewijzen</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Er is een tafel open op {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Gevonden met mDNS: {table} op {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>De tafel werd met mDNS op {network} niet binnen {seconds} seconden gevonden: misschien houdt een firewall hem tegen.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>Het spel was na {seconds} seconden niet afgelopen.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>Een client heeft geen spel gezien.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>De kaarten zijn gedeeld. {sides}. {name} begint.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>niet gecontroleerd</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>Niet alle clients zagen hetzelfde einde.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>Niet alle clients konden de deling bewijzen.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} tegen {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  gewonnen {won}, verloren {lost}, gelijk {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>te vroeg gestopt: {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>zonder antwoord: {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>niet toegestaan: {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  spellen: {games}, plaatsen: {seats}, teams: {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  score {share}, 95%-interval {low} tot {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  verloren door falen, {player}: {faults}. De eerste: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}: {ms} ms per zet</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} begint.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Geweigerd: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Het spel is nog open.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>lobby</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>delen</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>Geen tafel gevonden in {seconds} seconden op {network}. Een gastnetwerk of een firewall kan er een verbergen: doe dan mee via het adres op het scherm van de host.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} is weg.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Tafels op {network}. Ctrl-C stopt.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regels</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} van {total} plaatsen bezet</translation>
    </message>
    <message>
        <source>private</source>
        <translation>besloten</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>bewezen: het is de deling waaraan deze computer meedeed, en niemand koos de kaarten.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>kloppend: seeds en commits passen. Meer kan een bestand alleen niet tonen.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>vals.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>gegeven: het bestand noemt de stapel, en niets bewijst hem.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>geen: het spel begint vanuit een opgezette stelling.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>Kop: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Deling: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Acties: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Einde: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, plaatsen: {n}, begonnen {when}, geschreven door sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>nummer {n} is geweigerd. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, en de regels staan ze allemaal toe.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} De laatste regel, die dat zegt, ontbreekt.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>vals. De laatste regel zegt: {said} Volgens de acties: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} De laatste regel zegt dat, en het klopt.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Dit spel is nog open, en wat volgt toont ieders kaarten: wie erin speelt, of met iemand praat die erin speelt, hoort niet te kijken.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>klassieke regels</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>Goliath-regels</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>Italiaanse regels</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plaats {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} speelt {card}: fiche {side} op {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} speelt {card} en neemt fiche {side} van {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} voltooit de sequence {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} toont de dode kaart {card} en ruilt die.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} trekt {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekt een kaart.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} heeft het recht om te trekken verloren.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>De aflegstapels worden de nieuwe trekstapel ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} meldt overleg: {side}.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>De tafelleider</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} levert {card} in.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>{side} wint.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>Het spel is gelijk: niemand kan meer spelen.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Het spel is afgebroken.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} geeft het overleg toe ({side}).</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} wijst de melding van overleg toe ({side}).</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} trekt de melding van overleg in ({side}).</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} wijst de melding van overleg af ({side}).</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Hier is geen scherm om een venster op te openen. Zonder scherm kun je een tafel voor anderen openen met `host --headless`, de tafels in de buurt tonen met `tables`, of bots zien spelen met `demo`.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>Het venster kan niet open, want Qt kan hier niet worden geladen: {lacking}. Installeer op Linux wat die bibliotheek meebrengt, bijvoorbeeld libgl1 en libegl1 op Debian en Ubuntu; zonder venster zijn er de commando’s `host --headless`, `tables` en `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>De uitvoer kan niet worden geschreven: de schijf is vol.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Een venster heeft één tafel: voor meer voeg je --headless toe.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Een tafel met {seats} plaatsen kan geen {bots} bots hebben.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Hier is een onvoltooid spel, waarmee `host --headless --resume` verdergaat:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>Zo’n onvoltooid spel is hier niet.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Verscheidene onvoltooide spellen beginnen zo: geef meer van het nummer.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Verder met {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>De tafel is naar een andere computer verhuisd. Zolang dit programma loopt, zegt het aan wie terugkomt waar de tafel is.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Hier is geen onvoltooid spel: open een nieuwe tafel zonder --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table}: {players} (zetten: {n}, afgelopen)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table}: {players} (zetten: {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>De tafel is gesloten.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>De tafel staat op het netwerk als {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>De tafels zijn gesloten.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>De zes woorden van al deze tafels: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Ctrl-C sluit de tafels.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tafel</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adres</translation>
    </message>
    <message>
        <source>people</source>
        <translation>mensen</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>winnaar</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>zes woorden</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Ctrl-C sluit de tafel.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} is weggegaan.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. {name} begint.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Iedereen zoekt een plaats.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>De kaarten worden gedeeld.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} is gekomen.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} kijkt toe.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} gaat zitten voor {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} is terug.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} is weg.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} is weg: de plaats wacht.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Noem een bot: novice, club, master of een commando.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Er is hier geen bot of programma {bot}: noem novice, club, master of een commando.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} is aan de tafel {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} kan niet verder: {reason} De bot club speelt dit spel in zijn plaats.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>Het bordspel Sequence op het lokale netwerk.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commando’s</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Zonder commando opent het venster.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>het venster openen</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>een tafel om meteen naartoe te gaan</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>het venster openen en meteen naar een tafel gaan</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>een tafel openen</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>de tafels op het netwerk tonen</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>bots zien spelen aan een echte tafel, in de console</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>twee bots veel spellen tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>een opgeslagen spel zet voor zet tonen</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>één JSON-object per regel, ook de handen</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>nagaan of een opgeslagen spel klopt</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>de taal, als dat niet die van het systeem is: {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>adres:poort, of de link van een tafel</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>hoe je daar heet</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>zonder venster neemt een bot plaats: novice, club, master of een eigen commando</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>van een besloten tafel, voor een bot; het venster vraagt erom</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>seconden waarna een bot van ons een zwijgend commando vervangt (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>in de console, zonder venster</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>hoe de tafel heet</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>zoveel tegelijk openen (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>hoeveel er aan elke tafel spelen (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>waarvan bots (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>welke regels</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>of kaarten vanzelf of met de hand worden getrokken</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>de poort ({n}), of de volgende vrije</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>beginnen zodra alle plaatsen bezet zijn</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>nieuwkomers hebben een code nodig, die hier wordt getoond</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>verdergaan met een onvoltooid spel, het laatste of dat met dit nummer</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>één JSON-object per regel</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>hoelang er gezocht wordt (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>blijven zoeken en zeggen wat er verandert, tot Ctrl-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>hoeveel er spelen (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>de dobbelstenen van de bots</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master of cmd:COMMANDO voor een eigen programma</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>hetzelfde voor de andere speler</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>hoeveel spellen (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>plaatsen per spel (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>seconden per zet voor een bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>kaarten en dobbelstenen (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>de score als één JSON-object</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>seconden waarna een zwijgend commando zijn spel verliest (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>het opgeslagen spel, een .seqrec-bestand</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>ieders kaarten tonen</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>waar de bestanden van het spel op deze computer staan</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>de netwerkinterface, of loopback; anders die van het lokale netwerk</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>een poort is een getal van 0 tot 65535; 0 neemt een willekeurige</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>een geheel getal van 1 tot {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>een aantal seconden, meer dan 0 en hooguit 3600</translation>
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
        <translation>{day}-{month}-{year} {hour}:{minute}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Draw deck, %n cards</source>
        <translation>
            <numerusform>Trekstapel, %n kaart</numerusform>
            <numerusform>Trekstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; laatst afgelegd {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Klik om je kaart te trekken</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>klik om te trekken</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>in de stapel</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Wiens afgelegde kaarten</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Afgelegde kaarten, de eerst gespeelde staat vooraan</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n kaart, hieronder</numerusform>
            <numerusform>%n kaarten, de laatste onderaan</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Hier is nog niets afgelegd.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>klassieke regels</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>Goliath-regels</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>Italiaanse regels</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Nog een &amp;spel</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>De tafelleider kan om nog een spel vragen.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>Terug&amp;kijken</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>Spel &amp;opslaan</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>jij wint!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>deze keer niet.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>met {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> en </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>De deling wordt gecontroleerd …</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>De deling is bewezen: niemand, ook de host niet, kon deze kaarten kiezen.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>De deling is vals: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>De deling is niet bewezen: de host liet niet zien hoe de kaarten tot stand kwamen.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>Aan deze deling valt niets te bewijzen. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Niemand anders deed eraan mee.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>De host stuurde {n} commits voor {seats} plaatsen.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>De host liet de commit van {name} weg.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>De host stuurde een commit voor {name}, en dat is een bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>De host stuurde {n} seeds voor {seats} plaatsen.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>De host liet de seed van {name} weg.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>De host stuurde een seed voor {name}, en dat is een bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>het overleg ({side}) is toegegeven</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>de melding van overleg ({side}) is toegewezen</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>de melding van overleg ({side}) is ingetrokken</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>de melding van overleg ({side}) is afgewezen</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>Het opgeslagen spel dat de host toonde, is onleesbaar: regel {line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>Zet {n} van het opgeslagen spel is tegen de regels: {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>In het opgeslagen spel is {name} een mens; bij de deling was het een bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>In het opgeslagen spel is {name} een bot; bij de deling was het een mens.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>In het opgeslagen spel zit {name} op de plaats die bij de deling van {other} was.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>Het opgeslagen spel heeft {n} plaatsen; de deling had er {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>Het opgeslagen spel spreekt van poging {n} bij de deling; het was {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>De commit van {name} in het opgeslagen spel is niet die van de deling.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>De seed van {name} in het opgeslagen spel is niet die van de deling.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Je had {held} bij de deling; het opgeslagen spel geeft je {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Je had {held} na zet {n}; het opgeslagen spel geeft je {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>Je hoorde tot en met zet {n}: {told}; het opgeslagen spel heeft daar: {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>Je hoorde als zet {n}: {told}; het opgeslagen spel heeft daar: {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Je hoorde tot en met zet {n}: {told}; het opgeslagen spel heeft maar {known} zetten die de regels toestaan.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Je hoorde als zet {n}: {told}; het opgeslagen spel heeft maar {known} zetten die de regels toestaan.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Elk team heeft een eigen kleur nodig: blauw, groen of rood.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>Er kwam niet op tijd antwoord ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>Het antwoord is langer dan welke actie ook.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>Het antwoord is niet toegestaan: {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>Het antwoord {answer} is geen actie: {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>De fiches van elk team moeten worden opgegeven.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>Het commando stopte midden in het spel.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>Het commando {command} kan niet worden gestart: {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>De deling noemt de plaats van {name} die van een bot; er zit een mens.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>De deling heeft de bot {bot} op een plaats waar de lobby de bot {other} toonde.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>De deling heeft {name} op een plaats die in de lobby vrij was.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>De deling heeft {name} op een plaats waar de lobby een bot toonde.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>De deling heeft {name} op de plaats waar de lobby {other} toonde.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>De deling laat {name} voor {side} spelen, maar die plaats speelt voor {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>De deling is gebonden aan andere regels dan de lobby toonde: {rule} is {bound}, niet {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>De deling is gebonden aan de teams {bound}; de lobby toonde {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>De deling is gebonden aan {n} plaatsen; de lobby toonde er {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>De deling is {off} keer afgeblazen; dit is poging {n}. Een host die zo doorgaat, wacht misschien op kaarten die hem bevallen.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>De host veranderde commits nadat hij ze had gestuurd.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>De host veranderde seeds nadat hij ze had getoond.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>De host deelde de kaarten voordat iedereen door een commit gebonden was.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>De host deelde de kaarten zonder ieders seeds te tonen.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>De host zegt niet meer welke commits en seeds de deling had.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>De host gaf deze deling het nummer van een eerder spel.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>De host heeft een deling afgeblazen, maar zegt dat dit poging {n} is.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>De host heeft de commits van het opgeslagen spel nooit gestuurd.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>De host heeft de seeds van het opgeslagen spel nooit gestuurd.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>De host gaf voor jouw plaats een andere commit door dan die van jou.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>De host gaf voor jouw plaats een andere seed door dan die van jou.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>De host stuurde de commits na de seeds.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>De host toonde seeds voordat iedereen door een commit gebonden was.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>De host spreekt van een andere deling dan die waarmee dit spel begon.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>De host spreekt van poging {n} terwijl {own} bezig is.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>De commit van de host in het opgeslagen spel is niet die hij bij de deling stuurde.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>De seed van de host is niet die waaraan hij zich had gebonden.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>Het opgeslagen spel eindigt anders dan het spel.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>Het opgeslagen spel toont de seeds niet waaruit de kaarten kwamen.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>Het opgeslagen spel is een ander spel.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>De regels in het opgeslagen spel zijn niet die waaraan de deling gebonden was.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>De seed van plaats {seat} is niet die waaraan die zich had gebonden.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>De seed die voor {name} werd getoond, is niet die waaraan de plaats gebonden was: hij is achteraf gekozen of veranderd.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>De teams zijn blauw, groen en rood in die volgorde; alleen italian laat ze kiezen.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>De teams in het opgeslagen spel zijn niet die waaraan de deling gebonden was.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>Er is geen speler {player}: kies {known} of {prefix}COMMANDO.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>Er was niemand anders aan de tafel.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Deze computer kwam na de deling aan de tafel en kan dus niet zeggen wie daarvoor waaraan gebonden was.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>Je hoorde dat het spel was afgebroken; het opgeslagen spel zegt dat niet.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>een byte-volgordemarkering, die hier niet hoort</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>een wagenterugloop; regels eindigen alleen met een nieuwe regel</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>op een hoekvak van position.board ligt een fiche</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>een getal heeft te veel cijfers</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>een getal is te groot</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>een lege regel</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>een object</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>er werd een object verwacht, geen {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>byte {n} is geen UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck moet elke kaart twee keer bevatten</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner moet null zijn als de reden {reason} is</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>minder kaarten</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>een half surrogaatpaar</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>de kop mist game, die een bewijsbare deling nodig heeft</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>de kop moet deal of position hebben, één van beide</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>het eindigt niet zoals de laatste regel zegt</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>langer dan welke regel van een spel ook</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>geen actie en niet het einde van het spel</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>te diep genest</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>zo’n tafel kan er niet zijn</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>geen JSON, vanaf kolom {column}</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>geen JSON: {value} is geen getal</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>geen opgeslagen spel van dit programma: format moet {name} zijn</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position heeft de kaart {card} {n} keer, maar er zijn er twee</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw heeft een plaats twee keer</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next heeft plaats {seat} waar een ander team hoort</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next moet de plaatsen met de klok mee volgen als de teams gelijk zijn</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next moet position.to_play hebben voor het team aan de beurt</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes moet in de volgorde van de plaatsen staan</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed moet elke plaats één keer hebben, in volgorde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips moet twee of drie getallen zijn, niet {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plaats {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>plaats {seat} is {due} kaarten schuldig maar heeft er {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>iets</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>iets na regel {line}, die het spel beëindigt</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started moet een tijd zijn zoals 2026-11-29T19:10:00Z, niet {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>de actie mist {key}</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>het spel eindigde vast</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>het spel is afgebroken</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>het spel is gewonnen</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>de sleutel {key} staat er twee keer</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>het opgeslagen spel is van versie {version}, maar dit programma leest versie {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>op de vakken van de sequence {line} ({side}) ligt die niet</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>dit spel is al vast geëindigd</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>zonder grens</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>jij nam {card}</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} is groter dan welk opgeslagen spel ook.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} meldde overleg ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} ruilde {card}</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} stond {card} af</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} heeft een sleutel {key} die daar niet kan</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} heeft een {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>{name} mist {key}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} verloor een trekbeurt</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} moet een lijst zijn, geen {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} moet een tekst van {n} letters zijn</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} moet een tekst zijn, geen {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} moet een geheel getal vanaf {low} zijn, niet {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} moet een geheel getal van {low} tot {high} zijn, niet {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} moet een object zijn, geen {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} moet null zijn, want daar zit een bot</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} moet een van deze zijn: {choices}; niet {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} moet true of false zijn, niet {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} moet {n} hexadecimale cijfers in kleine letters zijn, niet {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>{name} moet zoveel onderdelen hebben: {n}, niet {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} paste</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} speelde {card} op {square}</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} nam een kaart</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} nam het fiche van {square} met {card}</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} afgelegde kaarten werden de trekstapel</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} spelers kunnen met deze regels niet spelen: {counts} wel.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} spelers vormen {counts} teams, niet {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} noemt geen commando: schrijf cmd: en daarna het commando.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} kan niet {one} én {other} als sequences hebben</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} voltooide {line}</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} heeft dit spel al gewonnen</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} heeft {found} fiches op het bord, maar er maar {n}</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} is geen actie</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} is geen kaart</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} is geen lijn van vijf</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} is geen vak</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>dat bestaat niet</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>dat mag niet met dit account</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>dat is niet toegestaan</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>daar kan niets worden geschreven</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>de schijf antwoordt niet goed</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>dat is geen map</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>dat is een map</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>dat bestaat al</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>er zijn te veel bestanden open</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>het adres is al in gebruik</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>deze computer heeft dat adres niet</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Geen tips meer</translation>
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
        <translation>Er is nu geen vak voor.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Kan op {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Je team heeft geen fiche meer om te leggen.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>dood: volgende beurt</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>dood: ruilen</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>inleveren</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Hands</source>
        <translation>Handen</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>De regels van deze tafel</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Toetsen (F1)</translation>
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
        <translation>Overleg: lever een kaart in</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Trek je kaart – {name} is aan de beurt</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – het bord toont een eerdere zet</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – je kijkt toe</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>JOUW BEURT – het bord toont een eerdere zet</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>JOUW BEURT – geen kaart kan worden gespeeld: pas</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>JOUW BEURT – welke vijf worden je sequence?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>JOUW BEURT – kies een vak</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>JOUW BEURT – speel een kaart</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>Dat was het spel. Kijk het terug, of speel er nog een.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Iemand van je team gaf advies: kies de kaart die je daarvoor inlevert.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>De anderen spelen. Een klein vinkje markeert de laatste fiche van elke speler.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Neem je kaart: klik op de stapel of druk op D. Na de zet van de volgende speler is hij verloren.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Neem je kaart: klik op de stapel of druk op D. Zodra de volgende speler getrokken heeft, is hij verloren.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Beide vakken van {card} zijn bezet: de kaart is dood. Ruil hem (X) en speel dan een andere.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Er is nog geen fiche om weg te nemen: bewaar deze boer voor later.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Deze boer neemt een fiche weg: kies er een met een gestippelde ring. Je legt dan niets, dus bewaar hem voor een rij die bijna klaar is.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Deze boer legt een fiche op een willekeurig vrij vak: het liefst waar hij een sequence voltooit, of er een tegenhoudt.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} kan op {square}: klik erop, of sleep de kaart erheen.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} kan op {one} of {other}: klik op een vak, of sleep de kaart erheen.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>{card} op {square} voltooit een sequence!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>{side} heeft alleen nog {square} nodig voor een sequence: {card} kan dat tegenhouden.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Geen van je kaarten kan nu worden gespeeld: pas (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Je hebt een dode kaart: kies hem om te ruilen voor je speelt.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Kies een kaart: de vakken waar hij kan, lichten op. Fiches naast elkaar, horizontaal, verticaal of diagonaal, groeien tot een sequence van vijf.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} wil deze tafel aan jouw computer overdragen. Iedereen gaat vanzelf mee, en de tafel is open zolang dit programma open is. Vanaf dan kan jouw computer alle handen zien. De tafel overnemen?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>De tafel overnemen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nee, bedankt</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>Gespeeld met de {edition}. Elk ervan kan hier anders:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>Zoals in de &amp;editie</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Zo spelen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (huisregel)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Met drie teams wint de eerste.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>De {one} en de {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Het doel</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Vijf fiches van één team op een rij zijn een sequence: horizontaal, verticaal of diagonaal.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>Een sequence ligt vast: de fiches blijven liggen tot het einde van het spel.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Groen heeft een sequence van f5 tot j5; onder de vijf fiches loopt een band.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Een beurt</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Iedereen neemt een kaart af: de laagste deelt, en de volgende speler begint.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Elke kaart behalve de boeren staat op twee vakken van het spelbord.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Speel een kaart en leg een fiche op een van de twee vakken, als dat vrij is.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>De ruiten negen is gekozen: de twee vakken, h5 en f10, lichten op.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>De volgende kaart komt vanzelf.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Trek daarna zelf een kaart. Zodra de volgende speler getrokken heeft, is het te laat: je hand blijft de rest van het spel een kaart kleiner.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Trek daarna zelf een kaart. Zodra de volgende speler gespeeld heeft, is het te laat: je hand blijft de rest van het spel een kaart kleiner.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>De hoekvakken</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>De vier hoekvakken zijn van iedereen: ze tellen als een fiche van elk team.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Met een hoekvak vormen vier fiches een sequence. Twee teams mogen hetzelfde hoekvak gebruiken.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Blauw heeft een sequence van a1 tot e1, groen een van a1 tot a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Boeren met twee ogen</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} leggen een fiche op een willekeurig vrij vak.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Alleen de hoekvakken hebben geen fiche nodig, en krijgen er geen.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Alle vrije vakken lichten op.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Eenogige boeren</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} nemen een fiche van een ander team van het bord.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>Dat is de hele zet: er wordt niets gelegd, en het vak is weer voor iedereen vrij.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>Fiches van een sequence kunnen niet worden weggenomen.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Drie groene fiches mogen worden weggenomen; de vijf van de sequence niet.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Dat mag zo vaak je wilt voor je speelt.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Dat mag één keer per beurt, voor je speelt.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Dat mag tot {n} keer per beurt, voor je speelt.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Dode kaarten</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Een kaart is dood als op beide vakken een fiche ligt. Een boer is dat nooit.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Toon een dode kaart en ruil hem voor een andere, en speel dan verder.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Beide vakken van de harten zeven zijn bezet.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>Twee sequences van een team mogen één vak delen, als ze elkaar daar kruisen.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>Op dezelfde rechte lijn mogen ze er geen delen: tien op een rij zijn er twee.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>Twee sequences van een team mogen één vak delen.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Dus negen op een rij zijn twee sequences die het middelste vak delen.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>Twee sequences</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Met zes of meer op een rij kies je welke vijf van jou zijn.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Groen heeft de sequences f5 tot j5 en h4 tot h8; ze delen h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>Teamgenoten mogen elkaar geen advies geven. Wie het hoort, meldt overleg: als dat klopt, levert ieder van dat team een kaart in.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>Teamgenoten mogen elkaar geen advies geven. Wie het hoort, meldt overleg.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>Teamgenoten mogen praten; wat je hier schrijft, gaat naar de hele tafel.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Samen spelen</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>Leden van een team zitten niet naast elkaar, en de teams zijn om de beurt.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Blauwe en groene fiches midden in een spel.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} spelers: {sides} teams, ieder {cards} kaarten.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} spelers: {sides} of {more} teams, ieder {cards} kaarten.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Passen, en het einde</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Wie geen van zijn kaarten kan spelen, past. Als iedereen past, wint niemand.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Als de trekstapel op is, worden de afgelegde kaarten tot een nieuwe geschud.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Een team dat er geen meer heeft, legt geen fiche.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Groen heeft een sequence van het hoekvak a1 tot e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Volgens welke regels</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Volgende</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>Met tips &amp;proberen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Tekst van de pagina</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>regels van de tafel</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>een vriendelijke tafel</translation>
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
        <translation>Fiche weg</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Leg waar je wilt</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Verder met {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Verder met een spel</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · gespeelde zetten: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>een kaart uit de hand kiezen, of terugleggen</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>door de hand lopen</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>van de hand naar de vakken van de gekozen kaart</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>over het bord lopen</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>volgende en vorige oplichtende vak</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>de randen van het bord</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter of spatie</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>op dit vak spelen; deze knop indrukken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>terugleggen wat gekozen was</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>de kaart trekken die je tegoed hebt</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>een dode kaart ruilen</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>passen, als geen kaart kan worden gespeeld</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>de gekozen kaart inleveren wegens overleg</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>vragen wat een bot zou doen, aan een oefentafel</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>de hand sorteren op kleur, op waarde of zoals getrokken</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>naar de hand, naar het bord</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>naar de zetten; het bord toont elke zet; Esc: terug naar nu</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>naar de chat</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>overleg melden</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>naar de spelers; Enter: wat er met iemand kan</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>door de afgelegde kaarten bladeren</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>naar het volgende deel van het venster, en terug</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Ctrl+O, dan ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>een opgeslagen spel terugkijken, zet voor zet</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Ctrl+komma</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>zo speel je, de instellingen</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>deze pagina, het menu</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>novice</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>clubspeler</translation>
    </message>
    <message>
        <source>master</source>
        <translation>meester</translation>
    </message>
</context>
<context>
    <name>LinkOffer</name>
    <message>
        <source>Open links of tables with this program?</source>
        <translation>Links van tafels met dit programma openen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>Links kunnen niet worden ingesteld: in {folder} kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Links van tafels openen vanaf nu dit programma.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>Links van tafels kun je hier toch typen of plakken.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Verbinden met {address} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>De tafel is gesloten.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Terug naar het begin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>De host is niet te bereiken: om de paar seconden volgt een nieuwe poging.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>De host is al {time} niet te bereiken: poging {n}, de volgende over een paar seconden.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Je plaats blijft vrij.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Host niet bereikbaar: poging {n}, zo de volgende. Je plaats blijft minstens {time} vrij.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>De host is al {time} niet te bereiken: poging {n}, de volgende over een paar seconden. De anderen kunnen zolang een bot voor je laten spelen.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tafel verlaten</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>Spel &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>Bots op &amp;alle vrije plaatsen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlaten</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>&amp;Fiches van mijn team</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Toch niet &amp;klaar</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ik ben &amp;klaar</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Kies een plaats, of kijk toe.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>Het spel kan beginnen als dit geregeld is: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Iedereen is klaar.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>De tafelleider kan nu beginnen.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>plaats {n} is vrij</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} plaatsen zijn vrij</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} is weg</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} is niet klaar</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>De kaarten worden gedeeld …</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>Ieders computer doet mee aan het schudden: poging {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plaats {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>De vorige kreeg geen antwoord van {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}: {card} op {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}: {card} neemt {side} van {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}: sequence {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} ruilt de dode {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} vergat te trekken: de kaart is verloren</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>De afgelegde kaarten worden een nieuwe trekstapel van {n} kaarten</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} past</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} meldt overleg: {side}</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>De tafelleider</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} geeft het toe: {side} levert kaarten in</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} wijst het toe: {side} levert kaarten in</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} trekt de melding in: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} wijst de melding af: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} levert {card} in</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tafel &amp;verlaten</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>Spel terug&amp;kijken …</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Zo speel je</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>&amp;Rapport kopiëren</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versie {number}</translation>
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
        <translation>Geen kaart in je hand kan op dat vak worden gespeeld.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Kies welke dode kaart je wilt ruilen.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Geen kaart in je hand is dood.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Kies het nog een keer om {card} te tonen en te ruilen; Esc maakt het ongedaan.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Kies eerst de kaart die je inlevert.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Kies het nog een keer om {card} in te leveren; Esc maakt het ongedaan.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Kies het nog een keer om te passen; Esc maakt het ongedaan.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Kies {square} nog een keer om {card} daar te spelen; Esc maakt het ongedaan.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tafels in de buurt</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Zoek een tafel: een deel van naam, regels, adres</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Zoek een tafel</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>Het zoeken begint …</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Niemand zoekt.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Geen tafel hier heeft ‘{text}’ in zich.</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>Op {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Nog geen tafel. Zoekt al {seconds} s op {network}.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>het netwerk</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Als iemand een tafel heeft geopend, zit een van deze dingen in de weg:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Een ander netwerk. Beide computers moeten op hetzelfde zitten, niet de ene met een kabel en de andere op dat van een telefoon.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>Een wifi voor gasten, zoals in hotels en op het werk, houdt computers uit elkaar: gebruik een andere, of een kabel.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>Een firewall. Op de computer van de host moet die toelaten dat dit programma vanaf het privénetwerk wordt bereikt.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>Of kies ‘Meedoen via adres of link’, en typ wat het scherm van de host toont: dat heeft geen lijst nodig.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>De verbinding met de host is weg: er wordt opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>De host verbrak de verbinding voor er iemand binnen was: probeer het opnieuw.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Er is nu geen verbinding met de host, dus dat is niet verstuurd.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>De host stuurde iets dat deze versie niet begrijpt: gebruik aan beide kanten dezelfde versie van het spel.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>De verbinding met de host werd verbroken en is hersteld: wat je het laatst deed is misschien niet aangekomen, dus kijk het na.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>De tafel waar je zat is gesloten; de host heeft intussen een andere geopend.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Wat je je plaats teruggeeft, kan niet op schijf worden bewaard ({}): blijf aan de tafel zolang je speelt.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>Er ging iets mis in dit programma: kom opnieuw naar de tafel.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>De tafel ging terug naar een eerdere zet: de host is iets kwijtgeraakt. Wat je nu ziet, telt.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>De tafel verhuist naar een andere computer, en jij verhuist mee.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Wat de deling bewijst, kan niet in {folder} worden bewaard ({why}): het gaat verloren als dit programma eerder stopt dan het spel.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>de tafel {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Je hebt {name} eerder met een ander certificaat ontmoet. Het kan een andere computer zijn, of een die opnieuw is ingericht; of iemand doet zich voor als de host. Vergelijk de zes woorden op beide schermen.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Er is geen bestand {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} is een map: noem het bestand erin.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} mag niet worden gelezen: het is een map of is van iemand anders.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} kan niet worden gelezen: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>De tafel spreekt protocol {table} (versie {table_app}), de computer die erbij wil protocol {own} (versie {own_app}): werk het spel bij op de computer van de tafel.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>De tafel spreekt protocol {table} (versie {table_app}), de computer die erbij wil protocol {own} (versie {own_app}): werk het spel bij op de computer die erbij wil.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>De computer van de tafel en deze hebben verschillende versies van het spel: gebruik op beide dezelfde versie.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>Een bericht was langer dan dit spel verstuurt: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Wat er kwam was geen bericht van dit spel: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>Een bericht had niet de vorm die deze versie verwacht: de verbinding is verbroken. Gebruik aan beide kanten dezelfde versie van het spel.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>Van die tafel is geen adres bekend: vraag de host erom.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Geen computer heet hier {name}: typ het adres dat de host toont.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Wat op {address} antwoordt is geen tafel van dit spel: controleer het adres en de poort.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>Er is geen tafel open op {address}: controleer het adres en de poort met de host.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} antwoordt niet: kijk of beide computers op hetzelfde netwerk zitten, of dat zijn computers met elkaar laat praten, en of geen firewall van de host het spel tegenhoudt.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>Er kwam een bericht dat niet past voor iemand is toegelaten: de verbinding is verbroken.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Dat is niet de code van deze tafel: lees hem nog eens van het scherm van de host.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Wie antwoordde kent de code van deze tafel niet. Typ de code nog eens; als hij klopt, staat er iemand tussen jou en de tafel: speel daar niet.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Deze tafel is besloten: typ de code, een getal en twee woorden.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>Het bestand met het certificaat van deze host was beschadigd; het heet nu {file}, en er is een nieuw certificaat gemaakt. Spelers die deze host kennen worden gewaarschuwd: dit is waarom.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>Het certificaat van deze host kan niet in {folder} worden bewaard ({why}): maak die map voor jezelf leesbaar en beschrijfbaar.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>Het certificaat van deze host in {folder} verandert tijdens het lezen: probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Typ het zoals 192.168.1.20:47624, zoals het scherm van de host het toont.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>Dat is te lang voor een adres.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>Het einde van die link is beschadigd: kopieer of scan de hele link opnieuw.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Er is geen adres.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>Een IPv6-adres met een poort typ je als [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>De poort moet een getal van 1 tot 65535 zijn.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Dat is geen IPv6-adres.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Wat na % staat moet de naam of het nummer van een netwerkkaart zijn.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>Een adres dat met fe80 begint, heeft de netwerkkaart nodig waarlangs het bereikt wordt, zoals [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Dat is geen IPv4-adres.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Dat is geen adres en ook geen naam van een computer.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>Op {address} is geen tafel te bereiken.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>In een naam mogen geen onzichtbare tekens of stuurtekens staan: laat ze weg.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Een naam mag niet leeg zijn: geef er een van 1 tot 24 tekens.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Die naam is te lang: geef er een van hooguit 24 tekens (en 64 bytes).</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Deze computer heeft geen netwerk om tafels op te vinden: verbind hem met hetzelfde netwerk als de anderen.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>De netwerkkaart {} is er niet: kies een andere, of sluit hem aan.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>Op dit netwerk kunnen geen tafels worden gevonden of getoond ({}): misschien bezet een ander programma de poort van mDNS. Meedoen via adres of link werkt toch.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>Er antwoordde een andere computer dan verwacht: het certificaat is een ander. Vraag de host naar de zes woorden op zijn scherm en vergelijk ze voor je daar speelt.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>De code van een tafel is een getal en twee woorden, zoals 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Die tafel is al open: in een ander venster of programma op deze computer.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>Met het opgeslagen spel kan niet worden verdergegaan ({fault}); het wordt bewaard als {file}.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>Van die tafel is niets bewaard.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>Het opgeslagen spel is weg, dus de tafel is in de lobby.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Deze computer heeft hier geen adres dat anderen kunnen intypen: zij vinden de tafel in hun lijst, en het adres en de link werken alleen op deze computer.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Deze computer zit in geen netwerk, dus niemand anders kan aan de tafel komen: verbind hem met hetzelfde netwerk als de anderen.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Een tafel kan niet in {folder} worden bewaard ({why}): maak die map voor jezelf beschrijfbaar, en maak ruimte op de schijf.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Vanaf {port} is geen poort vrij om een tafel op te openen{reason}: sluit een andere tafel of een ander programma, of kies een andere poort.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Drie codes waren daar fout: laat de host je de code voorlezen, wacht een minuut, en kijk of de zes woorden op beide schermen gelijk zijn.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>Er ging iets mis in dit programma: probeer het opnieuw.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Dat spel is niet meer op deze computer, of het is al open.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Je zit al aan een tafel: verlaat die eerst.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>Advies wordt alleen aan een oefentafel gegeven.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>Je zit aan geen tafel: open er een of doe eerst ergens mee.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Wat van die tafel is bewaard, kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Die tafel is van versie {n}, maar dit programma leest versie {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>nog geen</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>de beste: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Een naam hier is geschreven in letters die geen lettertype op deze computer heeft: installeer er een voor dat schrift om hem te lezen. Je kunt gewoon spelen.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Our side plays with the blue chips</source>
        <translation>Ons team speelt met de blauwe fiches</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>Ons team speelt met de groene fiches</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>Ons team speelt met de rode fiches</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Opstaan</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier zitten</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>{name} hierheen halen</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Het spel zonder winnaar beëindigen</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>De plaats aan {name} geven</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>{name} tafelleider maken</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Ik moet weg: de tafel aan de computer van {name} overdragen</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>{name} wegsturen</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>{name} voorgoed wegsturen</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Hier een bot neerzetten: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>Er een bot van maken: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>De bot weghalen</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Een tafel openen</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>De &amp;naam, zoals anderen die zien</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>&amp;Besloten: wie komt heeft een code nodig</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>&amp;Verbinding waarlangs ze wordt gevonden</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Tafel &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Tafel van {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>vanzelf</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>met de hand</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>Tea&amp;ms</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>Kaart&amp;en trekken</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>T&amp;ijd per beurt</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>Toes&amp;chouwers</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>&amp;Huisregels …</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} spelers, {sides} teams, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
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
        <translation>niemand mag kijken</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>hooguit {n}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (jij)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>nog %n seconde</numerusform>
            <numerusform>nog %n seconden</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>nog {m}:{s:02}</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>weg {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>moet een kaart inleveren</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>moet kaarten inleveren</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>mag trekken</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>laatst afgelegd {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>aan de beurt</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR-code van de link</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Die kaart zit niet in je hand.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>De hoekvakken zijn van iedereen: kies een ander vak.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Dat vak toont deze kaart niet: kies een van de twee vakken van de kaart.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Op dat vak ligt al een fiche: kies een vrij vak.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>Op dat vak ligt geen fiche om weg te nemen: kies een fiche van een ander team.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Die fiche is van je eigen team: kies een fiche van een ander team.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Die fiche hoort bij een voltooide sequence en blijft liggen.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Die kaart is niet dood: hij kan nog worden gespeeld, of wachten tot het kan.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>In deze beurt kun je geen dode kaart meer ruilen: speel een kaart.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Er is nu geen kaart die je mag trekken.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Je kunt een kaart spelen, dus je mag niet passen.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>Die lijnen kun je met deze zet niet nemen: kies uit de aangeboden lijnen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>Je team moet boeten voor overleg: lever eerst een kaart in.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>Je hoeft geen strafkaart in te leveren.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Je team heeft geen fiche meer om te leggen.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>Er is geen overleg gemeld.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>Er is al overleg gemeld: dat moet eerst worden afgehandeld.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>Dat mag je aan deze tafel niet.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Dit opgeslagen spel is niet te lezen, regel {line}: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Dit spel heeft {n} zetten, meer dan het venster kan tonen: het commando ‘sequence-lan replay’ drukt het af.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} heeft gedeeld, {first} begint</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plaats {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} trekt {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} trekt</translation>
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
        <translation>De deling is bewezen: deze computer deed mee, en niemand koos de kaarten.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>De deling klopt: seeds en commits passen. Meer kan een bestand alleen niet tonen.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>De deling staat in het bestand: niets bewijst die.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Geen deling: het spel begint vanuit een opgezette stelling.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>De deling is vals.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>Actie {n} is tegen de regels: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>De regels staan alle {n} acties toe.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Het spel is nog open.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}; de regel die dat zegt ontbreekt.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>Het einde is vals: ‘{result}’ is niet wat de zetten zeggen.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>Wiens kaarten worden getoond</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>Spel &amp;openen …</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>&amp;Afbeelding opslaan …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Opgeslagen spellen (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lezen …</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Ieders kaarten</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>De kaarten van {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Geen kaarten</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Dit spel is nog open: wie erin speelt, hoort niet naar de kaarten te kijken.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>Er is geen spel geopend</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Trekstapel: %n kaart</numerusform>
            <numerusform>Trekstapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, moment {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>De afbeelding kon daar niet worden opgeslagen: kies een andere map.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>{side} wint</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Gelijkspel: niemand kan meer</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>Het spel is afgebroken</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>De eerste sequence wint.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Wie het eerst {n} sequences heeft, wint.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Kaarten worden vanzelf getrokken.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Trek met de hand; een vergeten kaart is verloren als de volgende speler trekt.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Trek met de hand; een vergeten kaart is verloren als de volgende speler speelt.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Een kaart die niemand met de hand trok, is verloren als de volgende speler trekt.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Een kaart die niemand met de hand trok, is verloren als de volgende speler speelt.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>Harten boer en schoppen boer nemen een fiche weg, ruiten boer en klaveren boer leggen er een.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>Klaveren boer en schoppen boer nemen een fiche weg, harten boer en ruiten boer leggen er een.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>Per beurt mogen zoveel dode kaarten worden geruild als je wilt.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Dode kaarten die per beurt geruild worden: hooguit {n}.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Iedereen legt af op één stapel.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Iedereen heeft een eigen aflegstapel, zichtbaar voor allen.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Fiches van het eerste, tweede en derde team: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Sequences die een vak delen, moeten elkaar daar kruisen.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>Twee sequences mogen één vak delen, ook op één lijn.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Teams mogen één speler verschillen: ook 5, 7 en 11 kunnen spelen.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Alle teams hebben evenveel spelers.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Advies aan een teamgenoot kost ieder van dat team een kaart.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Advies aan een teamgenoot wordt gemeld, en kost niets.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Niemand let op advies aan teamgenoten.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>Een beurt mag zo lang duren als je wilt.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>Een beurt duurt {n} seconden; daarna doet een bot die ene zet.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (huisregel)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>spel {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>Het spel kon daar niet worden opgeslagen: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}: {n} van %n sequence</numerusform>
            <numerusform>{side}: {n} van %n sequences</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} van {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Oefening</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Plaats {n}, {side}: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klaar</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>leider</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>nog niet klaar</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (jij)</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier zitten</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>geen kaart</translation>
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
        <translation>Staan: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>De instellingen kunnen niet worden bewaard: {file} mag niet worden gelezen of geschreven.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>Het instellingenbestand {file} is beschadigd: verwijder het, zodat instellingen weer bewaard blijven.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>Het instellingenbestand was beschadigd: alle instellingen zijn als bij de eerste start. Het oude bestand heet nu {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Mijn &amp;naam</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Uiterlijk</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Beweging</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Kaarten en fiches</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>&amp;Grootte in de hand</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groot</translation>
    </message>
    <message>
        <source>&amp;Order in the hand</source>
        <translation>V&amp;olgorde in de hand</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>zoals getrokken</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>op waarde</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Vier kaartkleuren</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Ruiten zijn blauw en klaveren groen.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>Fic&amp;hes</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>een vorm voor elk team</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>allemaal rond, met hun patronen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Mijn zetten bev&amp;estigen</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Wat niet terug kan, moet twee keer gekozen worden.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>Ti&amp;ps bij het oefenen</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Een oefentafel legt uit wat er mag, en waarom.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mijn beurt</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>&amp;Waarschuw me als het venster niet vooraan is</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>Het venster vraagt om aandacht, en er verschijnt een melding als er een systeemvak is.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>Gelui&amp;d</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>Beurt, fiche, kaart, sequence en einde zijn te horen.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>Geluid is niet geïnstalleerd: pip install ‘sequence-lan[sound]’ voegt het toe.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netwerk</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Verb&amp;inding</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>&amp;Link kopiëren</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Link van deze tafel</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Adres van deze tafel: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Code van deze tafel: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Anderen zien deze tafel als ‘{name}’, of doen mee via het adres.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Anderen doen mee via dit adres.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Zes woorden: {}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>How others come here</source>
        <translation>Zo komen anderen hier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Opgeslagen spellen op deze computer</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Nog geen. Spellen aan een tafel die op deze computer werd geopend, blijven hier bewaard als ze afgelopen zijn, net als wat je elders aan het einde van een spel opslaat.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>Terug&amp;kijken</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>&amp;Bestand openen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Opgeslagen spellen (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Afgelegd</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Terug naar n&amp;u</translation>
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
        <translation>van allen</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>hoekvak, van iedereen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>deel van een sequence</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} en nog {n}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Mijn &amp;naam</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>Mi&amp;jn fiches</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>Tafel &amp;openen</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>De anderen vinden hem in hun lijst.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>Oe&amp;fenen met bots</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Begint meteen, op deze computer.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>&amp;Meedoen via adres of link</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Zoals het scherm van de host het toont.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Adres of link van de tafel</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Zo speel je</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>A&amp;rchief</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Instellingen</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Tegen één bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Drie teams: tegen twee bots</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>Twee tegen twee: met een bot tegen twee</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Drie tegen drie</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Kijken</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Terugkomen</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} van {total} plaatsen bezet</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>bezig, je kunt kijken</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>bezig: kom terug op je plaats, of kijk</translation>
    </message>
    <message>
        <source>private</source>
        <translation>besloten</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>host: {name}, die je kent</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>je kent de host</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Kijken toe: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Zetten en chat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>Over&amp;leg melden</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>Je trok niet op tijd: die kaart is verloren voor dit spel.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Door de afgelegde kaarten bladeren</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Bij {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>De zes woorden van de host: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>Zo komen anderen hier …</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Begin (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Terug (pijl-links, of komma)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Afspelen en pauze (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Verder (pijl-rechts, of punt)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Einde (End)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment van het spel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Snelheid (+ en -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>heel snel</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} van {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>Het rapport staat op het klembord: plak het waar je om hulp vraagt.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>Er ging iets mis in dit programma; in het logboek staan de details.</translation>
    </message>
</context>
</TS>
