<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Advice</name>
    <message>
        <source>the line {line} wins the game</source>
        <translation>la ligne {line} gagne la partie</translation>
    </message>
    <message>
        <source>that completes the sequence {line}</source>
        <translation>cela complète la séquence {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has four squares</source>
        <translation>cela bloque la ligne {line}, où {side} a quatre cases</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has four squares</source>
        <translation>cela casse la ligne {line}, où {side} a quatre cases</translation>
    </message>
    <message>
        <source>that makes four of the line {line}, and the card for the fifth is in the hand</source>
        <translation>cela fait quatre cases de la ligne {line}, et la carte de la cinquième est en main</translation>
    </message>
    <message>
        <source>that makes four of the line {line}</source>
        <translation>cela fait quatre cases de la ligne {line}</translation>
    </message>
    <message>
        <source>it frees the line {line}</source>
        <translation>cela libère la ligne {line}</translation>
    </message>
    <message>
        <source>it blocks the line {line}, of which {side} has three squares</source>
        <translation>cela bloque la ligne {line}, où {side} a trois cases</translation>
    </message>
    <message>
        <source>it breaks the line {line}, of which {side} has three squares</source>
        <translation>cela casse la ligne {line}, où {side} a trois cases</translation>
    </message>
    <message>
        <source>that makes three of the line {line}</source>
        <translation>cela fait trois cases de la ligne {line}</translation>
    </message>
    <message>
        <source>this card fits on no other square any more</source>
        <translation>cette carte ne va plus sur aucune autre case</translation>
    </message>
    <message>
        <source>a jack is saved for later</source>
        <translation>un valet est gardé pour plus tard</translation>
    </message>
    <message>
        <source>no other play promises more</source>
        <translation>aucun autre coup ne promet plus</translation>
    </message>
    <message>
        <source>both its squares are taken, and a new card is free</source>
        <translation>ses deux cases sont prises, et une nouvelle carte ne coûte rien</translation>
    </message>
    <message>
        <source>a card that is not drawn in time is lost</source>
        <translation>une carte non piochée à temps est perdue</translation>
    </message>
    <message>
        <source>no card in the hand can be played</source>
        <translation>aucune carte de la main ne peut être jouée</translation>
    </message>
    <message>
        <source>it is the card that will be missed least</source>
        <translation>c’est la carte qui manquera le moins</translation>
    </message>
    <message>
        <source>Better: {play}</source>
        <translation>Mieux&#xa0;: {play}</translation>
    </message>
    <message>
        <source>{move}: {first}, and {second}.</source>
        <translation>{move}&#xa0;: {first}, et {second}.</translation>
    </message>
    <message>
        <source>{move}: {first}.</source>
        <translation>{move}&#xa0;: {first}.</translation>
    </message>
    <message>
        <source>{card} on {square}</source>
        <translation>{card} en {square}</translation>
    </message>
    <message>
        <source>{card} takes {side} off {square}</source>
        <translation>{card} retire {side} de {square}</translation>
    </message>
    <message>
        <source>My choice: {play}</source>
        <translation>Mon choix&#xa0;: {play}</translation>
    </message>
    <message>
        <source>My choice: exchange {card}</source>
        <translation>Mon choix&#xa0;: échanger {card}</translation>
    </message>
    <message>
        <source>My choice: give up {card}</source>
        <translation>Mon choix&#xa0;: céder {card}</translation>
    </message>
    <message>
        <source>My choice: draw now</source>
        <translation>Mon choix&#xa0;: piocher maintenant</translation>
    </message>
    <message>
        <source>My choice: pass</source>
        <translation>Mon choix&#xa0;: passer</translation>
    </message>
</context>
<context>
    <name>Argparse</name>
    <message>
        <source>usage: </source>
        <translation>utilisation : </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>montre cette aide et s’arrête</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>montre la version du programme et s’arrête</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s : erreur : %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s : %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments : %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus : %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il faut une valeur</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r n’existe pas (au choix : %(choices)s)</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë : %(option)s peut être %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>la valeur %r n’a pas sa place ici</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>You may place a chip here.</source>
        <translation>Tu peux poser un jeton ici.</translation>
    </message>
    <message>
        <source>You may take this chip.</source>
        <translation>Tu peux retirer ce jeton.</translation>
    </message>
    <message>
        <source>Your card goes here, in your turn.</source>
        <translation>Ta carte va ici, quand ce sera ton tour.</translation>
    </message>
    <message>
        <source>The last move was here.</source>
        <translation>Le dernier coup était ici.</translation>
    </message>
</context>
<context>
    <name>Bridge</name>
    <message>
        <source>The network part of this program could not start: start it again.</source>
        <translation>La partie réseau de ce programme n’a pas pu démarrer&#xa0;: relance-le.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Draw (D)</source>
        <translation>Piocher (D)</translation>
    </message>
    <message>
        <source>Exchange (X)</source>
        <translation>Échanger (X)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passer (P)</translation>
    </message>
    <message>
        <source>Give up the card (G)</source>
        <translation>Céder la carte (G)</translation>
    </message>
    <message>
        <source>Advice (A)</source>
        <translation>Conseil (A)</translation>
    </message>
    <message>
        <source>Admit it</source>
        <translation>L’avouer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Uphold</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>The next dead card can be exchanged in your next turn.</source>
        <translation>La prochaine carte morte pourra être échangée à ton prochain tour.</translation>
    </message>
    <message>
        <source>No card in your hand can be played.</source>
        <translation>Aucune carte de ta main ne peut être jouée.</translation>
    </message>
    <message>
        <source>Choose a card of your hand.</source>
        <translation>Choisis une carte de ta main.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} signale une discussion de table&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Réflexion&#xa0;…</translation>
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
        <translation>{card}, nouvelle</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
</context>
<context>
    <name>Caution</name>
    <message>
        <source>This table is on this computer: leaving closes it for everybody.</source>
        <translation>Cette table est sur cet ordinateur&#xa0;: la quitter la ferme pour tout le monde.</translation>
    </message>
    <message>
        <source>A game is going on. When you leave, your seat goes to a bot or a watcher.</source>
        <translation>Une partie est en cours. Si tu pars, ta place va à un bot ou à un spectateur.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Send {name} away from this table?</source>
        <translation>Renvoyer {name} de cette table&#xa0;?</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Send {name} away, and let nobody in from that computer again?</source>
        <translation>Renvoyer {name}, et ne plus laisser entrer personne de cet ordinateur&#xa0;?</translation>
    </message>
    <message>
        <source>Send away for good</source>
        <translation>Renvoyer pour de bon</translation>
    </message>
    <message>
        <source>Hand the table to {name}’s computer? Everybody goes there by themselves. From then on that computer can see all hands; this one has known the order of the deck.</source>
        <translation>Confier la table à l’ordinateur de {name}&#xa0;? Tout le monde y va de soi-même. Dès lors cet ordinateur-là peut voir toutes les mains&#xa0;; celui-ci a connu l’ordre de la pioche.</translation>
    </message>
    <message>
        <source>Hand it over</source>
        <translation>La confier</translation>
    </message>
    <message>
        <source>End this game for everybody, without a winner?</source>
        <translation>Terminer cette partie pour tous, sans gagnant&#xa0;?</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>Say something to all</source>
        <translation>Dis quelque chose à tous</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>blue chip</source>
        <translation>jeton bleu</translation>
    </message>
    <message>
        <source>green chip</source>
        <translation>jeton vert</translation>
    </message>
    <message>
        <source>red chip</source>
        <translation>jeton rouge</translation>
    </message>
</context>
<context>
    <name>ChipButton</name>
    <message>
        <source>any</source>
        <translation>peu importe</translation>
    </message>
</context>
<context>
    <name>ChipChoice</name>
    <message>
        <source>Where this colour is free, I am offered it first.</source>
        <translation>Là où cette couleur est libre, elle m’est proposée en premier.</translation>
    </message>
    <message>
        <source>Blue chips</source>
        <translation>Jetons bleus</translation>
    </message>
    <message>
        <source>Green chips</source>
        <translation>Jetons verts</translation>
    </message>
    <message>
        <source>Red chips</source>
        <translation>Jetons rouges</translation>
    </message>
    <message>
        <source>Chips of any colour</source>
        <translation>Jetons de n’importe quelle couleur</translation>
    </message>
    <message>
        <source>I am offered the first free seat.</source>
        <translation>La première place libre m’est proposée.</translation>
    </message>
</context>
<context>
    <name>ClaimBar</name>
    <message>
        <source>Which five become your sequence?</source>
        <translation>Quelles cinq cases forment ta séquence&#xa0;?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Claim {lines}</source>
        <translation>Prendre {lines}</translation>
    </message>
</context>
<context>
    <name>Code</name>
    <message>
        <source>It is not your turn.</source>
        <comment>not_your_turn</comment>
        <translation>Ce n’est pas ton tour.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <comment>game_over</comment>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <comment>not_in_hand</comment>
        <translation>Cette carte n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <comment>corner</comment>
        <translation>Les coins sont à tout le monde&#xa0;: choisis une autre case.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <comment>not_matching</comment>
        <translation>Cette case ne montre pas cette carte&#xa0;: choisis l’une des deux cases de la carte.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <comment>occupied</comment>
        <translation>Cette case porte déjà un jeton&#xa0;: choisis-en une libre.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <comment>empty</comment>
        <translation>Il n’y a pas de jeton à retirer sur cette case&#xa0;: choisis un jeton d’une autre équipe.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <comment>own_chip</comment>
        <translation>Ce jeton est à ta propre équipe&#xa0;: choisis un jeton d’une autre équipe.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <comment>locked</comment>
        <translation>Ce jeton fait partie d’une séquence complète et reste en place.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <comment>not_dead</comment>
        <translation>Cette carte n’est pas morte&#xa0;: elle peut encore être jouée, ou attendre de l’être.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <comment>exchange_used</comment>
        <translation>Plus d’échange de carte morte pendant ce tour&#xa0;: joue une carte.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <comment>nothing_to_draw</comment>
        <translation>Tu n’as aucune carte à piocher maintenant.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <comment>can_play</comment>
        <translation>Tu peux jouer une carte, donc tu ne peux pas passer.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <comment>bad_claim</comment>
        <translation>Ce coup ne donne pas droit à ces lignes&#xa0;: choisis parmi celles proposées.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <comment>owes_card</comment>
        <translation>Ton équipe doit une pénalité pour discussion de table&#xa0;: cède d’abord une carte.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <comment>nothing_owed</comment>
        <translation>Tu ne dois aucune carte de pénalité.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <comment>no_chip</comment>
        <translation>Ton équipe n’a plus de jeton à poser.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <comment>no_call</comment>
        <translation>Aucune discussion de table n’est signalée.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <comment>call_open</comment>
        <translation>Une autre discussion de table est signalée&#xa0;: il faut d’abord la régler.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <comment>not_allowed</comment>
        <translation>Tu ne peux pas faire cela à cette table.</translation>
    </message>
    <message>
        <source>Only the table&apos;s owner can do that.</source>
        <comment>not_owner</comment>
        <translation>Seul le responsable de la table peut faire cela.</translation>
    </message>
    <message>
        <source>That can&apos;t be done in this part of the evening.</source>
        <comment>not_now</comment>
        <translation>Cela n’est pas possible à ce moment de la soirée.</translation>
    </message>
    <message>
        <source>No game is being played.</source>
        <comment>no_game</comment>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <comment>no_seat</comment>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>That seat is taken: choose a free one.</source>
        <comment>seat_taken</comment>
        <translation>Cette place est prise&#xa0;: choisis-en une libre.</translation>
    </message>
    <message>
        <source>That seat still waits for its player: try again when the time is up.</source>
        <comment>seat_waits</comment>
        <translation>Cette place attend encore son joueur&#xa0;: réessaie quand le délai sera écoulé.</translation>
    </message>
    <message>
        <source>No bot that can be taken away sits there.</source>
        <comment>no_bot</comment>
        <translation>Aucun bot que l’on puisse enlever n’est assis là.</translation>
    </message>
    <message>
        <source>You are watching: only those who sit at the table can do that.</source>
        <comment>not_seated</comment>
        <translation>Tu regardes&#xa0;: seuls ceux qui sont assis à la table peuvent faire cela.</translation>
    </message>
    <message>
        <source>The game can&apos;t start yet.</source>
        <comment>not_ready</comment>
        <translation>La partie ne peut pas encore commencer.</translation>
    </message>
    <message>
        <source>That person is not at the table.</source>
        <comment>no_person</comment>
        <translation>Cette personne n’est pas à la table.</translation>
    </message>
    <message>
        <source>That person is away just now.</source>
        <comment>away</comment>
        <translation>Cette personne est absente en ce moment.</translation>
    </message>
    <message>
        <source>That can&apos;t be done to yourself: leave the table instead.</source>
        <comment>yourself</comment>
        <translation>Tu ne peux pas te faire cela à toi-même&#xa0;: quitte plutôt la table.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer, so they stay.</source>
        <comment>host_stays</comment>
        <translation>La table est sur l’ordinateur de cette personne, elle reste donc.</translation>
    </message>
    <message>
        <source>The sides pick their colours by the italian rules only.</source>
        <comment>no_choice</comment>
        <translation>Les équipes ne choisissent leur couleur que selon les règles italiennes.</translation>
    </message>
    <message>
        <source>These options don&apos;t go together.</source>
        <comment>bad_options</comment>
        <translation>Ces options ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>The turn has passed on meanwhile: look at the table again.</source>
        <comment>stale</comment>
        <translation>Le tour est passé entre-temps&#xa0;: regarde à nouveau la table.</translation>
    </message>
    <message>
        <source>That is no move of this game.</source>
        <comment>malformed</comment>
        <translation>Ce n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>That was too much at once: wait a moment.</source>
        <comment>too_fast</comment>
        <translation>C’était trop à la fois&#xa0;: attends un instant.</translation>
    </message>
    <message>
        <source>There was nothing in that message to show.</source>
        <comment>nothing_said</comment>
        <translation>Il n’y avait rien à montrer dans ce message.</translation>
    </message>
    <message>
        <source>Your seat is bound by the commit that it sent first.</source>
        <comment>bound</comment>
        <translation>Ta place est liée par l’engagement qu’elle a envoyé en premier.</translation>
    </message>
    <message>
        <source>That seed is not the one your seat is bound to.</source>
        <comment>wrong_seed</comment>
        <translation>Cette graine n’est pas celle à laquelle ta place est liée.</translation>
    </message>
    <message>
        <source>The table is on that person&apos;s computer already.</source>
        <comment>is_there</comment>
        <translation>La table est déjà sur l’ordinateur de cette personne.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer: try again in a moment.</source>
        <comment>moving</comment>
        <translation>La table passe en ce moment sur un autre ordinateur&#xa0;: réessaie dans un instant.</translation>
    </message>
    <message>
        <source>Somebody is just being asked to take the table: wait for the answer.</source>
        <comment>being_asked</comment>
        <translation>On demande justement à quelqu’un de prendre la table&#xa0;: attends la réponse.</translation>
    </message>
    <message>
        <source>That person does not want the table on their computer, so it stays where it is.</source>
        <comment>declined</comment>
        <translation>Cette personne ne veut pas de la table sur son ordinateur, elle reste donc où elle est.</translation>
    </message>
    <message>
        <source>Nobody answered whether that computer takes the table, so it stays where it is.</source>
        <comment>unanswered</comment>
        <translation>Personne n’a répondu si cet ordinateur-là prend la table, elle reste donc où elle est.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <comment>wrong_code</comment>
        <translation>Ce n’est pas le code de cette table&#xa0;: relis-le sur l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <comment>not_proved</comment>
        <translation>Qui a répondu ne connaît pas le code de cette table. Tape encore le code&#xa0;; s’il est juste, quelqu’un se tient entre la table et toi&#xa0;: n’y joue pas.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <comment>code_needed</comment>
        <translation>Cette table est privée&#xa0;: tape son code, un nombre et deux mots.</translation>
    </message>
    <message>
        <source>That computer could not take the table, so it stays where it is.</source>
        <comment>not_taken</comment>
        <translation>Cet ordinateur n’a pas pu prendre la table, elle reste donc où elle est.</translation>
    </message>
    <message>
        <source>The table has moved to another computer: look for it in the list.</source>
        <comment>has_moved</comment>
        <translation>La table est passée sur un autre ordinateur&#xa0;: cherche-la dans la liste.</translation>
    </message>
    <message>
        <source>That table is not here.</source>
        <comment>not_here</comment>
        <translation>Cette table n’est pas ici.</translation>
    </message>
    <message>
        <source>The host can&apos;t write to its disk, so nothing was changed: make room there, then try again.</source>
        <comment>disk</comment>
        <translation>L’hôte ne peut pas écrire sur son disque, rien n’a donc changé&#xa0;: libères-y de la place, puis réessaie.</translation>
    </message>
    <message>
        <source>The table is full: nobody else can sit or watch there.</source>
        <comment>full</comment>
        <translation>La table est pleine&#xa0;: personne d’autre ne peut s’y asseoir ni regarder.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from your computer: wait a while, then have the host read the code to you.</source>
        <comment>locked_out</comment>
        <translation>Trop de codes faux sont venus de ton ordinateur&#xa0;: attends un peu, puis demande à l’hôte de te lire le code.</translation>
    </message>
    <message>
        <source>Too many wrong codes were tried at this table, so nobody new comes in until its owner opens it again.</source>
        <comment>shut</comment>
        <translation>Trop de codes faux ont été essayés à cette table&#xa0;: personne de nouveau n’entre avant que son responsable ne la rouvre.</translation>
    </message>
    <message>
        <source>The table&apos;s owner does not let you in.</source>
        <comment>banned</comment>
        <translation>Le responsable de la table ne te laisse pas entrer.</translation>
    </message>
    <message>
        <source>A message came that has no place here: the connection was closed.</source>
        <comment>unexpected</comment>
        <translation>Un message est arrivé qui n’a pas sa place ici&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>You came to this table from somewhere else: this connection was closed.</source>
        <comment>replaced</comment>
        <translation>Tu es venu à cette table depuis un autre endroit&#xa0;: cette connexion a été fermée.</translation>
    </message>
    <message>
        <source>Nothing was heard from you for a while: the connection was closed.</source>
        <comment>silent</comment>
        <translation>Plus aucune nouvelle de toi depuis un moment&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>The table&apos;s owner has sent you from the table.</source>
        <comment>kicked</comment>
        <translation>Le responsable t’a renvoyé de la table.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <comment>left</comment>
        <translation>Tu as quitté la table.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <comment>table_closed</comment>
        <translation>L’hôte a fermé la table.</translation>
    </message>
</context>
<context>
    <name>CodeQuestion</name>
    <message>
        <source>The table&apos;s code</source>
        <translation>Le code de la table</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>{table} is private: type its code, a number and two words.</source>
        <translation>{table} est privée&#xa0;: tape son code, un nombre et deux mots.</translation>
    </message>
    <message>
        <source>Somebody has tried too many wrong codes, so nobody new comes in. Let people with the code come in again?</source>
        <translation>Quelqu’un a essayé trop de codes faux, plus personne de nouveau n’entre. Laisser de nouveau entrer qui a le code&#xa0;?</translation>
    </message>
    <message>
        <source>Let them in</source>
        <translation>Laisser entrer</translation>
    </message>
    <message>
        <source>Keep it shut</source>
        <translation>Garder fermée</translation>
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
        <translation>coups</translation>
    </message>
    <message>
        <source>the end it saw</source>
        <translation>la fin qu’il a vue</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>la donne</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvée</translation>
    </message>
    <message>
        <source>false</source>
        <translation>fausse</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non montrée</translation>
    </message>
    <message>
        <source>nothing to prove</source>
        <translation>rien à prouver</translation>
    </message>
    <message>
        <source>A table is open at {addresses}.</source>
        <translation>Une table est ouverte à {addresses}.</translation>
    </message>
    <message>
        <source>Found by mDNS: {table} at {addresses}.</source>
        <translation>Trouvée par mDNS&#xa0;: {table} à {addresses}.</translation>
    </message>
    <message>
        <source>The table was not found by mDNS on {network} within {seconds} seconds: a firewall may stop it.</source>
        <translation>La table n’a pas été trouvée par mDNS sur {network} en {seconds} secondes&#xa0;: un pare-feu la bloque peut-être.</translation>
    </message>
    <message>
        <source>The game was not over within {seconds} seconds.</source>
        <translation>La partie n’était pas terminée au bout de {seconds} secondes.</translation>
    </message>
    <message>
        <source>A client has seen no game.</source>
        <translation>Un client n’a vu aucune partie.</translation>
    </message>
    <message>
        <source>The cards are dealt. {sides}. {name} begins.</source>
        <translation>Les cartes sont distribuées. {sides}. {name} commence.</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Not every client saw the same end.</source>
        <translation>Les clients n’ont pas tous vu la même fin.</translation>
    </message>
    <message>
        <source>Not every client could prove the deal.</source>
        <translation>Les clients n’ont pas tous pu prouver la donne.</translation>
    </message>
    <message>
        <source>{a} against {b}</source>
        <translation>{a} contre {b}</translation>
    </message>
    <message>
        <source>  won {won}, lost {lost}, drawn {drawn}</source>
        <translation>  gagnées {won}, perdues {lost}, nulles {drawn}</translation>
    </message>
    <message>
        <source>ended too soon: {n}</source>
        <translation>arrêts trop tôt : {n}</translation>
    </message>
    <message>
        <source>silent: {n}</source>
        <translation>sans réponse : {n}</translation>
    </message>
    <message>
        <source>not legal: {n}</source>
        <translation>pas permis : {n}</translation>
    </message>
    <message>
        <source>  games: {games}, seats: {seats}, sides: {sides}</source>
        <translation>  parties : {games}, places : {seats}, équipes : {sides}</translation>
    </message>
    <message>
        <source>  score {share}, 95% interval {low} to {high}</source>
        <translation>  score {share}, intervalle à 95 % de {low} à {high}</translation>
    </message>
    <message>
        <source>  lost by failing, {player}: {faults}. The first: {said}</source>
        <translation>  perdues par défaillance, {player}&#xa0;: {faults}. La première&#xa0;: {said}</translation>
    </message>
    <message>
        <source>  {player}: {ms} ms a move</source>
        <translation>  {player}&#xa0;: {ms} ms par coup</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>{n}. Refused: {reason} ({code}) {action}</source>
        <translation>{n}. Refusé&#xa0;: {reason} ({code}) {action}</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partie est encore ouverte.</translation>
    </message>
    <message>
        <source>lobby</source>
        <translation>accueil</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>No table was found in {seconds} seconds on {network}. A guest network or a firewall may hide one: then join it by the address on its host&apos;s screen.</source>
        <translation>Aucune table trouvée en {seconds} secondes sur {network}. Un réseau invité ou un pare-feu peut en cacher une&#xa0;: rejoins-la alors par l’adresse affichée chez son hôte.</translation>
    </message>
    <message>
        <source>{table} is gone.</source>
        <translation>{table} a disparu.</translation>
    </message>
    <message>
        <source>Tables on {network}. Ctrl-C ends.</source>
        <translation>Tables sur {network}. Ctrl-C pour finir.</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>places</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} places sur {total} prises</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privée</translation>
    </message>
    <message>
        <source>proved: it is the one that this computer took part in, and nobody chose the cards.</source>
        <translation>prouvée&#xa0;: c’est celle à laquelle cet ordinateur a pris part, et personne n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>consistent: seeds and commits fit. More than that a file alone cannot show.</source>
        <translation>cohérente&#xa0;: graines et engagements concordent. Un fichier seul ne peut pas montrer plus.</translation>
    </message>
    <message>
        <source>false.</source>
        <translation>fausse.</translation>
    </message>
    <message>
        <source>given: the record names the deck, and nothing proves it.</source>
        <translation>donnée&#xa0;: le fichier indique la pioche, et rien ne la prouve.</translation>
    </message>
    <message>
        <source>none: the game begins from a position that was set up.</source>
        <translation>aucune&#xa0;: la partie commence d’une position préparée.</translation>
    </message>
    <message>
        <source>Header: {words}</source>
        <translation>En-tête&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Deal: {words}</source>
        <translation>Donne&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Actions: {words}</source>
        <translation>Actions&#xa0;: {words}</translation>
    </message>
    <message>
        <source>End: {words}</source>
        <translation>Fin&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.</source>
        <translation>{table}, {edition}, places : {n}, commencée le {when}, écrite par sequence-lan {version}.</translation>
    </message>
    <message>
        <source>number {n} is refused. {reason} ({code})</source>
        <translation>le numéro {n} est refusé. {reason} ({code})</translation>
    </message>
    <message>
        <source>{n}, and the rules allow every one.</source>
        <translation>{n}, et les règles les permettent toutes.</translation>
    </message>
    <message>
        <source>{result} The last line, which says so, is missing.</source>
        <translation>{result} La dernière ligne, qui le dit, manque.</translation>
    </message>
    <message>
        <source>false. The last line says: {said} By the actions: {so}</source>
        <translation>fausse. La dernière ligne dit&#xa0;: {said} D’après les actions&#xa0;: {so}</translation>
    </message>
    <message>
        <source>{result} The last line says so, and it fits.</source>
        <translation>{result} La dernière ligne le dit, et c’est juste.</translation>
    </message>
    <message>
        <source>This game is still open, and what follows shows everybody&apos;s cards: whoever plays in it, or talks to somebody who does, should not look.</source>
        <translation>Cette partie est encore ouverte, et ce qui suit montre les cartes de tout le monde&#xa0;: qui y joue, ou parle avec quelqu’un qui y joue, ne devrait pas regarder.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>classic rules</source>
        <translation>règles classiques</translation>
    </message>
    <message>
        <source>goliath rules</source>
        <translation>règles Goliath</translation>
    </message>
    <message>
        <source>italian rules</source>
        <translation>règles italiennes</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>place {n}</translation>
    </message>
    <message>
        <source>{name} plays {card}: a {side} chip on {square}.</source>
        <translation>{name} joue {card}&#xa0;: un jeton {side} en {square}.</translation>
    </message>
    <message>
        <source>{name} plays {card} and takes off the {side} chip on {square}.</source>
        <translation>{name} joue {card} et retire le jeton {side} de {square}.</translation>
    </message>
    <message>
        <source>{side} completes the sequence {line}.</source>
        <translation>{side} complète la séquence {line}.</translation>
    </message>
    <message>
        <source>{name} shows the dead card {card} and exchanges it.</source>
        <translation>{name} montre la carte morte {card} et l’échange.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} pioche {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{name} has lost the right to draw.</source>
        <translation>{name} a perdu le droit de piocher.</translation>
    </message>
    <message>
        <source>The discard piles become the new draw deck ({n}).</source>
        <translation>Les défausses deviennent la nouvelle pioche ({n}).</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}.</source>
        <translation>{name} signale une discussion de table&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Le responsable de la table</translation>
    </message>
    <message>
        <source>{name} gives up {card}.</source>
        <translation>{name} cède {card}.</translation>
    </message>
    <message>
        <source>{side} wins.</source>
        <translation>{side} gagne.</translation>
    </message>
    <message>
        <source>The game is a draw by stalemate.</source>
        <translation>La partie est nulle&#xa0;: plus personne ne peut jouer.</translation>
    </message>
    <message>
        <source>The game was abandoned.</source>
        <translation>La partie a été abandonnée.</translation>
    </message>
    <message>
        <source>{name} has admitted the call of table talk on {side}.</source>
        <translation>{name} avoue la discussion de table ({side}).</translation>
    </message>
    <message>
        <source>{name} has upheld the call of table talk on {side}.</source>
        <translation>{name} confirme la discussion de table ({side}).</translation>
    </message>
    <message>
        <source>{name} has withdrawn the call of table talk on {side}.</source>
        <translation>{name} retire son signalement de discussion de table ({side}).</translation>
    </message>
    <message>
        <source>{name} has dismissed the call of table talk on {side}.</source>
        <translation>{name} rejette le signalement de discussion de table ({side}).</translation>
    </message>
    <message>
        <source>There is no display here to open a window on. Without one you can open a table for others with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.</source>
        <translation>Il n’y a pas d’écran ici où ouvrir une fenêtre. Sans écran, tu peux ouvrir une table pour d’autres avec `host --headless`, lister les tables à proximité avec `tables`, ou regarder des bots jouer avec `demo`.</translation>
    </message>
    <message>
        <source>The window can&apos;t open, since Qt can&apos;t be loaded here: {lacking}. On Linux install what brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are the commands `host --headless`, `tables` and `demo`.</source>
        <translation>La fenêtre ne peut pas s’ouvrir, car Qt ne peut pas être chargé ici&#xa0;: {lacking}. Sous Linux, installe ce qui fournit cette bibliothèque, par exemple libgl1 et libegl1 sous Debian et Ubuntu&#xa0;; sans fenêtre il y a les commandes `host --headless`, `tables` et `demo`.</translation>
    </message>
    <message>
        <source>The output cannot be written: the disk is full.</source>
        <translation>La sortie ne peut pas être écrite&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>A window has one table: for several add --headless.</source>
        <translation>Une fenêtre n’a qu’une table&#xa0;: pour plusieurs, ajoute --headless.</translation>
    </message>
    <message>
        <source>A table of {seats} seats can&apos;t have {bots} bots.</source>
        <translation>Une table de {seats} places ne peut pas avoir {bots} bots.</translation>
    </message>
    <message>
        <source>There is an unfinished game here, which `host --headless --resume` goes on with:</source>
        <translation>Il y a ici une partie inachevée, que `host --headless --resume` reprend&#xa0;:</translation>
    </message>
    <message>
        <source>There is no such unfinished game here.</source>
        <translation>Il n’y a pas de telle partie inachevée ici.</translation>
    </message>
    <message>
        <source>Several unfinished games begin like that: give more of the number.</source>
        <translation>Plusieurs parties inachevées commencent ainsi : donne plus de chiffres du numéro.</translation>
    </message>
    <message>
        <source>Going on with {game}</source>
        <translation>Reprise de {game}</translation>
    </message>
    <message>
        <source>The table has moved to another computer. As long as this program runs, it tells whoever comes back where the table is.</source>
        <translation>La table est passée sur un autre ordinateur. Tant que ce programme tourne, il dit à qui revient où elle est.</translation>
    </message>
    <message>
        <source>There is no unfinished game here: open a new table without --resume.</source>
        <translation>Il n’y a pas de partie inachevée ici&#xa0;: ouvre une nouvelle table sans --resume.</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n}, over)</source>
        <translation>{id}  {table} : {players} (coups : {n}, finie)</translation>
    </message>
    <message>
        <source>{id}  {table}: {players} (moves: {n})</source>
        <translation>{id}  {table} : {players} (coups : {n})</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>The table is on the network as {name}.</source>
        <translation>La table est sur le réseau sous le nom {name}.</translation>
    </message>
    <message>
        <source>The tables are closed.</source>
        <translation>Les tables sont fermées.</translation>
    </message>
    <message>
        <source>The six words of all these tables: {words}</source>
        <translation>Les six mots de toutes ces tables&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Ctrl-C closes the tables.</source>
        <translation>Ctrl-C ferme les tables.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>address</source>
        <translation>adresse</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personnes</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gagnant</translation>
    </message>
    <message>
        <source>six words</source>
        <translation>six mots</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>Ctrl-C closes the table.</source>
        <translation>Ctrl-C ferme la table.</translation>
    </message>
    <message>
        <source>{name} has left.</source>
        <translation>{name} est parti.</translation>
    </message>
    <message>
        <source>{sides}. {name} begins.</source>
        <translation>{sides}. {name} commence.</translation>
    </message>
    <message>
        <source>People find their seats.</source>
        <translation>Chacun trouve sa place.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{name} has come.</source>
        <translation>{name} est arrivé.</translation>
    </message>
    <message>
        <source>{name} watches.</source>
        <translation>{name} regarde.</translation>
    </message>
    <message>
        <source>{name} sits down for {side}.</source>
        <translation>{name} s’assoit pour {side}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} est absent.</translation>
    </message>
    <message>
        <source>{name} is away: the seat waits.</source>
        <translation>{name} est absent&#xa0;: la place attend.</translation>
    </message>
    <message>
        <source>Name a bot: novice, club, master or a command.</source>
        <translation>Indique un bot&#xa0;: novice, club, master ou une commande.</translation>
    </message>
    <message>
        <source>There is no bot or program {bot} here: name novice, club, master or a command.</source>
        <translation>Il n’y a ici ni bot ni programme {bot}&#xa0;: indique novice, club, master ou une commande.</translation>
    </message>
    <message>
        <source>{name} is at the table {table}.</source>
        <translation>{name} est à la table {table}.</translation>
    </message>
    <message>
        <source>{bot} can&apos;t go on: {reason} The club bot plays this game in its place.</source>
        <translation>{bot} ne peut pas continuer&#xa0;: {reason} Le bot club joue cette partie à sa place.</translation>
    </message>
    <message>
        <source>The board game Sequence on the local network.</source>
        <translation>Le jeu de société Sequence sur le réseau local.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>Without one the window opens.</source>
        <translation>Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <source>open the window</source>
        <translation>ouvre la fenêtre</translation>
    </message>
    <message>
        <source>a table to go straight to</source>
        <translation>une table où aller directement</translation>
    </message>
    <message>
        <source>open the window and go straight to a table</source>
        <translation>ouvre la fenêtre et va directement à une table</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>ouvre une table</translation>
    </message>
    <message>
        <source>list the tables on the network</source>
        <translation>montre les tables du réseau</translation>
    </message>
    <message>
        <source>watch bots play over a real table, in the console</source>
        <translation>montre des bots qui jouent à une vraie table, dans la console</translation>
    </message>
    <message>
        <source>let two bots play many games against each other</source>
        <translation>fait jouer deux bots l’un contre l’autre, de nombreuses parties</translation>
    </message>
    <message>
        <source>print a recorded game move by move</source>
        <translation>montre une partie enregistrée coup par coup</translation>
    </message>
    <message>
        <source>one JSON object a line, hands too</source>
        <translation>un objet JSON par ligne, avec les mains</translation>
    </message>
    <message>
        <source>check that a recorded game is true</source>
        <translation>vérifie qu’une partie enregistrée est vraie</translation>
    </message>
    <message>
        <source>what is spoken, if not the system&apos;s language: {codes}</source>
        <translation>la langue, si ce n’est pas celle du système : {codes}</translation>
    </message>
    <message>
        <source>address:port, or a table&apos;s link</source>
        <translation>adresse:port, ou le lien d’une table</translation>
    </message>
    <message>
        <source>what you are called there</source>
        <translation>ton nom là-bas</translation>
    </message>
    <message>
        <source>without a window, a bot takes a seat: novice, club, master, or a command of your own</source>
        <translation>sans fenêtre, un bot prend une place : novice, club, master ou une commande à toi</translation>
    </message>
    <message>
        <source>of a private table, for a bot; the window asks for it</source>
        <translation>d’une table privée, pour un bot ; la fenêtre le demande</translation>
    </message>
    <message>
        <source>seconds after which a bot of ours replaces a silent command (10)</source>
        <translation>secondes après lesquelles un de nos bots remplace une commande muette (10)</translation>
    </message>
    <message>
        <source>on the console, with no window</source>
        <translation>dans la console, sans fenêtre</translation>
    </message>
    <message>
        <source>what the table is called</source>
        <translation>le nom de la table</translation>
    </message>
    <message>
        <source>open so many at once (1)</source>
        <translation>en ouvre autant à la fois (1)</translation>
    </message>
    <message>
        <source>how many play at each (2)</source>
        <translation>combien jouent à chacune (2)</translation>
    </message>
    <message>
        <source>of them bots (0)</source>
        <translation>dont des bots (0)</translation>
    </message>
    <message>
        <source>whose rules</source>
        <translation>de quelles règles</translation>
    </message>
    <message>
        <source>whether cards are drawn by themselves or by hand</source>
        <translation>si les cartes se piochent d’elles-mêmes ou à la main</translation>
    </message>
    <message>
        <source>the port ({n}), or the next free one</source>
        <translation>le port ({n}), ou le prochain libre</translation>
    </message>
    <message>
        <source>start as soon as every seat is taken</source>
        <translation>commence dès que toutes les places sont prises</translation>
    </message>
    <message>
        <source>newcomers need a code, which is shown here</source>
        <translation>les nouveaux ont besoin d’un code, qui est montré ici</translation>
    </message>
    <message>
        <source>go on with an unfinished game, the latest one or the one with this number</source>
        <translation>reprend une partie inachevée, la dernière ou celle qui a ce numéro</translation>
    </message>
    <message>
        <source>one JSON object a line</source>
        <translation>un objet JSON par ligne</translation>
    </message>
    <message>
        <source>how long to look (3)</source>
        <translation>combien de temps chercher (3)</translation>
    </message>
    <message>
        <source>go on looking, and say what changes, until Ctrl-C</source>
        <translation>continue à chercher et dit ce qui change, jusqu’à Ctrl-C</translation>
    </message>
    <message>
        <source>how many play (4)</source>
        <translation>combien jouent (4)</translation>
    </message>
    <message>
        <source>the bots&apos; dice</source>
        <translation>les dés des bots</translation>
    </message>
    <message>
        <source>novice, club, master, or cmd:COMMAND for a program of your own</source>
        <translation>novice, club, master ou cmd:COMMANDE pour un programme à toi</translation>
    </message>
    <message>
        <source>the same for the other player</source>
        <translation>de même pour l’autre</translation>
    </message>
    <message>
        <source>how many games (100)</source>
        <translation>combien de parties (100)</translation>
    </message>
    <message>
        <source>seats a game (2)</source>
        <translation>places par partie (2)</translation>
    </message>
    <message>
        <source>seconds a move for a bot (1)</source>
        <translation>secondes par coup pour un bot (1)</translation>
    </message>
    <message>
        <source>cards and dice (0)</source>
        <translation>cartes et dés (0)</translation>
    </message>
    <message>
        <source>the score as one JSON object</source>
        <translation>le score en un objet JSON</translation>
    </message>
    <message>
        <source>seconds after which a silent command loses its game (10)</source>
        <translation>secondes après lesquelles une commande muette perd sa partie (10)</translation>
    </message>
    <message>
        <source>the record, a .seqrec file</source>
        <translation>la partie enregistrée, un fichier .seqrec</translation>
    </message>
    <message>
        <source>show everybody&apos;s cards</source>
        <translation>montre les cartes de tous</translation>
    </message>
    <message>
        <source>where this computer&apos;s files of the game are</source>
        <translation>où sont les fichiers du jeu sur cet ordinateur</translation>
    </message>
    <message>
        <source>the network interface, or loopback; else the LAN&apos;s</source>
        <translation>l’interface réseau, ou loopback ; sinon celles du réseau local</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>il faut un nombre entier</translation>
    </message>
    <message>
        <source>a port is a number from 0 to 65535; 0 takes any</source>
        <translation>un port est un nombre de 0 à 65535 ; 0 en prend un libre</translation>
    </message>
    <message>
        <source>a whole number from 1 to {n}</source>
        <translation>un nombre entier de 1 à {n}</translation>
    </message>
    <message>
        <source>a number of seconds, more than 0 and up to 3600</source>
        <translation>un nombre de secondes, plus de 0 et jusqu’à 3600</translation>
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
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>; last discard {card}</source>
        <translation>; dernière défausse {card}</translation>
    </message>
    <message>
        <source>Click to draw your card</source>
        <translation>Clique pour piocher ta carte</translation>
    </message>
    <message>
        <source>click to draw</source>
        <translation>clique pour piocher</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>dans la pioche</translation>
    </message>
</context>
<context>
    <name>Discards</name>
    <message>
        <source>Whose discards</source>
        <translation>Défausses de qui</translation>
    </message>
    <message>
        <source>Discards, the first one played comes first</source>
        <translation>Défausses, la première jouée vient en premier</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n cards, the last one below</source>
        <translation>
            <numerusform>%n carte, montrée ci-dessous</numerusform>
            <numerusform>%n cartes, la dernière en bas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been discarded here yet.</source>
        <translation>Rien n’a encore été défaussé ici.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>classic rules</source>
        <translation>règles classiques</translation>
    </message>
    <message>
        <source>Goliath rules</source>
        <translation>règles Goliath</translation>
    </message>
    <message>
        <source>Italian rules</source>
        <translation>règles italiennes</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>Another &amp;game</source>
        <translation>Nouvelle &amp;partie</translation>
    </message>
    <message>
        <source>The table’s owner can ask for another game.</source>
        <translation>Le responsable de la table peut demander une nouvelle partie.</translation>
    </message>
    <message>
        <source>Look &amp;back</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>&amp;Save the record</source>
        <translation>&amp;Enregistrer la partie</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>you win!</source>
        <translation>tu gagnes&#xa0;!</translation>
    </message>
    <message>
        <source>not this time.</source>
        <translation>pas cette fois.</translation>
    </message>
    <message>
        <source>by {lines}</source>
        <translation>avec {lines}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>The deal is being checked …</source>
        <translation>Vérification de la donne&#xa0;…</translation>
    </message>
    <message>
        <source>The deal is proved: nobody, the host neither, could choose these cards.</source>
        <translation>La donne est prouvée&#xa0;: personne, pas même l’hôte, n’a pu choisir ces cartes.</translation>
    </message>
    <message>
        <source>The deal is false: {fault}</source>
        <translation>La donne est fausse&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>The deal is not proved: the host did not show how the cards came about.</source>
        <translation>La donne n’est pas prouvée&#xa0;: l’hôte n’a pas montré d’où viennent les cartes.</translation>
    </message>
    <message>
        <source>There is nothing to prove about this deal. {why}</source>
        <translation>Il n’y a rien à prouver sur cette donne. {why}</translation>
    </message>
    <message>
        <source>Nobody else took part in it.</source>
        <translation>Personne d’autre n’y a pris part.</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>The host sent {n} commits for {seats} seats.</source>
        <translation>L’hôte a envoyé {n} engagements pour {seats} places.</translation>
    </message>
    <message>
        <source>The host dropped the commit of {name}.</source>
        <translation>L’hôte a laissé tomber l’engagement de {name}.</translation>
    </message>
    <message>
        <source>The host sent a commit for {name}, which is a bot.</source>
        <translation>L’hôte a envoyé un engagement pour {name}, qui est un bot.</translation>
    </message>
    <message>
        <source>The host sent {n} seeds for {seats} seats.</source>
        <translation>L’hôte a envoyé {n} graines pour {seats} places.</translation>
    </message>
    <message>
        <source>The host dropped the seed of {name}.</source>
        <translation>L’hôte a laissé tomber la graine de {name}.</translation>
    </message>
    <message>
        <source>The host sent a seed for {name}, which is a bot.</source>
        <translation>L’hôte a envoyé une graine pour {name}, qui est un bot.</translation>
    </message>
    <message>
        <source>the call on {side} was admitted</source>
        <translation>la discussion de table ({side}) a été avouée</translation>
    </message>
    <message>
        <source>the call on {side} was upheld</source>
        <translation>la discussion de table ({side}) a été confirmée</translation>
    </message>
    <message>
        <source>the call on {side} was withdrawn</source>
        <translation>le signalement de discussion de table ({side}) a été retiré</translation>
    </message>
    <message>
        <source>the call on {side} was dismissed</source>
        <translation>le signalement de discussion de table ({side}) a été rejeté</translation>
    </message>
    <message>
        <source>The record that the host showed can&apos;t be read: line {line}: {fault}.</source>
        <translation>L’enregistrement que l’hôte a montré est illisible : ligne {line}&#xa0;: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} of the record is against the rules: {reason}</source>
        <translation>Le coup {n} de l’enregistrement est contraire aux règles : {reason}</translation>
    </message>
    <message>
        <source>The record has {name} as a person; at the deal it was a bot.</source>
        <translation>Dans l’enregistrement, {name} est une personne ; à la donne, c’était un bot.</translation>
    </message>
    <message>
        <source>The record has {name} as a bot; at the deal it was a person.</source>
        <translation>Dans l’enregistrement, {name} est un bot ; à la donne, c’était une personne.</translation>
    </message>
    <message>
        <source>The record has {name} on the seat that was {other}&apos;s at the deal.</source>
        <translation>L’enregistrement met {name} à la place qui était celle de {other} à la donne.</translation>
    </message>
    <message>
        <source>The record has {n} seats; the deal had {own}.</source>
        <translation>L’enregistrement a {n} places ; la donne en avait {own}.</translation>
    </message>
    <message>
        <source>The record speaks of attempt {n} at the deal; it was {own}.</source>
        <translation>L’enregistrement parle de l’essai {n} de la donne ; c’était l’essai {own}.</translation>
    </message>
    <message>
        <source>The commit of {name} in the record is not the one sent at the deal.</source>
        <translation>L’engagement de {name} dans l’enregistrement n’est pas celui envoyé à la donne.</translation>
    </message>
    <message>
        <source>The seed of {name} in the record is not the one sent at the deal.</source>
        <translation>La graine de {name} dans l’enregistrement n’est pas celle envoyée à la donne.</translation>
    </message>
    <message>
        <source>You held {held} at the deal; the record gives you {given}.</source>
        <translation>Tu avais {held} à la donne ; l’enregistrement te donne {given}.</translation>
    </message>
    <message>
        <source>You held {held} after move {n}; the record gives you {given}.</source>
        <translation>Tu avais {held} après le coup {n} ; l’enregistrement te donne {given}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has there: {written}.</source>
        <translation>On t’a dit jusqu’au coup {n} : {told} ; l’enregistrement y a : {written}.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has there: {written}.</source>
        <translation>On t’a dit comme coup {n} : {told} ; l’enregistrement y a : {written}.</translation>
    </message>
    <message>
        <source>You were told up to move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>On t’a dit jusqu’au coup {n} : {told} ; l’enregistrement n’a que {known} coups permis par les règles.</translation>
    </message>
    <message>
        <source>You were told as move {n}: {told}; the record has only {known} moves that the rules allow.</source>
        <translation>On t’a dit comme coup {n} : {told} ; l’enregistrement n’a que {known} coups permis par les règles.</translation>
    </message>
    <message>
        <source>Each side needs a colour of its own: blue, green or red.</source>
        <translation>Chaque équipe doit avoir sa couleur : bleu, vert ou rouge.</translation>
    </message>
    <message>
        <source>No answer came in time ({n} s).</source>
        <translation>Aucune réponse n’est venue à temps ({n} s).</translation>
    </message>
    <message>
        <source>The answer is longer than any action.</source>
        <translation>La réponse est plus longue que n’importe quelle action.</translation>
    </message>
    <message>
        <source>The answer is not legal: {code}.</source>
        <translation>La réponse n’est pas permise : {code}.</translation>
    </message>
    <message>
        <source>The answer {answer} is no action: {fault}.</source>
        <translation>La réponse {answer} n’est pas une action : {fault}.</translation>
    </message>
    <message>
        <source>The chips of every side must be given.</source>
        <translation>Il faut indiquer les jetons de chaque équipe.</translation>
    </message>
    <message>
        <source>The command ended in the middle of the game.</source>
        <translation>La commande s’est arrêtée au milieu de la partie.</translation>
    </message>
    <message>
        <source>The command {command} cannot be started: {why}.</source>
        <translation>La commande {command} ne peut pas être lancée : {why}.</translation>
    </message>
    <message>
        <source>The deal calls the seat of {name} a bot&apos;s; a person sits there.</source>
        <translation>La donne dit que la place de {name} est celle d’un bot ; une personne y est assise.</translation>
    </message>
    <message>
        <source>The deal has the bot {bot} on a seat where the lobby showed the bot {other}.</source>
        <translation>La donne a le bot {bot} à une place où l’accueil montrait le bot {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat that was free in the lobby.</source>
        <translation>La donne a {name} à une place qui était libre à l’accueil.</translation>
    </message>
    <message>
        <source>The deal has {name} on a seat where the lobby showed a bot.</source>
        <translation>La donne a {name} à une place où l’accueil montrait un bot.</translation>
    </message>
    <message>
        <source>The deal has {name} on the seat where the lobby showed {other}.</source>
        <translation>La donne a {name} à la place où l’accueil montrait {other}.</translation>
    </message>
    <message>
        <source>The deal has {name} play for {side}, but that seat plays for {other}.</source>
        <translation>La donne fait jouer {name} pour {side}, mais cette place joue pour {other}.</translation>
    </message>
    <message>
        <source>The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.</source>
        <translation>La donne est liée à d’autres règles que celles de l’accueil : {rule} vaut {bound}, pas {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to the sides {bound}; the lobby showed {shown}.</source>
        <translation>La donne est liée aux équipes {bound} ; l’accueil montrait {shown}.</translation>
    </message>
    <message>
        <source>The deal is bound to {n} seats; the lobby showed {shown}.</source>
        <translation>La donne est liée à {n} places ; l’accueil en montrait {shown}.</translation>
    </message>
    <message>
        <source>The deal was called off {off} times; this is attempt {n}. A host that goes on like that may be waiting for cards it likes.</source>
        <translation>La donne a été annulée {off} fois ; voici l’essai {n}. Un hôte qui continue ainsi attend peut-être des cartes qui lui plaisent.</translation>
    </message>
    <message>
        <source>The host changed commits after it had sent them.</source>
        <translation>L’hôte a changé des engagements après les avoir envoyés.</translation>
    </message>
    <message>
        <source>The host changed seeds after it had shown them.</source>
        <translation>L’hôte a changé des graines après les avoir montrées.</translation>
    </message>
    <message>
        <source>The host dealt the cards before everybody was bound by a commit.</source>
        <translation>L’hôte a donné les cartes avant que tous soient liés par un engagement.</translation>
    </message>
    <message>
        <source>The host dealt the cards without showing everybody&apos;s seeds.</source>
        <translation>L’hôte a donné les cartes sans montrer les graines de tous.</translation>
    </message>
    <message>
        <source>The host does not say any more which commits and seeds the deal had.</source>
        <translation>L’hôte ne dit plus quels engagements et graines la donne avait.</translation>
    </message>
    <message>
        <source>The host gave this deal the number of an earlier game.</source>
        <translation>L’hôte a donné à cette donne le numéro d’une partie précédente.</translation>
    </message>
    <message>
        <source>The host has called off a deal, but says that this is attempt {n}.</source>
        <translation>L’hôte a annulé une donne, mais dit que c’est l’essai {n}.</translation>
    </message>
    <message>
        <source>The host never sent the commits that the record has.</source>
        <translation>L’hôte n’a jamais envoyé les engagements de l’enregistrement.</translation>
    </message>
    <message>
        <source>The host never sent the seeds that the record has.</source>
        <translation>L’hôte n’a jamais envoyé les graines de l’enregistrement.</translation>
    </message>
    <message>
        <source>The host passed on another commit for your seat than yours.</source>
        <translation>L’hôte a transmis pour ta place un autre engagement que le tien.</translation>
    </message>
    <message>
        <source>The host passed on another seed for your seat than yours.</source>
        <translation>L’hôte a transmis pour ta place une autre graine que la tienne.</translation>
    </message>
    <message>
        <source>The host sent the commits after the seeds.</source>
        <translation>L’hôte a envoyé les engagements après les graines.</translation>
    </message>
    <message>
        <source>The host showed seeds before everybody was bound by a commit.</source>
        <translation>L’hôte a montré des graines avant que tous soient liés par un engagement.</translation>
    </message>
    <message>
        <source>The host speaks of another deal than the one that this game began with.</source>
        <translation>L’hôte parle d’une autre donne que celle par laquelle cette partie a commencé.</translation>
    </message>
    <message>
        <source>The host speaks of attempt {n} while {own} goes on.</source>
        <translation>L’hôte parle de l’essai {n} pendant que l’essai {own} est en cours.</translation>
    </message>
    <message>
        <source>The host&apos;s commit in the record is not the one that it sent at the deal.</source>
        <translation>L’engagement de l’hôte dans l’enregistrement n’est pas celui qu’il a envoyé à la donne.</translation>
    </message>
    <message>
        <source>The host&apos;s seed is not the one that it committed to.</source>
        <translation>La graine de l’hôte n’est pas celle à laquelle il s’est engagé.</translation>
    </message>
    <message>
        <source>The record does not end as the game did.</source>
        <translation>L’enregistrement ne finit pas comme la partie.</translation>
    </message>
    <message>
        <source>The record does not show the seeds that the cards came from.</source>
        <translation>L’enregistrement ne montre pas les graines dont viennent les cartes.</translation>
    </message>
    <message>
        <source>The record is of another game.</source>
        <translation>L’enregistrement est celui d’une autre partie.</translation>
    </message>
    <message>
        <source>The rules in the record are not those that the deal was bound to.</source>
        <translation>Les règles de l’enregistrement ne sont pas celles auxquelles la donne était liée.</translation>
    </message>
    <message>
        <source>The seed of seat {seat} is not the one that it committed to.</source>
        <translation>La graine de la place {seat} n’est pas celle à laquelle elle s’est engagée.</translation>
    </message>
    <message>
        <source>The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards.</source>
        <translation>La graine montrée pour {name} n’est pas celle à laquelle sa place était liée : elle a été choisie ou changée après coup.</translation>
    </message>
    <message>
        <source>The sides are blue, green and red in that order; only italian lets them pick.</source>
        <translation>Les équipes sont bleu, vert et rouge, dans cet ordre ; seules les règles italian laissent choisir.</translation>
    </message>
    <message>
        <source>The sides in the record are not those that the deal was bound to.</source>
        <translation>Les équipes de l’enregistrement ne sont pas celles auxquelles la donne était liée.</translation>
    </message>
    <message>
        <source>There is no player {player}: choose {known} or {prefix}COMMAND.</source>
        <translation>Il n’y a pas de joueur {player} : choisis {known} ou {prefix}COMMANDE.</translation>
    </message>
    <message>
        <source>There was no other person at the table.</source>
        <translation>Il n’y avait personne d’autre à la table.</translation>
    </message>
    <message>
        <source>This computer came to the table after the deal, so it can&apos;t say who was bound to what before.</source>
        <translation>Cet ordinateur est arrivé à la table après la donne, il ne peut donc pas dire qui était lié à quoi avant.</translation>
    </message>
    <message>
        <source>You were told that the game was abandoned; the record does not say so.</source>
        <translation>On t’a dit que la partie était abandonnée ; l’enregistrement ne le dit pas.</translation>
    </message>
    <message>
        <source>a byte order mark, which a record must not have</source>
        <translation>une marque d’ordre des octets, qui n’a pas sa place ici</translation>
    </message>
    <message>
        <source>a carriage return; lines end with a line feed alone</source>
        <translation>un retour chariot ; les lignes finissent par un simple saut de ligne</translation>
    </message>
    <message>
        <source>a corner of position.board bears a chip</source>
        <translation>un coin de position.board porte un jeton</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un nombre a trop de chiffres</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>un nombre est trop grand</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>une ligne vide</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an object was expected, not {value}</source>
        <translation>il faut un objet, pas {value}</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>byte {n} is not UTF-8</source>
        <translation>l’octet {n} n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>deal.deck must hold each card twice</source>
        <translation>deal.deck doit contenir chaque carte deux fois</translation>
    </message>
    <message>
        <source>end.winner must be null where the reason is {reason}</source>
        <translation>end.winner doit être null quand la raison est {reason}</translation>
    </message>
    <message>
        <source>fewer cards</source>
        <translation>moins de cartes</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>une moitié de paire de substitution</translation>
    </message>
    <message>
        <source>header lacks game, which a provable deal needs</source>
        <translation>il manque game dans l’en-tête, qu’une donne prouvable exige</translation>
    </message>
    <message>
        <source>header must have either a deal or a position</source>
        <translation>l’en-tête doit avoir soit deal soit position</translation>
    </message>
    <message>
        <source>it does not end as its last line says</source>
        <translation>elle ne finit pas comme le dit sa dernière ligne</translation>
    </message>
    <message>
        <source>longer than any line of a record</source>
        <translation>plus long que n’importe quelle ligne d’une partie</translation>
    </message>
    <message>
        <source>neither an action nor the end of the game</source>
        <translation>ni une action ni la fin de la partie</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <translation>trop imbriqué</translation>
    </message>
    <message>
        <source>no table could be like that</source>
        <translation>aucune table ne pourrait être ainsi</translation>
    </message>
    <message>
        <source>not JSON, from column {column} on</source>
        <translation>pas du JSON, à partir de la colonne {column}</translation>
    </message>
    <message>
        <source>not JSON: {value} is no number</source>
        <translation>pas du JSON : {value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>not a record of this game: format must be {name}</source>
        <translation>pas une partie de ce jeu : format doit être {name}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>position has the card {card} {n} times, but there are two</source>
        <translation>position a la carte {card} {n} fois, mais il y en a deux</translation>
    </message>
    <message>
        <source>position.may_draw has a seat twice</source>
        <translation>position.may_draw a une place deux fois</translation>
    </message>
    <message>
        <source>position.next has seat {seat} in the place of another side</source>
        <translation>position.next a la place {seat} là où va une autre équipe</translation>
    </message>
    <message>
        <source>position.next must follow the seats clockwise where sides are equal</source>
        <translation>position.next doit suivre les places dans le sens horaire quand les équipes sont égales</translation>
    </message>
    <message>
        <source>position.next must have position.to_play for the side on turn</source>
        <translation>position.next doit avoir position.to_play pour l’équipe dont c’est le tour</translation>
    </message>
    <message>
        <source>position.owes must be in seat order</source>
        <translation>position.owes doit suivre l’ordre des places</translation>
    </message>
    <message>
        <source>position.passed must have each seat once, in seat order</source>
        <translation>position.passed doit avoir chaque place une fois, dans l’ordre des places</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>rules.chips must be two or three numbers, not {found}</source>
        <translation>rules.chips doit avoir deux ou trois nombres, pas {found}</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>place {n}</translation>
    </message>
    <message>
        <source>seat {seat} owes {due} cards but holds {n}</source>
        <translation>la place {seat} doit {due} cartes mais en a {n}</translation>
    </message>
    <message>
        <source>something</source>
        <translation>quelque chose</translation>
    </message>
    <message>
        <source>something after line {line}, which ends the game</source>
        <translation>quelque chose après la ligne {line}, qui termine la partie</translation>
    </message>
    <message>
        <source>started must be a time like 2026-11-29T19:10:00Z, not {value}</source>
        <translation>started doit être une heure comme 2026-11-29T19:10:00Z, pas {value}</translation>
    </message>
    <message>
        <source>the action lacks {key}</source>
        <translation>il manque {key} à l’action</translation>
    </message>
    <message>
        <source>the game ended by stalemate</source>
        <translation>la partie a fini par blocage</translation>
    </message>
    <message>
        <source>the game was abandoned</source>
        <translation>la partie a été abandonnée</translation>
    </message>
    <message>
        <source>the game was won</source>
        <translation>la partie a été gagnée</translation>
    </message>
    <message>
        <source>the key {key} is repeated</source>
        <translation>la clé {key} est répétée</translation>
    </message>
    <message>
        <source>the record is of version {version}, but this program reads version {known}</source>
        <translation>la partie est de la version {version}, mais ce programme lit la version {known}</translation>
    </message>
    <message>
        <source>the squares of the sequence {line} of {side} do not bear it</source>
        <translation>les cases de la séquence {line} ({side}) ne la portent pas</translation>
    </message>
    <message>
        <source>this game has ended by stalemate already</source>
        <translation>cette partie a déjà fini par blocage</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>you took {card}</source>
        <translation>tu as pris {card}</translation>
    </message>
    <message>
        <source>{file} is larger than any record.</source>
        <translation>{file} est plus grand que n’importe quel enregistrement.</translation>
    </message>
    <message>
        <source>{name} called table talk on {side}</source>
        <translation>{name} a signalé une discussion de table ({side})</translation>
    </message>
    <message>
        <source>{name} exchanged {card}</source>
        <translation>{name} a échangé {card}</translation>
    </message>
    <message>
        <source>{name} gave up {card}</source>
        <translation>{name} a cédé {card}</translation>
    </message>
    <message>
        <source>{name} has a key {key} that it cannot have</source>
        <translation>{name} a une clé {key} qu’il ne peut pas avoir</translation>
    </message>
    <message>
        <source>{name} has a {value}</source>
        <translation>{name} a un {value}</translation>
    </message>
    <message>
        <source>{name} lacks {key}</source>
        <translation>il manque {key} dans {name}</translation>
    </message>
    <message>
        <source>{name} lost a draw</source>
        <translation>{name} a perdu une pioche</translation>
    </message>
    <message>
        <source>{name} must be a list, not {value}</source>
        <translation>{name} doit être une liste, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be a text of {n} letters</source>
        <translation>{name} doit être un texte de {n} lettres</translation>
    </message>
    <message>
        <source>{name} must be a text, not {value}</source>
        <translation>{name} doit être un texte, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} on, not {value}</source>
        <translation>{name} doit être un nombre entier à partir de {low}, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}</source>
        <translation>{name} doit être un nombre entier de {low} à {high}, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be an object, not {value}</source>
        <translation>{name} doit être un objet, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be null, since a bot sits there</source>
        <translation>{name} doit être null, puisqu’un bot y est assis</translation>
    </message>
    <message>
        <source>{name} must be one of these: {choices}; not {value}</source>
        <translation>{name} doit être l’un de : {choices} ; pas {value}</translation>
    </message>
    <message>
        <source>{name} must be true or false, not {value}</source>
        <translation>{name} doit être true ou false, pas {value}</translation>
    </message>
    <message>
        <source>{name} must be {n} lower-case hex digits, not {value}</source>
        <translation>{name} doit avoir {n} chiffres hexadécimaux minuscules, pas {value}</translation>
    </message>
    <message>
        <source>{name} must have items: {n}, not {found}</source>
        <translation>éléments que {name} doit avoir : {n}, pas {found}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} a passé</translation>
    </message>
    <message>
        <source>{name} played {card} at {square}</source>
        <translation>{name} a joué {card} en {square}</translation>
    </message>
    <message>
        <source>{name} took a card</source>
        <translation>{name} a pris une carte</translation>
    </message>
    <message>
        <source>{name} took the chip at {square} with {card}</source>
        <translation>{name} a retiré le jeton de {square} avec {card}</translation>
    </message>
    <message>
        <source>{n} discarded cards became the deck</source>
        <translation>{n} cartes défaussées sont devenues la pioche</translation>
    </message>
    <message>
        <source>{n} players cannot play by these rules: {counts} can.</source>
        <translation>{n} joueurs ne peuvent pas jouer selon ces règles&#xa0;: {counts} le peuvent.</translation>
    </message>
    <message>
        <source>{n} players form {counts} sides, not {found}.</source>
        <translation>{n} joueurs forment {counts} équipes, pas {found}.</translation>
    </message>
    <message>
        <source>{player} names no command: write cmd: and the command after it.</source>
        <translation>{player} n’indique aucune commande : écris cmd: et la commande juste après.</translation>
    </message>
    <message>
        <source>{side} cannot have both {one} and {other} as sequences</source>
        <translation>{side} ne peut pas avoir à la fois {one} et {other} comme séquences</translation>
    </message>
    <message>
        <source>{side} completed {line}</source>
        <translation>{side} a complété {line}</translation>
    </message>
    <message>
        <source>{side} has won this game already</source>
        <translation>{side} a déjà gagné cette partie</translation>
    </message>
    <message>
        <source>{side} has {found} chips on the board, but only {n}</source>
        <translation>{side} a {found} jetons sur le plateau, mais seulement {n} en tout</translation>
    </message>
    <message>
        <source>{value} is no action</source>
        <translation>{value} n’est pas une action</translation>
    </message>
    <message>
        <source>{value} is no card</source>
        <translation>{value} n’est pas une carte</translation>
    </message>
    <message>
        <source>{value} is no line of five</source>
        <translation>{value} n’est pas une ligne de cinq</translation>
    </message>
    <message>
        <source>{value} is no square</source>
        <translation>{value} n’est pas une case</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>cela n’existe pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>c’est interdit à ce compte</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>ce n’est pas permis</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>on ne peut rien y écrire</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>le disque ne répond pas bien</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>cela existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>Address already in use</source>
        <translation>l’adresse est déjà prise</translation>
    </message>
    <message>
        <source>Cannot assign requested address</source>
        <translation>cet ordinateur n’a pas cette adresse</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Plus de conseils</translation>
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
        <translation>Aucune case pour elle en ce moment.</translation>
    </message>
    <message>
        <source>Goes to {squares}.</source>
        <translation>Va en {squares}.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Ton équipe n’a plus de jeton à poser.</translation>
    </message>
    <message>
        <source>dead: next turn</source>
        <translation>morte&#xa0;: au prochain tour</translation>
    </message>
    <message>
        <source>dead: exchange</source>
        <translation>morte&#xa0;: échanger</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>céder</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>The rules of this table</source>
        <translation>Les règles de cette table</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>Touches (F1)</translation>
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
        <translation>Discussion de table&#xa0;: cède une carte</translation>
    </message>
    <message>
        <source>Draw your card – {name} is on turn</source>
        <translation>Pioche ta carte – c’est le tour de {name}</translation>
    </message>
    <message>
        <source>{name} is on turn</source>
        <translation>C’est le tour de {name}</translation>
    </message>
    <message>
        <source>{words} – the board shows an earlier move</source>
        <translation>{words} – le plateau montre un coup précédent</translation>
    </message>
    <message>
        <source>{words} – you are watching</source>
        <translation>{words} – tu regardes</translation>
    </message>
    <message>
        <source>YOUR TURN – the board shows an earlier move</source>
        <translation>À TOI – le plateau montre un coup précédent</translation>
    </message>
    <message>
        <source>YOUR TURN – no card can be played: pass</source>
        <translation>À TOI – aucune carte ne peut être jouée&#xa0;: passe</translation>
    </message>
    <message>
        <source>YOUR TURN – which five become your sequence?</source>
        <translation>À TOI – quelles cinq cases forment ta séquence&#xa0;?</translation>
    </message>
    <message>
        <source>YOUR TURN – choose a square</source>
        <translation>À TOI – choisis une case</translation>
    </message>
    <message>
        <source>YOUR TURN – play a card</source>
        <translation>À TOI – joue une carte</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>That was the game. Look back through it, or play another one.</source>
        <translation>C’était la partie. Revois-la, ou joues-en une autre.</translation>
    </message>
    <message>
        <source>Somebody of your side gave advice: choose the card that you give up for it.</source>
        <translation>Quelqu’un de ton équipe a donné un conseil&#xa0;: choisis la carte que tu cèdes pour cela.</translation>
    </message>
    <message>
        <source>The others play. A small tick marks each player’s last chip.</source>
        <translation>Les autres jouent. Une petite coche marque le dernier jeton de chaque joueur.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. After the next player’s play it is lost.</source>
        <translation>Prends ta carte&#xa0;: clique sur la pioche ou appuie sur D. Après le coup du joueur suivant, elle est perdue.</translation>
    </message>
    <message>
        <source>Take your card: press the deck or D. Once the next player has drawn it is lost.</source>
        <translation>Prends ta carte&#xa0;: clique sur la pioche ou appuie sur D. Dès que le joueur suivant a pioché, elle est perdue.</translation>
    </message>
    <message>
        <source>Both squares of {card} are covered: it is dead. Exchange it (X), then play another.</source>
        <translation>Les deux cases de {card} sont couvertes&#xa0;: elle est morte. Échange-la (X), puis joues-en une autre.</translation>
    </message>
    <message>
        <source>There is no chip to take yet: keep this jack for later.</source>
        <translation>Il n’y a encore aucun jeton à retirer&#xa0;: garde ce valet pour plus tard.</translation>
    </message>
    <message>
        <source>This jack takes a chip: choose one with a dashed ring. Nothing is placed then, so keep it for a row that is nearly done.</source>
        <translation>Ce valet retire un jeton&#xa0;: choisis-en un cerclé de tirets. Tu ne poses rien ensuite, garde-le donc pour une ligne presque finie.</translation>
    </message>
    <message>
        <source>This jack places a chip on any free square: best where it completes a sequence, or stops one.</source>
        <translation>Ce valet pose un jeton sur n’importe quelle case libre&#xa0;: surtout là où il complète une séquence, ou en bloque une.</translation>
    </message>
    <message>
        <source>{card} goes to {square}: click it, or drag the card there.</source>
        <translation>{card} va en {square}&#xa0;: clique dessus, ou fais-y glisser la carte.</translation>
    </message>
    <message>
        <source>{card} goes to {one} or {other}: click a square, or drag the card there.</source>
        <translation>{card} va en {one} ou {other}&#xa0;: clique sur une case, ou fais-y glisser la carte.</translation>
    </message>
    <message>
        <source>{card} on {square} completes a sequence!</source>
        <translation>{card} en {square} complète une séquence&#xa0;!</translation>
    </message>
    <message>
        <source>{side} needs only {square} for a sequence: {card} can stop that.</source>
        <translation>Il ne manque que {square} à {side} pour une séquence&#xa0;: {card} peut l’empêcher.</translation>
    </message>
    <message>
        <source>None of your cards can be played now: pass (P).</source>
        <translation>Aucune de tes cartes ne peut être jouée maintenant&#xa0;: passe (P).</translation>
    </message>
    <message>
        <source>You hold a dead card: choose it to exchange it before you play.</source>
        <translation>Tu as une carte morte&#xa0;: choisis-la pour l’échanger avant de jouer.</translation>
    </message>
    <message>
        <source>Choose a card: the squares where it goes light up. Chips side by side, across, down or slanting, grow into a sequence of five.</source>
        <translation>Choisis une carte&#xa0;: les cases où elle va s’allument. Des jetons côte à côte, en ligne, en colonne ou en diagonale, deviennent une séquence de cinq.</translation>
    </message>
</context>
<context>
    <name>HostQuestion</name>
    <message>
        <source>{name} wants to hand this table to your computer. Everybody comes there by themselves, and the table is open as long as this program is. From then on your computer can see all hands. Take the table?</source>
        <translation>{name} veut confier cette table à ton ordinateur. Tout le monde y va de soi-même, et la table est ouverte tant que ce programme l’est. Dès lors ton ordinateur peut voir toutes les mains. Prendre la table&#xa0;?</translation>
    </message>
    <message>
        <source>Take the table</source>
        <translation>Prendre la table</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non, merci</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Played by the {edition}. Each of them can be another one here:</source>
        <translation>On joue selon les {edition}. Ici, chacune peut être changée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;As the edition has them</source>
        <translation>&amp;Comme dans l’édition</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Jouer ainsi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (règle maison)</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>With three sides the first one wins.</source>
        <translation>Avec trois équipes, la première gagne.</translation>
    </message>
    <message>
        <source>The {one} and the {other}</source>
        <translation>Le {one} et le {other}</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Five chips of one side in a row are a sequence: across, down or slanting.</source>
        <translation>Cinq jetons d’une équipe alignés font une séquence&#xa0;: en ligne, en colonne ou en diagonale.</translation>
    </message>
    <message>
        <source>A sequence is locked: its chips stay to the end of the game.</source>
        <translation>Une séquence est verrouillée&#xa0;: ses jetons restent jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Green has a sequence from f5 to j5; a band runs beneath its five chips.</source>
        <translation>Vert a une séquence de f5 à j5&#xa0;; une bande passe sous ses cinq jetons.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Everybody cuts a card: the lowest deals, and the next player begins.</source>
        <translation>Chacun coupe une carte : la plus basse donne, et le joueur suivant commence.</translation>
    </message>
    <message>
        <source>Every card but the jacks is printed on two squares of the board.</source>
        <translation>Chaque carte, sauf les valets, figure sur deux cases du plateau.</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two squares, if that is free.</source>
        <translation>Joue une carte et pose un jeton sur l’une de ses deux cases, si elle est libre.</translation>
    </message>
    <message>
        <source>The nine of diamonds is chosen: its two squares, h5 and f10, are lit.</source>
        <translation>Le neuf de carreau est choisi&#xa0;: ses deux cases, h5 et f10, sont allumées.</translation>
    </message>
    <message>
        <source>The next card comes by itself.</source>
        <translation>La carte suivante vient toute seule.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has drawn it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Pioche ensuite une carte toi-même. Dès que le joueur suivant a pioché, c’est trop tard&#xa0;: ta main garde une carte de moins pour le reste de la partie.</translation>
    </message>
    <message>
        <source>Then draw a card yourself. Once the next player has played it is too late: your hand stays one card smaller for the rest of the game.</source>
        <translation>Pioche ensuite une carte toi-même. Dès que le joueur suivant a joué, c’est trop tard&#xa0;: ta main garde une carte de moins pour le reste de la partie.</translation>
    </message>
    <message>
        <source>The corners</source>
        <translation>Les coins</translation>
    </message>
    <message>
        <source>The four corners belong to everybody: they count as a chip of every side.</source>
        <translation>Les quatre coins sont à tout le monde&#xa0;: ils comptent comme un jeton de chaque équipe.</translation>
    </message>
    <message>
        <source>With a corner four chips make a sequence. Two sides may use the same corner.</source>
        <translation>Avec un coin, quatre jetons font une séquence. Deux équipes peuvent utiliser le même coin.</translation>
    </message>
    <message>
        <source>Blue has a sequence from a1 to e1, green one from a1 to a5.</source>
        <translation>Bleu a une séquence de a1 à e1, vert une de a1 à a5.</translation>
    </message>
    <message>
        <source>Jacks with two eyes</source>
        <translation>Valets à deux yeux</translation>
    </message>
    <message>
        <source>{jacks} put a chip on any free square.</source>
        <translation>{jacks} posent un jeton sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>Only the corners need no chip, and take none.</source>
        <translation>Seuls les coins n’ont pas besoin de jeton, et n’en prennent pas.</translation>
    </message>
    <message>
        <source>All free squares are lit.</source>
        <translation>Toutes les cases libres sont allumées.</translation>
    </message>
    <message>
        <source>Jacks with one eye</source>
        <translation>Valets borgnes</translation>
    </message>
    <message>
        <source>{jacks} take a chip of another side off the board.</source>
        <translation>{jacks} retirent du plateau un jeton d’une autre équipe.</translation>
    </message>
    <message>
        <source>That is the whole play: nothing is placed, and the square is open to all again.</source>
        <translation>C’est tout le coup&#xa0;: rien n’est posé, et la case est de nouveau ouverte à tous.</translation>
    </message>
    <message>
        <source>Chips of a sequence can&apos;t be taken.</source>
        <translation>Les jetons d’une séquence ne peuvent pas être retirés.</translation>
    </message>
    <message>
        <source>Three green chips may be taken; the five of the sequence may not.</source>
        <translation>Trois jetons verts peuvent être retirés&#xa0;; les cinq de la séquence non.</translation>
    </message>
    <message>
        <source>You may do so as often as you like before you play.</source>
        <translation>Tu peux le faire autant de fois que tu veux avant de jouer.</translation>
    </message>
    <message>
        <source>You may do so once in a turn, before you play.</source>
        <translation>Tu peux le faire une fois par tour, avant de jouer.</translation>
    </message>
    <message>
        <source>You may do so up to {n} times in a turn, before you play.</source>
        <translation>Tu peux le faire jusqu’à {n} fois par tour, avant de jouer.</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartes mortes</translation>
    </message>
    <message>
        <source>A card is dead when both its squares bear a chip. A jack never is.</source>
        <translation>Une carte est morte quand ses deux cases portent un jeton. Un valet ne l’est jamais.</translation>
    </message>
    <message>
        <source>Show a dead card and exchange it for another one, then play on.</source>
        <translation>Montre une carte morte et échange-la contre une autre, puis joue.</translation>
    </message>
    <message>
        <source>Both squares of the seven of hearts are covered.</source>
        <translation>Les deux cases du sept de cœur sont couvertes.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square, if they cross there.</source>
        <translation>Deux séquences d’une équipe peuvent partager une case, si elles s’y croisent.</translation>
    </message>
    <message>
        <source>On the same straight they may share none: ten in a row are two.</source>
        <translation>Sur une même ligne elles n’en partagent aucune&#xa0;: dix alignés en font deux.</translation>
    </message>
    <message>
        <source>Two sequences of a side may share one square.</source>
        <translation>Deux séquences d’une équipe peuvent partager une case.</translation>
    </message>
    <message>
        <source>So nine in a row are two sequences that share the middle one.</source>
        <translation>Neuf alignés sont donc deux séquences qui partagent celle du milieu.</translation>
    </message>
    <message>
        <source>Two sequences</source>
        <translation>Deux séquences</translation>
    </message>
    <message>
        <source>With six or more in a row you choose which five are yours.</source>
        <translation>Avec six alignés ou plus, tu choisis les cinq qui sont à toi.</translation>
    </message>
    <message>
        <source>Green has sequences f5 to j5 and h4 to h8; they share h5.</source>
        <translation>Vert a les séquences f5 à j5 et h4 à h8&#xa0;; elles partagent h5.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk: if it stands, everybody of that side gives up a card.</source>
        <translation>Les coéquipiers ne doivent pas se conseiller. Qui l’entend signale une discussion de table&#xa0;: si c’est confirmé, chacun de cette équipe cède une carte.</translation>
    </message>
    <message>
        <source>Teammates may not advise one another. Who hears it calls table talk.</source>
        <translation>Les coéquipiers ne doivent pas se conseiller. Qui l’entend signale une discussion de table.</translation>
    </message>
    <message>
        <source>Teammates may talk; what is written here goes to the whole table.</source>
        <translation>Les coéquipiers peuvent se parler&#xa0;; ce qui s’écrit ici va à toute la table.</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>Members of a side sit apart, and sides take turns.</source>
        <translation>Les membres d’une équipe sont assis à distance, et les équipes jouent à tour de rôle.</translation>
    </message>
    <message>
        <source>Blue and green chips in the middle of a game.</source>
        <translation>Des jetons bleus et verts au milieu d’une partie.</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides, {cards} cards each.</source>
        <translation>{players} joueurs&#xa0;: {sides} équipes, {cards} cartes chacun.</translation>
    </message>
    <message>
        <source>{players} players: {sides} or {more} sides, {cards} cards each.</source>
        <translation>{players} joueurs&#xa0;: {sides} ou {more} équipes, {cards} cartes chacun.</translation>
    </message>
    <message>
        <source>Passing, and the end</source>
        <translation>Passer, et la fin</translation>
    </message>
    <message>
        <source>Who can play none of their cards passes. If everybody passes, nobody wins.</source>
        <translation>Qui ne peut jouer aucune de ses cartes passe. Si tout le monde passe, personne ne gagne.</translation>
    </message>
    <message>
        <source>When the draw deck is empty, the discards are shuffled into a new one.</source>
        <translation>Quand la pioche est vide, les défausses sont mélangées pour en faire une nouvelle.</translation>
    </message>
    <message>
        <source>A side that has none left places no chip.</source>
        <translation>Une équipe qui n’en a plus ne pose pas de jeton.</translation>
    </message>
    <message>
        <source>Green has a sequence from the corner a1 to e5.</source>
        <translation>Vert a une séquence du coin a1 à e5.</translation>
    </message>
</context>
<context>
    <name>HowToScreen</name>
    <message>
        <source>By which rules</source>
        <translation>Selon quelles règles</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Page &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Try it with hints</source>
        <translation>&amp;Essayer avec conseils</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Text of the page</source>
        <translation>Texte de la page</translation>
    </message>
    <message>
        <source>this table’s rules</source>
        <translation>règles de la table</translation>
    </message>
    <message>
        <source>a friendly table</source>
        <translation>une table amicale</translation>
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
        <translation>Retire un jeton</translation>
    </message>
    <message>
        <source>Place anywhere</source>
        <translation>Se pose partout</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Go on with {table}</source>
        <translation>Reprendre {table}</translation>
    </message>
    <message>
        <source>Go on with a game</source>
        <translation>Reprendre une partie</translation>
    </message>
    <message>
        <source>{players} · moves made: {moves}</source>
        <translation>{players} · coups joués&#xa0;: {moves}</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>choose a card of the hand, or put it back</source>
        <translation>choisir une carte de la main, ou la reposer</translation>
    </message>
    <message>
        <source>walk the hand</source>
        <translation>parcourir la main</translation>
    </message>
    <message>
        <source>from the hand to the squares of the chosen card</source>
        <translation>de la main aux cases de la carte choisie</translation>
    </message>
    <message>
        <source>walk the board</source>
        <translation>parcourir le plateau</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Maj+N</translation>
    </message>
    <message>
        <source>next and previous square that is lit</source>
        <translation>case allumée suivante et précédente</translation>
    </message>
    <message>
        <source>Home, End, Page Up, Page Down</source>
        <translation>Début, Fin, Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>the edges of the board</source>
        <translation>les bords du plateau</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>play on this square; press this button</source>
        <translation>jouer sur cette case&#xa0;; presser ce bouton</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>put back what was chosen</source>
        <translation>reposer ce qui était choisi</translation>
    </message>
    <message>
        <source>draw the card that is owed</source>
        <translation>piocher la carte due</translation>
    </message>
    <message>
        <source>exchange a dead card</source>
        <translation>échanger une carte morte</translation>
    </message>
    <message>
        <source>pass, when no card can be played</source>
        <translation>passer, si aucune carte ne peut être jouée</translation>
    </message>
    <message>
        <source>give up the chosen card for table talk</source>
        <translation>céder la carte choisie pour discussion de table</translation>
    </message>
    <message>
        <source>ask what a bot would do, at a practice table</source>
        <translation>demander ce que ferait un bot, à une table d’entraînement</translation>
    </message>
    <message>
        <source>sort the hand by suit, by rank, or as drawn</source>
        <translation>trier la main par couleur, par rang, ou par pioche</translation>
    </message>
    <message>
        <source>to the hand, to the board</source>
        <translation>vers la main, vers le plateau</translation>
    </message>
    <message>
        <source>to the moves; the board shows each; Esc: back to now</source>
        <translation>vers les coups&#xa0;; le plateau montre chacun&#xa0;; Échap&#xa0;: retour au présent</translation>
    </message>
    <message>
        <source>to the chat</source>
        <translation>vers le chat</translation>
    </message>
    <message>
        <source>call table talk</source>
        <translation>signaler une discussion de table</translation>
    </message>
    <message>
        <source>O, ↑ ↓</source>
        <translation>O, ↑ ↓</translation>
    </message>
    <message>
        <source>to the players; Enter: what can be done about one</source>
        <translation>vers les joueurs&#xa0;; Entrée&#xa0;: ce qu’on peut faire pour l’un d’eux</translation>
    </message>
    <message>
        <source>read through the discards</source>
        <translation>parcourir les défausses</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>on to the next part of the window, and back</source>
        <translation>vers la partie suivante de la fenêtre, et retour</translation>
    </message>
    <message>
        <source>Ctrl+O, then ← →</source>
        <translation>Ctrl+O, puis ← →</translation>
    </message>
    <message>
        <source>look back at a record, move by move</source>
        <translation>revoir une partie enregistrée, coup par coup</translation>
    </message>
    <message>
        <source>F2, Ctrl+comma</source>
        <translation>F2, Ctrl+virgule</translation>
    </message>
    <message>
        <source>how to play, the settings</source>
        <translation>comment jouer, les réglages</translation>
    </message>
    <message>
        <source>this page, the menu</source>
        <translation>cette page, le menu</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>novice</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>joueur de club</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
</context>
<context>
    <name>LinkOffer</name>
    <message>
        <source>Open links of tables with this program?</source>
        <translation>Ouvrir les liens de tables avec ce programme&#xa0;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Links can&apos;t be set up: {folder} can&apos;t be written.</source>
        <translation>Les liens ne peuvent pas être installés&#xa0;: impossible d’écrire dans {folder}.</translation>
    </message>
    <message>
        <source>Links of tables open this program from now on.</source>
        <translation>Les liens de tables ouvrent désormais ce programme.</translation>
    </message>
    <message>
        <source>Links of tables can be typed or pasted here all the same.</source>
        <translation>Les liens de tables peuvent quand même être tapés ou collés ici.</translation>
    </message>
</context>
<context>
    <name>LinkWords</name>
    <message>
        <source>Connecting to {address} …</source>
        <translation>Connexion à {address}&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: another try comes every few seconds.</source>
        <translation>L’hôte est injoignable : un nouvel essai suit toutes les quelques secondes.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds.</source>
        <translation>L’hôte est injoignable depuis {time} : essai {n}, le prochain dans quelques secondes.</translation>
    </message>
    <message>
        <source>Your seat waits.</source>
        <translation>Ta place t’attend.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached: try {n}, the next in a few seconds. Your seat waits {time} at least.</source>
        <translation>Hôte injoignable : essai {n}, bientôt le suivant. Ta place t’attend au moins {time}.</translation>
    </message>
    <message>
        <source>The host can&apos;t be reached for {time} now: try {n}, the next in a few seconds. The others may have a bot play for you meanwhile.</source>
        <translation>L’hôte est injoignable depuis {time} : essai {n}, le prochain dans quelques secondes. Les autres peuvent faire jouer un bot à ta place en attendant.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
</context>
<context>
    <name>LobbyScreen</name>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>&amp;Bots on all free seats</source>
        <translation>&amp;Bots aux places libres</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Chi&amp;ps of my side</source>
        <translation>J&amp;etons de mon équipe</translation>
    </message>
    <message>
        <source>Not &amp;ready after all</source>
        <translation>Finalement pas &amp;prêt</translation>
    </message>
    <message>
        <source>I am &amp;ready</source>
        <translation>Je suis &amp;prêt</translation>
    </message>
    <message>
        <source>Choose a seat, or watch.</source>
        <translation>Choisis une place, ou regarde.</translation>
    </message>
    <message>
        <source>The game can start when this is settled: {list}.</source>
        <translation>La partie peut commencer une fois ceci réglé&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>Tout le monde est prêt.</translation>
    </message>
    <message>
        <source>The table&apos;s owner can start now.</source>
        <translation>Le responsable de la table peut commencer.</translation>
    </message>
    <message>
        <source>seat {n} is free</source>
        <translation>la place {n} est libre</translation>
    </message>
    <message>
        <source>{n} seats are free</source>
        <translation>{n} places sont libres</translation>
    </message>
    <message>
        <source>{name} is away</source>
        <translation>{name} est absent</translation>
    </message>
    <message>
        <source>{name} is not ready</source>
        <translation>{name} n’est pas prêt</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Les cartes sont distribuées&#xa0;…</translation>
    </message>
    <message>
        <source>Everybody&apos;s computer shares in the shuffle: attempt {n}.</source>
        <translation>Chaque ordinateur participe au mélange&#xa0;: essai {n}.</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>place {n}</translation>
    </message>
    <message>
        <source>The last one got no answer from {names}.</source>
        <translation>Au dernier, pas de réponse de {names}.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>{name}: {card} on {square}</source>
        <translation>{name}&#xa0;: {card} en {square}</translation>
    </message>
    <message>
        <source>{name}: {card} takes {side} off {square}</source>
        <translation>{name}&#xa0;: {card} retire {side} de {square}</translation>
    </message>
    <message>
        <source>{side}: sequence {line}</source>
        <translation>{side}&#xa0;: séquence {line}</translation>
    </message>
    <message>
        <source>{name} exchanges the dead {card}</source>
        <translation>{name} échange la carte morte {card}</translation>
    </message>
    <message>
        <source>{name} has forgotten to draw: the card is lost</source>
        <translation>{name} a oublié de piocher&#xa0;: la carte est perdue</translation>
    </message>
    <message>
        <source>The discards become a new deck of {n} cards</source>
        <translation>Les défausses forment une nouvelle pioche de {n} cartes</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>{name} calls table talk on {side}</source>
        <translation>{name} signale une discussion de table&#xa0;: {side}</translation>
    </message>
    <message>
        <source>The table&apos;s owner</source>
        <translation>Le responsable de la table</translation>
    </message>
    <message>
        <source>{name} admits it: {side} gives up cards</source>
        <translation>{name} l’avoue&#xa0;: {side} cède des cartes</translation>
    </message>
    <message>
        <source>{name} upholds it: {side} gives up cards</source>
        <translation>{name} le confirme&#xa0;: {side} cède des cartes</translation>
    </message>
    <message>
        <source>{name} takes the call on {side} back</source>
        <translation>{name} retire le signalement&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{name} dismisses the call on {side}</source>
        <translation>{name} rejette le signalement&#xa0;: {side}</translation>
    </message>
    <message>
        <source>{name} gives up {card}</source>
        <translation>{name} cède {card}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>Look &amp;back at a record …</source>
        <translation>&amp;Revoir une partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Quitter le &amp;programme</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copier &amp;un rapport</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
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
        <translation>Aucune carte de ta main ne peut être jouée sur cette case.</translation>
    </message>
    <message>
        <source>Choose which dead card to exchange.</source>
        <translation>Choisis quelle carte morte échanger.</translation>
    </message>
    <message>
        <source>No card in your hand is dead.</source>
        <translation>Aucune carte de ta main n’est morte.</translation>
    </message>
    <message>
        <source>Choose once more to show the {card} and exchange it; Esc takes it back.</source>
        <translation>Choisis encore pour montrer {card} et l’échanger ; Échap annule.</translation>
    </message>
    <message>
        <source>Choose the card to give up first.</source>
        <translation>Choisis d’abord la carte à céder.</translation>
    </message>
    <message>
        <source>Choose once more to give up the {card}; Esc takes it back.</source>
        <translation>Choisis encore pour céder {card} ; Échap annule.</translation>
    </message>
    <message>
        <source>Choose once more to pass; Esc takes it back.</source>
        <translation>Choisis encore pour passer ; Échap annule.</translation>
    </message>
    <message>
        <source>Choose {square} once more to play the {card} there; Esc takes it back.</source>
        <translation>Choisis encore {square} pour y jouer {card}&#xa0;; Échap annule.</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tables à proximité</translation>
    </message>
    <message>
        <source>Find a table: a part of its name, rules, address</source>
        <translation>Chercher une table&#xa0;: une partie du nom, des règles, de l’adresse</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Chercher une table</translation>
    </message>
    <message>
        <source>The search begins …</source>
        <translation>La recherche commence&#xa0;…</translation>
    </message>
    <message>
        <source>Nobody is searching.</source>
        <translation>Personne ne cherche.</translation>
    </message>
    <message>
        <source>No table here has “{text}” in it.</source>
        <translation>Aucune table ici ne contient «&#xa0;{text}&#xa0;».</translation>
    </message>
    <message>
        <source>On {network}</source>
        <translation>Sur {network}</translation>
    </message>
    <message>
        <source>No table yet. Looking on {network} for {seconds} s.</source>
        <translation>Pas encore de table. Recherche sur {network} depuis {seconds} s.</translation>
    </message>
    <message>
        <source>the network</source>
        <translation>le réseau</translation>
    </message>
    <message>
        <source>If somebody has opened a table, one of these is in the way:</source>
        <translation>Si quelqu’un a ouvert une table, voici ce qui peut gêner&#xa0;:</translation>
    </message>
    <message>
        <source>Another network. Both computers have to be in the same one, not one by cable and the other in a telephone’s.</source>
        <translation>Un autre réseau. Les deux ordinateurs doivent être sur le même, pas l’un par câble et l’autre sur celui d’un téléphone.</translation>
    </message>
    <message>
        <source>A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another one, or a cable.</source>
        <translation>Un Wi-Fi d’invités, comme à l’hôtel ou au travail, sépare les ordinateurs&#xa0;: prends-en un autre, ou un câble.</translation>
    </message>
    <message>
        <source>A firewall. On the computer of the host it has to let this program be reached from the private network.</source>
        <translation>Un pare-feu. Sur l’ordinateur de l’hôte, il doit laisser joindre ce programme depuis le réseau privé.</translation>
    </message>
    <message>
        <source>Or choose “Join by address or link”, and type what the host’s screen shows: that needs no list.</source>
        <translation>Ou choisis «&#xa0;Rejoindre par adresse ou lien&#xa0;», et tape ce que montre l’écran de l’hôte&#xa0;: cela se passe de liste.</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>The connection to the host is lost: it is being tried again.</source>
        <translation>La connexion avec l’hôte est perdue&#xa0;: nouvelle tentative en cours.</translation>
    </message>
    <message>
        <source>The host closed the connection before it let anybody in: try again.</source>
        <translation>L’hôte a fermé la connexion avant de laisser entrer qui que ce soit&#xa0;: réessaie.</translation>
    </message>
    <message>
        <source>There is no connection to the host just now, so that was not sent.</source>
        <translation>Pas de connexion avec l’hôte en ce moment, ceci n’a donc pas été envoyé.</translation>
    </message>
    <message>
        <source>The host sent something that this version does not understand: use the same version of the game on both sides.</source>
        <translation>L’hôte a envoyé quelque chose que cette version ne comprend pas&#xa0;: utilisez la même version du jeu des deux côtés.</translation>
    </message>
    <message>
        <source>The connection to the host broke and was made anew: what you did last may not have come through, so look whether it has.</source>
        <translation>La connexion avec l’hôte s’est rompue et a été refaite&#xa0;: ce que tu as fait en dernier n’est peut-être pas arrivé, vérifie-le.</translation>
    </message>
    <message>
        <source>The table you were at is closed; its host has opened another one meanwhile.</source>
        <translation>La table où tu étais est fermée&#xa0;; son hôte en a ouvert une autre entre-temps.</translation>
    </message>
    <message>
        <source>What gives your seat back to you can&apos;t be kept on disk ({}): stay at the table while you play.</source>
        <translation>Ce qui te rend ta place ne peut pas être gardé sur le disque ({})&#xa0;: reste à la table pendant que tu joues.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: come to the table again.</source>
        <translation>Un problème est survenu dans ce programme&#xa0;: reviens à la table.</translation>
    </message>
    <message>
        <source>The table went back to an earlier move: the host has lost something. What you see now is what counts.</source>
        <translation>La table est revenue à un coup précédent&#xa0;: l’hôte a perdu quelque chose. C’est ce que tu vois maintenant qui compte.</translation>
    </message>
    <message>
        <source>The table moves to another computer, and you with it.</source>
        <translation>La table passe sur un autre ordinateur, et toi avec elle.</translation>
    </message>
    <message>
        <source>What proves the deal can&apos;t be kept in {folder} ({why}): it will be lost if this program ends before the game does.</source>
        <translation>Ce qui prouve la donne ne peut pas être gardé dans {folder} ({why})&#xa0;: ce sera perdu si ce programme se ferme avant la fin de la partie.</translation>
    </message>
    <message>
        <source>the table {table}</source>
        <translation>la table {table}</translation>
    </message>
    <message>
        <source>You have met {name} before with another certificate. It may be another computer, or one set up anew; or somebody poses as the host. Compare the six words of both screens.</source>
        <translation>Tu as déjà rencontré {name} avec un autre certificat. C’est peut-être un autre ordinateur, ou un ordinateur réinstallé&#xa0;; ou quelqu’un se fait passer pour l’hôte. Comparez les six mots des deux écrans.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Le fichier {file} n’existe pas.</translation>
    </message>
    <message>
        <source>{file} is a folder: name the record in it.</source>
        <translation>{file} est un dossier&#xa0;: indique l’enregistrement qu’il contient.</translation>
    </message>
    <message>
        <source>{file} may not be read: it is a folder or belongs to somebody else.</source>
        <translation>{file} ne peut pas être lu&#xa0;: c’est un dossier ou il appartient à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}.</source>
        <translation>{file} ne peut pas être lu&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the table&apos;s computer.</source>
        <translation>La table parle le protocole {table} (version {table_app}), l’ordinateur qui arrive le protocole {own} (version {own_app}) : mets à jour le jeu sur l’ordinateur de la table.</translation>
    </message>
    <message>
        <source>The table speaks protocol {table} (version {table_app}), the computer that joins protocol {own} (version {own_app}): update the game on the computer that joins.</source>
        <translation>La table parle le protocole {table} (version {table_app}), l’ordinateur qui arrive le protocole {own} (version {own_app}) : mets à jour le jeu sur l’ordinateur qui arrive.</translation>
    </message>
    <message>
        <source>The table’s computer and this one have different versions of the game: use the same version on both.</source>
        <translation>L’ordinateur de la table et celui-ci ont des versions différentes du jeu&#xa0;: utilisez la même version sur les deux.</translation>
    </message>
    <message>
        <source>A message was longer than this game sends: the connection was closed.</source>
        <translation>Un message était plus long que ceux de ce jeu&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>What came was not a message of this game: the connection was closed.</source>
        <translation>Ce qui est arrivé n’était pas un message de ce jeu&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>A message did not have the form that this version expects: the connection was closed. Use the same version of the game on both sides.</source>
        <translation>Un message n’avait pas la forme que cette version attend&#xa0;: la connexion a été fermée. Utilisez la même version du jeu des deux côtés.</translation>
    </message>
    <message>
        <source>No address of that table is known: ask the host for it.</source>
        <translation>On ne connaît pas d’adresse de cette table : demande-la à l’hôte.</translation>
    </message>
    <message>
        <source>No computer is called {name} here: type the address that the host shows.</source>
        <translation>Aucun ordinateur ne s’appelle {name} ici&#xa0;: tape l’adresse que l’hôte affiche.</translation>
    </message>
    <message>
        <source>What answers at {address} is no table of this game: check the address and the port.</source>
        <translation>Ce qui répond à {address} n’est pas une table de ce jeu&#xa0;: vérifie l’adresse et le port.</translation>
    </message>
    <message>
        <source>No table is open at {address}: check the address and the port with the host.</source>
        <translation>Aucune table n’est ouverte à {address}&#xa0;: vérifie l’adresse et le port avec l’hôte.</translation>
    </message>
    <message>
        <source>{address} does not answer: see that both computers are in the same network, that it lets its computers talk to each other, and that no firewall of the host stops the game.</source>
        <translation>{address} ne répond pas&#xa0;: vérifie que les deux ordinateurs sont sur le même réseau, que celui-ci laisse ses ordinateurs communiquer, et qu’aucun pare-feu de l’hôte ne bloque le jeu.</translation>
    </message>
    <message>
        <source>A message came that has no place before admission: the connection was closed.</source>
        <translation>Un message est arrivé qui n’a pas sa place avant l’admission&#xa0;: la connexion a été fermée.</translation>
    </message>
    <message>
        <source>That is not this table&apos;s code: read it again from the host&apos;s screen.</source>
        <translation>Ce n’est pas le code de cette table&#xa0;: relis-le sur l’écran de l’hôte.</translation>
    </message>
    <message>
        <source>Whoever answered does not know this table&apos;s code. Type the code again; if it is right, somebody stands between you and the table: do not play there.</source>
        <translation>Qui a répondu ne connaît pas le code de cette table. Tape encore le code&#xa0;; s’il est juste, quelqu’un se tient entre la table et toi&#xa0;: n’y joue pas.</translation>
    </message>
    <message>
        <source>This table is private: type its code, a number and two words.</source>
        <translation>Cette table est privée&#xa0;: tape son code, un nombre et deux mots.</translation>
    </message>
    <message>
        <source>The file of this host&apos;s certificate was damaged; it is now {file}, and a new certificate was made. Players who know this host will be warned: that is why.</source>
        <translation>Le fichier du certificat de cet hôte était endommagé&#xa0;; il s’appelle maintenant {file}, et un nouveau certificat a été créé. Les joueurs qui connaissent cet hôte seront avertis&#xa0;: voilà pourquoi.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate can&apos;t be kept in {folder} ({why}): make that folder readable and writable for yourself.</source>
        <translation>Le certificat de cet hôte ne peut pas être gardé dans {folder} ({why})&#xa0;: rends ce dossier lisible et modifiable pour toi.</translation>
    </message>
    <message>
        <source>This host&apos;s certificate in {folder} changes while it is read: try again.</source>
        <translation>Le certificat de cet hôte dans {folder} change pendant sa lecture&#xa0;: réessaie.</translation>
    </message>
    <message>
        <source>Type it like 192.168.1.20:47624, as the host&apos;s screen shows it.</source>
        <translation>Tape-la comme 192.168.1.20:47624, telle que l’écran de l’hôte l’affiche.</translation>
    </message>
    <message>
        <source>That is too long for an address.</source>
        <translation>C’est trop long pour une adresse.</translation>
    </message>
    <message>
        <source>The end of that link is damaged: copy or scan the whole link again.</source>
        <translation>La fin de ce lien est abîmée&#xa0;: copie ou scanne à nouveau le lien entier.</translation>
    </message>
    <message>
        <source>There is no address.</source>
        <translation>Il n’y a pas d’adresse.</translation>
    </message>
    <message>
        <source>An IPv6 address with a port is typed like [fd00::20]:47624.</source>
        <translation>Une adresse IPv6 avec un port se tape comme [fd00::20]:47624.</translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation>Le port doit être un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>That is no IPv6 address.</source>
        <translation>Ce n’est pas une adresse IPv6.</translation>
    </message>
    <message>
        <source>What stands after % must be the name or number of a network interface.</source>
        <translation>Ce qui suit % doit être le nom ou le numéro d’une interface réseau.</translation>
    </message>
    <message>
        <source>An address that begins with fe80 needs the network interface it is reached by, like [fe80::20%eth0]:47624.</source>
        <translation>Une adresse qui commence par fe80 a besoin de l’interface réseau par où on la joint, comme [fe80::20%eth0]:47624.</translation>
    </message>
    <message>
        <source>That is no IPv4 address.</source>
        <translation>Ce n’est pas une adresse IPv4.</translation>
    </message>
    <message>
        <source>That is neither an address nor a computer&apos;s name.</source>
        <translation>Ce n’est ni une adresse ni le nom d’un ordinateur.</translation>
    </message>
    <message>
        <source>No table can be reached at {address}.</source>
        <translation>Aucune table ne peut être jointe à {address}.</translation>
    </message>
    <message>
        <source>A name can&apos;t hold invisible or control characters: leave them out.</source>
        <translation>Un nom ne peut pas contenir de caractères invisibles ou de contrôle&#xa0;: enlève-les.</translation>
    </message>
    <message>
        <source>A name can&apos;t be empty: give one of 1 to 24 characters.</source>
        <translation>Un nom ne peut pas être vide&#xa0;: donnes-en un de 1 à 24 caractères.</translation>
    </message>
    <message>
        <source>That name is too long: give one of at most 24 characters (and 64 bytes).</source>
        <translation>Ce nom est trop long&#xa0;: donnes-en un d’au plus 24 caractères (et 64 octets).</translation>
    </message>
    <message>
        <source>This computer has no network to find tables on: connect it to the same network as the others.</source>
        <translation>Cet ordinateur n’a pas de réseau où chercher des tables&#xa0;: connecte-le au même réseau que les autres.</translation>
    </message>
    <message>
        <source>The network interface {} is not there: choose another, or plug it in.</source>
        <translation>L’interface réseau {} n’est pas là&#xa0;: choisis-en une autre, ou branche-la.</translation>
    </message>
    <message>
        <source>Tables can&apos;t be found or shown on this network ({}): another program may hold the port of mDNS. Joining by address or link works all the same.</source>
        <translation>Impossible de trouver ou de montrer des tables sur ce réseau ({})&#xa0;: un autre programme occupe peut-être le port de mDNS. Rejoindre par adresse ou lien marche quand même.</translation>
    </message>
    <message>
        <source>Another computer answered than the one expected: its certificate is a different one. Ask the host for the six words on its screen and compare them before you play there.</source>
        <translation>Un autre ordinateur que prévu a répondu&#xa0;: son certificat est différent. Demande à l’hôte les six mots de son écran et compare-les avant de jouer là.</translation>
    </message>
    <message>
        <source>A table&apos;s code is a number and two words, like 42-amber-fox.</source>
        <translation>Le code d’une table est un nombre et deux mots, comme 42-amber-fox.</translation>
    </message>
    <message>
        <source>That table is open already: in another window or program on this computer.</source>
        <translation>Cette table est déjà ouverte&#xa0;: dans une autre fenêtre ou un autre programme de cet ordinateur.</translation>
    </message>
    <message>
        <source>The record of the game can&apos;t be gone on with ({fault}); it is kept as {file}.</source>
        <translation>L’enregistrement de la partie ne peut pas être repris ({fault})&#xa0;; il est gardé sous {file}.</translation>
    </message>
    <message>
        <source>Nothing was kept of that table.</source>
        <translation>Rien n’a été gardé de cette table.</translation>
    </message>
    <message>
        <source>The record of the game is gone, so the table is in its lobby.</source>
        <translation>L’enregistrement de la partie a disparu, la table est donc à l’accueil.</translation>
    </message>
    <message>
        <source>This computer has no address here that others could type: they find the table in their list, and the address and the link reach it from this computer alone.</source>
        <translation>Cet ordinateur n’a pas ici d’adresse que les autres pourraient taper&#xa0;: ils trouvent la table dans leur liste, et l’adresse et le lien n’y mènent que depuis cet ordinateur.</translation>
    </message>
    <message>
        <source>This computer is in no network, so nobody else can come to the table: connect it to the same network as the others.</source>
        <translation>Cet ordinateur n’est dans aucun réseau, personne d’autre ne peut donc venir à la table&#xa0;: connecte-le au même réseau que les autres.</translation>
    </message>
    <message>
        <source>A table can&apos;t be kept in {folder} ({why}): make that folder writable for yourself, and make room on its disk.</source>
        <translation>Une table ne peut pas être gardée dans {folder} ({why})&#xa0;: rends ce dossier modifiable pour toi, et fais de la place sur son disque.</translation>
    </message>
    <message>
        <source>No port from {port} on is free to open a table on{reason}: close another table or program, or choose another port.</source>
        <translation>Aucun port à partir de {port} n’est libre pour ouvrir une table{reason}&#xa0;: ferme une autre table ou un autre programme, ou choisis un autre port.</translation>
    </message>
    <message>
        <source>Three codes were wrong there: have the host read the code to you, wait a minute, and see that the six words are the same on both screens.</source>
        <translation>Trois codes étaient faux&#xa0;: fais-toi lire le code par l’hôte, attends une minute, et vérifie que les six mots sont les mêmes sur les deux écrans.</translation>
    </message>
    <message>
        <source>Something went wrong in this program: try that again.</source>
        <translation>Un problème est survenu dans ce programme&#xa0;: réessaie.</translation>
    </message>
    <message>
        <source>That game is not on this computer any more, or it is open already.</source>
        <translation>Cette partie n’est plus sur cet ordinateur, ou elle est déjà ouverte.</translation>
    </message>
    <message>
        <source>You are at a table already: leave it first.</source>
        <translation>Tu es déjà à une table&#xa0;: quitte-la d’abord.</translation>
    </message>
    <message>
        <source>Advice is given at a practice table only.</source>
        <translation>Les conseils ne se donnent qu’à une table d’entraînement.</translation>
    </message>
    <message>
        <source>You are at no table: open or join one first.</source>
        <translation>Tu n’es à aucune table&#xa0;: ouvres-en une ou rejoins-en une d’abord.</translation>
    </message>
    <message>
        <source>What was kept of that table can&apos;t be read.</source>
        <translation>Ce qui a été gardé de cette table est illisible.</translation>
    </message>
    <message>
        <source>That table is of version {n}, but this program reads version {known}.</source>
        <translation>Cette table est de la version {n}, mais ce programme lit la version {known}.</translation>
    </message>
</context>
<context>
    <name>NetworkChoice</name>
    <message>
        <source>none yet</source>
        <translation>aucune encore</translation>
    </message>
    <message>
        <source>the best: {networks}</source>
        <translation>la meilleure&#xa0;: {networks}</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>A name here is written in letters that no font on this computer has: install a font for that script to read it. You can play all the same.</source>
        <translation>Un nom ici est écrit en lettres qu’aucune police de cet ordinateur ne possède&#xa0;: installe une police pour cette écriture afin de le lire. Tu peux jouer quand même.</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>no</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>Our side plays with the blue chips</source>
        <translation>Notre équipe joue avec les jetons bleus</translation>
    </message>
    <message>
        <source>Our side plays with the green chips</source>
        <translation>Notre équipe joue avec les jetons verts</translation>
    </message>
    <message>
        <source>Our side plays with the red chips</source>
        <translation>Notre équipe joue avec les jetons rouges</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Bring {name} here</source>
        <translation>Amener {name} ici</translation>
    </message>
    <message>
        <source>End the game without a winner</source>
        <translation>Terminer la partie sans gagnant</translation>
    </message>
    <message>
        <source>Give the seat to {name}</source>
        <translation>Donner la place à {name}</translation>
    </message>
    <message>
        <source>Make {name} the table&apos;s owner</source>
        <translation>Faire de {name} le responsable de la table</translation>
    </message>
    <message>
        <source>I have to go: hand the table to {name}’s computer</source>
        <translation>Je dois partir&#xa0;: confier la table à l’ordinateur de {name}</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>Send {name} away for good</source>
        <translation>Renvoyer {name} pour de bon</translation>
    </message>
    <message>
        <source>Seat a bot here: {level}</source>
        <translation>Asseoir un bot ici&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Make it a bot: {level}</source>
        <translation>En faire un bot&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Enlever le bot</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Open a table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Its &amp;name, as the others see it</source>
        <translation>Son &amp;nom, tel que les autres le voient</translation>
    </message>
    <message>
        <source>&amp;Private: who comes needs a code</source>
        <translation>&amp;Privée&#xa0;: qui vient a besoin d’un code</translation>
    </message>
    <message>
        <source>Connect&amp;ion by which it is found</source>
        <translation>Conne&amp;xion par laquelle on la trouve</translation>
    </message>
    <message>
        <source>&amp;Open the table</source>
        <translation>&amp;Ouvrir la table</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>{person}’s table</source>
        <translation>Table de {person}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>OptionsEditor</name>
    <message>
        <source>by themselves</source>
        <translation>automatiquement</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Si&amp;des</source>
        <translation>Équ&amp;ipes</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>C&amp;ards are drawn</source>
        <translation>Les c&amp;artes sont piochées</translation>
    </message>
    <message>
        <source>Cloc&amp;k for a turn</source>
        <translation>Temps par &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Watchers</source>
        <translation>&amp;Spectateurs</translation>
    </message>
    <message>
        <source>Ho&amp;use rules …</source>
        <translation>Règles &amp;maison&#xa0;…</translation>
    </message>
    <message>
        <source>{players} players, {sides} sides, {edition}.</source>
        <translation>{players} joueurs, {sides} équipes, {edition}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
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
        <translation>aucun spectateur</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <translation>au plus {n}</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (toi)</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{m}:{s:02} left</source>
        <translation>reste {m}:{s:02}</translation>
    </message>
    <message>
        <source>away {m}:{s:02}</source>
        <translation>absent {m}:{s:02}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>owes a card</source>
        <translation>doit une carte</translation>
    </message>
    <message>
        <source>owes cards</source>
        <translation>doit des cartes</translation>
    </message>
    <message>
        <source>may draw</source>
        <translation>peut piocher</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>last discard {card}</source>
        <translation>dernière défausse {card}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>à son tour</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
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
        <translation>Ce n’est pas ton tour.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans ta main.</translation>
    </message>
    <message>
        <source>The corners belong to everybody: choose another square.</source>
        <translation>Les coins sont à tout le monde&#xa0;: choisis une autre case.</translation>
    </message>
    <message>
        <source>That square does not show this card: choose one of the card&apos;s two squares.</source>
        <translation>Cette case ne montre pas cette carte&#xa0;: choisis l’une des deux cases de la carte.</translation>
    </message>
    <message>
        <source>That square already bears a chip: choose a free one.</source>
        <translation>Cette case porte déjà un jeton&#xa0;: choisis-en une libre.</translation>
    </message>
    <message>
        <source>There is no chip to take on that square: choose a chip of another side.</source>
        <translation>Il n’y a pas de jeton à retirer sur cette case&#xa0;: choisis un jeton d’une autre équipe.</translation>
    </message>
    <message>
        <source>That chip is your own side&apos;s: choose a chip of another side.</source>
        <translation>Ce jeton est à ta propre équipe&#xa0;: choisis un jeton d’une autre équipe.</translation>
    </message>
    <message>
        <source>That chip is part of a completed sequence and stays.</source>
        <translation>Ce jeton fait partie d’une séquence complète et reste en place.</translation>
    </message>
    <message>
        <source>That card is not dead: it can still be played, or wait until it can.</source>
        <translation>Cette carte n’est pas morte&#xa0;: elle peut encore être jouée, ou attendre de l’être.</translation>
    </message>
    <message>
        <source>No more dead cards can be exchanged in this turn: play a card.</source>
        <translation>Plus d’échange de carte morte pendant ce tour&#xa0;: joue une carte.</translation>
    </message>
    <message>
        <source>There is no card for you to draw now.</source>
        <translation>Tu n’as aucune carte à piocher maintenant.</translation>
    </message>
    <message>
        <source>You can play a card, so you may not pass.</source>
        <translation>Tu peux jouer une carte, donc tu ne peux pas passer.</translation>
    </message>
    <message>
        <source>Those lines cannot be claimed by this move: choose among those offered.</source>
        <translation>Ce coup ne donne pas droit à ces lignes&#xa0;: choisis parmi celles proposées.</translation>
    </message>
    <message>
        <source>Your side owes a penalty for table talk: give up a card first.</source>
        <translation>Ton équipe doit une pénalité pour discussion de table&#xa0;: cède d’abord une carte.</translation>
    </message>
    <message>
        <source>You owe no penalty card.</source>
        <translation>Tu ne dois aucune carte de pénalité.</translation>
    </message>
    <message>
        <source>Your side has no chip left to place.</source>
        <translation>Ton équipe n’a plus de jeton à poser.</translation>
    </message>
    <message>
        <source>No call of table talk is open.</source>
        <translation>Aucune discussion de table n’est signalée.</translation>
    </message>
    <message>
        <source>Another call of table talk is open: it must be settled first.</source>
        <translation>Une autre discussion de table est signalée&#xa0;: il faut d’abord la régler.</translation>
    </message>
    <message>
        <source>You may not do that at this table.</source>
        <translation>Tu ne peux pas faire cela à cette table.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>This record can&apos;t be read, line {line}: {fault}</source>
        <translation>Cette partie enregistrée est illisible, ligne {line}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>This record has {n} moves, more than the window can show: the command “sequence-lan replay” prints it.</source>
        <translation>Cette partie compte {n} coups, plus que la fenêtre n’en peut montrer&#xa0;: la commande «&#xa0;sequence-lan replay&#xa0;» l’affiche.</translation>
    </message>
    <message>
        <source>{dealer} has dealt, {first} begins</source>
        <translation>{dealer} a distribué, {first} commence</translation>
    </message>
    <message>
        <source>seat {n}</source>
        <translation>place {n}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} pioche {card}</translation>
    </message>
    <message>
        <source>{name} draws</source>
        <translation>{name} pioche</translation>
    </message>
    <message>
        <source>{table}, {when}, {edition}</source>
        <translation>{table}, {when}, {edition}</translation>
    </message>
    <message>
        <source>{table}, {when}: {names}. {result}</source>
        <translation>{table}, {when}&#xa0;: {names}. {result}</translation>
    </message>
    <message>
        <source>The deal is proved: this computer took part, and nobody chose the cards.</source>
        <translation>La donne est prouvée&#xa0;: cet ordinateur y a pris part, et personne n’a choisi les cartes.</translation>
    </message>
    <message>
        <source>The deal is consistent: seeds and commits fit. A file alone cannot show more.</source>
        <translation>La donne est cohérente&#xa0;: graines et engagements concordent. Un fichier seul ne peut pas montrer plus.</translation>
    </message>
    <message>
        <source>The deal is written in the file: nothing proves it.</source>
        <translation>La donne est écrite dans le fichier&#xa0;: rien ne la prouve.</translation>
    </message>
    <message>
        <source>No deal: the game begins from a position that was set up.</source>
        <translation>Pas de donne&#xa0;: la partie commence d’une position préparée.</translation>
    </message>
    <message>
        <source>The deal is false.</source>
        <translation>La donne est fausse.</translation>
    </message>
    <message>
        <source>Action {n} is against the rules: {why}</source>
        <translation>L’action {n} est contraire aux règles&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The rules allow every one of {n} actions.</source>
        <translation>Les règles permettent chacune des {n} actions.</translation>
    </message>
    <message>
        <source>The game is still open.</source>
        <translation>La partie est encore ouverte.</translation>
    </message>
    <message>
        <source>{result}; the line that says so is missing.</source>
        <translation>{result}&#xa0;; la ligne qui le dit manque.</translation>
    </message>
    <message>
        <source>The end is false: “{result}” is not what the moves say.</source>
        <translation>La fin est fausse&#xa0;: «&#xa0;{result}&#xa0;» n’est pas ce que disent les coups.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Whose cards are shown</source>
        <translation>De qui sont les cartes montrées</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>&amp;Open a record …</source>
        <translation>&amp;Ouvrir une partie&#xa0;…</translation>
    </message>
    <message>
        <source>Save a &amp;picture …</source>
        <translation>Enregistrer une &amp;image&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Parties enregistrées (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture&#xa0;…</translation>
    </message>
    <message>
        <source>Everybody’s cards</source>
        <translation>Les cartes de tous</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Les cartes de {name}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Pas de cartes</translation>
    </message>
    <message>
        <source>This game is still open: whoever plays in it should not look at the cards.</source>
        <translation>Cette partie est encore ouverte&#xa0;: qui y joue ne devrait pas regarder les cartes.</translation>
    </message>
    <message>
        <source>No record is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message numerus="yes">
        <source>Draw deck: %n cards</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}, moment {n}</source>
        <translation>{title}, moment {n}</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>The picture could not be saved there: choose another folder.</source>
        <translation>L’image n’a pas pu être enregistrée là&#xa0;: choisis un autre dossier.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>{side} wins</source>
        <translation>{side} gagne</translation>
    </message>
    <message>
        <source>A draw by stalemate</source>
        <translation>Partie nulle&#xa0;: plus aucun coup</translation>
    </message>
    <message>
        <source>The game was abandoned</source>
        <translation>La partie a été abandonnée</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The first sequence wins.</source>
        <translation>La première séquence gagne.</translation>
    </message>
    <message>
        <source>First to {n} sequences.</source>
        <translation>Gagne qui a d’abord {n} séquences.</translation>
    </message>
    <message>
        <source>Cards are drawn by themselves.</source>
        <translation>Les cartes se piochent automatiquement.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player draws.</source>
        <translation>Piocher à la main&#xa0;; une carte oubliée est perdue quand le joueur suivant pioche.</translation>
    </message>
    <message>
        <source>Draw by hand; a forgotten card is lost when the next player plays.</source>
        <translation>Piocher à la main&#xa0;; une carte oubliée est perdue quand le joueur suivant joue.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player draws.</source>
        <translation>Une carte non piochée à la main est perdue quand le joueur suivant pioche.</translation>
    </message>
    <message>
        <source>A card that nobody drew by hand is lost when the next player plays.</source>
        <translation>Une carte non piochée à la main est perdue quand le joueur suivant joue.</translation>
    </message>
    <message>
        <source>Jacks of hearts and spades take a chip, those of diamonds and clubs place one.</source>
        <translation>Les valets de cœur et de pique retirent un jeton, ceux de carreau et de trèfle en posent un.</translation>
    </message>
    <message>
        <source>Jacks of clubs and spades take a chip, those of hearts and diamonds place one.</source>
        <translation>Les valets de trèfle et de pique retirent un jeton, ceux de cœur et de carreau en posent un.</translation>
    </message>
    <message>
        <source>Any number of dead cards may be exchanged in a turn.</source>
        <translation>Autant de cartes mortes que l’on veut peuvent être échangées par tour.</translation>
    </message>
    <message>
        <source>Dead cards exchanged in a turn: at most {n}.</source>
        <translation>Cartes mortes échangées par tour&#xa0;: au plus {n}.</translation>
    </message>
    <message>
        <source>All discard onto one pile.</source>
        <translation>Tous défaussent sur une seule pile.</translation>
    </message>
    <message>
        <source>Everybody has a discard pile, open to all.</source>
        <translation>Chacun a sa défausse, visible de tous.</translation>
    </message>
    <message>
        <source>Chips of the first, second and third side: {list}.</source>
        <translation>Jetons de la première, deuxième et troisième équipe&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>Sequences that share a square must cross there.</source>
        <translation>Les séquences qui partagent une case doivent s’y croiser.</translation>
    </message>
    <message>
        <source>Two sequences may share one square, also along one line.</source>
        <translation>Deux séquences peuvent partager une case, même sur une seule ligne.</translation>
    </message>
    <message>
        <source>Sides may differ by one player: 5, 7 and 11 can play too.</source>
        <translation>Les équipes peuvent différer d’un joueur&#xa0;: 5, 7 et 11 peuvent jouer aussi.</translation>
    </message>
    <message>
        <source>All sides have the same number of players.</source>
        <translation>Toutes les équipes ont autant de joueurs.</translation>
    </message>
    <message>
        <source>Advice to a teammate costs each of that side a card.</source>
        <translation>Un conseil à un coéquipier coûte une carte à chacun de l’équipe.</translation>
    </message>
    <message>
        <source>Advice to a teammate is called out, and costs nothing.</source>
        <translation>Un conseil à un coéquipier est signalé, et ne coûte rien.</translation>
    </message>
    <message>
        <source>Nobody watches for advice to a teammate.</source>
        <translation>Personne ne surveille les conseils entre coéquipiers.</translation>
    </message>
    <message>
        <source>A turn may take as long as it likes.</source>
        <translation>Un tour peut durer aussi longtemps qu’on veut.</translation>
    </message>
    <message>
        <source>A turn has {n} seconds; then a bot makes that one move.</source>
        <translation>Un tour dure {n} secondes&#xa0;; ensuite un bot joue ce seul coup.</translation>
    </message>
    <message>
        <source>{sentence} (house rule)</source>
        <translation>{sentence} (règle maison)</translation>
    </message>
</context>
<context>
    <name>SaveRecord</name>
    <message>
        <source>game {id}</source>
        <translation>partie {id}</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>The record could not be saved there: {why}</source>
        <translation>La partie n’a pas pu être enregistrée là&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>{side}: {n} of %n sequences</source>
        <translation>
            <numerusform>{side}&#xa0;: {n} séquence sur %n</numerusform>
            <numerusform>{side}&#xa0;: {n} séquences sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {needed}</source>
        <translation>{n} sur {needed}</translation>
    </message>
</context>
<context>
    <name>Screens</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>Seat {n}, {side}: {words}</source>
        <translation>Place {n}, {side}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (toi)</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
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
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>{name}, {chip}: {cards}</source>
        <translation>{name}, {chip}&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>SeatsOval</name>
    <message>
        <source>Standing: {names}</source>
        <translation>Debout&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings can&apos;t be kept: {file} may not be read or written.</source>
        <translation>Les réglages ne peuvent pas être gardés&#xa0;: {file} ne peut être ni lu ni écrit.</translation>
    </message>
    <message>
        <source>The settings file {file} is damaged: delete it, so that settings last again.</source>
        <translation>Le fichier de réglages {file} est endommagé&#xa0;: supprime-le pour que les réglages durent de nouveau.</translation>
    </message>
    <message>
        <source>The settings file was damaged: all settings are as at the first start. The old file is now {file}.</source>
        <translation>Le fichier de réglages était endommagé&#xa0;: tous les réglages sont comme au premier démarrage. L’ancien fichier s’appelle maintenant {file}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>You</source>
        <translation>Toi</translation>
    </message>
    <message>
        <source>My &amp;name</source>
        <translation>Mon &amp;nom</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Langua&amp;ge</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claire</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Mouvement</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Cards and chips</source>
        <translation>Cartes et jetons</translation>
    </message>
    <message>
        <source>&amp;Size in the hand</source>
        <translation>Taille en ma&amp;in</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
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
        <translation>&amp;Ordre en main</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>comme piochées</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>par rang</translation>
    </message>
    <message>
        <source>&amp;Four suit colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green.</source>
        <translation>Les carreaux sont bleus et les trèfles verts.</translation>
    </message>
    <message>
        <source>C&amp;hips</source>
        <translation>&amp;Jetons</translation>
    </message>
    <message>
        <source>a shape for each side</source>
        <translation>une forme par équipe</translation>
    </message>
    <message>
        <source>all round, with their patterns</source>
        <translation>tous ronds, avec leurs motifs</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Confirm my moves</source>
        <translation>&amp;Confirmer mes coups</translation>
    </message>
    <message>
        <source>What can&apos;t be taken back has to be chosen twice.</source>
        <translation>Ce qu’on ne peut pas reprendre doit être choisi deux fois.</translation>
    </message>
    <message>
        <source>&amp;Hints when I practise</source>
        <translation>Conseils à l’&amp;entraînement</translation>
    </message>
    <message>
        <source>A practice table explains what may be done, and why.</source>
        <translation>Une table d’entraînement explique ce qu’on peut faire, et pourquoi.</translation>
    </message>
    <message>
        <source>My turn</source>
        <translation>Mon tour</translation>
    </message>
    <message>
        <source>&amp;Tell me when the window is not in front</source>
        <translation>M’a&amp;vertir si la fenêtre est derrière</translation>
    </message>
    <message>
        <source>The window asks for attention, and a message appears where there is a tray.</source>
        <translation>La fenêtre demande ton attention, et un message apparaît si le système le permet.</translation>
    </message>
    <message>
        <source>So&amp;und</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>Turn, chip, card, sequence and end can be heard.</source>
        <translation>On entend le tour, le jeton, la carte, la séquence et la fin.</translation>
    </message>
    <message>
        <source>Sound is not installed: pip install “sequence-lan[sound]” adds it.</source>
        <translation>Le son n’est pas installé&#xa0;: pip install «&#xa0;sequence-lan[sound]&#xa0;» l’ajoute.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Connect&amp;ion</source>
        <translation>Conne&amp;xion</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
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
        <translation>C&amp;opier le lien</translation>
    </message>
    <message>
        <source>Link of this table</source>
        <translation>Lien de cette table</translation>
    </message>
    <message>
        <source>Address of this table: {}</source>
        <translation>Adresse de cette table&#xa0;: {}</translation>
    </message>
    <message>
        <source>Code of this table: {}</source>
        <translation>Code de cette table&#xa0;: {}</translation>
    </message>
    <message>
        <source>Others see this table as “{name}”, or join by the address.</source>
        <translation>Les autres voient cette table sous «&#xa0;{name}&#xa0;», ou rejoignent par l’adresse.</translation>
    </message>
    <message>
        <source>Others join by this address.</source>
        <translation>Les autres rejoignent par cette adresse.</translation>
    </message>
    <message>
        <source>Six words: {}</source>
        <translation>Six mots&#xa0;: {}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>How others come here</source>
        <translation>Comment les autres viennent ici</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Records of games on this computer</source>
        <translation>Parties enregistrées sur cet ordinateur</translation>
    </message>
    <message>
        <source>None yet. Games at a table that was opened on this computer are kept here when they have ended, and so is what you save at the end of a game elsewhere.</source>
        <translation>Aucune pour l’instant. Les parties d’une table ouverte sur cet ordinateur sont gardées ici quand elles sont terminées, comme celles que tu enregistres ailleurs à la fin.</translation>
    </message>
    <message>
        <source>&amp;Look back</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Open a &amp;file …</source>
        <translation>&amp;Ouvrir un fichier&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Records of games (*.seqrec)</source>
        <translation>Parties enregistrées (*.seqrec)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausses</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Re&amp;tour au présent</translation>
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
        <translation>à tous</translation>
    </message>
    <message>
        <source>corner, everybody&apos;s</source>
        <translation>coin, à tout le monde</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>part of a sequence</source>
        <translation>dans une séquence</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} et {n} autres</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>My &amp;name</source>
        <translation>Mon &amp;nom</translation>
    </message>
    <message>
        <source>My &amp;chips</source>
        <translation>Mes je&amp;tons</translation>
    </message>
    <message>
        <source>&amp;Open a table</source>
        <translation>&amp;Ouvrir une table</translation>
    </message>
    <message>
        <source>The others find it in their list.</source>
        <translation>Les autres la trouvent dans leur liste.</translation>
    </message>
    <message>
        <source>&amp;Practise with bots</source>
        <translation>&amp;S’entraîner avec des bots</translation>
    </message>
    <message>
        <source>Begins at once, on this computer.</source>
        <translation>Commence tout de suite, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Join by address or link</source>
        <translation>Re&amp;joindre par adresse ou lien</translation>
    </message>
    <message>
        <source>As the host&apos;s screen shows it.</source>
        <translation>Comme l’écran de l’hôte l’affiche.</translation>
    </message>
    <message>
        <source>Address or link of the table</source>
        <translation>Adresse ou lien de la table</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>Arc&amp;hives</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>Against one bot</source>
        <translation>Contre un bot</translation>
    </message>
    <message>
        <source>Three sides: against two bots</source>
        <translation>Trois équipes&#xa0;: contre deux bots</translation>
    </message>
    <message>
        <source>Two and two: with a bot against two</source>
        <translation>Deux contre deux&#xa0;: avec un bot contre deux</translation>
    </message>
    <message>
        <source>Three and three</source>
        <translation>Trois contre trois</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>{taken} of {total} seats taken</source>
        <translation>{taken} places sur {total} prises</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>playing, you can watch</source>
        <translation>en jeu, tu peux regarder</translation>
    </message>
    <message>
        <source>playing: come back to your seat, or watch</source>
        <translation>en jeu&#xa0;: reviens à ta place, ou regarde</translation>
    </message>
    <message>
        <source>private</source>
        <translation>privée</translation>
    </message>
    <message>
        <source>host: {name}, known to you</source>
        <translation>hôte : {name}, que tu connais</translation>
    </message>
    <message>
        <source>you know its host</source>
        <translation>tu connais son hôte</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Watching: {names}</source>
        <translation>Regardent&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Moves and chat</source>
        <translation>Coups et chat</translation>
    </message>
    <message>
        <source>Call table &amp;talk</source>
        <translation>Signaler une &amp;discussion</translation>
    </message>
    <message>
        <source>You did not draw in time: that card is lost for this game.</source>
        <translation>Tu n’as pas pioché à temps&#xa0;: cette carte est perdue pour cette partie.</translation>
    </message>
    <message>
        <source>Read through the discards</source>
        <translation>Parcourir les défausses</translation>
    </message>
    <message>
        <source>On {side}</source>
        <translation>Contre {side}</translation>
    </message>
</context>
<context>
    <name>TableTitle</name>
    <message>
        <source>The host&apos;s six words: {}</source>
        <translation>Les six mots de l’hôte&#xa0;: {}</translation>
    </message>
    <message>
        <source>How others come here …</source>
        <translation>Comment les autres viennent ici&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>First (Home)</source>
        <translation>Début (touche Début)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Recul</translation>
    </message>
    <message>
        <source>Back (left arrow, or comma)</source>
        <translation>Recul (flèche gauche, ou virgule)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play and pause (P)</source>
        <translation>Lecture et pause (P)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>On (right arrow, or full stop)</source>
        <translation>Suite (flèche droite, ou point)</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Last (End)</source>
        <translation>Fin (touche Fin)</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Vitesse (+ et -)</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>très rapide</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{n} of {last}</source>
        <translation>{n} sur {last}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The report is in the clipboard: paste it where you ask for help.</source>
        <translation>Le rapport est dans le presse-papiers&#xa0;: colle-le là où tu demandes de l’aide.</translation>
    </message>
    <message>
        <source>Something went wrong in this program; the log has the details.</source>
        <translation>Un problème est survenu dans ce programme&#xa0;; le journal contient les détails.</translation>
    </message>
</context>
</TS>
