"""Compares counts with the truth: MAE, OBO and exact matches, with 95 % intervals."""

import collections
import math
import random
import statistics

from clips import PUSH_UP, Clip


def summary(counts: list[tuple[Clip, int]]) -> dict:
    """Scores push-up clips by the error of the count, and other exercises by whether anything was counted."""
    push_ups = [(clip, counted) for clip, counted in counts if clip.kind == PUSH_UP]
    variants = [(clip, counted) for clip, counted in counts if clip.is_push_up and clip.kind != PUSH_UP]
    others = [counted for clip, counted in counts if not clip.is_push_up]
    rows = [(clip, clip.reps_min, clip.reps_max, counted) for clip, counted in counts if clip.is_push_up]
    return {
        **_errors(push_ups),
        "variants": _errors(variants),
        "others": false_reps(others),
        "errors": distribution(rows),
        "by": by_trait(rows),
    }


def by_trait(counts: list[tuple[Clip, int, int, int]]) -> dict[str, dict[str, dict]]:
    """Clips by each trait that the truth names, and each of its values; each with the least and the greatest right number
    and the one that was counted."""
    found: dict[str, dict[str, list]] = {}
    for clip, *numbers in counts:
        for trait, value in clip.traits.items():
            found.setdefault(trait, {}).setdefault(value, []).append(tuple(numbers))
    return {trait: {value: errors(part) for value, part in values.items()} for trait, values in found.items()}


def distribution(counts: list[tuple[Clip, int, int, int]]) -> dict[int, int]:
    """How many clips were counted how many reps too few (negative) or too many, and how many rightly (0)."""
    signed = [counted - min(max(counted, least), most) for _, least, most, counted in counts]
    return dict(sorted(collections.Counter(signed).items()))


def false_reps(counts: list[int]) -> dict:
    """How many clips of other exercises have a rep counted in them."""
    return {"clips": len(counts), "with_false_rep": _share(sum(counted > 0 for counted in counts), len(counts))}


def _errors(counts: list[tuple[Clip, int]]) -> dict:
    return errors([(clip.reps_min, clip.reps_max, counted) for clip, counted in counts])


def errors(counts: list[tuple[int, int, int]]) -> dict:
    """The errors of counts, each given as the least and the greatest right number and the one that was counted."""
    errors = [max(least - counted, counted - most, 0) for least, most, counted in counts]
    relative = [error / max(1, least) for error, (least, _, _) in zip(errors, counts)]
    return {
        "clips": len(counts),
        "mae": _mean(relative),
        "obo": _share(sum(error <= 1 for error in errors), len(errors)),
        "exact": _share(sum(error == 0 for error in errors), len(errors)),
    }


def _share(hits: int, of: int) -> dict:
    """The share of hits, with the Wilson score interval."""
    if of == 0:
        return {"count": 0, "share": None, "interval": None}
    z, p = 1.959964, hits / of
    middle, spread = p + z * z / (2 * of), z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + sign * spread) / (1 + z * z / of) for sign in (-1, 1))
    return {"count": hits, "share": round(p, 4), "interval": [round(max(0, low), 4), round(min(1, high), 4)]}


def _mean(values: list[float]) -> dict:
    """The mean, with the percentile bootstrap interval over clips."""
    if not values:
        return {"mean": None, "interval": None}
    chance = random.Random(1)
    means = sorted(statistics.fmean(chance.choices(values, k=len(values))) for _ in range(2000))
    return {"mean": round(statistics.fmean(values), 4), "interval": [round(means[50], 4), round(means[1949], 4)]}


def line(figures: dict, name: str = "push-ups") -> str:
    """The summary of one table as text."""
    parts = []
    for name, part in ((name, figures), ("variants", figures["variants"])):
        if part["clips"]:
            parts.append(
                f"{part['clips']} {name}: MAE {part['mae']['mean']:.3f} {_interval(part['mae'], 3)}, "
                f"OBO {_count(part['obo'])}, exact {_count(part['exact'])}"
            )
    others = figures["others"]
    if others["clips"]:
        parts.append(f"{others['clips']} others: false reps in {_count(others['with_false_rep'])}")
    return "; ".join(parts)


def _count(share: dict) -> str:
    return f"{share['count']} {_interval(share, 2)}"


def _interval(figure: dict, digits: int) -> str:
    low, high = figure["interval"]
    return f"[{low:.{digits}f}, {high:.{digits}f}]"


def details(figures: dict) -> list[str]:
    """The lines below a table's summary: its distribution of errors, and its figures by trait."""
    lines = []
    if figures["errors"]:
        lines.append("errors: " + ", ".join(f"{error:+d}: {clips}" if error else f"0: {clips}" for error, clips in figures["errors"].items()))
    for trait, values in figures["by"].items():
        for value, part in sorted(values.items()):
            lines.append(
                f"{trait} {value}: {part['clips']} clips, MAE {part['mae']['mean']:.3f}, "
                f"OBO {part['obo']['count']}, exact {part['exact']['count']}"
            )
    return lines


def page(title: str, figures: dict) -> str:
    """One table's figures as Markdown: how often the count is right, the same by trait, and how far it is off."""
    lines = [f"## {title}", "", "| clips | | MAE | within one | exact |", "|---|---|---|---|---|", _row("all", figures)]
    if figures.get("variants", {}).get("clips"):
        lines += [_row("variants, not in all", figures["variants"])]
    for trait, values in sorted(figures["by"].items()):
        lines += [_row(f"{trait}: {value}", part) for value, part in sorted(values.items())]
    others = figures["others"]
    if others["clips"]:
        lines += ["", f"False reps in {others['with_false_rep']['count']} of {others['clips']} clips of something else."]
    if figures["errors"]:
        lines += ["", "| reps too many | clips |", "|---|---|"]
        lines += [f"| {error:+d} | {clips} |" if error else f"| 0 | {clips} |" for error, clips in figures["errors"].items()]
    return "\n".join([*lines, ""])


def _row(name: str, part: dict) -> str:
    if not part["clips"]:
        return f"| {_cell(name)} | 0 | | | |"
    return f"| {_cell(name)} | {part['clips']} | {part['mae']['mean']:.3f} | {part['obo']['count']} | {part['exact']['count']} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
