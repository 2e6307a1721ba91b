"""The window in every language: nothing clipped, and another one as soon as it is chosen."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QWidget,
)

from devtools.translations import compile_all
from sequence_lan import language
from sequence_lan.client.model import Link, Notice
from sequence_lan.net.interfaces import ranked
from sequence_ui.bridge import Bridge
from sequence_ui.language import Language
from sequence_ui.lobby.code_question import CodeQuestion
from sequence_ui.lobby.seats_oval import SeatButton
from sequence_ui.settings.settings import Settings
from sequence_ui.style import dress
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui import pseudo
from tests.ui.screens import Screen, screens
from tests.ui.tables import lobby_table, snapshot

SIZES = ((1280, 800), (900, 620))
SCREENS = {screen.name: screen for screen in screens()}


class Spoken:
    """A window that speaks, with what a person has set."""

    def __init__(self, settings: Settings, spoken: Language) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication), "pytest-qt has made it"
        self.settings, self.language = settings, spoken
        self._theme = Theme("light", motion=False)
        dress(application, self._theme)

    def window(self, screen: Screen) -> Window:
        """The window with that screen."""
        window = Window(Bridge(), self._theme, self.settings)
        self.language.changed.connect(window.speak_anew)
        window.resize(*SIZES[0])
        window.show()
        window.show_snapshot(screen.snapshot)
        # What comes after the first frame is there too.
        while window.header.menu.menu() is None:
            QApplication.processEvents()
        screen.prepare(window)
        return window


def forget(window: Window) -> None:
    """The window and all that it has opened are gone."""
    for widget in QApplication.topLevelWidgets():
        widget.hide()
        widget.deleteLater()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_name("Ada")
    return settings


@pytest.fixture
def spoken(settings: Settings) -> Iterator[Spoken]:
    """English, as the settings say."""
    settings.set_language("en")
    speaking = Language(settings)
    yield Spoken(settings, speaking)
    speaking.silence()


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    compile_all(Path(sys.executable), pseudo.ROOT)


@pytest.fixture(scope="module")
def longest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the language that nobody speaks."""
    return pseudo.compiled(tmp_path_factory.mktemp("pseudo"))


def clipped(widget: QWidget) -> bool:
    """Whether what is written on ``widget`` has less room than it asks for."""
    width = widget.width() + 2
    match widget:
        case QLabel() if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + 2
        case QLabel():
            # One that is cut on purpose says all in its tip.
            ignored = widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
            return not ignored and widget.sizeHint().width() > width
        case SeatButton():
            return False
        case QPushButton() | QTabBar():
            return widget.sizeHint().width() > width
        case QComboBox():
            wanted = widget.fontMetrics().horizontalAdvance(widget.currentText())
            return wanted + 24 > width
        case QListWidget() if not widget.wordWrap():
            return widget.sizeHintForColumn(0) > widget.viewport().width() + 2
        case QScrollArea():
            content = widget.widget()
            return content is not None and content.width() > widget.viewport().width() + 2
        case _:
            return False


def written(window: QWidget) -> set[str]:
    """All that can be read in ``window`` now, or be heard of it."""
    texts: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        texts |= {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()}
        match widget:
            case QLabel() | QAbstractButton():
                texts.add(widget.text())
            case QComboBox():
                texts |= {widget.itemText(n) for n in range(widget.count())}
            case QTabBar():
                texts |= {widget.tabText(n) for n in range(widget.count())}
            case QListWidget():
                texts |= {widget.item(n).text() for n in range(widget.count())}
            case QLineEdit():
                texts.add(widget.placeholderText())
            case _:
                pass
    return {text.replace("&", "").strip() for text in texts}


def words(texts: set[str]) -> set[str]:
    """The words of three letters and more, in small letters."""
    return {word.lower() for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_clipped_in_the_longest_words(
    name: str, settings: Settings, longest: Path
) -> None:
    settings.set_language(pseudo.CODE)
    speaking = Language(settings, folder=longest)
    assert speaking.fault is None
    window = Spoken(settings, speaking).window(SCREENS[name])
    try:
        for size in SIZES:
            window.resize(*size)
            for _ in range(3):
                QApplication.processEvents()
            assert (window.width(), window.height()) == size
            shown = [
                widget
                for top in QApplication.topLevelWidgets()
                for widget in top.findChildren(QWidget)
                if widget.isVisible() and not widget.visibleRegion().isEmpty()
            ]
            assert [
                (type(widget).__name__, *written(widget)) for widget in shown if clipped(widget)
            ] == []
    finally:
        forget(window)
        speaking.silence()


@pytest.mark.parametrize(
    "name", ["start-tables", "lobby-four", "table-mine", "end-proved", "open", "settings"]
)
def test_another_language_changes_every_text_at_once(name: str, spoken: Spoken) -> None:
    screen = SCREENS[name]
    window = spoken.window(screen)
    before, kind = written(window), type(window.screen_shown)
    spoken.settings.set_language("fr")
    spoken.settings.set_language("nl")
    # Nobody is at the other end of the bridge, who would show the same again.
    window.show_snapshot(screen.snapshot)
    screen.prepare(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    after, there = written(window), type(window.screen_shown)
    forget(window)
    assert (spoken.language.spoken, there) == ("nl", kind)
    # A network is called what the system calls it.
    networks = words({interface.label for interface in ranked()})
    same = words(before) & words(after) - networks
    assert same <= SAME, f"in both languages: {same - SAME}"


SAME = {
    # Names, and what is the same in English and Dutch.
    *("ada", "bo", "cy", "dana", "wim", "kitchen", "garden", "attic", "with", "very", "long"),
    *("nam", "old", "laptop", "sequence", "sequences", "lan", "menu", "chat", "bot", "bots"),
    *("host", "link", "code", "goliath", "wlan", "amber", "fox", "river", "stone", "lantern"),
    *("pine", "hand", "sides", "good", "luck", "hello", "everybody", "what", "pip", "install"),
    *("sound", "english", "deutsch", "español", "français", "italiano", "norsk", "bokmål"),
    *("nederlands", "ctrl", "dood", "open", "club", "novice", "master", "for", "min"),
    *("computer", "contrast", "margin", "style", "protocol", "was"),
}


def test_where_the_person_was_they_are_still(spoken: Spoken) -> None:
    window = spoken.window(SCREENS["table-mine"])
    window.pages.show_settings()
    spoken.settings.set_language("de")
    assert window.pages.shown is window.pages.settings
    assert window.pages.settings.language.currentText() == "Deutsch"
    window.pages.close()
    assert window.screen_shown is window.table or window.screen_shown is window.start
    forget(window)


def test_the_menu_speaks_too_and_its_keys_work_once(spoken: Spoken) -> None:
    window = spoken.window(SCREENS["start-empty"])
    keys = sorted(action.shortcut().toString() for action in window.actions())
    spoken.settings.set_language("es")
    menu = window.header.menu.menu()
    assert isinstance(menu, QMenu)
    assert "A&justes" in [action.text() for action in menu.actions()]
    assert sorted(action.shortcut().toString() for action in window.actions()) == keys
    assert all(isinstance(action, QAction) for action in window.actions())
    forget(window)


def test_what_the_host_said_is_worded_here(spoken: Spoken) -> None:
    spoken.settings.set_language("it")
    closed = lobby_table(
        link=Link.CLOSED, ended=Notice(1, "table_closed", "The host has closed the table.")
    )
    window = spoken.window(Screen("closed", snapshot(closed)))
    assert window.header.banner.headline.text == "L’host ha chiuso il tavolo."
    spoken.settings.set_language("en")
    window.show_snapshot(snapshot(closed))
    assert window.header.banner.headline.text == "The host has closed the table."
    forget(window)


def test_the_question_for_a_code_is_in_the_persons_language(spoken: Spoken) -> None:
    refused = Notice(1, "code_needed", "This table is private: type its code.")
    window = spoken.window(SCREENS["start-empty"])
    spoken.settings.set_language("de")
    window.show_snapshot(snapshot(lobby_table(link=Link.CLOSED, ended=refused)))
    (question,) = window.findChildren(CodeQuestion)
    assert question.words.text() == (
        "Dieser Tisch ist privat: Tipp seinen Code ein, eine Zahl und zwei Wörter."
    )
    forget(window)


def test_a_language_that_is_none_is_english_with_a_sentence(settings: Settings) -> None:
    settings.set_language("tlh")
    speaking = Language(settings)
    assert speaking.spoken == "en"
    assert speaking.fault == language.not_known("tlh")
    window = Spoken(settings, speaking).window(SCREENS["settings"])
    assert window.pages.settings.language.currentText() == "tlh"
    settings.set_language("fr")
    assert f"{speaking.spoken} {speaking.fault}" == "fr None"
    forget(window)
    speaking.silence()


def test_words_that_are_not_there_leave_english_with_a_sentence(
    settings: Settings, tmp_path: Path
) -> None:
    settings.set_language("de")
    (tmp_path / "de.qm").write_bytes(b"nothing of the kind")
    speaking = Language(settings, folder=tmp_path)
    assert speaking.spoken == "en"
    assert speaking.fault == ("The words for Deutsch are not installed, so this is English.")
    speaking.silence()


def test_one_is_one_in_english(spoken: Spoken) -> None:
    assert QCoreApplication.translate("PlayerRow", "%n cards", None, 1) == "1 card"
    assert QCoreApplication.translate("PlayerRow", "%n cards", None, 7) == "7 cards"
