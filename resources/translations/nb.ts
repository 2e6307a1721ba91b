<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>linjen {line} vinner spillet</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>det fullfører sekvensen {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>det stopper linjen {line}, der {side} har fire ruter</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>det bryter linjen {line}, der {side} har fire ruter</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>det gir fire av linjen {line}, og kortet til den femte er på hånden</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>det gir fire av linjen {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>det frigjør linjen {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>det stopper linjen {line}, der {side} har tre ruter</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>det bryter linjen {line}, der {side} har tre ruter</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>det gir tre av linjen {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>dette kortet passer ikke på noen annen rute lenger</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>en knekt spares til senere</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>ingen annen utspilling lover mer</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>begge rutene er tatt, og et nytt kort er gratis</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>et kort som ikke trekkes i tide, er tapt</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>ingen kort på hånden kan spilles</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>det er kortet som vil savnes minst</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Bedre: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}: {first}, og {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} på {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} tar {side} fra {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>Mitt valg: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>Mitt valg: bytt {card}</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>Mitt valg: gi fra deg {card}</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>Mitt valg: trekk nå</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>Mitt valg: pass</translation>
    </message>
</context>
<context>
    <name>Argparse</name>
    <message>
        <source>usage: </source>
        <translation>bruk: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>posisjonsargumenter</translation>
    </message>
    <message>
        <source>options</source>
        <translation>valg</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>vis denne hjelpen og avslutt</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>vis programmets versjon og avslutt</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: feil: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumentet %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>disse argumentene mangler: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>ukjente argumenter: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>en verdi trengs</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r finnes ikke (velg blant %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>tvetydig valg: %(option)s kan være %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>verdien %r hører ikke hjemme her</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spillbrett</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Her kan du legge en brikke.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Denne brikken kan du ta.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>Kortet ditt skal hit, når det er din tur.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>Det siste trekket var her.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>Nettverksdelen av programmet kunne ikke starte: start det på nytt.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Trekk (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Bytt (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Pass (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Gi fra deg kortet (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Råd (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>Innrøm det</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Godta</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Avvis</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>Det neste døde kortet kan byttes neste gang du har turen.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>Ingen kort på hånden din kan spilles.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Velg et kort fra hånden din.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} melder bordprat: {side}.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Tenker …</translation>
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
        <translation>{card}, nytt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nytt</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Dette bordet er på denne maskinen: forlater du det, stenges det for alle.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>Et spill er i gang. Går du, får en bot eller en tilskuer plassen din.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlat</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>Sende {name} bort fra dette bordet?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Send bort</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>Sende {name} bort, og ikke slippe inn noen fra den maskinen igjen?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Send bort for godt</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>Overlate bordet til maskinen til {name}? Alle kommer dit av seg selv. Fra da av kan den maskinen se alle hender; denne har kjent rekkefølgen i trekkbunken.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Overlat det</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>Avslutte dette spillet for alle, uten vinner?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Avslutt spillet</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spill videre</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Hva som ble sagt</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Si noe til alle</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>blå brikke</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>grønn brikke</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>rød brikke</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>samme hva</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Der denne fargen er ledig, blir jeg tilbudt den først.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Blå brikker</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Grønne brikker</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Røde brikker</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Brikker i hvilken som helst farge</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>Jeg blir tilbudt den første ledige plassen.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>Hvilke fem blir sekvensen din?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>Ta {lines}</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>Spillet er over.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Det kortet er ikke på hånden din.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>Hjørnene tilhører alle: velg en annen rute.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Den ruten viser ikke dette kortet: velg en av kortets to ruter.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Det ligger alt en brikke på den ruten: velg en fri.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>Det er ingen brikke å ta på den ruten: velg en brikke fra et annet lag.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Den brikken er ditt eget lags: velg en brikke fra et annet lag.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Den brikken er del av en fullført sekvens og blir liggende.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Det kortet er ikke dødt: det kan fortsatt spilles, eller vente til det kan det.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>Ingen flere døde kort kan byttes i denne turen: spill et kort.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Du har ikke noe kort å trekke nå.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Du kan spille et kort, så du kan ikke passe.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>De linjene kan ikke tas med dette trekket: velg blant dem som tilbys.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>Laget ditt skylder en straff for bordprat: gi fra deg et kort først.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>Du skylder ikke noe straffekort.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>Laget ditt har ingen brikke igjen å legge.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>Ingen bordprat er meldt.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>En annen bordprat er meldt: den må avgjøres først.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>Det kan du ikke gjøre ved dette bordet.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Bare bordets leder kan gjøre det.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Det går ikke i denne delen av kvelden.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>Det spilles ikke noe spill.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>Den plassen finnes ikke ved dette bordet.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Den plassen er tatt: velg en ledig.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Den plassen venter fortsatt på spilleren sin: prøv igjen når tiden er ute.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Det sitter ingen bot der som kan tas bort.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Du ser på: bare de som sitter ved bordet, kan gjøre det.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>Spillet kan ikke starte ennå.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Den personen er ikke ved bordet.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Den personen er borte akkurat nå.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Det kan du ikke gjøre med deg selv: forlat heller bordet.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>Bordet er på den personens maskin, så vedkommende blir.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>Lagene velger farge bare etter de italienske reglene.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Disse valgene passer ikke sammen.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>Turen har gått videre imens: se på bordet igjen.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Det er ikke et trekk i dette spillet.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>Det var for mye på én gang: vent litt.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>Det var ingenting å vise i den meldingen.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Plassen din er bundet av forpliktelsen den sendte først.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Det frøet er ikke det plassen din er bundet til.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>Bordet er alt på den personens maskin.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>Bordet flyttes akkurat nå til en annen maskin: prøv igjen om litt.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>Noen blir nettopp spurt om å ta bordet: vent på svaret.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Den personen vil ikke ha bordet på sin maskin, så det blir der det er.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Ingen svarte på om den maskinen tar bordet, så det blir der det er.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Det er ikke koden til dette bordet: les den på nytt fra vertens skjerm.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Den som svarte, kjenner ikke koden til dette bordet. Skriv koden på nytt; hvis den er riktig, står noen mellom deg og bordet: ikke spill der.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Dette bordet er privat: skriv koden, et tall og to ord.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Den maskinen kunne ikke ta imot bordet, så det blir der det er.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>Bordet er flyttet til en annen maskin: se etter det i listen.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Det bordet er ikke her.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>Verten kan ikke skrive til disken sin, så ingenting ble endret: gjør plass der, og prøv igjen.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>Bordet er fullt: ingen flere kan sitte eller se på der.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>For mange feil koder kom fra maskinen din: vent en stund, og be så verten lese koden for deg.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>For mange feil koder ble prøvd ved dette bordet, så ingen nye slipper inn før lederen åpner det igjen.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>Bordets leder slipper deg ikke inn.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>Det kom en melding som ikke hører hjemme her: forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Du kom til dette bordet fra et annet sted: denne forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Ingenting ble hørt fra deg på en stund: forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>Bordets leder har sendt deg fra bordet.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Du har forlatt bordet.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>Verten har stengt bordet.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>Bordets kode</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} er privat: skriv koden, et tall og to ord.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Noen har prøvd for mange feil koder, så ingen nye slipper inn. Slippe inn igjen de som har koden?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Slipp dem inn</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Hold stengt</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>client</source>
        <translation>klient</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>trekk</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>slutten den så</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>utdelingen</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bevist</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsk</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>ikke vist</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>ingenting å bevise</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Et bord er åpent på {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Funnet med mDNS: {table} på {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>Bordet ble ikke funnet med mDNS på {network} innen {seconds} sekunder: kanskje stopper en brannmur det.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>Spillet var ikke over innen {seconds} sekunder.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>En klient har ikke sett noe spill.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>Kortene er delt ut. {sides}. {name} begynner.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>ikke kontrollert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>Ikke alle klientene så samme slutt.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>Ikke alle klientene kunne bevise utdelingen.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} mot {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  vunnet {won}, tapt {lost}, uavgjort {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>sluttet for tidlig: {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>uten svar: {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>ikke lovlig: {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  spill: {games}, plasser: {seats}, lag: {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  resultat {share}, 95 %-intervall {low} til {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  tapt ved svikt, {player}: {faults}. Den første: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}: {ms} ms per trekk</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} begynner.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Avvist: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Spillet er fortsatt åpent.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>lobby</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>deler ut</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spiller</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>over</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>Ingen bord ble funnet på {seconds} sekunder på {network}. Et gjestenett eller en brannmur kan skjule et: bli da med via adressen på vertens skjerm.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} er borte.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Bord på {network}. Ctrl-C avslutter.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>plasser</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regler</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} av {total} plasser tatt</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>bevist: det er den denne maskinen tok del i, og ingen valgte kortene.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>stemmer: frø og forpliktelser passer. Mer enn det kan en fil alene ikke vise.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>falsk.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>gitt: filen oppgir kortbunken, og ingenting beviser den.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>ingen: spillet begynner fra en oppsatt stilling.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>Hode: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Utdeling: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Handlinger: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Slutt: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, plasser: {n}, begynt {when}, skrevet av sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>nummer {n} er avvist. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, og reglene tillater alle.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} Den siste linjen, som sier det, mangler.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>falsk. Den siste linjen sier: {said} Etter handlingene: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} Den siste linjen sier det, og det stemmer.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Dette spillet er fortsatt åpent, og det som følger, viser alles kort: den som spiller i det, eller snakker med noen som gjør det, bør ikke se.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grønn</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>klassiske regler</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>Goliath-regler</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>italienske regler</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plass {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} spiller {card}: brikke {side} på {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} spiller {card} og tar brikken {side} på {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} fullfører sekvensen {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} viser det døde kortet {card} og bytter det.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} trekker {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekker et kort.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} har mistet retten til å trekke.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>Kastebunkene blir den nye trekkbunken ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passer.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} melder bordprat: {side}.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Bordets leder</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} gir fra seg {card}.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>{side} vinner.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>Spillet er uavgjort: ingen kan spille mer.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>Spillet ble avbrutt.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} innrømmer bordpraten ({side}).</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} godtar meldingen om bordprat ({side}).</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} trekker tilbake meldingen om bordprat ({side}).</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} avviser meldingen om bordprat ({side}).</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Det er ingen skjerm her å åpne et vindu på. Uten den kan du åpne et bord for andre med `host --headless`, liste bordene i nærheten med `tables`, eller se boter spille med `demo`.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>Vinduet kan ikke åpnes, for Qt kan ikke lastes her: {lacking}. På Linux installerer du det som har det biblioteket, for eksempel libgl1 og libegl1 på Debian og Ubuntu; uten vindu finnes kommandoene `host --headless`, `tables` og `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>Utskriften kan ikke skrives: disken er full.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Et vindu har ett bord: for flere, legg til --headless.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Et bord med {seats} plasser kan ikke ha {bots} boter.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Her er et uferdig spill, som `host --headless --resume` fortsetter:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>Det finnes ikke noe slikt uferdig spill her.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Flere uferdige spill begynner slik: oppgi mer av nummeret.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Fortsetter med {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>Bordet er flyttet til en annen maskin. Så lenge dette programmet går, forteller det dem som kommer tilbake, hvor bordet er.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Det finnes ikke noe uferdig spill her: åpne et nytt bord uten --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table}: {players} (trekk: {n}, over)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table}: {players} (trekk: {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Bordet er stengt.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>Bordet er på nettet som {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>Bordene er stengt.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>De seks ordene for alle disse bordene: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Ctrl-C stenger bordene.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>people</source>
        <translation>folk</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vinner</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>seks ord</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kode</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Ctrl-C stenger bordet.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} har gått.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. {name} begynner.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Folk finner plassene sine.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Kortene deles ut.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er over.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} har kommet.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} ser på.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} setter seg for {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} er tilbake.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} er borte.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} er borte: plassen venter.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Oppgi en bot: novice, club, master eller en kommando.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Det finnes ingen bot eller noe program {bot} her: oppgi novice, club, master eller en kommando.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} er ved bordet {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} kan ikke fortsette: {reason} Boten club spiller dette spillet i stedet.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>Brettspillet Sequence på det lokale nettet.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>kommandoer</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Uten kommando åpnes vinduet.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>åpne vinduet</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>et bord å gå rett til</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>åpne vinduet og gå rett til et bord</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>åpne et bord</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>vis bordene på nettet</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>se boter spille ved et ekte bord, i konsollen</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>la to boter spille mange spill mot hverandre</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>vis et lagret spill trekk for trekk</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>ett JSON-objekt per linje, med hendene</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>kontroller at et lagret spill er sant</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>språket, om det ikke er systemets: {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>adresse:port, eller lenken til et bord</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>hva du heter der</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>uten vindu tar en bot plass: novice, club, master eller en egen kommando</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>for et privat bord, til en bot; vinduet spør om den</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>sekunder før en av våre boter tar over for en taus kommando (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>i konsollen, uten vindu</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>hva bordet heter</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>åpne så mange på en gang (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>hvor mange som spiller ved hvert (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>av dem boter (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>hvilke regler</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>om kort trekkes av seg selv eller for hånd</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>porten ({n}), eller den neste ledige</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>start så snart alle plassene er tatt</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>nye trenger en kode, som vises her</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>fortsett et uferdig spill, det siste eller det med dette nummeret</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>ett JSON-objekt per linje</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>hvor lenge det letes (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>fortsett å lete, og si hva som endrer seg, til Ctrl-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>hvor mange som spiller (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>botenes terninger</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master eller cmd:KOMMANDO for et eget program</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>det samme for den andre spilleren</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>hvor mange spill (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>plasser per spill (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>sekunder per trekk for en bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>kort og terninger (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>resultatet som ett JSON-objekt</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>sekunder før en taus kommando taper spillet (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>det lagrede spillet, en .seqrec-fil</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>vis kortene til alle</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>hvor spillets filer er på denne maskinen</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>nettverkskortet, eller loopback; ellers det lokale nettets</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>et helt tall</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>en port er et tall fra 0 til 65535; 0 tar en hvilken som helst</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>et helt tall fra 1 til {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>et antall sekunder, mer enn 0 og opptil 3600</translation>
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
            <numerusform>Trekkbunke, %n kort</numerusform>
            <numerusform>Trekkbunke, %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; sist kastet {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Klikk for å trekke kortet ditt</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>klikk for å trekke</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>i trekkbunken</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Hvem sine kastede kort</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Kastede kort, det først spilte kommer først</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spillere</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n kort, vist nedenfor</numerusform>
            <numerusform>%n kort, det siste nederst</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Her er ingenting kastet ennå.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>klassiske regler</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>Goliath-regler</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>italienske regler</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Et spill &amp;til</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>Bordets leder kan be om et spill til.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Se tilbake</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>&amp;Lagre spillet</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Forlat</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>du vinner!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>ikke denne gangen.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>med {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> og </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>Utdelingen kontrolleres …</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>Utdelingen er bevist: ingen, heller ikke verten, kunne velge disse kortene.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>Utdelingen er falsk: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>Utdelingen er ikke bevist: verten viste ikke hvordan kortene ble til.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>Det er ingenting å bevise ved denne utdelingen. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Ingen andre tok del i den.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>Verten sendte {n} forpliktelser for {seats} plasser.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>Verten utelot forpliktelsen til {name}.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>Verten sendte en forpliktelse for {name}, som er en bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>Verten sendte {n} frø for {seats} plasser.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>Verten utelot frøet til {name}.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>Verten sendte et frø for {name}, som er en bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>bordpraten ({side}) ble innrømmet</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>meldingen om bordprat ({side}) ble godtatt</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>meldingen om bordprat ({side}) ble trukket tilbake</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>meldingen om bordprat ({side}) ble avvist</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>Det lagrede spillet som verten viste, kan ikke leses: linje {line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>Trekk {n} i det lagrede spillet er mot reglene: {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>I det lagrede spillet er {name} en person; ved utdelingen var det en bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>I det lagrede spillet er {name} en bot; ved utdelingen var det en person.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>Det lagrede spillet har {name} på plassen som var til {other} ved utdelingen.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>Det lagrede spillet har {n} plasser; utdelingen hadde {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>Det lagrede spillet sier forsøk {n} ved utdelingen; det var {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>Forpliktelsen til {name} i det lagrede spillet er ikke den som ble sendt ved utdelingen.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>Frøet til {name} i det lagrede spillet er ikke det som ble sendt ved utdelingen.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Du hadde {held} ved utdelingen; det lagrede spillet gir deg {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Du hadde {held} etter trekk {n}; det lagrede spillet gir deg {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>Du fikk vite til og med trekk {n}: {told}; det lagrede spillet har der: {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>Du fikk vite som trekk {n}: {told}; det lagrede spillet har der: {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Du fikk vite til og med trekk {n}: {told}; det lagrede spillet har bare {known} trekk som reglene tillater.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Du fikk vite som trekk {n}: {told}; det lagrede spillet har bare {known} trekk som reglene tillater.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Hvert lag trenger sin egen farge: blå, grønn eller rød.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>Det kom ikke noe svar i tide ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>Svaret er lengre enn noen handling.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>Svaret er ikke lovlig: {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>Svaret {answer} er ingen handling: {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>Brikkene til hvert lag må oppgis.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>Kommandoen sluttet midt i spillet.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>Kommandoen {command} kan ikke startes: {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>Utdelingen sier at plassen til {name} er en bots; en person sitter der.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>Utdelingen har boten {bot} på en plass der lobbyen viste boten {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>Utdelingen har {name} på en plass som var ledig i lobbyen.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>Utdelingen har {name} på en plass der lobbyen viste en bot.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>Utdelingen har {name} på plassen der lobbyen viste {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>Utdelingen lar {name} spille for {side}, men den plassen spiller for {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>Utdelingen er bundet til andre regler enn lobbyen viste: {rule} er {bound}, ikke {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>Utdelingen er bundet til lagene {bound}; lobbyen viste {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>Utdelingen er bundet til {n} plasser; lobbyen viste {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>Utdelingen ble avlyst {off} ganger; dette er forsøk {n}. En vert som fortsetter slik, venter kanskje på kort den liker.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>Verten endret forpliktelser etter å ha sendt dem.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>Verten endret frø etter å ha vist dem.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>Verten delte ut kortene før alle var bundet av en forpliktelse.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>Verten delte ut kortene uten å vise alles frø.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>Verten sier ikke lenger hvilke forpliktelser og frø utdelingen hadde.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>Verten ga denne utdelingen nummeret til et tidligere spill.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>Verten har avlyst en utdeling, men sier at dette er forsøk {n}.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>Verten sendte aldri forpliktelsene i det lagrede spillet.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>Verten sendte aldri frøene i det lagrede spillet.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>Verten sendte videre en annen forpliktelse for plassen din enn din egen.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>Verten sendte videre et annet frø for plassen din enn ditt eget.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>Verten sendte forpliktelsene etter frøene.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>Verten viste frø før alle var bundet av en forpliktelse.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>Verten snakker om en annen utdeling enn den spillet begynte med.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>Verten snakker om forsøk {n} mens {own} pågår.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>Vertens forpliktelse i det lagrede spillet er ikke den den sendte ved utdelingen.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>Vertens frø er ikke det den forpliktet seg til.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>Det lagrede spillet slutter ikke slik spillet gjorde.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>Det lagrede spillet viser ikke frøene kortene kom fra.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>Det lagrede spillet er et annet.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>Reglene i det lagrede spillet er ikke de utdelingen var bundet til.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>Frøet til plass {seat} er ikke det den forpliktet seg til.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>Frøet som ble vist for {name}, er ikke det plassen var bundet til: det ble valgt eller endret etterpå.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>Lagene er blå, grønn og rød i den rekkefølgen; bare italian lar dem velge.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>Lagene i det lagrede spillet er ikke de utdelingen var bundet til.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>Det finnes ingen spiller {player}: velg {known} eller {prefix}KOMMANDO.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>Det var ingen andre ved bordet.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Denne maskinen kom til bordet etter utdelingen, så den kan ikke si hvem som var bundet til hva før det.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>Du fikk vite at spillet ble avbrutt; det lagrede spillet sier ikke det.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>et byterekkefølgemerke, som ikke hører hjemme her</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>en vognretur; linjer slutter med linjeskift alene</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>et hjørne i position.board har en brikke</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>en liste</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>et tall har for mange sifre</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>et tall er for stort</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>en tom linje</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>et objekt</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>et objekt var ventet, ikke {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>byte {n} er ikke UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck må ha hvert kort to ganger</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner må være null når årsaken er {reason}</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>færre kort</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grønn</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>et halvt surrogatpar</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>hodet mangler game, som en bevisbar utdeling trenger</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>hodet må ha enten deal eller position</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>det slutter ikke slik den siste linjen sier</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>lengre enn noen linje i et spill</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>verken en handling eller slutten på spillet</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>for dypt nøstet</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>et slikt bord kan ikke finnes</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>ikke JSON, fra kolonne {column}</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>ikke JSON: {value} er ikke noe tall</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>ikke et lagret spill av dette slaget: format må være {name}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position har kortet {card} {n} ganger, men det finnes to</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw har en plass to ganger</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next har plass {seat} der et annet lag hører til</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next må følge plassene med klokken når lagene er like store</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next må ha position.to_play for laget som har turen</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes må følge plassenes rekkefølge</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed må ha hver plass én gang, i plassenes rekkefølge</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips må være to eller tre tall, ikke {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plass {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>plass {seat} skylder {due} kort, men har {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>noe</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>noe etter linje {line}, som avslutter spillet</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started må være et tidspunkt som 2026-11-29T19:10:00Z, ikke {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>handlingen mangler {key}</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>spillet endte låst</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>spillet ble avbrutt</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>spillet ble vunnet</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>nøkkelen {key} er gjentatt</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>det lagrede spillet er av versjon {version}, men dette programmet leser versjon {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>rutene i sekvensen {line} ({side}) har den ikke</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>dette spillet har alt endt låst</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>uten grense</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>du tok {card}</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} er større enn noe lagret spill.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} meldte bordprat ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} byttet {card}</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} ga fra seg {card}</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} har en nøkkel {key} som den ikke kan ha</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} har en {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>{name} mangler {key}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} mistet et trekk</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} må være en liste, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} må være en tekst på {n} bokstaver</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} må være en tekst, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} må være et helt tall fra {low}, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} må være et helt tall fra {low} til {high}, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} må være et objekt, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} må være null, siden en bot sitter der</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} må være en av disse: {choices}; ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} må være true eller false, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} må være {n} heksadesimale sifre med små bokstaver, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>{name} må ha så mange ledd: {n}, ikke {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} sto over</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} spilte {card} på {square}</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} tok et kort</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} tok brikken på {square} med {card}</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} kastede kort ble trekkbunken</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} spillere kan ikke spille etter disse reglene: {counts} kan.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} spillere danner {counts} lag, ikke {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} oppgir ingen kommando: skriv cmd: og kommandoen etter.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} kan ikke ha både {one} og {other} som sekvenser</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} fullførte {line}</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} har alt vunnet dette spillet</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} har {found} brikker på brettet, men bare {n} i alt</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} er ingen handling</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} er ikke noe kort</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} er ingen linje på fem</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} er ingen rute</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>det finnes ikke</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>denne brukeren har ikke lov</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>det er ikke tillatt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der kan ingenting skrives</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>disken er full</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>disken svarer ikke som den skal</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>det er ikke en mappe</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>det er en mappe</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>det finnes alt</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>navnet er for langt</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>for mange filer er åpne</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>adressen er alt i bruk</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>denne maskinen har ikke den adressen</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Ingen flere hint</translation>
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
        <translation>Det finnes ingen rute til det nå.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Skal på {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Laget ditt har ingen brikke igjen å legge.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>dødt: neste tur</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>dødt: bytt</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>gi fra deg</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Hand</source>
        <translation>Hånd</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Hands</source>
        <translation>Hender</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>Reglene ved dette bordet</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Taster (F1)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Meny (F10)</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Table talk: give up a card</source>
        <translation>Bordprat: gi fra deg et kort</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Trekk kortet ditt – {name} har turen</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – brettet viser et tidligere trekk</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – du ser på</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>DIN TUR – brettet viser et tidligere trekk</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>DIN TUR – ingen kort kan spilles: pass</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>DIN TUR – hvilke fem blir sekvensen din?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>DIN TUR – velg en rute</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>DIN TUR – spill et kort</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>Det var spillet. Se tilbake på det, eller spill et til.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Noen på laget ditt ga råd: velg kortet du gir fra deg for det.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>De andre spiller. En liten hake merker hver spillers siste brikke.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Ta kortet ditt: klikk på bunken eller trykk D. Når neste spiller har spilt, er det tapt.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Ta kortet ditt: klikk på bunken eller trykk D. Når neste spiller har trukket, er det tapt.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Begge rutene til {card} er dekket: kortet er dødt. Bytt det (X), og spill så et annet.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Det er ingen brikke å ta ennå: spar denne knekten til senere.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Denne knekten tar en brikke: velg en med stiplet ring. Du legger ingenting da, så spar den til en rad som nesten er ferdig.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Denne knekten legger en brikke på en hvilken som helst fri rute: best der den fullfører en sekvens, eller stopper en.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} skal på {square}: klikk der, eller dra kortet dit.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} skal på {one} eller {other}: klikk på en rute, eller dra kortet dit.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>{card} på {square} fullfører en sekvens!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>{side} mangler bare {square} på en sekvens: {card} kan stoppe det.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Ingen av kortene dine kan spilles nå: pass (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Du har et dødt kort: velg det for å bytte det før du spiller.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Velg et kort: rutene det passer på, lyser opp. Brikker side om side, bortover, nedover eller på skrå, blir en sekvens på fem.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} vil overlate dette bordet til maskinen din. Alle kommer dit av seg selv, og bordet er åpent så lenge dette programmet er det. Fra da av kan maskinen din se alle hender. Ta bordet?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>Ta bordet</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nei takk</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>Det spilles etter {edition}. Hver av dem kan endres her:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>Som i &amp;utgaven</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Spill slik</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (husregel)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Med tre lag vinner den første.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>Kortene {one} og {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Målet</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Fem brikker fra ett lag på rad er en sekvens: bortover, nedover eller på skrå.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>En sekvens er låst: brikkene blir liggende til spillet er over.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Grønn har en sekvens fra f5 til j5; et bånd går under de fem brikkene.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Alle trekker et kort: det laveste deler ut, og neste spiller begynner.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Hvert kort unntatt knektene er trykt på to ruter på spillbrettet.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Spill et kort og legg en brikke på en av de to rutene, hvis den er fri.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>Ruter ni er valgt: de to rutene, h5 og f10, lyser.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>Det neste kortet kommer av seg selv.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Trekk så et kort selv. Når neste spiller har trukket, er det for sent: hånden din er ett kort mindre resten av spillet.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Trekk så et kort selv. Når neste spiller har spilt, er det for sent: hånden din er ett kort mindre resten av spillet.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>Hjørnene</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>De fire hjørnene tilhører alle: de teller som en brikke for hvert lag.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Med et hjørne blir fire brikker en sekvens. To lag kan bruke samme hjørne.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Blå har en sekvens fra a1 til e1, grønn en fra a1 til a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Toøyde knekter</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} legger en brikke på en hvilken som helst fri rute.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Bare hjørnene trenger ingen brikke, og får ingen.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Alle frie ruter lyser.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Enøyde knekter</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} tar en brikke fra et annet lag av brettet.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>Det er hele trekket: ingenting legges, og ruten er åpen for alle igjen.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>Brikker i en sekvens kan ikke tas.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Tre grønne brikker kan tas; de fem i sekvensen kan ikke.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Det kan du gjøre så ofte du vil før du spiller.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Det kan du gjøre én gang i en tur, før du spiller.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Det kan du gjøre opptil {n} ganger i en tur, før du spiller.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Døde kort</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Et kort er dødt når begge rutene har en brikke. En knekt er det aldri.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Vis et dødt kort og bytt det mot et annet, og spill så videre.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Begge rutene til hjerter sju er dekket.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>To sekvenser fra ett lag kan dele én rute, hvis de krysser der.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>På samme rette linje kan de ikke dele noen: ti på rad er to.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>To sekvenser fra ett lag kan dele én rute.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Så ni på rad er to sekvenser som deler den midterste.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>To sekvenser</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Med seks eller flere på rad velger du hvilke fem som er dine.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Grønn har sekvensene f5 til j5 og h4 til h8; de deler h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>Lagkamerater får ikke gi hverandre råd. Den som hører det, melder bordprat: hvis det står seg, gir alle på det laget fra seg et kort.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>Lagkamerater får ikke gi hverandre råd. Den som hører det, melder bordprat.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>Lagkamerater kan snakke sammen; det som skrives her, går til hele bordet.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Spille sammen</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>De på samme lag sitter fra hverandre, og lagene har turen etter tur.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Blå og grønne brikker midt i et spill.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} spillere: {sides} lag, {cards} kort hver.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} spillere: {sides} eller {more} lag, {cards} kort hver.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Å passe, og slutten</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Den som ikke kan spille noen av kortene sine, passer. Hvis alle passer, vinner ingen.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Når trekkbunken er tom, stokkes de kastede kortene til en ny.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Et lag som ikke har flere, legger ingen brikke.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Grønn har en sekvens fra hjørnet a1 til e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Etter hvilke regler</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tilbake</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Neste side</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>&amp;Prøv med hint</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Tekst på siden</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>bordets regler</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>et vennskapelig bord</translation>
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
        <translation>Ta en brikke</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Legg hvor du vil</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Fortsett med {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Fortsett et spill</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · trekk gjort: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>velge et kort fra hånden, eller legge det tilbake</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>gå gjennom hånden</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>fra hånden til rutene for det valgte kortet</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>gå over brettet</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>neste og forrige rute som lyser</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Home, End, Page Up, Page Down</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>kantene av brettet</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter eller mellomrom</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>spille på denne ruten; trykke denne knappen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>legge tilbake det som var valgt</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>trekke kortet du har til gode</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>bytte et dødt kort</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>passe, når ingen kort kan spilles</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>gi fra seg det valgte kortet for bordprat</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>spørre hva en bot ville gjort, ved et øvingsbord</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>sortere hånden etter farge, verdi eller som trukket</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>til hånden, til brettet</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>til trekkene; brettet viser hvert av dem; Esc: tilbake til nå</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>til praten</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>melde bordprat</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>til spillerne; Enter: hva som kan gjøres med en av dem</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>bla gjennom de kastede kortene</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>videre til neste del av vinduet, og tilbake</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Ctrl+O, så ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>se tilbake på et lagret spill, trekk for trekk</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Ctrl+komma</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>slik spiller du, innstillingene</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>denne siden, menyen</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>novice</source>
        <translation>nybegynner</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>klubbspiller</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mester</translation>
    </message>
</context>
<context>
    <name>LinkOffer</name>
    <message>
        <source>Open links of tables with this program?</source>
        <translation>Åpne lenker til bord med dette programmet?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>Lenker kan ikke settes opp: {folder} kan ikke skrives til.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Lenker til bord åpner heretter dette programmet.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>Lenker til bord kan likevel skrives eller limes inn her.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Kobler til {address} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Bordet er stengt.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Tilbake til start</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>Verten kan ikke nås: et nytt forsøk kommer med få sekunders mellomrom.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>Verten har ikke vært å nå på {time}: forsøk {n}, det neste om få sekunder.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Plassen din venter.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Verten kan ikke nås: forsøk {n}, straks et nytt. Plassen din venter minst {time}.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>Verten har ikke vært å nå på {time}: forsøk {n}, det neste om få sekunder. De andre kan la en bot spille for deg så lenge.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlat bordet</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Start spillet</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>&amp;Boter på alle ledige plasser</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Forlat</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>Brikke&amp;ne til laget mitt</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Ikke &amp;klar likevel</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Jeg er &amp;klar</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Velg en plass, eller se på.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>Spillet kan starte når dette er i orden: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Alle er klare.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>Bordets leder kan starte nå.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>plass {n} er ledig</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} plasser er ledige</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} er borte</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} er ikke klar</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Kortene deles ut …</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>Alles maskiner tar del i stokkingen: forsøk {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plass {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>Det forrige fikk ikke svar fra {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}: {card} på {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}: {card} tar {side} fra {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}: sekvens {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} bytter det døde {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} glemte å trekke: kortet er tapt</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>De kastede kortene blir en ny trekkbunke på {n} kort</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passer</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} melder bordprat: {side}</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Bordets leder</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} innrømmer det: {side} gir fra seg kort</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} godtar det: {side} gir fra seg kort</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} trekker tilbake meldingen: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} avviser meldingen: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} gir fra seg {card}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Forlat bordet</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>Se &amp;tilbake på et spill …</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Slik &amp;spiller du</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Innstillinger</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Tast&amp;er</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>&amp;Kopier en rapport</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versjon {number}</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
</context>
<context>
    <name>MoveChooser</name>
    <message>
        <source>No card in your hand can be played on that square.</source>
        <translation>Ingen kort på hånden din kan spilles på den ruten.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Velg hvilket dødt kort du vil bytte.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Ingen kort på hånden din er dødt.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Velg en gang til for å vise {card} og bytte det; Esc angrer.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Velg først kortet du vil gi fra deg.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Velg en gang til for å gi fra deg {card}; Esc angrer.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Velg en gang til for å melde pass; Esc angrer.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Velg {square} en gang til for å spille {card} der; Esc angrer.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Bord i nærheten</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Finn et bord: en del av navnet, reglene, adressen</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Finn et bord</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>Søket begynner …</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Ingen søker.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Ingen bord her har «{text}» i seg.</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>På {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Ingen bord ennå. Har søkt på {network} i {seconds} s.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>nettet</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Hvis noen har åpnet et bord, er ett av dette i veien:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Et annet nett. Begge maskinene må være på det samme, ikke den ene med kabel og den andre på nettet til en telefon.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>En Wi-Fi for gjester, som på hotell og jobb, holder maskiner fra hverandre: bruk en annen, eller en kabel.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>En brannmur. På vertens maskin må den la dette programmet nås fra det private nettet.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>Eller velg «Bli med via adresse eller lenke», og skriv det vertens skjerm viser: det trenger ingen liste.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>Forbindelsen til verten er brutt: den prøves på nytt.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>Verten lukket forbindelsen før noen slapp inn: prøv igjen.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Det er ingen forbindelse til verten akkurat nå, så det ble ikke sendt.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>Verten sendte noe som denne versjonen ikke forstår: bruk samme versjon av spillet på begge sider.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>Forbindelsen til verten ble brutt og er oppe igjen: det du gjorde sist, kom kanskje ikke fram, så se etter.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>Bordet du var ved, er stengt; verten har åpnet et annet imens.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Det som gir deg plassen tilbake, kan ikke lagres på disken ({}): bli ved bordet mens du spiller.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>Noe gikk galt i dette programmet: kom til bordet igjen.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>Bordet gikk tilbake til et tidligere trekk: verten har mistet noe. Det du ser nå, er det som gjelder.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>Bordet flyttes til en annen maskin, og du med det.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Det som beviser utdelingen, kan ikke lagres i {folder} ({why}): det går tapt hvis dette programmet avsluttes før spillet.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>bordet {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Du har møtt {name} før med et annet sertifikat. Det kan være en annen maskin, eller en som er satt opp på nytt; eller noen gir seg ut for å være verten. Sammenlign de seks ordene på begge skjermene.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Det finnes ingen fil {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} er en mappe: oppgi filen i den.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} kan ikke leses: det er en mappe, eller den tilhører noen andre.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} kan ikke leses: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>Bordet snakker protokoll {table} (versjon {table_app}), maskinen som vil inn protokoll {own} (versjon {own_app}): oppdater spillet på bordets maskin.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>Bordet snakker protokoll {table} (versjon {table_app}), maskinen som vil inn protokoll {own} (versjon {own_app}): oppdater spillet på maskinen som vil inn.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>Bordets maskin og denne har forskjellige versjoner av spillet: bruk samme versjon på begge.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>En melding var lengre enn det dette spillet sender: forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Det som kom, var ikke en melding fra dette spillet: forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>En melding hadde ikke den formen denne versjonen venter: forbindelsen ble lukket. Bruk samme versjon av spillet på begge sider.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>Ingen adresse for det bordet er kjent: spør verten om den.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Ingen maskin heter {name} her: skriv adressen som verten viser.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Det som svarer på {address}, er ikke et bord i dette spillet: kontroller adressen og porten.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>Ingen bord er åpent på {address}: kontroller adressen og porten med verten.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} svarer ikke: se etter at begge maskinene er på samme nett, at nettet lar maskinene snakke sammen, og at ingen brannmur hos verten stopper spillet.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>Det kom en melding som ikke hører hjemme før man er sluppet inn: forbindelsen ble lukket.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Det er ikke koden til dette bordet: les den på nytt fra vertens skjerm.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Den som svarte, kjenner ikke koden til dette bordet. Skriv koden på nytt; hvis den er riktig, står noen mellom deg og bordet: ikke spill der.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Dette bordet er privat: skriv koden, et tall og to ord.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>Filen med denne vertens sertifikat var skadet; den heter nå {file}, og et nytt sertifikat ble laget. Spillere som kjenner denne verten, blir advart: det er grunnen.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>Denne vertens sertifikat kan ikke lagres i {folder} ({why}): gjør mappen lesbar og skrivbar for deg selv.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>Denne vertens sertifikat i {folder} endres mens det leses: prøv igjen.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Skriv den som 192.168.1.20:47624, slik vertens skjerm viser den.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>Det er for langt for en adresse.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>Slutten av den lenken er skadet: kopier eller skann hele lenken på nytt.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Det er ingen adresse.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>En IPv6-adresse med port skrives som [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Porten må være et tall fra 1 til 65535.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Det er ingen IPv6-adresse.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Det som står etter %, må være navnet eller nummeret på et nettverkskort.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>En adresse som begynner med fe80, trenger nettverkskortet den nås gjennom, som [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Det er ingen IPv4-adresse.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Det er verken en adresse eller navnet på en maskin.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>Ingen bord kan nås på {address}.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>Et navn kan ikke ha usynlige tegn eller styretegn: utelat dem.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Et navn kan ikke være tomt: oppgi ett på 1 til 24 tegn.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Det navnet er for langt: oppgi ett på høyst 24 tegn (og 64 byte).</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Denne maskinen har ikke noe nett å finne bord på: koble den til samme nett som de andre.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>Nettverkskortet {} er ikke der: velg et annet, eller koble det til.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>Bord kan ikke finnes eller vises på dette nettet ({}): et annet program bruker kanskje porten til mDNS. Å bli med via adresse eller lenke virker likevel.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>En annen maskin svarte enn den som var ventet: sertifikatet er et annet. Spør verten om de seks ordene på skjermen og sammenlign dem før du spiller der.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>Koden til et bord er et tall og to ord, som 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Det bordet er alt åpent: i et annet vindu eller program på denne maskinen.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>Det lagrede spillet kan ikke fortsettes ({fault}); det beholdes som {file}.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>Ingenting er beholdt av det bordet.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>Det lagrede spillet er borte, så bordet er i lobbyen.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Denne maskinen har ingen adresse her som andre kan skrive inn: de finner bordet i listen sin, og adressen og lenken fører dit bare fra denne maskinen.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Denne maskinen er ikke i noe nett, så ingen andre kan komme til bordet: koble den til samme nett som de andre.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Et bord kan ikke lagres i {folder} ({why}): gjør mappen skrivbar for deg selv, og gjør plass på disken.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Ingen port fra {port} og oppover er ledig til å åpne et bord på{reason}: lukk et annet bord eller program, eller velg en annen port.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Tre koder var feil der: be verten lese koden for deg, vent et minutt, og se etter at de seks ordene er like på begge skjermene.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>Noe gikk galt i dette programmet: prøv det igjen.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Det spillet er ikke på denne maskinen lenger, eller det er alt åpent.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Du er alt ved et bord: forlat det først.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>Råd gis bare ved et øvingsbord.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>Du er ikke ved noe bord: åpne et eller bli med ved et først.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Det som er beholdt av det bordet, kan ikke leses.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Det bordet er av versjon {n}, men dette programmet leser versjon {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>ingen ennå</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>den beste: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Et navn her er skrevet med bokstaver som ingen skrift på denne maskinen har: installer en skrift for dem for å lese det. Du kan spille likevel.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>én</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to</translation>
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
        <translation>Laget vårt spiller med de blå brikkene</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>Laget vårt spiller med de grønne brikkene</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>Laget vårt spiller med de røde brikkene</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Reis deg</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sitt her</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>Hent {name} hit</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Avslutt spillet uten vinner</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>Gi plassen til {name}</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>Gjør {name} til bordets leder</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Jeg må gå: overlat bordet til maskinen til {name}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Send {name} bort</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>Send {name} bort for godt</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Sett en bot her: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>Gjør den til en bot: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Ta bort boten</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Åpne et bord</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>&amp;Navnet, slik de andre ser det</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>Pri&amp;vat: den som kommer, trenger en kode</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>Ti&amp;lkobling det finnes gjennom</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Åpne bordet</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tilbake</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Bordet til {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>av seg selv</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>for hånd</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>S&amp;pillere</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>La&amp;g</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>K&amp;ort trekkes</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>T&amp;id per tur</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>Tilsk&amp;uere</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>&amp;Husregler …</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} spillere, {sides} lag, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
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
        <translation>ingen får se på</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>høyst {n}</translation>
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
            <numerusform>%n sekund igjen</numerusform>
            <numerusform>%n sekunder igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>{m}:{s:02} igjen</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>borte {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>skylder et kort</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>skylder kort</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>kan trekke</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passet</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>sist kastet {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>har turen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>QR-kode for lenken</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>to</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtte</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ni</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er over.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Det kortet er ikke på hånden din.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>Hjørnene tilhører alle: velg en annen rute.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Den ruten viser ikke dette kortet: velg en av kortets to ruter.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Det ligger alt en brikke på den ruten: velg en fri.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>Det er ingen brikke å ta på den ruten: velg en brikke fra et annet lag.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Den brikken er ditt eget lags: velg en brikke fra et annet lag.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Den brikken er del av en fullført sekvens og blir liggende.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Det kortet er ikke dødt: det kan fortsatt spilles, eller vente til det kan det.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>Ingen flere døde kort kan byttes i denne turen: spill et kort.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Du har ikke noe kort å trekke nå.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Du kan spille et kort, så du kan ikke passe.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>De linjene kan ikke tas med dette trekket: velg blant dem som tilbys.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>Laget ditt skylder en straff for bordprat: gi fra deg et kort først.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>Du skylder ikke noe straffekort.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Laget ditt har ingen brikke igjen å legge.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>Ingen bordprat er meldt.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>En annen bordprat er meldt: den må avgjøres først.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>Det kan du ikke gjøre ved dette bordet.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Dette lagrede spillet kan ikke leses, linje {line}: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Dette spillet har {n} trekk, flere enn vinduet kan vise: kommandoen «sequence-lan replay» skriver det ut.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} har delt ut, {first} begynner</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>plass {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} trekker {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} trekker</translation>
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
        <translation>Utdelingen er bevist: denne maskinen tok del, og ingen valgte kortene.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>Utdelingen stemmer: frø og forpliktelser passer. Mer kan en fil alene ikke vise.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>Utdelingen står i filen: ingenting beviser den.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Ingen utdeling: spillet begynner fra en oppsatt stilling.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>Utdelingen er falsk.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>Handling {n} er mot reglene: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>Reglene tillater alle de {n} handlingene.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>Spillet er fortsatt åpent.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}; linjen som sier det, mangler.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>Slutten er falsk: «{result}» er ikke det trekkene sier.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>Hvem sine kort vises</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>&amp;Åpne et spill …</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>Lagre et &amp;bilde …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åpne et spill</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Lagrede spill (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leser …</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Kortene til {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Ingen kort</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Dette spillet er fortsatt åpent: den som spiller i det, bør ikke se på kortene.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>Ingen spill er åpnet</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Trekkbunke: %n kort</numerusform>
            <numerusform>Trekkbunke: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, øyeblikk {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Lagre bildet</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Lagret som {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>Bildet kunne ikke lagres der: velg en annen mappe.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>{side} vinner</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Uavgjort: ingen kan spille mer</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>Spillet ble avbrutt</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>Den første sekvensen vinner.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Først til {n} sekvenser.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Kort trekkes av seg selv.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Trekk for hånd; et glemt kort er tapt når neste spiller trekker.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Trekk for hånd; et glemt kort er tapt når neste spiller spiller.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Et kort som ingen trakk for hånd, er tapt når neste spiller trekker.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Et kort som ingen trakk for hånd, er tapt når neste spiller spiller.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>Hjerter og spar knekt tar en brikke, ruter og kløver knekt legger en.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>Kløver og spar knekt tar en brikke, hjerter og ruter knekt legger en.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>Så mange døde kort man vil, kan byttes i en tur.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Døde kort som byttes i en tur: høyst {n}.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Alle kaster på én bunke.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Alle har en kastebunke, åpen for alle.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Brikker for første, andre og tredje lag: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Sekvenser som deler en rute, må krysse der.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>To sekvenser kan dele én rute, også langs én linje.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Lag kan skille seg med én spiller: også 5, 7 og 11 kan spille.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Alle lag har like mange spillere.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Råd til en lagkamerat koster hver på laget et kort.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Råd til en lagkamerat meldes, og koster ingenting.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Ingen passer på råd til lagkamerater.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>En tur kan ta så lang tid den vil.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>En tur har {n} sekunder; så gjør en bot det ene trekket.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (husregel)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>spill {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Lagre spillet</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Lagret som {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>Spillet kunne ikke lagres der: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}: {n} av %n sekvens</numerusform>
            <numerusform>{side}: {n} av %n sekvenser</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} av {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Øving</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Plass {n}, {side}: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>borte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>leder</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ikke klar ennå</translation>
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
        <translation>Sitt her</translation>
    </message>
    <message>
        <source>free</source>
        <translation>ledig</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ingen kort</translation>
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
        <translation>Står: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plasser</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>Innstillingene kan ikke lagres: {file} kan ikke leses eller skrives.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>Innstillingsfilen {file} er skadet: slett den, så innstillingene varer igjen.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>Innstillingsfilen var skadet: alle innstillinger er som ved første start. Den gamle filen heter nå {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Deg</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Mitt &amp;navn</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>som systemet</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Utseende</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lyst</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>mørkt</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>høy kontrast</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bevegelse</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Kort og brikker</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>&amp;Størrelse på hånden</translation>
    </message>
    <message>
        <source>small</source>
        <translation>liten</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>vanlig</translation>
    </message>
    <message>
        <source>large</source>
        <translation>stor</translation>
    </message>
    <message>
        <source>&amp;Order in the hand</source>
        <translation>&amp;Rekkefølge på hånden</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>som trukket</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>etter farge</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>etter verdi</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Fire kortfarger</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Ruter er blå og kløver grønne.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>Bri&amp;kker</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>en form for hvert lag</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>alle runde, med mønstrene sine</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Bekreft &amp;trekkene mine</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Det som ikke kan tas tilbake, må velges to ganger.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>&amp;Hint når jeg øver</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Et øvingsbord forklarer hva som kan gjøres, og hvorfor.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Min tur</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>S&amp;i fra når vinduet ikke er fremst</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>Vinduet ber om oppmerksomhet, og en melding vises der det finnes et systemstatusfelt.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>L&amp;yd</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>Tur, brikke, kort, sekvens og slutt kan høres.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>Lyd er ikke installert: pip install «sequence-lan[sound]» legger den til.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Nettverk</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Tilk&amp;obling</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Code</source>
        <translation>Kode</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>Kopier l&amp;enken</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Lenke til dette bordet</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Adressen til dette bordet: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Koden til dette bordet: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Andre ser dette bordet som «{name}», eller blir med via adressen.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Andre blir med via denne adressen.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Seks ord: {}</translation>
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
        <translation>Slik kommer andre hit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Lagrede spill på denne maskinen</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Ingen ennå. Spill ved et bord som ble åpnet på denne maskinen, beholdes her når de er over, og det gjør også det du lagrer andre steder ved slutten av et spill.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Se tilbake</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>Åpne en &amp;fil …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Lukk</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åpne et spill</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Lagrede spill (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grønn</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Prat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Kastet</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Tilbake til &amp;nå</translation>
    </message>
    <message>
        <source>Chat ({n})</source>
        <translation>Prat ({n})</translation>
    </message>
</context>
<context>
    <name>Square</name>
    <message>
        <source>everybody&apos;s</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>hjørne, alles</translation>
    </message>
    <message>
        <source>free</source>
        <translation>ledig</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>del av en sekvens</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} og {n} til</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Mitt &amp;navn</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>Mine brikk&amp;er</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>&amp;Åpne et bord</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>De andre finner det i listen sin.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>&amp;Øv med boter</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Begynner med en gang, på denne maskinen.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>&amp;Bli med via adresse eller lenke</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Slik vertens skjerm viser den.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Bordets adresse eller lenke</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>Slik &amp;spiller du</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>A&amp;rkiv</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Innstillinger</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Mot én bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Tre lag: mot to boter</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>To mot to: med en bot mot to</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Tre mot tre</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kløver</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Se på</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Bli med</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Kom tilbake</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} av {total} plasser tatt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>spillet er over</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>spiller, du kan se på</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>spiller: kom tilbake til plassen din, eller se på</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>vert: {name}, som du kjenner</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>du kjenner verten</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Ser på: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Trekk og prat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>Meld bord&amp;prat</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>Du trakk ikke i tide: det kortet er tapt for dette spillet.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Bla gjennom de kastede kortene</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Mot {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>Vertens seks ord: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>Slik kommer andre hit …</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Først</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Først (Home)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Tilbake (venstrepil, eller komma)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Spill av og pause (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Fram</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Fram (høyrepil, eller punktum)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Sist</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Sist (End)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Øyeblikk i spillet</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Fart (+ og -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsom</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rask</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>svært rask</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} av {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>Rapporten er på utklippstavlen: lim den inn der du ber om hjelp.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>Noe gikk galt i dette programmet; loggen har detaljene.</translation>
    </message>
</context>
</TS>
