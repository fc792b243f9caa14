"""Repeated readings of a server's memory and descriptors at rest."""

from figures import table

# The number of descriptors must return to exactly its former value. Memory may differ by this much, because the amount
# that the allocator retains depends on how calls happened to overlap. A leak of 45 bytes a connection, or of 20 a call
# in ten minutes of the mix, exceeds it.
TOLERANCE = 4.0  # MiB

class Readings:
    """Memory and descriptors at quiescent points; the first is the baseline."""

    def __init__(self):
        self.rows = []

    def add(self, what, memory, descriptors):
        self.rows.append((what, memory, descriptors))

    def complaints(self):
        """
        >>> readings = Readings()
        >>> readings.add("warm-up", 20.0, 9)
        >>> readings.add("connections", 23.0, 9)
        >>> readings.complaints()
        []
        >>> readings.add("mix", 25.0, 10)
        >>> readings.complaints()
        ['mix: 5.0 MiB more than after warm-up', 'mix: 10 descriptors instead of 9']
        """
        found = []
        (start, memory_before, descriptors_before), *rest = self.rows
        for what, memory, descriptors in rest:
            if memory - memory_before > TOLERANCE:
                found.append(f"{what}: {memory - memory_before:.1f} MiB more than after {start}")
            if descriptors != descriptors_before:
                found.append(f"{what}: {descriptors} descriptors instead of {descriptors_before}")
        return found

    def markdown(self):
        rows = [[what, f"{memory:.1f}", str(descriptors)] for what, memory, descriptors in self.rows]
        return table(["after", "RSS MiB", "descriptors"], rows)
