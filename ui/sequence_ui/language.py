"""The language of the window: the person's choice, else the system's, else English."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from sequence_lan import language
from sequence_ui.resources import resource_path
from sequence_ui.settings.settings import Settings

_QTS_OWN: Final = {"nb": "nn"}
"""What Qt's own dialogs speak where Qt has no translation in a language of ours: a near one."""


class Language(QObject):
    """All texts are in the language of ``settings``, and in another as soon as that is chosen."""

    changed = Signal()
    """Another language is spoken now: what has been written already has to be written anew."""

    def __init__(
        self, settings: Settings, *, asked: str | None = None, folder: Path | None = None
    ) -> None:
        """``asked`` is spoken until another language is chosen in the settings.

        ``folder`` holds the compiled translations; those of this program by default.
        """
        super().__init__()
        self._settings = settings
        self._folder = folder or resource_path("translations")
        self._translators: list[QTranslator] = []
        self._locale = QLocale()
        self.fault: str | None = None
        """Why it is English though another language was asked for, as a sentence."""
        self._set = settings.language
        self.spoken = self._speak(asked or self._set)
        settings.changed.connect(self._follow)

    def _follow(self) -> None:
        if self._settings.language != self._set:
            self._set = self._settings.language
            self.spoken = self._speak(self._set)
            self.changed.emit()

    def silence(self) -> None:
        """Everything is as if nothing had been translated."""
        self._settings.changed.disconnect(self._follow)
        self._forget()
        language.speak("en")
        QLocale.setDefault(self._locale)

    def _speak(self, wish: str | None) -> str:
        """``wish`` is spoken, the system's language for None, else English; the one that is."""
        self._forget()
        self.fault = None
        chosen = of_system() if wish is None else language.known(wish)
        if chosen is None:
            self.fault = language.not_known(wish or "")
            chosen = "en"
        # English too: its plurals are a translation.
        whole = self._load(chosen, self._folder)
        if not language.speak(chosen, self._folder) or (chosen != "en" and not whole):
            self.fault = language.not_there(chosen)
            self._forget()
            chosen = "en"
            language.speak(chosen)
        own = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._load(f"qtbase_{_QTS_OWN.get(chosen, chosen)}", own)
        system = QLocale.system()
        here = language.known(system.name()) == chosen
        QLocale.setDefault(system if here else QLocale(chosen))
        return chosen

    def _load(self, name: str, folder: Path) -> bool:
        translator = QTranslator(self)
        if not translator.load(str(folder / f"{name}.qm")):
            return False
        self._translators.append(translator)
        return QCoreApplication.installTranslator(translator)

    def _forget(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()


def of_system() -> str:
    """The first of the system's languages that is one of ours; English if none is."""
    for name in QLocale.system().uiLanguages():
        code = language.known(name)
        if code is not None:
            return code
    return "en"
