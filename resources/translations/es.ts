<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>la línea {line} gana la partida</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>así se completa la secuencia {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>bloquea la línea {line}, de la que {side} tiene cuatro casillas</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>rompe la línea {line}, de la que {side} tiene cuatro casillas</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>así son cuatro de la línea {line}, y la carta para la quinta está en la mano</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>así son cuatro de la línea {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>libera la línea {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>bloquea la línea {line}, de la que {side} tiene tres casillas</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>rompe la línea {line}, de la que {side} tiene tres casillas</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>así son tres de la línea {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>esta carta ya no va en ninguna otra casilla</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>se guarda una jota para más tarde</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>ninguna otra jugada promete más</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>sus dos casillas están ocupadas, y una carta nueva no cuesta nada</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>una carta que no se roba a tiempo se pierde</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>no se puede jugar ninguna carta de la mano</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>es la carta que menos se echará en falta</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Mejor: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}: {first}, y {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} en {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} quita {side} de {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>Mi elección: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>Mi elección: cambiar {card}</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>Mi elección: entregar {card}</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>Mi elección: robar ahora</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>Mi elección: pasar</translation>
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
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>muestra esta ayuda y termina</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>muestra la versión del programa y termina</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hace falta un valor</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r no existe (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>el valor %r no va aquí</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Aquí puedes poner una ficha.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Puedes quitar esta ficha.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>Tu carta va aquí, cuando sea tu turno.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>La última jugada fue aquí.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>La parte de red de este programa no pudo arrancar: ábrelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Robar (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Cambiar (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Pasar (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Entregar la carta (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Consejo (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>Admitirlo</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>La próxima carta muerta se puede cambiar en tu próximo turno.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>No se puede jugar ninguna carta de tu mano.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} denuncia que {side} habla en la mesa.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Pensando …</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>{card}, new</source>
        <translation>{card}, nueva</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Esta mesa está en este ordenador: si la dejas, se cierra para todos.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>Hay una partida en marcha. Si te vas, tu asiento pasa a un bot o a un espectador.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>¿Echar a {name} de esta mesa?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Echar</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>¿Echar a {name}, y no dejar entrar a nadie más desde ese ordenador?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Echar para siempre</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>¿Pasar la mesa al ordenador de {name}? Todos van allí por sí solos. Desde entonces ese ordenador puede ver todas las manos; este conocía el orden del mazo.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>Pasarla</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>¿Terminar esta partida para todos, sin ganador?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Di algo a todos</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>ficha azul</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>ficha verde</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>ficha roja</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Donde este color está libre, se me ofrece primero.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Fichas azules</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Fichas verdes</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Fichas rojas</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Fichas de cualquier color</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>Se me ofrece el primer asiento libre.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>¿Qué cinco forman tu secuencia?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>Tomar {lines}</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>Las esquinas son de todos: elige otra casilla.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Esa casilla no muestra esta carta: elige una de las dos casillas de la carta.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Esa casilla ya tiene una ficha: elige una libre.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>En esa casilla no hay ficha que quitar: elige una ficha de otro equipo.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Esa ficha es de tu propio equipo: elige una ficha de otro equipo.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Esa ficha es parte de una secuencia completa y se queda.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Esa carta no está muerta: todavía se puede jugar, o esperar a que se pueda.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>En este turno no se pueden cambiar más cartas muertas: juega una carta.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Ahora no hay ninguna carta que puedas robar.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Puedes jugar una carta, así que no puedes pasar.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>Esas líneas no se pueden tomar con esta jugada: elige entre las que se ofrecen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>Tu equipo debe una pena por hablar en la mesa: entrega antes una carta.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>No debes ninguna carta de pena.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>A tu equipo no le queda ninguna ficha que poner.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>No hay ninguna denuncia de hablar en la mesa.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>Hay otra denuncia de hablar en la mesa: antes hay que resolverla.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>En esta mesa no puedes hacer eso.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Solo puede hacerlo el responsable de la mesa.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Eso no se puede hacer en este momento de la velada.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>No se está jugando ninguna partida.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>Ese asiento no existe en esta mesa.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Ese asiento está ocupado: elige uno libre.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Ese asiento todavía espera a su jugador: inténtalo cuando se acabe el tiempo.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Ahí no hay ningún bot que se pueda quitar.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Estás mirando: solo pueden hacerlo quienes están sentados a la mesa.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>La partida no puede empezar todavía.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Esa persona no está en la mesa.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Esa persona está ausente en este momento.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Eso no te lo puedes hacer a ti mismo: mejor deja la mesa.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>La mesa está en el ordenador de esa persona, así que se queda.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>Los equipos eligen su color solo con las reglas italianas.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Estas opciones no van juntas.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>El turno ha pasado mientras tanto: mira la mesa otra vez.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Eso no es una jugada de este juego.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>Eso fue demasiado a la vez: espera un momento.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>En ese mensaje no había nada que mostrar.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Tu asiento está ligado al compromiso que envió primero.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Esa semilla no es la que liga a tu asiento.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>La mesa ya está en el ordenador de esa persona.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>La mesa se está mudando a otro ordenador: inténtalo dentro de un momento.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>Ya se le está preguntando a alguien si se queda con la mesa: espera la respuesta.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Esa persona no quiere la mesa en su ordenador, así que se queda donde está.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Nadie respondió si ese ordenador se queda con la mesa, así que se queda donde está.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Ese no es el código de esta mesa: léelo otra vez en la pantalla del anfitrión.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Quien respondió no conoce el código de esta mesa. Escribe el código otra vez; si es correcto, alguien está entre la mesa y tú: no juegues ahí.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Esta mesa es privada: escribe su código, un número y dos palabras.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Ese ordenador no pudo hacerse cargo de la mesa, así que se queda donde está.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>La mesa se ha mudado a otro ordenador: búscala en la lista.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Esa mesa no está aquí.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>El anfitrión no puede escribir en su disco, así que no ha cambiado nada: haz sitio allí e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>La mesa está llena: nadie más puede sentarse ni mirar.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>De tu ordenador llegaron demasiados códigos equivocados: espera un rato y pide al anfitrión que te lea el código.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>En esta mesa se probaron demasiados códigos equivocados: no entra nadie nuevo hasta que su responsable la abra otra vez.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>El responsable de la mesa no te deja entrar.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>Llegó un mensaje que aquí no tiene lugar: la conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Has venido a esta mesa desde otro sitio: esta conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Hace un rato que no se sabe nada de ti: la conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>El responsable te ha echado de la mesa.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>El anfitrión ha cerrado la mesa.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>El código de la mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} es privada: escribe su código, un número y dos palabras.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Alguien ha probado demasiados códigos equivocados, así que no entra nadie nuevo. ¿Dejar entrar de nuevo a quien tenga el código?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Dejar entrar</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Dejarla cerrada</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>client</source>
        <translation>cliente</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>el final que vio</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>el reparto</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>probado</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no mostrado</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>nada que probar</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Hay una mesa abierta en {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Encontrada por mDNS: {table} en {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>La mesa no se encontró por mDNS en {network} en {seconds} segundos: quizá la detiene un cortafuegos.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>La partida no había terminado en {seconds} segundos.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>Un cliente no ha visto ninguna partida.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>Las cartas están repartidas. {sides}. Empieza {name}.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>sin comprobar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>No todos los clientes vieron el mismo final.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>No todos los clientes pudieron probar el reparto.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contra {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  ganadas {won}, perdidas {lost}, empatadas {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>terminados antes de tiempo: {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>sin respuesta: {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>no permitidos: {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  partidas: {games}, asientos: {seats}, equipos: {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  resultado {share}, intervalo del 95 % de {low} a {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  perdidas por fallos, {player}: {faults}. El primero: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}: {ms} ms por jugada</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>Empieza {name}.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Rechazado: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partida sigue abierta.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>repartiendo</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>No se encontró ninguna mesa en {seconds} segundos en {network}. Una red de invitados o un cortafuegos puede ocultar una: únete entonces con la dirección que muestra la pantalla de su anfitrión.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} ya no está.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Mesas en {network}. Ctrl-C termina.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>asientos</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} de {total} asientos ocupados</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>probado: es el reparto en el que participó este ordenador, y nadie eligió las cartas.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>coherente: semillas y compromisos encajan. Más no puede mostrar un archivo solo.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>falso.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>dado: el archivo indica el mazo, y nada lo prueba.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>ninguno: la partida empieza en una posición preparada.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>Cabecera: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Reparto: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Acciones: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Final: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, asientos: {n}, empezada {when}, escrita por sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>la número {n} se rechaza. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, y las reglas las permiten todas.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} Falta la última línea, que lo dice.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>falso. La última línea dice: {said} Según las acciones: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} La última línea lo dice, y encaja.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Esta partida sigue abierta, y lo que sigue muestra las cartas de todos: quien juega en ella, o habla con alguien que juega, no debería mirar.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>reglas clásicas</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>reglas Goliath</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>reglas italianas</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>asiento {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} juega {card}: una ficha de {side} en {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} juega {card} y quita la ficha de {side} de {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} completa la secuencia {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} muestra la carta muerta {card} y la cambia.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} roba {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} roba una carta.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} ha perdido el derecho a robar.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>Las pilas de descarte son el nuevo mazo ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} denuncia que {side} habla en la mesa.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>El responsable de la mesa</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} entrega {card}.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>Gana {side}.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>La partida queda en tablas: nadie puede jugar más.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>La partida se ha abandonado.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} admite que {side} habló en la mesa.</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} confirma que {side} habló en la mesa.</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} retira la denuncia de que {side} habló en la mesa.</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} rechaza la denuncia de que {side} habló en la mesa.</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Aquí no hay pantalla donde abrir una ventana. Sin ella puedes abrir una mesa para otros con `host --headless`, listar las mesas cercanas con `tables`, o ver jugar a los bots con `demo`.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>La ventana no se puede abrir, porque Qt no se puede cargar aquí: {lacking}. En Linux instala lo que trae esa biblioteca, por ejemplo libgl1 y libegl1 en Debian y Ubuntu; sin ventana están las órdenes `host --headless`, `tables` y `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>La salida no se puede escribir: el disco está lleno.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Una ventana tiene una mesa: para varias añade --headless.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Una mesa de {seats} asientos no puede tener {bots} bots.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Aquí hay una partida sin terminar, que `host --headless --resume` continúa:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>Aquí no hay tal partida sin terminar.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Varias partidas sin terminar empiezan así: indica más del número.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Se continúa {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>La mesa se ha mudado a otro ordenador. Mientras este programa siga en marcha, dice a quien vuelva dónde está la mesa.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Aquí no hay ninguna partida sin terminar: abre una mesa nueva sin --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table}: {players} (jugadas: {n}, terminada)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table}: {players} (jugadas: {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La mesa está cerrada.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>La mesa está en la red como {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>Las mesas están cerradas.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>Las seis palabras de todas estas mesas: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Ctrl-C cierra las mesas.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>address</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personas</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganador</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>seis palabras</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Ctrl-C cierra la mesa.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} se ha ido.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. Empieza {name}.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Cada uno busca su asiento.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} ha llegado.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} mira.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} se sienta por {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ha vuelto.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} está ausente.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} está ausente: el asiento espera.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Indica un bot: novice, club, master o una orden.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Aquí no hay ningún bot ni programa {bot}: indica novice, club, master o una orden.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} está en la mesa {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} no puede seguir: {reason} El bot club juega esta partida en su lugar.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>El juego de mesa Sequence en la red local.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Sin ninguna se abre la ventana.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>abre la ventana</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>una mesa a la que ir directamente</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>abre la ventana y va directamente a una mesa</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>abre una mesa</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>muestra las mesas de la red</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>muestra bots que juegan en una mesa de verdad, en la consola</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>hace jugar a dos bots muchas partidas entre sí</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>muestra una partida guardada jugada a jugada</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>un objeto JSON por línea, también las manos</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>comprueba que una partida guardada sea verdadera</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>el idioma, si no es el del sistema: {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>dirección:puerto, o el enlace de una mesa</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>cómo te llamas allí</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>sin ventana, un bot toma asiento: novice, club, master o una orden propia</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>de una mesa privada, para un bot; la ventana lo pide</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>segundos tras los que un bot nuestro sustituye a una orden callada (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>en la consola, sin ventana</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>cómo se llama la mesa</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>abre tantas a la vez (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>cuántos juegan en cada una (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>de ellos, bots (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>con qué reglas</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>si las cartas se roban solas o a mano</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>el puerto ({n}), o el siguiente libre</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>empieza en cuanto estén ocupados todos los asientos</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>quien llega necesita un código, que se muestra aquí</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>continúa una partida sin terminar, la última o la de este número</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>un objeto JSON por línea</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>cuánto tiempo buscar (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>sigue buscando y dice qué cambia, hasta Ctrl-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>cuántos juegan (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>los dados de los bots</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master o cmd:ORDEN para un programa propio</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>lo mismo para el otro jugador</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>cuántas partidas (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>asientos por partida (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>segundos por jugada para un bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>cartas y dados (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>el resultado como un objeto JSON</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>segundos tras los que una orden callada pierde su partida (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>la partida guardada, un archivo .seqrec</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>muestra las cartas de todos</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>dónde están los archivos del juego en este ordenador</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>la interfaz de red, o loopback; si no, las de la red local</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>un puerto es un número de 0 a 65535; 0 toma cualquiera</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>un número entero de 1 a {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>un número de segundos, más de 0 y hasta 3600</translation>
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
        <translation>{day}/{month}/{year} {hour}:{minute}</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message numerus="yes">
        <source>Draw deck, %n cards</source>
        <translation>
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; último descarte {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Haz clic para robar tu carta</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>clic para robar</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>en el mazo</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Los descartes de quién</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Descartes, primero el que se jugó primero</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Todos los jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n carta, aquí abajo</numerusform>
            <numerusform>%n cartas, la última abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Aquí todavía no se ha descartado nada.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>reglas clásicas</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>reglas Goliath</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>reglas italianas</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Otra &amp;partida</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>El responsable de la mesa puede pedir otra partida.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Repasar</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>&amp;Guardar la partida</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>¡ganas tú!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>esta vez no.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>con {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>Se comprueba el reparto …</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>El reparto está probado: nadie, tampoco el anfitrión, pudo elegir estas cartas.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>El reparto es falso: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>El reparto no está probado: el anfitrión no mostró de dónde salieron las cartas.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>No hay nada que probar en este reparto. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Nadie más participó en él.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>El anfitrión envió {n} compromisos para {seats} asientos.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>El anfitrión omitió el compromiso de {name}.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>El anfitrión envió un compromiso de {name}, que es un bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>El anfitrión envió {n} semillas para {seats} asientos.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>El anfitrión omitió la semilla de {name}.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>El anfitrión envió una semilla de {name}, que es un bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>se admitió hablar en la mesa ({side})</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>se confirmó la denuncia de hablar en la mesa ({side})</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>se retiró la denuncia de hablar en la mesa ({side})</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>se rechazó la denuncia de hablar en la mesa ({side})</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>La partida guardada que mostró el anfitrión no se puede leer: línea {line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>La jugada {n} de la partida guardada va contra las reglas: {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>En la partida guardada {name} es una persona; en el reparto era un bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>En la partida guardada {name} es un bot; en el reparto era una persona.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>La partida guardada pone a {name} en el asiento que en el reparto era de {other}.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>La partida guardada tiene {n} asientos; el reparto tenía {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>La partida guardada habla del intento {n} del reparto; fue el {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>El compromiso de {name} en la partida guardada no es el enviado en el reparto.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>La semilla de {name} en la partida guardada no es la enviada en el reparto.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Tenías {held} en el reparto; la partida guardada te da {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Tenías {held} tras la jugada {n}; la partida guardada te da {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>Hasta la jugada {n} se te dijo: {told}; la partida guardada tiene ahí: {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>Como jugada {n} se te dijo: {told}; la partida guardada tiene ahí: {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Hasta la jugada {n} se te dijo: {told}; la partida guardada solo tiene {known} jugadas que las reglas permiten.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>Como jugada {n} se te dijo: {told}; la partida guardada solo tiene {known} jugadas que las reglas permiten.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Cada equipo necesita un color propio: azul, verde o rojo.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>No llegó respuesta a tiempo ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>La respuesta es más larga que cualquier acción.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>La respuesta no está permitida: {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>La respuesta {answer} no es una acción: {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>Hay que indicar las fichas de cada equipo.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>La orden terminó en mitad de la partida.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>La orden {command} no se puede iniciar: {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>El reparto dice que el asiento de {name} es de un bot; ahí se sienta una persona.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>El reparto tiene el bot {bot} en un asiento donde la espera mostraba el bot {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>El reparto tiene a {name} en un asiento que en la espera estaba libre.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>El reparto tiene a {name} en un asiento donde la espera mostraba un bot.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>El reparto tiene a {name} en el asiento donde la espera mostraba a {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>El reparto hace jugar a {name} por {side}, pero ese asiento juega por {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>El reparto está ligado a otras reglas que las que mostraba la espera: {rule} es {bound}, no {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>El reparto está ligado a los equipos {bound}; la espera mostraba {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>El reparto está ligado a {n} asientos; la espera mostraba {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>El reparto se ha anulado {off} veces; este es el intento {n}. Un anfitrión que sigue así quizá espera cartas que le gusten.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>El anfitrión cambió compromisos después de enviarlos.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>El anfitrión cambió semillas después de mostrarlas.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>El anfitrión repartió las cartas antes de que todos estuvieran ligados por un compromiso.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>El anfitrión repartió las cartas sin mostrar las semillas de todos.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>El anfitrión ya no dice qué compromisos y semillas tenía el reparto.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>El anfitrión dio a este reparto el número de una partida anterior.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>El anfitrión ha anulado un reparto, pero dice que este es el intento {n}.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>El anfitrión nunca envió los compromisos que tiene la partida guardada.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>El anfitrión nunca envió las semillas que tiene la partida guardada.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>El anfitrión pasó para tu asiento otro compromiso que el tuyo.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>El anfitrión pasó para tu asiento otra semilla que la tuya.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>El anfitrión envió los compromisos después de las semillas.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>El anfitrión mostró semillas antes de que todos estuvieran ligados por un compromiso.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>El anfitrión habla de otro reparto que aquel con el que empezó esta partida.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>El anfitrión habla del intento {n} mientras sigue el {own}.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>El compromiso del anfitrión en la partida guardada no es el que envió en el reparto.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>La semilla del anfitrión no es aquella a la que se comprometió.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>La partida guardada no termina como terminó la partida.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>La partida guardada no muestra las semillas de las que salieron las cartas.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>La partida guardada es de otra partida.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>Las reglas de la partida guardada no son aquellas a las que estaba ligado el reparto.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>La semilla del asiento {seat} no es aquella a la que se comprometió.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>La semilla mostrada de {name} no es la que ligaba a su asiento: se eligió o se cambió después.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>Los equipos son azul, verde y rojo en ese orden; solo italian les deja elegir.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>Los equipos de la partida guardada no son aquellos a los que estaba ligado el reparto.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>No hay ningún jugador {player}: elige {known} o {prefix}ORDEN.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>No había nadie más en la mesa.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Este ordenador llegó a la mesa después del reparto, así que no puede decir quién estaba ligado a qué antes.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>Se te dijo que la partida se había abandonado; la partida guardada no lo dice.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>una marca de orden de bytes, que no debe estar</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>un retorno de carro; las líneas terminan solo con un salto de línea</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>una esquina de position.board tiene una ficha</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un número tiene demasiadas cifras</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>un número es demasiado grande</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>una línea vacía</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>se esperaba un objeto, no {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>el byte {n} no es UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck debe tener cada carta dos veces</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner debe ser null cuando el motivo es {reason}</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>menos cartas</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>medio par sustituto</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>a la cabecera le falta game, que un reparto demostrable necesita</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>la cabecera debe tener deal o position, uno de los dos</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>no termina como dice su última línea</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>más larga que cualquier línea de una partida</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>ni una acción ni el final de la partida</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>demasiado anidado</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>no puede haber una mesa así</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>no es JSON, desde la columna {column}</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>no es JSON: {value} no es un número</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>no es una partida de este juego: format debe ser {name}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position tiene la carta {card} {n} veces, pero hay dos</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw tiene un asiento dos veces</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next tiene el asiento {seat} donde va otro equipo</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next debe seguir los asientos en sentido horario si los equipos son iguales</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next debe tener position.to_play para el equipo de turno</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes debe seguir el orden de los asientos</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed debe tener cada asiento una vez, en orden</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips debe tener dos o tres números, no {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>asiento {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>el asiento {seat} debe {due} cartas pero tiene {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>algo</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>algo después de la línea {line}, que termina la partida</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started debe ser una hora como 2026-11-29T19:10:00Z, no {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>a la acción le falta {key}</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>la partida acabó en tablas</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>la partida se abandonó</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>la partida se ganó</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>la clave {key} está repetida</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>la partida guardada es de la versión {version}, pero este programa lee la versión {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>las casillas de la secuencia {line} ({side}) no la tienen</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>esta partida ya ha acabado en tablas</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>tomaste {card}</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} es más grande que cualquier partida guardada.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} denunció hablar en la mesa ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} cambió {card}</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} entregó {card}</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} tiene una clave {key} que no puede tener</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} tiene un {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>en {name} falta {key}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} perdió un robo</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} debe ser una lista, no {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} debe ser un texto de {n} letras</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} debe ser un texto, no {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} debe ser un número entero desde {low}, no {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} debe ser un número entero de {low} a {high}, no {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} debe ser un objeto, no {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} debe ser null, porque ahí se sienta un bot</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} debe ser uno de estos: {choices}; no {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} debe ser true o false, no {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} debe tener {n} cifras hexadecimales minúsculas, no {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>elementos que {name} debe tener: {n}, no {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} pasó</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} jugó {card} en {square}</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} tomó una carta</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} quitó la ficha de {square} con {card}</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} cartas descartadas pasaron a ser el mazo</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} jugadores no pueden jugar con estas reglas: {counts} sí.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} jugadores forman {counts} equipos, no {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} no indica ninguna orden: escribe cmd: y la orden detrás.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} no puede tener a la vez {one} y {other} como secuencias</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} completó {line}</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} ya ha ganado esta partida</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} tiene {found} fichas en el tablero, pero solo {n} en total</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} no es una acción</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} no es una carta</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} no es una línea de cinco</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} no es una casilla</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>este usuario no tiene permiso</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>no está permitido</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>ahí no se puede escribir</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>el disco no responde bien</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>la dirección ya está en uso</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>este ordenador no tiene esa dirección</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Sin más consejos</translation>
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
        <translation>Ahora no hay casilla para ella.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Va en {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>A tu equipo no le queda ninguna ficha que poner.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>muerta: otro turno</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>muerta: cambiar</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>entregar</translation>
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
        <translation>Manos</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>Las reglas de esta mesa</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Teclas (F1)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menú (F10)</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Table talk: give up a card</source>
        <translation>Hablar en la mesa: entrega una carta</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Roba tu carta – es el turno de {name}</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>Es el turno de {name}</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – el tablero muestra una jugada anterior</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – estás mirando</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>TU TURNO – el tablero muestra una jugada anterior</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>TU TURNO – no se puede jugar ninguna carta: pasa</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>TU TURNO – ¿qué cinco forman tu secuencia?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>TU TURNO – elige una casilla</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>TU TURNO – juega una carta</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>Esa fue la partida. Repásala, o juega otra.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Alguien de tu equipo dio un consejo: elige la carta que entregas por ello.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>Juegan los demás. Una pequeña marca señala la última ficha de cada jugador.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Coge tu carta: haz clic en el mazo o pulsa D. Después de la jugada del siguiente jugador se pierde.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Coge tu carta: haz clic en el mazo o pulsa D. En cuanto robe el siguiente jugador, se pierde.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Las dos casillas de {card} están cubiertas: está muerta. Cámbiala (X) y luego juega otra.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Todavía no hay ficha que quitar: guarda esta jota para más tarde.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Esta jota quita una ficha: elige una con el anillo discontinuo. Luego no pones nada, así que guárdala para una fila casi completa.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Esta jota pone una ficha en cualquier casilla libre: mejor donde complete una secuencia, o frene una.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} va en {square}: haz clic ahí, o arrastra la carta.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} va en {one} o {other}: haz clic en una casilla, o arrastra la carta.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>¡{card} en {square} completa una secuencia!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>A {side} solo le falta {square} para una secuencia: {card} puede impedirlo.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Ahora no se puede jugar ninguna de tus cartas: pasa (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Tienes una carta muerta: elígela para cambiarla antes de jugar.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Elige una carta: se iluminan las casillas adonde va. Fichas una junto a otra, en horizontal, vertical o diagonal, forman una secuencia de cinco.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} quiere pasar esta mesa a tu ordenador. Todos van allí por sí solos, y la mesa está abierta mientras lo esté este programa. Desde entonces tu ordenador puede ver todas las manos. ¿Quedarte con la mesa?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>Quedarme con la mesa</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>Se juega con las {edition}. Aquí puedes cambiar cada una:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>Como en la &amp;edición</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Jugar así</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (regla de la casa)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Con tres equipos gana la primera.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>La {one} y la {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Cinco fichas de un equipo en fila son una secuencia: en horizontal, vertical o diagonal.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>Una secuencia queda fija: sus fichas siguen ahí hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Verde tiene una secuencia de f5 a j5; una banda pasa bajo sus cinco fichas.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Cada uno corta una carta: la más baja reparte, y empieza el jugador siguiente.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Cada carta, menos las jotas, está impresa en dos casillas del tablero.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Juega una carta y pon una ficha en una de sus dos casillas, si está libre.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>El nueve de diamantes está elegido: sus dos casillas, h5 y f10, están iluminadas.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>La siguiente carta llega sola.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Luego roba tú una carta. En cuanto robe el siguiente jugador es demasiado tarde: tu mano se queda con una carta menos el resto de la partida.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Luego roba tú una carta. En cuanto juegue el siguiente jugador es demasiado tarde: tu mano se queda con una carta menos el resto de la partida.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>Las esquinas</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>Las cuatro esquinas son de todos: cuentan como una ficha de cada equipo.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Con una esquina, cuatro fichas hacen una secuencia. Dos equipos pueden usar la misma esquina.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Azul tiene una secuencia de a1 a e1, verde una de a1 a a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Jotas de dos ojos</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} ponen una ficha en cualquier casilla libre.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Solo las esquinas no necesitan ficha, ni la aceptan.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Todas las casillas libres están iluminadas.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Jotas de un ojo</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} quitan del tablero una ficha de otro equipo.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>Esa es toda la jugada: no se pone nada, y la casilla vuelve a estar libre para todos.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>Las fichas de una secuencia no se pueden quitar.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Se pueden quitar tres fichas verdes; las cinco de la secuencia no.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Puedes hacerlo tantas veces como quieras antes de jugar.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Puedes hacerlo una vez por turno, antes de jugar.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Puedes hacerlo hasta {n} veces por turno, antes de jugar.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas muertas</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Una carta está muerta cuando sus dos casillas tienen una ficha. Una jota nunca lo está.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Muestra una carta muerta y cámbiala por otra, y luego juega.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Las dos casillas del siete de corazones están cubiertas.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>Dos secuencias de un equipo pueden compartir una casilla, si se cruzan en ella.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>En una misma línea no comparten ninguna: diez en fila son dos.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>Dos secuencias de un equipo pueden compartir una casilla.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Así, nueve en fila son dos secuencias que comparten la del medio.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>Dos secuencias</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Con seis o más en fila eliges qué cinco son tuyas.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Verde tiene las secuencias de f5 a j5 y de h4 a h8; comparten h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>Los compañeros no deben aconsejarse. Quien lo oye, denuncia que hablan en la mesa: si se acepta, cada uno de ese equipo entrega una carta.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>Los compañeros no deben aconsejarse. Quien lo oye, denuncia que hablan en la mesa.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>Los compañeros pueden hablar; lo que se escribe aquí llega a toda la mesa.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Jugar juntos</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>Los miembros de un equipo no se sientan juntos, y los equipos juegan por turnos.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Fichas azules y verdes en mitad de una partida.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} jugadores: {sides} equipos, {cards} cartas cada uno.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} jugadores: {sides} o {more} equipos, {cards} cartas cada uno.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Pasar, y el final</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Quien no puede jugar ninguna de sus cartas, pasa. Si pasan todos, no gana nadie.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Cuando el mazo se acaba, se barajan los descartes para formar uno nuevo.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Un equipo al que no le quedan no pone fichas.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Verde tiene una secuencia de la esquina a1 a e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Con qué reglas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>&amp;Probar con consejos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Texto de la página</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>reglas de la mesa</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>una mesa amistosa</translation>
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
        <translation>Quita una ficha</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Pon donde quieras</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Continuar {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Seguir con una partida</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · jugadas hechas: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>elegir una carta de la mano, o devolverla</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>recorrer la mano</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>de la mano a las casillas de la carta elegida</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>recorrer el tablero</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Mayús+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>casilla iluminada siguiente y anterior</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Inicio, Fin, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>los bordes del tablero</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o espacio</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>jugar en esta casilla; pulsar este botón</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>devolver lo que estaba elegido</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>robar la carta pendiente</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>cambiar una carta muerta</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>pasar, si no se puede jugar ninguna carta</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>entregar la carta elegida por hablar en la mesa</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>preguntar qué haría un bot, en una mesa de práctica</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>ordenar la mano por palo, por valor o como se robó</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>a la mano, al tablero</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>a las jugadas; el tablero muestra cada una; Esc: volver al presente</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>al chat</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>denunciar que se habla en la mesa</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>a los jugadores; Intro: qué se puede hacer con uno</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>hojear los descartes</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>a la siguiente parte de la ventana, y volver</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Ctrl+O, luego ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>repasar una partida guardada, jugada a jugada</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Ctrl+coma</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>cómo se juega, los ajustes</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>esta página, el menú</translation>
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
        <translation>jugador de club</translation>
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
        <translation>¿Abrir los enlaces de mesas con este programa?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>No se pueden configurar los enlaces: no se puede escribir en {folder}.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Desde ahora los enlaces de mesas abren este programa.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>Los enlaces de mesas se pueden escribir o pegar aquí igualmente.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Conectando con {address} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La mesa está cerrada.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Volver al inicio</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>No se puede llegar al anfitrión: cada pocos segundos hay otro intento.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>Hace {time} que no se puede llegar al anfitrión: intento {n}, el siguiente en unos segundos.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Tu asiento te espera.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Anfitrión fuera de alcance: intento {n}, pronto otro. Tu asiento te espera al menos {time}.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>Hace {time} que no se puede llegar al anfitrión: intento {n}, el siguiente en unos segundos. Mientras tanto, los demás pueden hacer que un bot juegue por ti.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>&amp;Bots en los asientos libres</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>&amp;Fichas de mi equipo</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Al final no estoy &amp;listo</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Estoy &amp;listo</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Elige un asiento, o mira.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>La partida puede empezar cuando se resuelva esto: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Todos están listos.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>El responsable de la mesa puede empezar.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>el asiento {n} está libre</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} asientos están libres</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} está ausente</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} no está listo</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Se reparten las cartas …</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>El ordenador de cada uno participa al barajar: intento {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>asiento {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>El último no tuvo respuesta de {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}: {card} en {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}: {card} quita {side} de {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}: secuencia {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} cambia la carta muerta {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} olvidó robar: la carta se pierde</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>Los descartes forman un nuevo mazo de {n} cartas</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} denuncia que {side} habla en la mesa</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>El responsable de la mesa</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} lo admite: {side} entrega cartas</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} lo confirma: {side} entrega cartas</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} retira la denuncia: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} rechaza la denuncia: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} entrega {card}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>&amp;Repasar una partida …</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copiar un i&amp;nforme</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Versión {number}</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>MoveChooser</name>
    <message>
        <source>No card in your hand can be played on that square.</source>
        <translation>No se puede jugar ninguna carta de tu mano en esa casilla.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Elige qué carta muerta cambiar.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Ninguna carta de tu mano está muerta.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Elige otra vez para mostrar {card} y cambiarla; Esc lo deshace.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Elige antes la carta que entregas.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Elige otra vez para entregar {card}; Esc lo deshace.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Elige otra vez para pasar; Esc lo deshace.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Elige {square} otra vez para jugar {card} ahí; Esc lo deshace.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Mesas cercanas</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Buscar una mesa: parte del nombre, las reglas, la dirección</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Buscar una mesa</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>Empieza la búsqueda …</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Nadie está buscando.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Ninguna mesa de aquí contiene «{text}».</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>En {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Todavía ninguna mesa. Buscando en {network} desde hace {seconds} s.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>la red</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Si alguien ha abierto una mesa, estorba una de estas cosas:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Otra red. Los dos ordenadores tienen que estar en la misma, no uno por cable y el otro en la de un teléfono.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>Un wifi de invitados, como en hoteles y en el trabajo, separa los ordenadores: usa otro, o un cable.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>Un cortafuegos. En el ordenador del anfitrión tiene que dejar llegar a este programa desde la red privada.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>O elige «Unirse con dirección o enlace», y escribe lo que muestra la pantalla del anfitrión: no hace falta lista.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>Se ha perdido la conexión con el anfitrión: se intenta de nuevo.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>El anfitrión cerró la conexión antes de dejar entrar a nadie: inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Ahora mismo no hay conexión con el anfitrión, así que eso no se envió.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>El anfitrión envió algo que esta versión no entiende: usad la misma versión del juego en los dos lados.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>La conexión con el anfitrión se cortó y se ha restablecido: puede que lo último que hiciste no haya llegado, así que compruébalo.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>La mesa en la que estabas está cerrada; su anfitrión ha abierto otra mientras tanto.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Lo que te devuelve tu asiento no se puede guardar en el disco ({}): quédate en la mesa mientras juegas.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>Algo ha fallado en este programa: vuelve a la mesa.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>La mesa volvió a una jugada anterior: el anfitrión ha perdido algo. Lo que ves ahora es lo que cuenta.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>La mesa se muda a otro ordenador, y tú con ella.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Lo que prueba el reparto no se puede guardar en {folder} ({why}): se perderá si este programa termina antes que la partida.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>la mesa {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Ya conocías a {name} con otro certificado. Puede ser otro ordenador, o uno instalado de nuevo; o alguien se hace pasar por el anfitrión. Comparad las seis palabras de las dos pantallas.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>No existe el archivo {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} es una carpeta: indica el archivo que contiene.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} no se puede leer: es una carpeta o pertenece a otra persona.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} no se puede leer: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>La mesa habla el protocolo {table} (versión {table_app}), el ordenador que llega el protocolo {own} (versión {own_app}): actualiza el juego en el ordenador de la mesa.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>La mesa habla el protocolo {table} (versión {table_app}), el ordenador que llega el protocolo {own} (versión {own_app}): actualiza el juego en el ordenador que llega.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>El ordenador de la mesa y este tienen versiones distintas del juego: usad la misma en los dos.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>Un mensaje era más largo que los de este juego: la conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Lo que llegó no era un mensaje de este juego: la conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>Un mensaje no tenía la forma que espera esta versión: la conexión se ha cerrado. Usad la misma versión del juego en los dos lados.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>No se conoce ninguna dirección de esa mesa: pídesela al anfitrión.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Aquí ningún ordenador se llama {name}: escribe la dirección que muestra el anfitrión.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Lo que responde en {address} no es una mesa de este juego: comprueba la dirección y el puerto.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>No hay ninguna mesa abierta en {address}: comprueba la dirección y el puerto con el anfitrión.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} no responde: comprueba que los dos ordenadores están en la misma red, que esta deja que sus ordenadores se hablen, y que ningún cortafuegos del anfitrión detiene el juego.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>Llegó un mensaje que no tiene lugar antes de entrar: la conexión se ha cerrado.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Ese no es el código de esta mesa: léelo otra vez en la pantalla del anfitrión.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Quien respondió no conoce el código de esta mesa. Escribe el código otra vez; si es correcto, alguien está entre la mesa y tú: no juegues ahí.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Esta mesa es privada: escribe su código, un número y dos palabras.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>El archivo del certificado de este anfitrión estaba dañado; ahora se llama {file}, y se ha creado un certificado nuevo. Los jugadores que conocen a este anfitrión recibirán un aviso: este es el motivo.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>El certificado de este anfitrión no se puede guardar en {folder} ({why}): haz que puedas leer y escribir en esa carpeta.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>El certificado de este anfitrión en {folder} cambia mientras se lee: inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Escríbela como 192.168.1.20:47624, tal como la muestra la pantalla del anfitrión.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>Es demasiado largo para una dirección.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>El final de ese enlace está dañado: copia o escanea otra vez el enlace entero.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>No hay ninguna dirección.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>Una dirección IPv6 con puerto se escribe como [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>El puerto tiene que ser un número de 1 a 65535.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Eso no es una dirección IPv6.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Lo que sigue a % tiene que ser el nombre o el número de una interfaz de red.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>Una dirección que empieza por fe80 necesita la interfaz de red por la que se llega a ella, como [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Eso no es una dirección IPv4.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Eso no es ni una dirección ni el nombre de un ordenador.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>No se puede llegar a ninguna mesa en {address}.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>Un nombre no puede tener caracteres invisibles ni de control: quítalos.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Un nombre no puede estar vacío: da uno de 1 a 24 caracteres.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Ese nombre es demasiado largo: da uno de 24 caracteres como máximo (y 64 bytes).</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Este ordenador no tiene una red donde encontrar mesas: conéctalo a la misma red que los demás.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>La interfaz de red {} no está: elige otra, o conéctala.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>En esta red no se pueden encontrar ni mostrar mesas ({}): quizá otro programa ocupa el puerto de mDNS. Unirse con dirección o enlace funciona igualmente.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>Respondió un ordenador distinto del esperado: su certificado es otro. Pide al anfitrión las seis palabras de su pantalla y compáralas antes de jugar ahí.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>El código de una mesa es un número y dos palabras, como 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Esa mesa ya está abierta: en otra ventana o programa de este ordenador.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>La partida guardada no se puede continuar ({fault}); se conserva como {file}.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>De esa mesa no se ha conservado nada.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>La partida guardada ya no está, así que la mesa está en espera.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Este ordenador no tiene aquí una dirección que otros puedan escribir: encuentran la mesa en su lista, y la dirección y el enlace solo sirven desde este ordenador.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Este ordenador no está en ninguna red, así que nadie más puede venir a la mesa: conéctalo a la misma red que los demás.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Una mesa no se puede guardar en {folder} ({why}): haz que puedas escribir en esa carpeta, y haz sitio en su disco.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Desde {port} no hay ningún puerto libre para abrir una mesa{reason}: cierra otra mesa u otro programa, o elige otro puerto.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Allí fallaron tres códigos: pide al anfitrión que te lea el código, espera un minuto, y mira que las seis palabras sean las mismas en las dos pantallas.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>Algo ha fallado en este programa: inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Esa partida ya no está en este ordenador, o ya está abierta.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Ya estás en una mesa: déjala antes.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>Los consejos solo se dan en una mesa de práctica.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>No estás en ninguna mesa: abre una o únete antes a una.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Lo que se ha conservado de esa mesa no se puede leer.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Esa mesa es de la versión {n}, pero este programa lee la versión {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>ninguna todavía</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>la mejor: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Aquí hay un nombre escrito en letras que ninguna fuente de este ordenador tiene: instala una fuente para esa escritura para leerlo. Puedes jugar igualmente.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Our side plays with the blue chips</source>
        <translation>Nuestro equipo juega con las fichas azules</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>Nuestro equipo juega con las fichas verdes</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>Nuestro equipo juega con las fichas rojas</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Levantarse</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>Traer a {name} aquí</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Terminar la partida sin ganador</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>Dar el asiento a {name}</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>Hacer a {name} responsable de la mesa</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Tengo que irme: pasar la mesa al ordenador de {name}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Echar a {name}</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>Echar a {name} para siempre</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Sentar un bot aquí: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>Convertirlo en bot: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Quitar el bot</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>Su &amp;nombre, como lo ven los demás</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>Pri&amp;vada: quien llegue necesita un código</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>Con&amp;exión por la que se encuentra</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>A&amp;brir la mesa</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Mesa de {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>solas</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>E&amp;quipos</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>Las cartas se r&amp;oban</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>Tiempo por &amp;turno</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>Espe&amp;ctadores</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>Reglas &amp;de la casa …</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} jugadores, {sides} equipos, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
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
        <translation>nadie puede mirar</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>{n} como máximo</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tú)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>quedan {m}:{s:02}</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>ausente {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>debe una carta</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>debe cartas</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>puede robar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>ha pasado</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>último descarte {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>es su turno</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>Las esquinas son de todos: elige otra casilla.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Esa casilla no muestra esta carta: elige una de las dos casillas de la carta.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Esa casilla ya tiene una ficha: elige una libre.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>En esa casilla no hay ficha que quitar: elige una ficha de otro equipo.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Esa ficha es de tu propio equipo: elige una ficha de otro equipo.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Esa ficha es parte de una secuencia completa y se queda.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Esa carta no está muerta: todavía se puede jugar, o esperar a que se pueda.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>En este turno no se pueden cambiar más cartas muertas: juega una carta.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Ahora no hay ninguna carta que puedas robar.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Puedes jugar una carta, así que no puedes pasar.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>Esas líneas no se pueden tomar con esta jugada: elige entre las que se ofrecen.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>Tu equipo debe una pena por hablar en la mesa: entrega antes una carta.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>No debes ninguna carta de pena.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>A tu equipo no le queda ninguna ficha que poner.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>No hay ninguna denuncia de hablar en la mesa.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>Hay otra denuncia de hablar en la mesa: antes hay que resolverla.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>En esta mesa no puedes hacer eso.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Esta partida guardada no se puede leer, línea {line}: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Esta partida tiene {n} jugadas, más de las que la ventana puede mostrar: la orden «sequence-lan replay» la imprime.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} ha repartido, empieza {first}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>asiento {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} roba {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} roba</translation>
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
        <translation>El reparto está probado: este ordenador participó, y nadie eligió las cartas.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>El reparto es coherente: semillas y compromisos encajan. Un archivo solo no puede mostrar más.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>El reparto está escrito en el archivo: nada lo prueba.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Sin reparto: la partida empieza en una posición preparada.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>El reparto es falso.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>La acción {n} va contra las reglas: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>Las reglas permiten todas las {n} acciones.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partida sigue abierta.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}; falta la línea que lo dice.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>El final es falso: «{result}» no es lo que dicen las jugadas.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>De quién se muestran las cartas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>&amp;Abrir una partida …</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>Guardar una &amp;imagen …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Partidas guardadas (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo …</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Las cartas de todos</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Las cartas de {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Sin cartas</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Esta partida sigue abierta: quien juega en ella no debería mirar las cartas.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>No hay ninguna partida abierta</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Mazo: %n carta</numerusform>
            <numerusform>Mazo: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, momento {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>La imagen no se pudo guardar ahí: elige otra carpeta.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>Gana {side}</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Tablas: nadie puede jugar más</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>La partida se ha abandonado</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>Gana la primera secuencia.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Gana quien primero tenga {n} secuencias.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Las cartas se roban solas.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Robar a mano; una carta olvidada se pierde cuando roba el siguiente jugador.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Robar a mano; una carta olvidada se pierde cuando juega el siguiente jugador.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Una carta que nadie robó a mano se pierde cuando roba el siguiente jugador.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Una carta que nadie robó a mano se pierde cuando juega el siguiente jugador.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>Las jotas de corazones y picas quitan una ficha, las de diamantes y tréboles ponen una.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>Las jotas de tréboles y picas quitan una ficha, las de corazones y diamantes ponen una.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>En un turno se pueden cambiar todas las cartas muertas que se quiera.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Cartas muertas que se cambian en un turno: {n} como máximo.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Todos descartan en una sola pila.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Cada uno tiene su pila de descarte, a la vista de todos.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Fichas del primer, segundo y tercer equipo: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Las secuencias que comparten una casilla tienen que cruzarse en ella.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>Dos secuencias pueden compartir una casilla, también en una misma línea.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Los equipos pueden diferir en un jugador: también pueden jugar 5, 7 y 11.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Todos los equipos tienen los mismos jugadores.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Un consejo a un compañero cuesta una carta a cada uno del equipo.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Un consejo a un compañero se denuncia, y no cuesta nada.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Nadie vigila los consejos a los compañeros.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>Un turno puede durar lo que quiera.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>Un turno tiene {n} segundos; luego un bot hace esa única jugada.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (regla de la casa)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>partida {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>La partida no se pudo guardar ahí: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}: {n} de %n secuencia</numerusform>
            <numerusform>{side}: {n} de %n secuencias</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} de {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Asiento {n}, {side}: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no está listo</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tú)</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
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
        <translation>De pie: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>Los ajustes no se pueden guardar: {file} no se puede leer o escribir.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>El archivo de ajustes {file} está dañado: bórralo para que los ajustes vuelvan a durar.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>El archivo de ajustes estaba dañado: todos los ajustes están como la primera vez. El archivo antiguo se llama ahora {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Mi &amp;nombre</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>alto contraste</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Cartas y fichas</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>&amp;Tamaño en la mano</translation>
    </message>
    <message>
        <source>small</source>
        <translation>pequeño</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>&amp;Order in the hand</source>
        <translation>&amp;Orden en la mano</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>como se robó</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>por palo</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>por valor</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Cuatro colores de palos</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Los diamantes son azules y los tréboles verdes.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>Fic&amp;has</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>una forma para cada equipo</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>todas redondas, con sus dibujos</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>Con&amp;firmar mis jugadas</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Lo que no se puede deshacer hay que elegirlo dos veces.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>Conse&amp;jos cuando practico</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Una mesa de práctica explica lo que se puede hacer, y por qué.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mi turno</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>A&amp;visarme si la ventana no está delante</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>La ventana pide atención, y aparece un mensaje donde el sistema lo permite.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>Se oyen el turno, la ficha, la carta, la secuencia y el final.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>El sonido no está instalado: pip install «sequence-lan[sound]» lo añade.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Con&amp;exión</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>&amp;Copy the link</source>
        <translation>Co&amp;piar el enlace</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Enlace de esta mesa</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Dirección de esta mesa: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Código de esta mesa: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Los demás ven esta mesa como «{name}», o se unen con la dirección.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Los demás se unen con esta dirección.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Seis palabras: {}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>How others come here</source>
        <translation>Cómo llegan aquí los demás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Partidas guardadas en este ordenador</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Todavía ninguna. Las partidas de una mesa abierta en este ordenador se guardan aquí cuando terminan, y también las que guardas en otro sitio al final.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Repasar</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>Abrir un &amp;archivo …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Partidas guardadas (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Volver al pr&amp;esente</translation>
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
        <translation>de todos</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>esquina, de todos</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>parte de una secuencia</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} y {n} más</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Mi &amp;nombre</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>Mis &amp;fichas</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>A&amp;brir una mesa</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>Los demás la encuentran en su lista.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>&amp;Practicar con bots</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Empieza enseguida, en este ordenador.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>&amp;Unirse con dirección o enlace</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Como la muestra la pantalla del anfitrión.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Dirección o enlace de la mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>His&amp;torial</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Contra un bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Tres equipos: contra dos bots</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>Dos contra dos: con un bot contra dos</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Tres contra tres</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} de {total} asientos ocupados</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>en juego, puedes mirar</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>en juego: vuelve a tu asiento o mira</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privada</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>anfitrión: {name}, a quien conoces</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>conoces a su anfitrión</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Miran: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Jugadas y chat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>&amp;Denunciar charla</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>No robaste a tiempo: esa carta se pierde para esta partida.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Hojear los descartes</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Contra {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>Las seis palabras del anfitrión: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>Cómo llegan aquí los demás …</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Inicio (tecla Inicio)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Atrás (flecha izquierda, o coma)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Reproducir y pausa (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Seguir (flecha derecha, o punto)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Final (tecla Fin)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Velocidad (+ y -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>muy rápida</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} de {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>El informe está en el portapapeles: pégalo donde pidas ayuda.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>Algo ha fallado en este programa; los detalles están en el registro.</translation>
    </message>
</context>
</TS>
