"""What a user interface shows of the network, and what it asks for: frozen values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sequence_lan.bots.explain import Advice
from sequence_lan.client.model import Notice, Table
from sequence_lan.host.unfinished import Unfinished
from sequence_lan.net.advert import TableAd
from sequence_lan.net.interfaces import Interface
from sequence_lan.net.link import DEFAULT_PORT
from sequence_lan.net.messages import Level, TableOptions


@dataclass(frozen=True, slots=True)
class Search:
    """What is known of the tables nearby."""

    tables: tuple[TableAd, ...]
    """Those that answer, sorted by name."""
    since: float | None
    """When searching began, on the clock of time.monotonic(); None while nobody searches."""
    network: str
    """The interfaces that are searched, in words: ``wlan0 192.168.1.5``."""
    fault: str | None
    """Why nothing can be found, as a sentence."""
    known: Mapping[bytes, str] = field(default_factory=dict)
    """The hosts that this person has met before: by certificate, whose table it was."""
    interfaces: tuple[Interface, ...] = ()
    """All that could be searched, the likeliest way to other players first."""
    in_use: tuple[Interface, ...] = ()
    """Those that are searched."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """The table that this program hosts."""

    name: str
    addresses: tuple[str, ...]
    """``192.168.1.5:47624``, the best first; none for a practice table."""
    link: str
    words: tuple[str, ...]
    advertised: str | None
    """The table's name on the network after renames; None if it is not advertised."""
    fault: str | None
    """Why it is not advertised; it can still be joined by its address."""
    code: str | None = field(default=None, repr=False)
    """Of a private table: for the people who shall come, and for nobody else."""
    practice: bool = False
    """Nobody else can come, and advice can be asked for."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that a user interface shows of the network."""

    search: Search
    hosting: Hosting | None
    table: Table | None
    """The table that this person is at, their own one too."""
    fault: Notice | None
    """The last thing asked for here that could not be done; compare its number."""
    unfinished: tuple[Unfinished, ...] = ()
    """The games on this computer that can be gone on with, the latest first."""
    advice: Advice | None = None
    """The last one that was asked for at this practice table."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table to be opened."""

    name: str
    options: TableOptions
    port: int = DEFAULT_PORT
    """The next free one if it is taken; 0 is any."""
    bots: tuple[tuple[int, Level], ...] = ()
    """Seats that are filled at once."""
    practice: bool = False
    """For this person alone: not advertised, on 127.0.0.1 only; the game begins by itself."""
    code: str | None = field(default=None, repr=False)
    """A private table's."""
