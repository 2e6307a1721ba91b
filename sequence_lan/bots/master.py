"""The strongest player: for now it plays as club does."""

from sequence_lan.bots.club import choose as choose
