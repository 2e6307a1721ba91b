"""What a beginner may do now, and why: one hint for each state of a table (no widget)."""

from PySide6.QtCore import QCoreApplication

from sequence_lan.engine.board import CORNER_MASK, LINE_MASK, LINES, Square, squares_in
from sequence_lan.engine.cards import JACKS, Card
from sequence_lan.engine.legal import claims_at, is_dead, targets
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View
from sequence_ui.words import short, side_name

translate = QCoreApplication.translate


def hint(view: View, chosen: Card | None) -> str:
    """What helps the seat of ``view`` now, with ``chosen`` in its fingers."""
    public, seat = view.public, view.seat
    if seat is None:
        return ""
    if public.result is not None:
        return translate("Hint", "That was the game. Look back through it, or play another one.")
    if seat in public.owes:
        return translate(
            "Hint", "Somebody of your side gave advice: choose the card that you give up for it."
        )
    if seat in public.may_draw:
        return _draw(public)
    if seat != public.to_play:
        return translate("Hint", "The others play. A small tick marks each player’s last chip.")
    if chosen is not None and chosen in view.hand:
        return _card(view, seat, chosen)
    return _turn(view, seat)


def _draw(public: Public) -> str:
    if public.setup.rules.forfeit == "on_next_play":
        return translate(
            "Hint", "Take your card: press the deck or D. After the next player’s play it is lost."
        )
    return translate(
        "Hint", "Take your card: press the deck or D. Once the next player has drawn it is lost."
    )


def _card(view: View, seat: int, card: Card) -> str:
    public = view.public
    squares = targets(public, seat, card)
    if is_dead(card, public.occupied):
        return translate(
            "Hint",
            "Both squares of {card} are covered: it is dead. Exchange it (X), then play another.",
        ).format(card=short(card))
    if card in public.setup.rules.one_eyed_jacks:
        if not squares:
            return translate("Hint", "There is no chip to take yet: keep this jack for later.")
        return translate(
            "Hint",
            "This jack takes a chip: choose one with a dashed ring. Nothing is placed then, "
            "so keep it for a row that is nearly done.",
        )
    if card in JACKS:
        return translate(
            "Hint",
            "This jack places a chip on any free square: best where it completes a sequence, "
            "or stops one.",
        )
    names = [square_name(square) for square in squares_in(squares)]
    if len(names) == 1:
        return translate(
            "Hint", "{card} goes to {square}: click it, or drag the card there."
        ).format(card=short(card), square=names[0])
    return translate(
        "Hint", "{card} goes to {one} or {other}: click a square, or drag the card there."
    ).format(card=short(card), one=names[0], other=names[-1])


def _turn(view: View, seat: int) -> str:
    public = view.public
    mine = public.setup.side_of(seat)
    win = _completing(view, seat, mine)
    if win is not None:
        return translate("Hint", "{card} on {square} completes a sequence!").format(
            card=short(win[0]), square=square_name(win[1])
        )
    for side in range(len(public.setup.sides)):
        if side == mine:
            continue
        block = _blocking(view, seat, side)
        if block is not None:
            words = translate(
                "Hint", "{side} needs only {square} for a sequence: {card} can stop that."
            )
            name = side_name(public.setup.sides[side])
            return words.format(side=name, square=square_name(block[1]), card=short(block[0]))
    if not any(targets(public, seat, card) for card in view.hand):
        return translate("Hint", "None of your cards can be played now: pass (P).")
    if any(is_dead(card, public.occupied) for card in view.hand):
        return translate("Hint", "You hold a dead card: choose it to exchange it before you play.")
    return translate(
        "Hint",
        "Choose a card: the squares where it goes light up. "
        "Chips side by side, across, down or slanting, grow into a sequence of five.",
    )


def _completing(view: View, seat: int, side: int) -> tuple[Card, Square] | None:
    """A card and a square that make a sequence for the seat's own side."""
    for card in view.hand:
        if card in view.public.setup.rules.one_eyed_jacks:
            continue
        for square in squares_in(targets(view.public, seat, card)):
            if claims_at(view.public, side, square):
                return card, square
    return None


def _blocking(view: View, seat: int, side: int) -> tuple[Card, Square] | None:
    """A card that covers the one square that ``side`` needs for a sequence, and that square."""
    public = view.public
    theirs = public.chips[side] | CORNER_MASK
    needed = 0
    for line in LINES:
        missing = LINE_MASK[line] & ~theirs
        if missing.bit_count() == 1 and not missing & public.occupied:
            needed |= missing
    for square in squares_in(needed):
        if not claims_at(public, side, square):
            continue
        for card in view.hand:
            jack = card in public.setup.rules.one_eyed_jacks
            if not jack and targets(public, seat, card) >> square & 1:
                return card, square
    return None
