"""Commands that serve others end in order, however often they are told to."""

import asyncio
import os
import signal
import sys

from sequence_lan.commands.ending import end_in_order

if sys.platform != "win32":  # which has no such signals

    def test_a_second_sigterm_does_not_cut_off_the_goodbye() -> None:
        said = []

        async def serve() -> None:
            end_in_order()
            told = asyncio.Event()
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, told.set)
            os.kill(os.getpid(), signal.SIGTERM)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                for number in (signal.SIGTERM, signal.SIGUSR1):
                    os.kill(os.getpid(), number)
                # Signals are told in the order in which they came.
                await told.wait()
                said.append("goodbye")

        asyncio.run(serve())
        assert said == ["goodbye"]
