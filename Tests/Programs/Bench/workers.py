"""Processes of a benchmark that send their results through a pipe."""

import multiprocessing

processes = multiprocessing.get_context("spawn")
# How long to wait for a worker's next message, in seconds.
PATIENCE = 60


def start(function, *arguments):
    """Starts a process whose function sends its results to its last argument."""
    receiver, sender = processes.Pipe(duplex=False)
    process = processes.Process(target=function, args=[*arguments, sender], daemon=True)
    process.start()
    return process, receiver


def await_result(receiver):
    if not receiver.poll(PATIENCE):
        raise RuntimeError(f"a process of the benchmark has sent no result within {PATIENCE} s")
    return receiver.recv()


def finish(process, receiver):
    result = await_result(receiver)
    process.join(10)
    return result
