"""Short sounds, for whoever has installed the extra ``[sound]``; silence for everybody else."""

import importlib.util
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QUrl

from sequence_lan.engine.events import Completed, Ended, Event, Placed, Removed, Took
from sequence_ui.resources import resource_path
from sequence_ui.settings.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

Cue = Literal["turn", "chip", "card", "sequence", "end"]
_LOUDNESS: Final = 0.5


def installed() -> bool:
    """Whether there is anything to play sounds with."""
    return importlib.util.find_spec("PySide6.QtMultimedia") is not None


def cue_of(events: Iterable[Event]) -> Cue | None:
    """The one sound for ``events`` that happened together: of the most that happened."""
    cue: Cue | None = None
    for event in events:
        match event:
            case Ended():
                return "end"
            case Completed():
                cue = "sequence"
            case Placed() | Removed() if cue != "sequence":
                cue = "chip"
            case Took() if cue is None:
                cue = "card"
            case _:
                pass
    return cue


class Sound(QObject):
    """Plays a cue if sound is installed, can be used, and is wanted."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._effects: dict[Cue, QSoundEffect] = {}
        self._installed = installed()

    def play(self, cue: Cue | None) -> None:
        """``cue`` is heard, from the beginning; nothing for None."""
        if cue is None or not self._installed or not self._settings.sounds:
            return
        effect = self._effects.get(cue)
        if effect is None:
            try:
                from PySide6.QtMultimedia import QSoundEffect
            except ImportError:
                # Its files are there, but not what the system has to bring for them.
                self._installed = False
                return
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource_path("sounds", f"{cue}.wav"))))
            effect.setVolume(_LOUDNESS)
            self._effects[cue] = effect
        effect.play()
