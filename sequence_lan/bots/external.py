"""Players of any make: a command that reads positions as JSON lines and writes its actions."""

import contextlib
import json
import os
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import IO, Any, Final, Literal, Self

from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.jsonlines import Malformed, parse_object, shown
from sequence_lan.engine.legal import legal_actions, refusal
from sequence_lan.engine.notation import action_object, line_name, parse_action
from sequence_lan.engine.position import board_rows, result_object
from sequence_lan.engine.public import Public, Result
from sequence_lan.engine.sentence import Sentence
from sequence_lan.engine.view import View

PREFIX: Final = "cmd:"
"""Before a command in the place of a level."""
MOVE_TIMEOUT: Final = 10.0
"""Seconds a command has for an answer when nothing else is said."""
_LONGEST: Final = 64 * 1024
"""Characters of an answer, far more than any action has."""
_FAREWELL: Final = 1.0
"""Seconds a command has to end by itself once it has been told the result."""

Fault = Literal["died", "silent", "illegal"]


class Failed(Exception):
    """The command has failed as a player; ``sentence`` says how."""

    def __init__(self, fault: Fault, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.fault = fault
        self.sentence = sentence


def is_there(command: str) -> bool:
    """Whether the program that ``command`` begins with is found, as far as that can be told."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0].strip('"')) is not None


class External:
    """A command that plays one seat for one game; to be closed."""

    def __init__(self, command: str, names: Sequence[str], move_timeout: float) -> None:
        """The command is started, and will be told the ``names`` in seat order; else Failed.

        ``move_timeout`` are the seconds that it has for each answer.
        """
        self._names = tuple(names)
        self._timeout = move_timeout
        try:
            self._process = subprocess.Popen(
                command if os.name == "nt" else shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        except (OSError, ValueError, IndexError) as error:
            told = getattr(error, "strerror", None) or str(error)
            cannot = Sentence(
                "The command {command} cannot be started: {why}.",
                {"command": repr(command), "why": Sentence(told)},
            )
            raise Failed("died", cannot) from None
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._speaker = _started(_speak, self._process.stdin, self._said)
        _started(_listen, self._process.stdout, self._answers)

    def choose(self, view: View) -> SeatAction:
        """What the command answers to ``view``, a legal action of its seat; else Failed."""
        self._say(view_object(view, self._names))
        try:
            line = self._answers.get(timeout=self._timeout)
        except queue.Empty:
            silent = Sentence("No answer came in time ({n} s).", {"n": f"{self._timeout:g}"})
            raise Failed("silent", silent) from None
        if not line.endswith(b"\n"):
            if len(line) >= _LONGEST:
                raise Failed("illegal", Sentence("The answer is longer than any action."))
            raise Failed("died", Sentence("The command ended in the middle of the game."))
        return read_answer(line, view)

    def end(self, result: Result, public: Public) -> None:
        """The command is told how the game ended, as far as it still listens."""
        self._say({"result": result_object(result, public.setup.sides)})

    def close(self) -> None:
        """The command has ended, by itself or killed."""
        self._said.put(b"")
        self._speaker.join(_FAREWELL)
        try:
            self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _say(self, said: dict[str, Any]) -> None:
        written = json.dumps(said, separators=(",", ":"), ensure_ascii=False)
        self._said.put(written.encode("utf-8") + b"\n")


def _started(
    pump: Callable[[IO[bytes], "queue.SimpleQueue[bytes]"], None],
    pipe: IO[bytes] | None,
    lines: "queue.SimpleQueue[bytes]",
) -> threading.Thread:
    """A thread that pumps: a command that neither reads nor writes holds nobody else up."""
    assert pipe is not None, "a pipe was asked for"
    thread = threading.Thread(target=pump, args=(pipe, lines), daemon=True)
    thread.start()
    return thread


def _speak(stdin: IO[bytes], said: "queue.SimpleQueue[bytes]") -> None:
    """Every line is written until an empty one comes, or nobody reads any more."""
    # That the command has ended shows where its answer is waited for.
    with contextlib.suppress(OSError), stdin:
        while line := said.get():
            stdin.write(line)
            stdin.flush()


def _listen(stdout: IO[bytes], answers: "queue.SimpleQueue[bytes]") -> None:
    """Every line is put where it is waited for; at the end an empty one."""
    with stdout:
        line = b"\n"
        while line.endswith(b"\n"):
            line = stdout.readline(_LONGEST)
            answers.put(line)


def read_answer(line: bytes, view: View) -> SeatAction:
    """The action that ``line`` says for the seat of ``view``, a legal one; else Failed.

    Its form is that of a record without ``seat``; one that is there is ignored (RECORD.md).
    """
    public, seat = view.public, view.seat
    assert seat is not None, "a watcher is asked nothing"
    try:
        written = parse_object(line.rstrip(b"\r\n"))
        action = parse_action({**written, "seat": seat}, public.setup)
    except Malformed as fault:
        answer = shown(line.decode("utf-8", "replace"))
        no_action = Sentence(
            "The answer {answer} is no action: {fault}.",
            {"answer": answer, "fault": fault.sentence},
        )
        raise Failed("illegal", no_action) from None
    code = refusal(public, view.hand, action)
    if code is not None or not isinstance(action, SeatAction):
        refused = Sentence("The answer is not legal: {code}.", {"code": code or "not_allowed"})
        raise Failed("illegal", refused)
    return action


def view_object(view: View, names: Sequence[str]) -> dict[str, Any]:
    """What a command reads for a decision of the seat of ``view``.

    The position as a record has it, as far as the seat may know it, with the rules, who sits where
    and every legal action.
    """
    public, seat = view.public, view.seat
    assert seat is not None, "a watcher decides nothing"
    setup = public.setup
    sides = setup.sides
    call = public.call
    legal = [action_object(action, setup) for action in legal_actions(public, view.hand, seat)]
    for action in legal:
        del action["seat"]
    said: dict[str, Any] = {
        "seat": seat,
        "rules": {**asdict(setup.rules), "chips": list(setup.rules.chips)},
        "sides": list(sides),
        "seats": [
            {"name": name, "side": sides[setup.side_of(number)]}
            for number, name in enumerate(names)
        ],
        "board": board_rows(public),
        "sequences": [[sides[side], line_name(line)] for side, line in public.sequences],
        "hand": list(view.hand),
        "hand_counts": list(public.hand_counts),
        "deck_count": public.deck_count,
        "discards": [list(pile) for pile in public.discards],
        "to_play": public.to_play,
        "exchanges": public.exchanges,
        "may_draw": list(public.may_draw),
        "owes": list(public.owes),
        "passed": list(public.passed),
        "call": None if call is None else {"side": sides[call.side], "by": call.by},
    }
    if setup.players % len(sides):
        said["next"] = list(public.next)
    return {**said, "legal": legal}
