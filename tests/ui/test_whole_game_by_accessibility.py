from pathlib import Path

from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tests.ui.opened import Opened
from tests.ui.opponent import Opponent
from tests.ui.reader import Reader, described, named, press


class Listener:
    """Plays by what the accessibility tree says, and knows nothing else."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.reader = Reader(opened.window)

    def until_read(self, words: str) -> str:
        """Waits for a name that begins so, and gives all of it."""
        found: list[str] = []

        def there() -> bool:
            found[:] = [name for name in self.reader.text() if name.startswith(words)]
            return bool(found)

        self.opened.until(there)
        return found[0]

    def press(self, name: str) -> None:
        """Waits for a button with that name and presses it."""
        self.opened.until(lambda: self.reader.button(name) is not None)
        self.reader.press(name)

    def headline(self) -> str:
        """What the top of the window says of the turn."""
        said = ("YOUR TURN", "Draw your card", "Table talk", "Blue wins", "Green wins")
        names = map(named, self.reader.all())
        return next((n for n in names if n.startswith(said) or n.endswith("is on turn")), "")

    def moves(self) -> list[str]:
        """The lines of the log."""
        items = self.reader.part("Moves")
        return [named(each) for each in items if each.role() is QAccessible.Role.ListItem]

    def play(self) -> None:
        """One thing is done that the window offers, and its answer has come."""
        before = (self.moves(), self.headline(), self.hand())
        self._do()
        self.opened.until(lambda: (self.moves(), self.headline(), self.hand()) != before)

    def hand(self) -> list[str]:
        """The names of the cards in the hand."""
        return [named(card) for card in self.reader.within("Hand")]

    def _do(self) -> None:
        for name in ("Draw (D)", "Pass (P)"):
            if self.reader.button(name) is not None:
                self.reader.press(name)
                return
        for card in self.reader.within("Hand"):
            if "dead" in named(card):
                continue
            self._choose(card)
            goals = self._goals()
            if goals:
                press(max(goals, key=self._worth))
                self._answer()
                return
        self.reader.press("Exchange (X)")

    def _choose(self, card: QAccessibleInterface) -> None:
        if not card.state().checked:
            press(card)
            self.opened.until(lambda: bool(card.state().checked))

    def _goals(self) -> list[QAccessibleInterface]:
        may = ("You may place a chip here.", "You may take this chip.")
        return [
            square
            for square in self.reader.within("Board")
            if any(words in described(square) for words in may)
        ]

    def _worth(self, square: QAccessibleInterface) -> int:
        """Near the middle more lines come together."""
        name = named(square).partition(",")[0]
        column, row = "abcdefghij".index(name[0]), int(name[1:]) - 1
        return -abs(2 * column - 9) - abs(2 * row - 9)

    def _answer(self) -> None:
        """Which five become the sequence, if that is asked."""
        asked = self.reader.button("Claim ")
        if asked is not None:
            press(asked)


def test_a_whole_game_is_played_by_what_the_accessibility_tree_says(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path / "ada")
    listener = Listener(opened)
    listener.press("Open a table")
    listener.press("Open the table")
    listener.until_read("Seat 1")
    opponent = Opponent(tmp_path / "bo", opened.address)
    try:
        listener.press("Seat 1")
        listener.press("Start")
        turns = 0
        while True:
            opened.until(lambda: listener.headline().startswith(("YOUR", "Blue w", "Green w")))
            if not listener.headline().startswith("YOUR"):
                break
            listener.play()
            turns += 1
        assert turns > 3
        assert opened.view.public.result is not None
        assert opponent.game.view.public.result is not None
        assert listener.moves()[-1] in ("Blue wins", "Green wins")
        assert listener.until_read("by ")
        listener.press("Another game")
        listener.until_read("Seat 1")
    finally:
        opponent.close()
        opened.close()
