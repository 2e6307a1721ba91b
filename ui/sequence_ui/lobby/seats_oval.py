"""The table seen from above: the seats round it in turn order."""

import math
from bisect import bisect_left
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sequence_lan.client.model import SeatView, Table
from sequence_lan.net.messages import (
    AddBot,
    Kick,
    MakeOwner,
    MovePerson,
    RemoveBot,
    Sit,
    Stand,
)
from sequence_ui.art.chips import paint_chip
from sequence_ui.art.marks import paint_tick
from sequence_ui.lobby.options_editor import BOT
from sequence_ui.parts.chip_icon import paint_hollow
from sequence_ui.theme import PANEL_CORNER, Space, Theme, blend


class SeatButton(QPushButton):
    """One seat: free ones say "sit here", others who sits there."""

    def __init__(self, theme: Theme, seat: SeatView, owner: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.show_seat(seat, owner)

    def show_seat(self, seat: SeatView, owner: bool) -> None:
        """The button shows ``seat``, in which the table's ``owner`` may sit."""
        self._seat = seat
        first, second = self._words(seat, owner)
        self._first, self._second = first, second
        self.setText(first)
        self.setToolTip(f"{first}\n{second}" if second else first)
        self.setAccessibleName(
            self.tr("Seat {n}, {side}: {words}").format(
                n=seat.seat + 1, side=seat.side, words=", ".join(filter(None, (first, second)))
            )
        )
        self.update()

    @property
    def seat(self) -> SeatView:
        """The seat that is shown."""
        return self._seat

    def _words(self, seat: SeatView, owner: bool) -> tuple[str, str]:
        if seat.person is not None:
            if seat.away_until is not None:
                state = self.tr("away")
            elif seat.ready:
                state = self.tr("ready")
            elif owner:
                state = self.tr("owner")
            else:
                state = self.tr("not ready yet")
            name = seat.name or ""
            return (self.tr("{name} (you)").format(name=name) if seat.you else name), state
        if seat.bot is not None:
            levels = {
                "novice": self.tr("novice"),
                "club": self.tr("club player"),
                "master": self.tr("master"),
            }
            return self.tr("Bot"), levels[seat.bot]
        return self.tr("Sit here"), self.tr("free")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours, seat = self._theme, self._theme.colours, self._seat
        taken = seat.person is not None or seat.bot is not None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 3 if seat.you else theme.line_width
        box = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        share = 0.16 if self.isDown() else 0.07 if self.underMouse() else 0.0
        painter.setBrush(QColor(blend(colours.panel, colours.ink, share)))
        pen = QPen(QColor(colours.side_inks[seat.side]), width)
        if not taken:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box, PANEL_CORNER, PANEL_CORNER)
        radius = 0.62 * theme.text_height()
        centre = QPointF(Space.SMALL + 1.2 * radius, self.height() / 2)
        paint = paint_chip if taken else paint_hollow
        paint(painter, colours, seat.side, centre, radius)
        left = round(centre.x() + 1.4 * radius) + 2
        room = self.rect().adjusted(left, 0, -Space.SMALL, 0)
        metrics = painter.fontMetrics()
        half = theme.text_height() + 1
        middle = room.center().y()
        painter.setFont(theme.font(bold=seat.you))
        painter.setPen(QColor(colours.ink))
        upper = QRectF(room.left(), middle - half, room.width(), half)
        painter.drawText(
            upper,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            painter.fontMetrics().elidedText(
                self._first, Qt.TextElideMode.ElideRight, int(upper.width())
            ),
        )
        painter.setFont(theme.font())
        painter.setPen(QColor(colours.ink_quiet))
        lower = QRectF(room.left(), middle + 1, room.width(), half)
        painter.drawText(
            lower,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            metrics.elidedText(self._second, Qt.TextElideMode.ElideRight, int(lower.width())),
        )
        if seat.ready or seat.bot is not None:
            at = QPointF(box.right() - 0.9 * radius, box.top() + 0.9 * radius)
            paint_tick(painter, colours, at, 0.6 * radius)


class SeatsOval(QWidget):
    """Seats are clicked to sit or to stand up; for the owner there is more to choose from."""

    send = Signal(object)
    """A ClientMessage."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table: Table | None = None
        self._buttons: list[SeatButton] = []
        self._middle = QWidget(self)
        self._words = QLabel(self._middle)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        box = QVBoxLayout(self._middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._words)
        self.setAccessibleName(self.tr("Seats"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    @property
    def buttons(self) -> list[SeatButton]:
        """The seats in their order."""
        return self._buttons

    def show_table(self, table: Table) -> None:
        """The seats are those of ``table``."""
        before = self._table
        self._table = table
        if before is not None and before.seats == table.seats and before.lobby == table.lobby:
            return
        owner = table.lobby.owner if table.lobby else None
        # A button that is being pressed while somebody else sits down must stay the same one.
        while len(self._buttons) > len(table.seats):
            button = self._buttons.pop()
            button.hide()
            button.deleteLater()
        for n, seat in enumerate(table.seats):
            owned = seat.person is not None and seat.person == owner
            if n < len(self._buttons):
                self._buttons[n].show_seat(seat, owned)
            else:
                self._add_button(SeatButton(self._theme, seat, owned, self))
        watching = [p.name for p in table.lobby.people if p.seat is None] if table.lobby else []
        words = ", ".join(watching)
        self._words.setText(self.tr("Standing: {names}").format(names=words) if words else "")
        self._settle()
        self.update()

    def _add_button(self, button: SeatButton) -> None:
        button.clicked.connect(partial(self._click, button))
        button.customContextMenuRequested.connect(partial(self._offer, button))
        button.show()
        self._buttons.append(button)

    def _click(self, button: SeatButton, _checked: bool = False) -> None:
        """Whoever stands sits down at once; else there may be something to choose from."""
        table = self._table
        if table is None:
            return
        asked = self._asked(button.seat, table)
        free = button.seat.person is None and button.seat.bot is None
        if len(asked) == 1 or (free and table.seat is None):
            asked[0][1]()
        else:
            self._offer(button)

    def _offer(self, button: SeatButton, _at: QPoint | None = None) -> None:
        """All that can be done with that seat, as a menu."""
        asked = [] if self._table is None else self._asked(button.seat, self._table)
        if asked:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for words, do in asked:
                menu.addAction(words, do)
            menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _asked(self, seat: SeatView, table: Table) -> list[tuple[str, Callable[[], None]]]:
        """What the person can do with a seat, in words, and how."""
        assert table.lobby is not None, "shown only with a lobby"

        def send(message: object) -> Callable[[], None]:
            return lambda: self.send.emit(message)

        n, asked = seat.seat, []
        if seat.you:
            return [(self.tr("Stand up"), send(Stand()))]
        if seat.person is None and seat.bot is None:
            asked.append((self.tr("Sit here"), send(Sit(n))))
            if table.owner:
                asked.append((self.tr("Seat a bot here"), send(AddBot(n, BOT))))
                for person in table.lobby.people:
                    if person.id != table.you:
                        words = self.tr("Bring {name} here").format(name=person.name)
                        asked.append((words, send(MovePerson(person.id, n))))
        elif table.owner and seat.bot is not None:
            asked.append((self.tr("Take the bot away"), send(RemoveBot(n))))
            asked.append((self.tr("Leave it"), lambda: None))
        elif table.owner and seat.person is not None:
            name = seat.name or ""
            owner = self.tr("Make {name} the table's owner").format(name=name)
            kick = self.tr("Send {name} away").format(name=name)
            asked.append((owner, send(MakeOwner(seat.person))))
            asked.append((kick, send(Kick(seat.person))))
        return asked

    def sizeHint(self) -> QSize:
        return QSize(560, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(20 * self._theme.text_height(), 16 * self._theme.text_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def _settle(self) -> None:
        count = len(self._buttons)
        if not count:
            return
        text = self._theme.text_height()
        most = 11 if count <= 6 else 8.4
        width = round(min(most * text, self.width() / (4.8 if count > 6 else 2.6)))
        height = round(2.9 * text)
        place = self._place()
        a = (place.width() - width) / 2
        b = (place.height() - height) / 2
        for button, (x, y) in zip(self._buttons, _round_the_table(count, a / b), strict=True):
            left, top = place.left() + a + x * a, place.top() + b + y * b
            button.setGeometry(round(left), round(top), width, height)
        inner = self._felt()
        self._middle.setGeometry(
            inner.adjusted(inner.width() * 0.16, 0, -inner.width() * 0.16, 0).toRect()
        )

    def _place(self) -> QRectF:
        """Where table and seats are: wider than high, in the middle."""
        room = QRectF(self.rect())
        text = self._theme.text_height()
        wide = min(room.width(), 56 * text)
        high = min(room.height(), max(0.6 * wide, 28 * text))
        return QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)

    def _felt(self) -> QRectF:
        text = self._theme.text_height()
        inset_x = min(4.2 * text, self.width() / 6)
        inset_y = 1.45 * text
        return self._place().adjusted(inset_x, inset_y, -inset_x, -inset_y)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.colours
        painter.setPen(QPen(QColor(colours.panel_line), 2))
        painter.setBrush(QColor(blend(colours.cloth, colours.ink, 0.06)))
        felt = self._felt()
        radius = min(felt.width(), felt.height()) / 2
        painter.drawRoundedRect(felt, radius, radius)


def _round_the_table(count: int, stretch: float) -> list[tuple[float, float]]:
    """``count`` points at equal distances, clockwise from the top, each from -1 to 1 both ways.

    They lie on an oval with flat sides, ``stretch`` times as wide as it is high.
    """
    steps = 720
    outline = []
    for step in range(steps + 1):
        angle = 2 * math.pi * step / steps - math.pi / 2
        x, y = math.cos(angle), math.sin(angle)
        outline.append((math.copysign(abs(x) ** 0.5, x), math.copysign(abs(y) ** 0.5, y)))
    way = [0.0]
    for (x, y), (to_x, to_y) in pairwise(outline):
        way.append(way[-1] + math.hypot((to_x - x) * stretch, to_y - y))
    points = []
    for n in range(count):
        goal = way[-1] * n / count
        at = max(1, bisect_left(way, goal))
        share = (goal - way[at - 1]) / (way[at] - way[at - 1])
        (x, y), (to_x, to_y) = outline[at - 1], outline[at]
        points.append((x + (to_x - x) * share, y + (to_y - y) * share))
    return points
