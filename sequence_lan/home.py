"""Where this program keeps its files."""

from pathlib import Path

import platformdirs


def home_folder() -> Path:
    """The folder where this system keeps the data of the user's programs."""
    return platformdirs.user_data_path("sequence-lan", appauthor=False)
