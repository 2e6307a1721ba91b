"""A person who knows the window only by its accessibility tree, as a screen reader does."""

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_BUTTONS = (
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ButtonMenu,
    QAccessible.Role.ButtonDropDown,
)


class Reader:
    """Reads names, descriptions and states, and does what the tree offers to do."""

    def __init__(self, window: QWidget) -> None:
        self._window = window

    def all(self) -> Iterator[QAccessibleInterface]:
        """Everything in the window that is not hidden, in the order it is read."""
        root = QAccessible.queryAccessibleInterface(self._window)
        assert root is not None, "a window can be read"
        yield from _below(root)

    def text(self) -> list[str]:
        """Every name that is read, in order."""
        return [name for each in self.all() if (name := named(each))]

    def button(self, name: str) -> QAccessibleInterface | None:
        """The first button that can be pressed and whose name begins so."""
        for each in self.all():
            if each.role() in _BUTTONS and named(each).startswith(name):
                state = each.state()
                if not state.disabled:
                    return each
        return None

    def part(self, name: str) -> list[QAccessibleInterface]:
        """All in the part of the window with that name; nothing without it."""
        part = next((each for each in self.all() if named(each) == name), None)
        return [] if part is None else list(_below(part))

    def within(self, name: str) -> list[QAccessibleInterface]:
        """What can be pressed in the part of the window with that name."""
        return [each for each in self.part(name) if each.role() in _BUTTONS]

    def press(self, name: str) -> None:
        """The button with that name is pressed."""
        button = self.button(name)
        assert button is not None, f"no button is called {name}: {self.text()}"
        press(button)


def named(each: QAccessibleInterface) -> str:
    """What it is called."""
    return each.text(QAccessible.Text.Name)


def described(each: QAccessibleInterface) -> str:
    """What is said of it besides."""
    return each.text(QAccessible.Text.Description)


def press(each: QAccessibleInterface) -> None:
    """It is pressed, by the action that it offers for that."""
    actions = each.actionInterface()
    names = actions.actionNames()
    for wanted in ("Toggle", "Press", "ShowMenu"):
        if wanted in names:
            actions.doAction(wanted)
            return
    raise AssertionError(f"{named(each)} can't be pressed: {names}")


def _below(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for n in range(part.childCount()):
        child = part.child(n)
        if not child.state().invisible:
            yield child
            yield from _below(child)
