"""The table seen from above: the seats round it in turn order."""

import math
from bisect import bisect_left
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from sequence_lan.client.model import SeatView, Table
from sequence_lan.net.messages import ClientMessage
from sequence_ui.art.chips import paint_chip
from sequence_ui.art.marks import paint_tick
from sequence_ui.offers import in_lobby, level_words
from sequence_ui.parts.chip_icon import paint_hollow
from sequence_ui.parts.offer_menu import fill_menu, open_menu, pop_up
from sequence_ui.parts.standing import Standing
from sequence_ui.parts.typed import label, set_tip
from sequence_ui.theme import LEAD, PANEL_CORNER, TEXT, TITLE, Space, Theme, blend
from sequence_ui.words import side_name


class SeatButton(QPushButton):
    """One seat: free ones say "sit here", others who sits there."""

    def __init__(self, theme: Theme, seat: SeatView, owner: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._size = TEXT
        self.show_seat(seat, owner)

    def show_seat(self, seat: SeatView, owner: bool) -> None:
        """The button shows ``seat``, in which the table's ``owner`` may sit."""
        self._seat = seat
        first, second = self._words(seat, owner)
        self._first, self._second = first, second
        self.setText(label(first))
        set_tip(self, f"{first}\n{second}" if second else first)
        words = ", ".join(filter(None, (first, second)))
        self.setAccessibleName(
            self.tr("Seat {n}, {side}: {words}").format(
                n=seat.seat + 1, side=side_name(seat.side), words=words
            )
        )
        self.update()

    def set_size(self, size: float) -> None:
        """Names are written in that multiple of the system's size."""
        if size != self._size:
            self._size = size
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
            return self.tr("Bot"), level_words(seat.bot)
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
        text = theme.text_height(self._size)
        radius = 0.62 * text
        centre = QPointF(Space.SMALL + 1.2 * radius, self.height() / 2)
        paint = paint_chip if taken else paint_hollow
        paint(painter, theme, seat.side, centre, radius)
        left = round(centre.x() + 1.4 * radius) + 2
        room = self.rect().adjusted(left, 0, -Space.SMALL, 0)
        half = text + 1
        middle = room.center().y()
        painter.setFont(theme.font(self._size, bold=seat.you))
        painter.setPen(QColor(colours.ink))
        upper = QRectF(room.left(), middle - half, room.width(), half)
        painter.drawText(
            upper,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            painter.fontMetrics().elidedText(
                self._first, Qt.TextElideMode.ElideRight, int(upper.width())
            ),
        )
        painter.setFont(theme.font(self._size))
        painter.setPen(QColor(colours.ink_quiet))
        lower = QRectF(room.left(), middle + 1, room.width(), half)
        painter.drawText(
            lower,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            painter.fontMetrics().elidedText(
                self._second, Qt.TextElideMode.ElideRight, int(lower.width())
            ),
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
        self._title = QLabel(self)
        self._title.setFont(theme.font(TITLE, bold=True))
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setWordWrap(True)
        self._title.setProperty("role", "quiet")
        self.standing = Standing(theme, self.tr("Standing: {names}"), self)
        self.standing.send.connect(self.send)
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
        self.standing.show_table(table)
        self._title.setText(table.lobby.table if table.lobby else "")
        self._settle()
        self.update()

    def _add_button(self, button: SeatButton) -> None:
        button.clicked.connect(partial(self._click, button))
        button.customContextMenuRequested.connect(partial(self._offer, button))
        button.show()
        self._buttons.append(button)

    def _click(self, button: SeatButton, _checked: bool = False) -> None:
        """Whoever stands sits down at once; else there may be something to choose from."""
        if self._table is None:
            return
        offers = in_lobby(self._table, button.seat)
        free = button.seat.person is None and button.seat.bot is None
        if len(offers) == 1 or (free and self._table.seat is None):
            for message in offers[0].messages:
                self.send.emit(message)
        else:
            self._offer(button)

    def _offer(self, button: SeatButton, _at: QPoint | None = None) -> None:
        """All that can be done with that seat, as a menu."""
        offers = [] if self._table is None else in_lobby(self._table, button.seat)
        if offers:
            menu = open_menu(self)
            fill_menu(menu, offers, self._send)
            pop_up(menu, button)

    def _send(self, message: ClientMessage) -> None:
        self.send.emit(message)

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
        roomy = count <= 6 and self.width() >= 40 * text and self.height() >= 26 * text
        size = LEAD if roomy else TEXT
        most = 13 if roomy else 11 if count <= 6 else 8.4
        width = round(min(most * text, self.width() / (4.8 if count > 6 else 2.6)))
        height = round(2.9 * self._theme.text_height(size))
        place = self._place()
        a = (place.width() - width) / 2
        b = (place.height() - height) / 2
        for button, (x, y) in zip(self._buttons, _round_the_table(count, a / b), strict=True):
            left, top = place.left() + a + x * a, place.top() + b + y * b
            button.set_size(size)
            button.setGeometry(round(left), round(top), width, height)
        inner = self._felt()
        across = min(round(0.62 * inner.width()), self.standing.sizeHint().width())
        beneath = QSize(across, self.standing.sizeHint().height())
        corner = inner.center() - QPointF(across / 2, 0)
        self.standing.setGeometry(QRect(corner.toPoint(), beneath))
        wide = round(0.62 * inner.width())
        high = self._title.heightForWidth(wide)
        above = inner.center() - QPointF(wide / 2, high + Space.HAIR)
        self._title.setGeometry(QRect(above.toPoint(), QSize(wide, high)))

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
