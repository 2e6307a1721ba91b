"""What Python's own argparse says, in the language that is spoken."""

import argparse
from typing import Final

from sequence_lan.language import noted, translate

TEXTS: Final = (
    noted("Argparse", "usage: "),
    noted("Argparse", "positional arguments"),
    noted("Argparse", "options"),
    noted("Argparse", "show this help message and exit"),
    noted("Argparse", "show program's version number and exit"),
    noted("Argparse", "%(prog)s: error: %(message)s\n"),
    noted("Argparse", "argument %(argument_name)s: %(message)s"),
    noted("Argparse", "the following arguments are required: %s"),
    noted("Argparse", "unrecognized arguments: %s"),
    noted("Argparse", "expected one argument"),
    noted("Argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    noted("Argparse", "ambiguous option: %(option)s could match %(matches)s"),
    noted("Argparse", "ignored explicit argument %r"),
)
"""Its texts that this command line can bring forth, in Python 3.11 to 3.13."""


def let_argparse_speak() -> None:
    """All that argparse says from now on is in the language that is spoken.

    It asks gettext for each text, by a name of its own module, and gettext has no other source
    than files in the system's language; a text that is not known stays English.
    """
    vars(argparse)["_"] = lambda text: translate("Argparse", text)
