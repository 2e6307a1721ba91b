"""A table's options as the command line gives them."""

from dataclasses import replace
from typing import Final

from sequence_lan.engine.rules import (
    EDITIONS,
    SIDES,
    DrawMode,
    EditionName,
    check_table,
    sequences_needed,
    side_counts,
)
from sequence_lan.net.forms import rules_form
from sequence_lan.net.messages import TableOptions

WATCHERS: Final = 20


def table_options(players: int, edition: EditionName, draw: DrawMode) -> TableOptions:
    """The options of a table for ``players``; BadTable, if those can't play by that edition."""
    rules = EDITIONS[edition]
    count = next(iter(side_counts(players, rules)), 2)
    sides = SIDES[:count]
    check_table(players, sides, rules)
    rules = replace(rules, draw=draw, sequences_to_win=sequences_needed(count))
    return TableOptions(players, sides, rules_form(rules), clock=None, watchers=WATCHERS)
