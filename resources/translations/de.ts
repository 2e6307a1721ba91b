<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>die Linie {line} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>das vollendet die Sequenz {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>das blockiert die Linie {line}, von der {side} vier Felder hat</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>das bricht die Linie {line}, von der {side} vier Felder hat</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>das macht vier von der Linie {line}, und die Karte für das fünfte ist auf der Hand</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>das macht vier von der Linie {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>das macht die Linie {line} frei</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>das blockiert die Linie {line}, von der {side} drei Felder hat</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>das bricht die Linie {line}, von der {side} drei Felder hat</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>das macht drei von der Linie {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>diese Karte passt auf kein anderes Feld mehr</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>ein Bube wird für später aufgehoben</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>kein anderer Zug verspricht mehr</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>ihre beiden Felder sind besetzt, und eine neue Karte kostet nichts</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>eine Karte, die nicht rechtzeitig gezogen wird, ist verloren</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>keine Karte auf der Hand ist spielbar</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>es ist die Karte, die am wenigsten fehlen wird</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Besser: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}: {first}, und {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} auf {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} nimmt {side} von {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>Meine Wahl: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>Meine Wahl: {card} tauschen</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>Meine Wahl: {card} abgeben</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>Meine Wahl: jetzt ziehen</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>Meine Wahl: passen</translation>
    </message>
</context>
<context>
    <name>Argparse</name>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>zeigt diese Hilfe und endet</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>zeigt die Version des Programms und endet</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>dazu gehört ein Wert</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es nicht (zur Wahl: %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann %(matches)s sein</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r gehört nicht hierher</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Hier darfst du einen Chip legen.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Diesen Chip darfst du nehmen.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>Deine Karte gehört hierhin, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>Der letzte Zug war hier.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>Der Netzwerkteil dieses Programms konnte nicht starten: Starte es neu.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Ziehen (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Tauschen (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Karte abgeben (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Rat (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Abweisen</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>Die nächste tote Karte kannst du in deinem nächsten Zug tauschen.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>Keine Karte auf deiner Hand ist spielbar.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Wähle eine Karte von deiner Hand.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} meldet Absprachen: {side}.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Überlegt …</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>{card}, new</source>
        <translation>{card}, neu</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Dieser Tisch ist auf diesem Computer: Verlässt du ihn, ist er für alle geschlossen.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>Ein Spiel läuft. Gehst du, bekommt ein Bot oder ein Zuschauer deinen Platz.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>{name} von diesem Tisch wegschicken?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>{name} wegschicken und niemanden von diesem Computer mehr hereinlassen?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Für immer wegschicken</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>Den Tisch an den Computer von {name} übergeben? Alle gehen von selbst dorthin. Von da an kann jener Computer alle Hände sehen; dieser kannte die Reihenfolge des Stapels.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>Dieses Spiel für alle beenden, ohne Sieger?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Sag etwas an alle</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>blauer Chip</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>grüner Chip</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>roter Chip</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>egal</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Wo diese Farbe frei ist, wird sie mir zuerst angeboten.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Blaue Chips</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Grüne Chips</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Rote Chips</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Chips in beliebiger Farbe</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>Mir wird der erste freie Platz angeboten.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>Welche fünf werden deine Sequenz?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>{lines} nehmen</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Diese Karte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>Die Eckfelder gehören allen: Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Dieses Feld zeigt diese Karte nicht: Wähle eines der beiden Felder der Karte.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Auf diesem Feld liegt schon ein Chip: Wähle ein freies.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>Auf diesem Feld liegt kein Chip zum Nehmen: Wähle einen Chip eines anderen Teams.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Dieser Chip gehört deinem eigenen Team: Wähle einen Chip eines anderen Teams.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Dieser Chip gehört zu einer fertigen Sequenz und bleibt liegen.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Diese Karte ist nicht tot: Sie kann noch gespielt werden oder darauf warten.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>In diesem Zug können keine toten Karten mehr getauscht werden: Spiele eine Karte.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Für dich gibt es jetzt keine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Du kannst eine Karte spielen, also darfst du nicht passen.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>Diese Linien kannst du mit diesem Zug nicht nehmen: Wähle eine der angebotenen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>Dein Team schuldet eine Strafe für Absprachen: Gib zuerst eine Karte ab.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>Du schuldest keine Strafkarte.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>Dein Team hat keinen Chip mehr zum Legen.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>Es sind keine Absprachen gemeldet.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>Es ist schon etwas gemeldet: Das muss zuerst geklärt werden.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>Das darfst du an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Das darf nur die Tischleitung.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Das geht in diesem Teil des Abends nicht.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>Es läuft kein Spiel.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Dieser Platz ist besetzt: Wähle einen freien.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Dieser Platz wartet noch auf seinen Spieler: Versuch es wieder, wenn die Zeit um ist.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Dort sitzt kein Bot, der gehen könnte.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Du schaust zu: Das können nur die, die am Tisch sitzen.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>Das Spiel kann noch nicht beginnen.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Diese Person ist nicht am Tisch.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Diese Person ist gerade nicht da.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Das geht nicht mit dir selbst: Verlass lieber den Tisch.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>Der Tisch ist auf dem Computer dieser Person, also bleibt sie.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>Die Teams wählen ihre Farben nur bei den italienischen Regeln.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Diese Einstellungen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>Das Spiel ist inzwischen weitergegangen: Schau noch einmal auf den Tisch.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Das ist kein Zug in diesem Spiel.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>Das war zu viel auf einmal: Warte einen Moment.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>In dieser Nachricht war nichts, was man zeigen kann.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Dein Platz ist an die Festlegung gebunden, die er zuerst geschickt hat.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Dieser Startwert ist nicht der, an den dein Platz gebunden ist.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>Der Tisch ist schon auf dem Computer dieser Person.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>Der Tisch zieht gerade auf einen anderen Computer um: Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>Es wird gerade jemand gefragt, ob er den Tisch nimmt: Warte die Antwort ab.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Diese Person möchte den Tisch nicht auf ihrem Computer haben, also bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Niemand hat geantwortet, ob jener Computer den Tisch nimmt, also bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Das ist nicht der Code dieses Tisches: Lies ihn noch einmal vom Bildschirm des Gastgebers ab.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Wer geantwortet hat, kennt den Code dieses Tisches nicht. Tipp den Code noch einmal ein; wenn er stimmt, steht jemand zwischen dir und dem Tisch: Spiel dort nicht.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Dieser Tisch ist privat: Tipp seinen Code ein, eine Zahl und zwei Wörter.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Dieser Computer konnte den Tisch nicht übernehmen, also bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>Der Tisch ist auf einen anderen Computer umgezogen: Such ihn in der Liste.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Dieser Tisch ist nicht hier.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>Der Gastgeber kann nicht auf seine Platte schreiben, also wurde nichts geändert: Schaff dort Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>Der Tisch ist voll: Niemand sonst kann dort sitzen oder zuschauen.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>Von deinem Computer kamen zu viele falsche Codes: Warte eine Weile und lass dir den Code vom Gastgeber vorlesen.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>An diesem Tisch wurden zu viele falsche Codes versucht: Niemand Neues kommt herein, bis die Tischleitung ihn wieder öffnet.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>Die Tischleitung lässt dich nicht herein.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>Es kam eine Nachricht, die hier nichts zu suchen hat: Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Du bist von woanders an diesen Tisch gekommen: Diese Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Von dir war eine Weile nichts zu hören: Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>Die Tischleitung hat dich vom Tisch geschickt.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>Der Code des Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} ist privat: Tipp den Code ein, eine Zahl und zwei Wörter.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Jemand hat zu viele falsche Codes versucht, also kommt niemand Neues herein. Leute mit dem Code wieder hereinlassen?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Geschlossen halten</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>gesehenes Ende</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>das Austeilen</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>nichts zu beweisen</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Ein Tisch ist offen unter {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Über mDNS gefunden: {table} unter {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>Der Tisch wurde über mDNS auf {network} nicht innerhalb von {seconds} Sekunden gefunden: Vielleicht hält ihn eine Firewall auf.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>Das Spiel war nach {seconds} Sekunden nicht zu Ende.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>Ein Client hat kein Spiel gesehen.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>Die Karten sind ausgeteilt. {sides}. {name} beginnt.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>Nicht alle Clients haben dasselbe Ende gesehen.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>Nicht alle Clients konnten das Austeilen beweisen.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} gegen {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  gewonnen {won}, verloren {lost}, unentschieden {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>zu früh beendet: {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>ohne Antwort: {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>nicht erlaubt: {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  Spiele: {games}, Plätze: {seats}, Teams: {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  Ergebnis {share}, 95-%-Intervall {low} bis {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  durch Versagen verloren, {player}: {faults}. Das erste: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}: {ms} ms pro Zug</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Abgelehnt: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Das Spiel ist noch offen.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>wird ausgeteilt</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>In {seconds} Sekunden wurde auf {network} kein Tisch gefunden. Ein Gastnetz oder eine Firewall kann einen verbergen: Tritt dann über die Adresse auf dem Bildschirm des Gastgebers bei.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} ist weg.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Tische auf {network}. Strg-C beendet.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} von {total} Plätzen besetzt</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>bewiesen: Dieser Computer hat daran teilgenommen, und niemand hat die Karten gewählt.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>stimmig: Startwerte und Festlegungen passen. Mehr kann eine Datei allein nicht zeigen.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>falsch.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>vorgegeben: Die Datei nennt den Stapel, und nichts beweist ihn.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>keins: Das Spiel beginnt mit einer aufgebauten Stellung.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>Kopf: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Austeilen: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Aktionen: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Ende: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, Plätze: {n}, begonnen {when}, geschrieben von sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>Nummer {n} wird abgelehnt. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, und die Regeln erlauben alle.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} Die letzte Zeile, die das sagt, fehlt.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>falsch. Die letzte Zeile sagt: {said} Nach den Aktionen: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} Die letzte Zeile sagt es, und es stimmt.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Dieses Spiel ist noch offen, und was folgt, zeigt die Karten von allen: Wer darin spielt oder mit jemandem spricht, der darin spielt, sollte nicht hinsehen.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>klassische Regeln</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>Goliath-Regeln</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>italienische Regeln</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} spielt {card}: Chip {side} auf {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} spielt {card} und nimmt den Chip {side} von {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} vollendet die Sequenz {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} zeigt die tote Karte {card} und tauscht sie.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} hat das Recht zu ziehen verloren.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>Die Ablagestapel werden der neue Nachziehstapel ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} meldet Absprachen: {side}.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Die Tischleitung</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} gibt {card} ab.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>{side} gewinnt.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>Das Spiel ist unentschieden: Niemand kann mehr spielen.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Das Spiel wurde abgebrochen.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} gibt die Absprachen zu ({side}).</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} bestätigt die gemeldeten Absprachen ({side}).</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} nimmt die Meldung der Absprachen zurück ({side}).</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} weist die Meldung der Absprachen ab ({side}).</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Hier gibt es keinen Bildschirm, auf dem ein Fenster aufgehen kann. Ohne ihn kannst du mit `host --headless` einen Tisch für andere öffnen, mit `tables` die Tische in der Nähe auflisten oder mit `demo` Bots beim Spielen zusehen.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>Das Fenster kann nicht aufgehen, weil Qt hier nicht geladen werden kann: {lacking}. Installiere unter Linux, was diese Bibliothek mitbringt, zum Beispiel libgl1 und libegl1 unter Debian und Ubuntu; ohne Fenster gibt es die Befehle `host --headless`, `tables` und `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>Die Ausgabe kann nicht geschrieben werden: Die Platte ist voll.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Ein Fenster hat einen Tisch: Für mehrere füge --headless hinzu.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Ein Tisch mit {seats} Plätzen kann nicht {bots} Bots haben.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Hier gibt es ein unfertiges Spiel, mit dem es durch `host --headless --resume` weitergeht:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>So ein unfertiges Spiel gibt es hier nicht.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Mehrere unfertige Spiele beginnen so: Gib mehr von der Nummer an.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Weiter geht es mit {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>Der Tisch ist auf einen anderen Computer umgezogen. Solange dieses Programm läuft, sagt es allen, die wiederkommen, wo der Tisch ist.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Hier gibt es kein unfertiges Spiel: Öffne einen neuen Tisch ohne --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table}: {players} (Züge: {n}, vorbei)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table}: {players} (Züge: {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>Der Tisch ist im Netz als {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>Die Tische sind geschlossen.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>Die sechs Wörter all dieser Tische: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Strg-C schließt die Tische.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>sechs Wörter</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Strg-C schließt den Tisch.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} ist gegangen.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. {name} beginnt.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Alle suchen ihre Plätze.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Die Karten werden ausgeteilt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} ist gekommen.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} schaut zu.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} setzt sich für {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ist zurück.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} ist weg.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} ist weg: Der Platz wartet.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Nenne einen Bot: novice, club, master oder einen Befehl.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Einen Bot oder ein Programm {bot} gibt es hier nicht: Nenne novice, club, master oder einen Befehl.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} ist am Tisch {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} kann nicht weiterspielen: {reason} Der Bot club spielt dieses Spiel an seiner Stelle.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>Das Brettspiel Sequence im lokalen Netz.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Ohne einen öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>öffnet das Fenster</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>ein Tisch, an den es gleich geht</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>öffnet das Fenster und geht gleich an einen Tisch</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>öffnet einen Tisch</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>zeigt die Tische im Netz</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>zeigt Bots, die an einem richtigen Tisch spielen, in der Konsole</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>lässt zwei Bots viele Spiele gegeneinander spielen</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>zeigt ein gespeichertes Spiel Zug um Zug</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>ein JSON-Objekt je Zeile, mit allen Karten</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>prüft, ob ein gespeichertes Spiel stimmt</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>die Sprache, wenn es nicht die des Systems ist: {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>Adresse:Port oder der Link eines Tisches</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>wie du dort heißt</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>ohne Fenster setzt sich ein Bot hin: novice, club, master oder ein eigener Befehl</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>eines privaten Tisches, für einen Bot; das Fenster fragt danach</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>Sekunden, nach denen ein Bot von uns einen stummen Befehl ersetzt (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>in der Konsole, ohne Fenster</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>wie der Tisch heißt</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>so viele auf einmal (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>wie viele an jedem spielen (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>davon Bots (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>nach welchen Regeln</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>ob Karten von selbst oder von Hand gezogen werden</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>der Port ({n}) oder der nächste freie</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>beginnt, sobald alle Plätze besetzt sind</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>wer dazukommt, braucht einen Code, der hier gezeigt wird</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>setzt ein unfertiges Spiel fort, das letzte oder das mit dieser Nummer</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>wie lange gesucht wird (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>sucht weiter und sagt, was sich ändert, bis Strg-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>wie viele spielen (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>die Würfel der Bots</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master oder cmd:BEFEHL für ein eigenes Programm</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>dasselbe für die andere Seite</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>wie viele Spiele (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>Plätze je Spiel (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>Sekunden je Zug für einen Bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>Karten und Würfel (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>das Ergebnis als ein JSON-Objekt</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>Sekunden, nach denen ein stummer Befehl sein Spiel verliert (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>das gespeicherte Spiel, eine .seqrec-Datei</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>zeigt alle Karten</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>wo die Dateien des Spiels auf diesem Computer sind</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>die Netzwerkschnittstelle oder loopback; sonst die des lokalen Netzes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>ein Port ist eine Zahl von 0 bis 65535; 0 nimmt irgendeinen</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>eine ganze Zahl von 1 bis {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>eine Zahl von Sekunden, mehr als 0 und bis 3600</translation>
    </message>
    <message>
        <source>{whole}.{part}</source>
        <translation>{whole},{part}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>{year}-{month}-{day} {hour}:{minute}</source>
        <translation>{day}.{month}.{year} {hour}:{minute}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Draw deck, %n cards</source>
        <translation>
            <numerusform>Nachziehstapel, %n Karte</numerusform>
            <numerusform>Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; zuletzt abgelegt {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Klicke, um deine Karte zu ziehen</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>zum Ziehen klicken</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>im Stapel</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Wessen Ablage</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Ablage, die zuerst gespielte kommt zuerst</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n Karte, unten zu sehen</numerusform>
            <numerusform>%n Karten, die letzte unten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Hier wurde noch nichts abgelegt.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>klassische Regeln</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>Goliath-Regeln</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>italienische Regeln</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Noch ein &amp;Spiel</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>Die Tischleitung kann noch ein Spiel ansetzen.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>Spiel s&amp;peichern</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>du gewinnst!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>diesmal nicht.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>mit {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>Das Austeilen wird geprüft …</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>Das Austeilen ist bewiesen: Niemand, auch nicht der Gastgeber, konnte diese Karten wählen.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>Das Austeilen ist falsch: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>Das Austeilen ist nicht bewiesen: Der Gastgeber hat nicht gezeigt, wie die Karten zustande kamen.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>An diesem Austeilen gibt es nichts zu beweisen. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Niemand sonst war daran beteiligt.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>Der Gastgeber hat {n} Festlegungen für {seats} Plätze geschickt.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>Der Gastgeber hat die Festlegung von {name} weggelassen.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>Der Gastgeber hat eine Festlegung für {name} geschickt, und das ist ein Bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>Der Gastgeber hat {n} Startwerte für {seats} Plätze geschickt.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>Der Gastgeber hat den Startwert von {name} weggelassen.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>Der Gastgeber hat einen Startwert für {name} geschickt, und das ist ein Bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>die Absprachen ({side}) wurden zugegeben</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>die Meldung von Absprachen ({side}) wurde bestätigt</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>die Meldung von Absprachen ({side}) wurde zurückgenommen</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>die Meldung von Absprachen ({side}) wurde abgewiesen</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>Die Aufzeichnung, die der Gastgeber gezeigt hat, ist nicht lesbar: Zeile {line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>Zug {n} der Aufzeichnung ist gegen die Regeln: {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>In der Aufzeichnung ist {name} ein Mensch; beim Austeilen war es ein Bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>In der Aufzeichnung ist {name} ein Bot; beim Austeilen war es ein Mensch.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>Die Aufzeichnung hat {name} auf dem Platz, der beim Austeilen der von {other} war.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>Die Aufzeichnung hat {n} Plätze; beim Austeilen waren es {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>Die Aufzeichnung spricht von Versuch {n} beim Austeilen; es war {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>Die Festlegung von {name} in der Aufzeichnung ist nicht die, die beim Austeilen kam.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>Der Startwert von {name} in der Aufzeichnung ist nicht der, der beim Austeilen kam.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Du hattest {held} beim Austeilen; die Aufzeichnung gibt dir {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Du hattest {held} nach Zug {n}; die Aufzeichnung gibt dir {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>Bis Zug {n} hast du gehört: {told}; die Aufzeichnung hat dort: {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>Als Zug {n} hast du gehört: {told}; die Aufzeichnung hat dort: {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Bis Zug {n} hast du gehört: {told}; die Aufzeichnung hat nur {known} Züge, die die Regeln erlauben.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Als Zug {n} hast du gehört: {told}; die Aufzeichnung hat nur {known} Züge, die die Regeln erlauben.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Jedes Team braucht eine eigene Farbe: Blau, Grün oder Rot.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>Es kam rechtzeitig keine Antwort ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>Die Antwort ist länger als jede Aktion.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>Die Antwort ist nicht erlaubt: {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>Die Antwort {answer} ist keine Aktion: {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>Die Chips jedes Teams müssen angegeben sein.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>Der Befehl hat mitten im Spiel aufgehört.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>Der Befehl {command} lässt sich nicht starten: {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>Das Austeilen nennt den Platz von {name} den eines Bots; dort sitzt ein Mensch.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>Das Austeilen hat den Bot {bot} auf einem Platz, wo die Lobby den Bot {other} zeigte.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>Das Austeilen hat {name} auf einem Platz, der in der Lobby frei war.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>Das Austeilen hat {name} auf einem Platz, wo die Lobby einen Bot zeigte.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>Das Austeilen hat {name} auf dem Platz, wo die Lobby {other} zeigte.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>Das Austeilen lässt {name} für {side} spielen, aber dieser Platz spielt für {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>Das Austeilen ist an andere Regeln gebunden, als die Lobby zeigte: {rule} ist {bound}, nicht {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>Das Austeilen ist an die Teams {bound} gebunden; die Lobby zeigte {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>Das Austeilen ist an {n} Plätze gebunden; die Lobby zeigte {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>Das Austeilen wurde {off}-mal abgebrochen; dies ist Versuch {n}. Ein Gastgeber, der so weitermacht, wartet vielleicht auf Karten, die ihm gefallen.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>Der Gastgeber hat Festlegungen geändert, nachdem er sie geschickt hatte.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>Der Gastgeber hat Startwerte geändert, nachdem er sie gezeigt hatte.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>Der Gastgeber hat die Karten ausgeteilt, bevor alle durch eine Festlegung gebunden waren.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>Der Gastgeber hat die Karten ausgeteilt, ohne alle Startwerte zu zeigen.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>Der Gastgeber sagt nicht mehr, welche Festlegungen und Startwerte das Austeilen hatte.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>Der Gastgeber hat diesem Austeilen die Nummer eines früheren Spiels gegeben.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>Der Gastgeber hat ein Austeilen abgebrochen, sagt aber, dies sei Versuch {n}.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>Der Gastgeber hat die Festlegungen der Aufzeichnung nie geschickt.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>Der Gastgeber hat die Startwerte der Aufzeichnung nie geschickt.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>Der Gastgeber hat für deinen Platz eine andere Festlegung weitergegeben als deine.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>Der Gastgeber hat für deinen Platz einen anderen Startwert weitergegeben als deinen.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>Der Gastgeber hat die Festlegungen nach den Startwerten geschickt.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>Der Gastgeber hat Startwerte gezeigt, bevor alle durch eine Festlegung gebunden waren.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>Der Gastgeber spricht von einem anderen Austeilen als dem, mit dem dieses Spiel begann.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>Der Gastgeber spricht von Versuch {n}, während {own} läuft.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>Die Festlegung des Gastgebers in der Aufzeichnung ist nicht die, die er beim Austeilen geschickt hat.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>Der Startwert des Gastgebers ist nicht der, auf den er sich festgelegt hat.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>Die Aufzeichnung endet nicht so wie das Spiel.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>Die Aufzeichnung zeigt die Startwerte nicht, aus denen die Karten kamen.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>Die Aufzeichnung ist von einem anderen Spiel.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>Die Regeln in der Aufzeichnung sind nicht die, an die das Austeilen gebunden war.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>Der Startwert von Platz {seat} ist nicht der, auf den er sich festgelegt hat.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>Der für {name} gezeigte Startwert ist nicht der, an den der Platz gebunden war: Er wurde nachträglich gewählt oder geändert.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>Die Teams sind Blau, Grün und Rot in dieser Reihenfolge; nur italian lässt sie wählen.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>Die Teams in der Aufzeichnung sind nicht die, an die das Austeilen gebunden war.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>Es gibt keinen Spieler {player}: Wähle {known} oder {prefix}BEFEHL.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>Am Tisch war niemand sonst.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Dieser Computer kam nach dem Austeilen an den Tisch und kann nicht sagen, wer vorher woran gebunden war.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>Du hast gehört, das Spiel sei abgebrochen worden; die Aufzeichnung sagt das nicht.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>eine Markierung der Bytereihenfolge, die nicht hierher gehört</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>ein Wagenrücklauf; Zeilen enden allein mit einem Zeilenvorschub</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>auf einem Eckfeld von position.board liegt ein Chip</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>eine Zahl hat zu viele Ziffern</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>eine leere Zeile</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>erwartet wird ein Objekt, nicht {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>Byte {n} ist kein UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck muss jede Karte zweimal enthalten</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner muss null sein, wenn der Grund {reason} ist</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>weniger Karten</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>ein halbes Ersatzzeichenpaar</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>dem Kopf fehlt game, das ein beweisbares Austeilen braucht</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>der Kopf muss entweder deal oder position haben</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>es endet nicht so, wie die letzte Zeile sagt</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>länger als jede Zeile eines Spiels</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>weder eine Aktion noch das Ende des Spiels</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>so einen Tisch kann es nicht geben</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>kein JSON, ab Spalte {column}</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>kein JSON: {value} ist keine Zahl</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>keine Aufzeichnung dieses Spiels: format muss {name} sein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position hat die Karte {card} {n}-mal, aber es gibt sie zweimal</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw hat einen Platz zweimal</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next hat Platz {seat}, wo ein anderes Team hingehört</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next muss bei gleichen Teams den Plätzen im Uhrzeigersinn folgen</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next muss für das Team am Zug position.to_play haben</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes muss in der Reihenfolge der Plätze stehen</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed muss jeden Platz einmal haben, in deren Reihenfolge</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips muss zwei oder drei Zahlen haben, nicht {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>Platz {seat} schuldet {due} Karten, hat aber {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>etwas</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>etwas nach Zeile {line}, die das Spiel beendet</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started muss eine Zeit wie 2026-11-29T19:10:00Z sein, nicht {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>der Aktion fehlt {key}</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>das Spiel endete durch Patt</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>das Spiel wurde abgebrochen</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>das Spiel wurde gewonnen</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>der Schlüssel {key} kommt mehrmals vor</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>die Aufzeichnung ist von Version {version}, aber dieses Programm liest Version {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>auf den Feldern der Sequenz {line} ({side}) liegt sie nicht</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>dieses Spiel ist schon durch Patt zu Ende</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>du hast {card} genommen</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} ist größer als jedes gespeicherte Spiel.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} hat Absprachen gemeldet ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} hat {card} getauscht</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} hat {card} abgegeben</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} hat einen Schlüssel {key}, den es nicht haben kann</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} hat ein {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>in {name} fehlt {key}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} hat ein Nachziehen verloren</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} muss eine Liste sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} muss ein Text aus {n} Zeichen sein</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} muss ein Text sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} muss eine ganze Zahl ab {low} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} muss eine ganze Zahl von {low} bis {high} sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} muss ein Objekt sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} muss null sein, denn dort sitzt ein Bot</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} muss eines von diesen sein: {choices}; nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} muss true oder false sein, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} muss aus {n} kleinen Hexziffern bestehen, nicht {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>{name} muss so viele Einträge haben: {n}, nicht {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} hat gepasst</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} hat {card} auf {square} gespielt</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} hat eine Karte genommen</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} hat mit {card} den Chip von {square} genommen</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} abgelegte Karten wurden der Nachziehstapel</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} Spieler können nach diesen Regeln nicht spielen: {counts} können es.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} Spieler bilden {counts} Teams, nicht {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} nennt keinen Befehl: Schreib cmd: und dahinter den Befehl.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} kann nicht {one} und {other} zugleich als Sequenzen haben</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} hat {line} vollendet</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} hat dieses Spiel schon gewonnen</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} hat {found} Chips auf dem Spielplan, aber insgesamt nur {n}</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} ist keine Aktion</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} ist keine Karte</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} ist keine Linie aus fünf Feldern</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} ist kein Feld</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>das gibt es nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>dieses Konto darf das nicht</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>der Datenträger antwortet nicht richtig</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>das gibt es schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>die Adresse ist schon vergeben</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>dieser Computer hat diese Adresse nicht</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Tipps mehr</translation>
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
        <translation>Dafür gibt es jetzt kein Feld.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Passt auf {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Dein Team hat keinen Chip mehr zum Legen.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>tot: nächster Zug</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>tot: tauschen</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>abgeben</translation>
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
        <translation>Hände</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>Die Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Tasten (F1)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Table talk: give up a card</source>
        <translation>Absprachen: Gib eine Karte ab</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Zieh deine Karte – {name} ist am Zug</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – der Spielplan zeigt einen früheren Zug</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – du schaust zu</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>DU BIST DRAN – der Spielplan zeigt einen früheren Zug</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>DU BIST DRAN – keine Karte spielbar: passe</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>DU BIST DRAN – welche fünf werden deine Sequenz?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>DU BIST DRAN – wähle ein Feld</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>DU BIST DRAN – spiel eine Karte</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>Das war das Spiel. Schau es dir noch einmal an oder spiel ein neues.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Jemand aus deinem Team hat einen Rat gegeben: Wähle die Karte, die du dafür abgibst.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>Die anderen spielen. Ein kleiner Haken zeigt den letzten Chip jedes Spielers.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Nimm deine Karte: Klicke auf den Stapel oder drücke D. Nach dem Zug des nächsten Spielers ist sie verloren.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Nimm deine Karte: Klicke auf den Stapel oder drücke D. Sobald der nächste Spieler gezogen hat, ist sie verloren.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Beide Felder von {card} sind bedeckt: Die Karte ist tot. Tausche sie (X) und spiel dann eine andere.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Es gibt noch keinen Chip zu nehmen: Heb diesen Buben für später auf.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Dieser Bube nimmt einen Chip: Wähle einen mit gestricheltem Ring. Gelegt wird dann nichts, also heb ihn für eine fast fertige Reihe auf.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Dieser Bube legt einen Chip auf ein beliebiges freies Feld: am besten dort, wo er eine Sequenz vollendet oder eine aufhält.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} passt auf {square}: Klicke darauf oder zieh die Karte dorthin.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} passt auf {one} oder {other}: Klicke auf ein Feld oder zieh die Karte dorthin.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>{card} auf {square} vollendet eine Sequenz!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>{side} braucht nur noch {square} für eine Sequenz: {card} kann das aufhalten.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Keine deiner Karten ist jetzt spielbar: Passe (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Du hast eine tote Karte: Wähle sie, um sie vor deinem Zug zu tauschen.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Wähle eine Karte: Die passenden Felder leuchten auf. Chips nebeneinander, waagerecht, senkrecht oder schräg, wachsen zu einer Sequenz aus fünf.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} möchte diesen Tisch an deinen Computer übergeben. Alle kommen von selbst dorthin, und der Tisch ist offen, solange dieses Programm läuft. Von da an kann dein Computer alle Hände sehen. Den Tisch nehmen?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>Den Tisch nehmen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>Gespielt wird nach: {edition}. Jede lässt sich hier ändern:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>Wie in der &amp;Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;So spielen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (Hausregel)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Mit drei Teams gewinnt die erste.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Fünf Chips eines Teams in einer Reihe sind eine Sequenz: waagerecht, senkrecht oder schräg.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>Eine Sequenz ist fest: Ihre Chips bleiben bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Grün hat eine Sequenz von f5 bis j5; unter den fünf Chips läuft ein Band.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Jeder hebt eine Karte ab: Die niedrigste gibt, und wer danach sitzt, beginnt.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Jede Karte außer den Buben ist auf zwei Feldern des Spielplans abgebildet.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Spiel eine Karte und leg einen Chip auf eines ihrer beiden Felder, wenn es frei ist.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>Die Karo-Neun ist gewählt: Ihre beiden Felder, h5 und f10, leuchten.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>Die nächste Karte kommt von selbst.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Zieh dann selbst eine Karte. Sobald der nächste Spieler gezogen hat, ist es zu spät: Deine Hand bleibt für den Rest des Spiels um eine Karte kleiner.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Zieh dann selbst eine Karte. Sobald der nächste Spieler gespielt hat, ist es zu spät: Deine Hand bleibt für den Rest des Spiels um eine Karte kleiner.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>Die Eckfelder</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>Die vier Eckfelder gehören allen: Sie zählen als Chip jedes Teams.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Mit einem Eckfeld ergeben vier Chips eine Sequenz. Zwei Teams dürfen dasselbe Eckfeld benutzen.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Blau hat eine Sequenz von a1 bis e1, Grün eine von a1 bis a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Zweiäugige Buben</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} legen einen Chip auf ein beliebiges freies Feld.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Nur die Eckfelder brauchen keinen Chip und bekommen keinen.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Alle freien Felder leuchten.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Einäugige Buben</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} nehmen einen Chip eines anderen Teams vom Spielplan.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>Das ist der ganze Zug: Gelegt wird nichts, und das Feld ist wieder für alle offen.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>Chips einer Sequenz können nicht genommen werden.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Drei grüne Chips dürfen genommen werden; die fünf der Sequenz nicht.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Das darfst du vor deinem Zug beliebig oft.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Das darfst du einmal pro Zug, bevor du spielst.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Das darfst du bis zu {n} Mal pro Zug, bevor du spielst.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Eine Karte ist tot, wenn auf ihren beiden Feldern ein Chip liegt. Ein Bube ist es nie.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Zeig eine tote Karte und tausche sie gegen eine andere, dann spiel weiter.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Beide Felder der Herz-Sieben sind bedeckt.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>Zwei Sequenzen eines Teams dürfen sich ein Feld teilen, wenn sie sich dort kreuzen.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>Auf derselben Geraden dürfen sie sich keins teilen: Zehn in einer Reihe sind zwei.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>Zwei Sequenzen eines Teams dürfen sich ein Feld teilen.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Also sind neun in einer Reihe zwei Sequenzen, die sich das mittlere Feld teilen.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>Zwei Sequenzen</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Bei sechs oder mehr in einer Reihe wählst du, welche fünf dir gehören.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Grün hat die Sequenzen f5 bis j5 und h4 bis h8; sie teilen sich h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>Teammitglieder dürfen einander nicht beraten. Wer es hört, meldet Absprachen: Gilt die Meldung, gibt jeder aus diesem Team eine Karte ab.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>Teammitglieder dürfen einander nicht beraten. Wer es hört, meldet Absprachen.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>Teammitglieder dürfen reden; was hier geschrieben wird, geht an den ganzen Tisch.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Zusammen spielen</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>Die Mitglieder eines Teams sitzen getrennt, und die Teams wechseln sich ab.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Blaue und grüne Chips mitten in einem Spiel.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} Spieler: {sides} Teams, je {cards} Karten.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} Spieler: {sides} oder {more} Teams, je {cards} Karten.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Passen und das Ende</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Wer keine seiner Karten spielen kann, passt. Passen alle, gewinnt niemand.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Ist der Nachziehstapel leer, werden die abgelegten Karten zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Ein Team, das keine mehr hat, legt keinen Chip.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Grün hat eine Sequenz vom Eckfeld a1 bis e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>&amp;Mit Tipps probieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Text der Seite</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>Regeln am Tisch</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>ein freundlicher Tisch</translation>
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
        <translation>Chip nehmen</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Frei legen</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Weiter mit {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Ein Spiel fortsetzen</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · gespielte Züge: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>eine Karte von der Hand wählen oder zurücklegen</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>durch die Hand gehen</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>von der Hand zu den Feldern der gewählten Karte</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>über den Spielplan gehen</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>nächstes und voriges leuchtendes Feld</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>die Ränder des Spielplans</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>auf dieses Feld spielen; diesen Knopf drücken</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>zurücklegen, was gewählt war</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>die Karte ziehen, die dir zusteht</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>eine tote Karte tauschen</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>passen, wenn keine Karte spielbar ist</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>die gewählte Karte wegen Absprachen abgeben</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>fragen, was ein Bot täte, an einem Übungstisch</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>die Hand nach Farbe, nach Wert oder wie gezogen ordnen</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>zur Hand, zum Spielplan</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>zu den Zügen; der Spielplan zeigt jeden; Esc: zurück zu jetzt</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>zum Chat</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>Absprachen melden</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>zu den Spielern; Eingabe: was mit jemandem möglich ist</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>die abgelegten Karten durchblättern</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>weiter zum nächsten Teil des Fensters und zurück</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Strg+O, dann ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>ein gespeichertes Spiel Zug für Zug ansehen</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Strg+Komma</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>so wird gespielt, die Einstellungen</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>diese Seite, das Menü</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
</context>
<context>
    <name>LinkOffer</name>
    <message>
        <source>Open links of tables with this program?</source>
        <translation>Links zu Tischen mit diesem Programm öffnen?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>Links können nicht eingerichtet werden: In {folder} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Links zu Tischen öffnen von jetzt an dieses Programm.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>Links zu Tischen lassen sich hier trotzdem eintippen oder einfügen.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Verbinde mit {address} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Start</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>Der Gastgeber ist nicht zu erreichen: Alle paar Sekunden folgt ein neuer Versuch.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>Der Gastgeber ist seit {time} nicht zu erreichen: Versuch {n}, der nächste in wenigen Sekunden.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Dein Platz bleibt frei.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Gastgeber nicht erreichbar: Versuch {n}, gleich der nächste. Dein Platz bleibt mindestens {time} frei.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>Der Gastgeber ist seit {time} nicht zu erreichen: Versuch {n}, der nächste in wenigen Sekunden. Die anderen können solange einen Bot für dich spielen lassen.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Spiel beginnen</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>Bots auf alle &amp;freien Plätze</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>C&amp;hips meines Teams</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Doch nicht &amp;bereit</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Ich bin &amp;bereit</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Wähle einen Platz oder schau zu.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>Das Spiel kann beginnen, wenn das geklärt ist: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Alle sind bereit.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>Die Tischleitung kann jetzt beginnen.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>Platz {n} ist frei</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} Plätze sind frei</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} ist weg</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} ist nicht bereit</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Die Karten werden ausgeteilt …</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>Alle Computer mischen mit: Versuch {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>Der letzte bekam keine Antwort von {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}: {card} auf {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}: {card} nimmt {side} von {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}: Sequenz {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} tauscht die tote Karte {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} hat vergessen zu ziehen: Die Karte ist verloren</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>Die abgelegten Karten werden ein neuer Nachziehstapel mit {n} Karten</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} meldet Absprachen: {side}</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Die Tischleitung</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} gibt es zu: {side} gibt Karten ab</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} bestätigt es: {side} gibt Karten ab</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} nimmt die Meldung zurück: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} weist die Meldung ab: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} gibt {card} ab</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch &amp;verlassen</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>Spiel &amp;ansehen …</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>MoveChooser</name>
    <message>
        <source>No card in your hand can be played on that square.</source>
        <translation>Keine Karte auf deiner Hand ist auf diesem Feld spielbar.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Wähle, welche tote Karte du tauschen willst.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Keine Karte auf deiner Hand ist tot.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Wähle es noch einmal, um {card} zu zeigen und zu tauschen; Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Wähle zuerst die Karte, die du abgibst.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Wähle es noch einmal, um {card} abzugeben; Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Wähle es noch einmal, um zu passen; Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Wähle {square} noch einmal, um {card} dort zu spielen; Esc nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Tisch suchen: ein Teil von Name, Regeln, Adresse</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Tisch suchen</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>Die Suche beginnt …</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Niemand sucht.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Kein Tisch hier enthält „{text}“.</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>Auf {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Noch kein Tisch. Suche auf {network} seit {seconds} s.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>dem Netz</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Wenn jemand einen Tisch geöffnet hat, ist eins davon im Weg:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Ein anderes Netz. Beide Computer müssen im selben sein, nicht der eine am Kabel und der andere in dem eines Telefons.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>Ein WLAN für Gäste, wie in Hotels und bei der Arbeit, hält Computer getrennt: Nimm ein anderes oder ein Kabel.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>Eine Firewall. Auf dem Computer des Gastgebers muss sie dieses Programm aus dem privaten Netz erreichbar lassen.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>Oder wähle „Über Adresse oder Link beitreten“ und tipp ein, was der Bildschirm des Gastgebers zeigt: Das braucht keine Liste.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>Die Verbindung zum Gastgeber ist weg: Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>Der Gastgeber hat die Verbindung getrennt, bevor jemand herein war: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Gerade gibt es keine Verbindung zum Gastgeber, also wurde das nicht gesendet.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>Der Gastgeber hat etwas gesendet, das diese Version nicht versteht: Benutzt auf beiden Seiten dieselbe Version des Spiels.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>Die Verbindung zum Gastgeber ist abgerissen und steht wieder: Was du zuletzt getan hast, ist vielleicht nicht angekommen, also sieh nach.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>Der Tisch, an dem du warst, ist geschlossen; sein Gastgeber hat inzwischen einen anderen geöffnet.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Was dir deinen Platz zurückgibt, kann nicht auf der Platte gespeichert werden ({}): Bleib am Tisch, solange du spielst.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>In diesem Programm ist etwas schiefgegangen: Komm noch einmal an den Tisch.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>Der Tisch ist zu einem früheren Zug zurückgegangen: Der Gastgeber hat etwas verloren. Was du jetzt siehst, gilt.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>Der Tisch zieht auf einen anderen Computer um, und du mit ihm.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Was das Austeilen beweist, kann nicht in {folder} gespeichert werden ({why}): Es geht verloren, wenn dieses Programm vor dem Spiel endet.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>der Tisch {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Du bist {name} schon mit einem anderen Zertifikat begegnet. Es kann ein anderer Computer sein oder ein neu eingerichteter; oder jemand gibt sich als Gastgeber aus. Vergleicht die sechs Wörter auf beiden Bildschirmen.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} ist ein Ordner: Nenne die Datei darin.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} darf nicht gelesen werden: Es ist ein Ordner oder gehört jemand anderem.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} kann nicht gelesen werden: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>Der Tisch spricht Protokoll {table} (Version {table_app}), der dazukommende Computer Protokoll {own} (Version {own_app}): Bring das Spiel auf dem Computer des Tisches auf den neuen Stand.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>Der Tisch spricht Protokoll {table} (Version {table_app}), der dazukommende Computer Protokoll {own} (Version {own_app}): Bring das Spiel auf dem dazukommenden Computer auf den neuen Stand.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>Der Computer des Tisches und dieser haben verschiedene Versionen des Spiels: Benutzt auf beiden dieselbe.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>Eine Nachricht war länger, als dieses Spiel sie sendet: Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Was kam, war keine Nachricht dieses Spiels: Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>Eine Nachricht hatte nicht die Form, die diese Version erwartet: Die Verbindung wurde getrennt. Benutzt auf beiden Seiten dieselbe Version des Spiels.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>Von diesem Tisch ist keine Adresse bekannt: Frag den Gastgeber danach.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Hier heißt kein Computer {name}: Tipp die Adresse ein, die der Gastgeber zeigt.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Was unter {address} antwortet, ist kein Tisch dieses Spiels: Prüfe Adresse und Port.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>Unter {address} ist kein Tisch offen: Prüfe Adresse und Port mit dem Gastgeber.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} antwortet nicht: Prüfe, ob beide Computer im selben Netz sind, ob es seine Computer miteinander reden lässt und ob keine Firewall des Gastgebers das Spiel aufhält.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>Es kam eine Nachricht, die vor dem Einlass nichts zu suchen hat: Die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Das ist nicht der Code dieses Tisches: Lies ihn noch einmal vom Bildschirm des Gastgebers ab.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Wer geantwortet hat, kennt den Code dieses Tisches nicht. Tipp den Code noch einmal ein; wenn er stimmt, steht jemand zwischen dir und dem Tisch: Spiel dort nicht.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Dieser Tisch ist privat: Tipp seinen Code ein, eine Zahl und zwei Wörter.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>Die Datei mit dem Zertifikat dieses Gastgebers war beschädigt; sie heißt jetzt {file}, und ein neues Zertifikat wurde erstellt. Spieler, die diesen Gastgeber kennen, werden gewarnt: Das ist der Grund.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>Das Zertifikat dieses Gastgebers kann nicht in {folder} gespeichert werden ({why}): Mach diesen Ordner für dich lesbar und beschreibbar.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>Das Zertifikat dieses Gastgebers in {folder} ändert sich, während es gelesen wird: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Schreib sie wie 192.168.1.20:47624, so wie der Bildschirm des Gastgebers sie zeigt.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>Das ist zu lang für eine Adresse.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>Das Ende dieses Links ist beschädigt: Kopiere oder scanne den ganzen Link noch einmal.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Es fehlt eine Adresse.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>Eine IPv6-Adresse mit Port schreibt man wie [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Der Port muss eine Zahl von 1 bis 65535 sein.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Das ist keine IPv6-Adresse.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Nach % muss der Name oder die Nummer einer Netzwerkschnittstelle stehen.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>Eine Adresse, die mit fe80 beginnt, braucht die Netzwerkschnittstelle, über die sie erreicht wird, wie [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Das ist keine IPv4-Adresse.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Das ist weder eine Adresse noch der Name eines Computers.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>Unter {address} ist kein Tisch erreichbar.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>Ein Name darf keine unsichtbaren Zeichen oder Steuerzeichen enthalten: Lass sie weg.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Ein Name darf nicht leer sein: Gib einen mit 1 bis 24 Zeichen an.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Dieser Name ist zu lang: Gib einen mit höchstens 24 Zeichen (und 64 Byte) an.</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Dieser Computer hat kein Netz, in dem er Tische finden kann: Verbinde ihn mit demselben Netz wie die anderen.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>Die Netzwerkschnittstelle {} ist nicht da: Wähle eine andere oder steck sie ein.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>In diesem Netz können keine Tische gefunden oder gezeigt werden ({}): Vielleicht belegt ein anderes Programm den Port von mDNS. Beitreten über Adresse oder Link geht trotzdem.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>Ein anderer Computer als erwartet hat geantwortet: Sein Zertifikat ist ein anderes. Frag den Gastgeber nach den sechs Wörtern auf seinem Bildschirm und vergleiche sie, bevor du dort spielst.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>Der Code eines Tisches ist eine Zahl und zwei Wörter, wie 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Dieser Tisch ist schon offen: in einem anderen Fenster oder Programm auf diesem Computer.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>Mit dem gespeicherten Spiel kann es nicht weitergehen ({fault}); es bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>Von diesem Tisch ist nichts erhalten.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>Das gespeicherte Spiel ist weg, also ist der Tisch in der Lobby.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Dieser Computer hat hier keine Adresse, die andere eintippen könnten: Sie finden den Tisch in ihrer Liste, und Adresse und Link führen nur von diesem Computer aus hin.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Dieser Computer ist in keinem Netz, also kann niemand sonst an den Tisch kommen: Verbinde ihn mit demselben Netz wie die anderen.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Ein Tisch kann nicht in {folder} gespeichert werden ({why}): Mach diesen Ordner für dich beschreibbar und schaff Platz auf der Platte.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Ab {port} ist kein Port frei, um einen Tisch zu öffnen{reason}: Schließ einen anderen Tisch oder ein anderes Programm oder wähle einen anderen Port.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Dort waren drei Codes falsch: Lass dir den Code vom Gastgeber vorlesen, warte eine Minute und prüfe, ob die sechs Wörter auf beiden Bildschirmen gleich sind.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>In diesem Programm ist etwas schiefgegangen: Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Dieses Spiel ist nicht mehr auf diesem Computer, oder es ist schon offen.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Du bist schon an einem Tisch: Verlass ihn zuerst.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>Rat gibt es nur an einem Übungstisch.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>Du bist an keinem Tisch: Öffne zuerst einen oder tritt einem bei.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Was von diesem Tisch erhalten ist, lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Dieser Tisch ist von Version {n}, aber dieses Programm liest Version {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>die beste: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Ein Name hier ist in Buchstaben geschrieben, die keine Schrift auf diesem Computer hat: Installiere eine Schrift dafür, um ihn zu lesen. Spielen kannst du trotzdem.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Our side plays with the blue chips</source>
        <translation>Unser Team spielt mit den blauen Chips</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>Unser Team spielt mit den grünen Chips</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>Unser Team spielt mit den roten Chips</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>{name} hierher holen</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Spiel ohne Sieger beenden</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>Platz an {name} geben</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>{name} die Tischleitung geben</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Ich muss weg: den Tisch an den Computer von {name} übergeben</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>{name} wegschicken</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>{name} für immer wegschicken</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Bot hierher setzen: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>Zum Bot machen: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Bot wegnehmen</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>Sein &amp;Name, wie ihn die anderen sehen</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>P&amp;rivat: Wer kommt, braucht einen Code</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>Verb&amp;indung, über die er gefunden wird</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>Tisch &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Tisch von {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>Tea&amp;ms</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>Re&amp;geln</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>&amp;Karten ziehen</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>&amp;Uhr pro Zug</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>Zus&amp;chauer</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>Hausr&amp;egeln …</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} Spieler, {sides} Teams, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
        <translation>niemand darf zuschauen</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>höchstens {n}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>noch {m}:{s:02}</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>weg {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>schuldet eine Karte</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>schuldet Karten</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>darf ziehen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>zuletzt abgelegt {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte ist nicht auf deiner Hand.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>Die Eckfelder gehören allen: Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Dieses Feld zeigt diese Karte nicht: Wähle eines der beiden Felder der Karte.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Auf diesem Feld liegt schon ein Chip: Wähle ein freies.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>Auf diesem Feld liegt kein Chip zum Nehmen: Wähle einen Chip eines anderen Teams.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Dieser Chip gehört deinem eigenen Team: Wähle einen Chip eines anderen Teams.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Dieser Chip gehört zu einer fertigen Sequenz und bleibt liegen.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Diese Karte ist nicht tot: Sie kann noch gespielt werden oder darauf warten.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>In diesem Zug können keine toten Karten mehr getauscht werden: Spiele eine Karte.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Für dich gibt es jetzt keine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Du kannst eine Karte spielen, also darfst du nicht passen.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>Diese Linien kannst du mit diesem Zug nicht nehmen: Wähle eine der angebotenen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>Dein Team schuldet eine Strafe für Absprachen: Gib zuerst eine Karte ab.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>Du schuldest keine Strafkarte.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Dein Team hat keinen Chip mehr zum Legen.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>Es sind keine Absprachen gemeldet.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>Es ist schon etwas gemeldet: Das muss zuerst geklärt werden.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>Das darfst du an diesem Tisch nicht.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Dieses gespeicherte Spiel ist nicht lesbar, Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Dieses Spiel hat {n} Züge, mehr als das Fenster zeigen kann: Der Befehl „sequence-lan replay“ gibt es aus.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} hat ausgeteilt, {first} beginnt</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>Platz {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} zieht {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} zieht</translation>
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
        <translation>Das Austeilen ist bewiesen: Dieser Computer war beteiligt, und niemand hat die Karten gewählt.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>Das Austeilen ist stimmig: Startwerte und Festlegungen passen. Mehr kann eine Datei allein nicht zeigen.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>Das Austeilen steht in der Datei: Nichts beweist es.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Kein Austeilen: Das Spiel beginnt mit einer aufgebauten Stellung.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>Das Austeilen ist falsch.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>Aktion {n} ist gegen die Regeln: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>Die Regeln erlauben alle {n} Aktionen.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Das Spiel ist noch offen.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}; die Zeile, die das sagt, fehlt.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>Das Ende ist falsch: „{result}“ sagen die Züge nicht.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>Wessen Karten zu sehen sind</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>Spiel &amp;öffnen …</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>&amp;Bild speichern …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Gespeicherte Spiele (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lädt …</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Karten von allen</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Keine Karten</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Dieses Spiel ist noch offen: Wer darin spielt, sollte nicht auf die Karten sehen.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>Kein Spiel geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, Moment {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>Das Bild konnte dort nicht gespeichert werden: Wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Unentschieden: niemand kann mehr</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>Das Spiel wurde abgebrochen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>Die erste Sequenz gewinnt.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Wer zuerst {n} Sequenzen hat, gewinnt.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Karten werden von selbst gezogen.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Von Hand ziehen; eine vergessene Karte ist verloren, wenn der nächste Spieler zieht.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Von Hand ziehen; eine vergessene Karte ist verloren, wenn der nächste Spieler spielt.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Eine Karte, die niemand von Hand zog, ist verloren, wenn der nächste Spieler zieht.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Eine Karte, die niemand von Hand zog, ist verloren, wenn der nächste Spieler spielt.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>Herz- und Pik-Bube nehmen einen Chip, Karo- und Kreuz-Bube legen einen.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>Kreuz- und Pik-Bube nehmen einen Chip, Herz- und Karo-Bube legen einen.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>In einem Zug dürfen beliebig viele tote Karten getauscht werden.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Tote Karten, die in einem Zug getauscht werden: höchstens {n}.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Alle legen auf einen Stapel ab.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Jeder hat einen Ablagestapel, offen für alle.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Chips des ersten, zweiten und dritten Teams: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Sequenzen, die sich ein Feld teilen, müssen sich dort kreuzen.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>Zwei Sequenzen dürfen sich ein Feld teilen, auch auf einer Linie.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Teams dürfen sich um einen Spieler unterscheiden: Auch 5, 7 und 11 können spielen.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Alle Teams haben gleich viele Spieler.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Ein Rat an ein Teammitglied kostet jeden aus dem Team eine Karte.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Ein Rat an ein Teammitglied wird gemeldet und kostet nichts.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Niemand achtet auf Ratschläge im Team.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>Ein Zug darf so lange dauern, wie er will.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>Ein Zug hat {n} Sekunden; dann macht ein Bot diesen einen Zug.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (Hausregel)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>Spiel {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>Das Spiel konnte dort nicht gespeichert werden: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}: {n} von %n Sequenz</numerusform>
            <numerusform>{side}: {n} von %n Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} von {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Platz {n}, {side}: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (du)</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier sitzen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
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
        <translation>Stehen: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>Die Einstellungen können nicht gespeichert werden: {file} darf nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>Die Einstellungsdatei {file} ist beschädigt: Lösche sie, damit Einstellungen wieder erhalten bleiben.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>Die Einstellungsdatei war beschädigt: Alle Einstellungen sind wie beim ersten Start. Die alte Datei heißt jetzt {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Mein &amp;Name</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Karten und Chips</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>&amp;Größe auf der Hand</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>&amp;Order in the hand</source>
        <translation>&amp;Ordnung auf der Hand</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>wie gezogen</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Vier Kartenfarben</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Karo ist blau und Kreuz grün.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>C&amp;hips</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>eine Form für jedes Team</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>alle rund, mit ihren Mustern</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Meine &amp;Züge bestätigen</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Was man nicht zurücknehmen kann, muss zweimal gewählt werden.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>Tipps beim &amp;Üben</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Ein Übungstisch erklärt, was möglich ist und warum.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mein Zug</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>&amp;Melden, wenn das Fenster nicht vorn ist</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>Das Fenster bittet um Aufmerksamkeit, und wo es geht, erscheint eine Nachricht.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>Zug, Chip, Karte, Sequenz und Ende sind zu hören.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>Ton ist nicht installiert: pip install „sequence-lan[sound]“ fügt ihn hinzu.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Verb&amp;indung</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Link zu diesem Tisch</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Adresse dieses Tisches: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Code dieses Tisches: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Andere sehen diesen Tisch als „{name}“ oder treten über die Adresse bei.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Andere treten über diese Adresse bei.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Sechs Wörter: {}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>How others come here</source>
        <translation>So kommen andere hierher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Gespeicherte Spiele auf diesem Computer</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Noch keine. Spiele an einem Tisch, der auf diesem Computer geöffnet wurde, bleiben hier, wenn sie zu Ende sind, und auch, was du anderswo am Ende eines Spiels speicherst.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Rückblick</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>&amp;Datei öffnen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Gespeicherte Spiele (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück zu &amp;jetzt</translation>
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
        <translation>für alle</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>Eckfeld, gehört allen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>Teil einer Sequenz</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Mein &amp;Name</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>Meine &amp;Chips</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>Tisch &amp;öffnen</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>Die anderen finden ihn in ihrer Liste.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>Mit Bots &amp;üben</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Beginnt sofort, auf diesem Computer.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>Ü&amp;ber Adresse oder Link beitreten</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Wie der Bildschirm des Gastgebers sie zeigt.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Adresse oder Link des Tisches</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>Archi&amp;v</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Gegen einen Bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Drei Teams: gegen zwei Bots</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>Zwei gegen zwei: mit einem Bot</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Drei gegen drei</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Zurückkommen</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} von {total} Plätzen besetzt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>läuft, du kannst zuschauen</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>läuft: komm an deinen Platz zurück oder schau zu</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>Gastgeber: {name}, dir bekannt</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>du kennst den Gastgeber</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Schauen zu: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Züge und Chat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>Absprac&amp;hen melden</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>Du hast nicht rechtzeitig gezogen: Diese Karte ist für dieses Spiel verloren.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Abgelegte Karten durchblättern</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Gegen {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>Die sechs Wörter des Gastgebers: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>So kommen andere hierher …</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Zurück (Pfeil links oder Komma)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Abspielen und Pause (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Weiter (Pfeil rechts oder Punkt)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Ende (Ende-Taste)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment des Spiels</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Tempo (+ und -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>sehr schnell</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} von {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>Der Bericht ist in der Zwischenablage: Füge ihn dort ein, wo du um Hilfe bittest.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>In diesem Programm ist etwas schiefgegangen; im Protokoll stehen die Einzelheiten.</translation>
    </message>
</context>
</TS>
