"""Times the library rich at the card of Sources/CaffeineBenchmarks, for `Scripts/bench render`.

30 × 8 cells: a border, ideographs and emoji, a grey line, room, a bar with its label, in true
colour, built anew for each drawing. Prints the median of five means in microseconds.
"""

import io
import statistics
import time

from rich.cells import cell_len
from rich.console import Console, Group
from rich.panel import Panel
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

console = Console(
    file=io.StringIO(), force_terminal=True, color_system="truecolor", width=30, height=8,
    legacy_windows=False)


def card():
    bar = Table.grid(padding=(0, 1))
    bar.add_row(ProgressBar(total=100, completed=75, width=20), "75 %")
    lines = Group(
        Text("東京 Weather 🌤️", style="bold rgb(102,204,255)"),
        Text("晴れ 21°C 👍🏽 café 👨‍👩‍👧", style="rgb(142,142,147)"),
        Text("\n\n"), bar)
    return Panel(lines, width=30, height=8, border_style="rgb(10,132,255)")


def draw():
    with console.capture() as capture:
        console.print(card())
    return capture.get()


def mean(count=300):
    start = time.perf_counter()
    for _ in range(count):
        draw()
    return (time.perf_counter() - start) / count * 1e6


rows = Text.from_ansi(draw()).plain.splitlines()
assert [cell_len(row) for row in rows] == [30] * 8, rows
print(f"{statistics.median(mean() for _ in range(5)):.1f}")
