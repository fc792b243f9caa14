"""Answers for what Ada keeps up and is reminded of: her habits with their records, and her series of reminders. They
remember what a test changes."""

from . import contract
from .edge import Failure
from .people import HABITS, MOTIVATION, day, time

WATER, READ, SUGAR, RUN, OLD, GONE = (f"{digit * 8}-{digit * 4}-4{digit * 3}-8{digit * 3}-{digit * 12}" for digit in "123456")
SERIES, SPREAD, ONCE = (f"{digit * 8}-{digit * 4}-4{digit * 3}-8{digit * 3}-{digit * 12}" for digit in "789")
COUNTS = {WATER: [6, 8, 7, 8, 0, 8, 3], READ: [30, 20, 0, 45, 30, 12.5, 30], SUGAR: [0, 1, 0, 0, 0, 0, 0], RUN: [1, 0, 0, 1, 0, 0, 0]}


def counts(habit_id):
    return COUNTS.get(habit_id, [0] * 7)


def habit(habit_id, title, color, goal, **more):
    return {"habitId": habit_id, "title": title, "kind": "HABIT_KIND_GOOD", "measure": "HABIT_MEASURE_TIMES", "goal": goal,
            "difficulty": 3, "color": color, "startDate": day(60), "etag": "e1", "createTime": time(days=60), **more}


def progress(today, week, total, percent, met=False, streak=0, unit="STREAK_UNIT_DAYS"):
    return {"today": today, "thisWeek": week, "total": total, "goalPercent": percent, "goalMet": met, "currentStreak": streak,
            "longestStreak": 19, "streakUnit": unit, "strength": 63.5, "formulaVersion": "loop-1"}


def record(number, back, **change):
    return {"recordId": f"aaaaaaaa-0000-4000-8000-00000000000{number}", "habitId": WATER, "occurTime": time(days=back), "timeZone": "Europe/Berlin",
            "utcOffsetSeconds": 3600, "localDate": day(back), "source": "RECORD_SOURCE_USER", "createTime": time(days=back), **change}


def reminder(reminder_id, **fields):
    return {"reminderId": reminder_id, "kind": "REMINDER_KIND_PUSH_UPS", "frequency": "REMINDER_FREQUENCY_DAILY", "etag": "e1",
            "createTime": time(days=3), "updateTime": time(days=3), **fields}


def occurrence(reminder_id=SERIES, back=-1, minute=1080, text="Time for your push-ups."):
    return {"reminderId": reminder_id, "localDate": day(back), "minute": minute, "time": time(days=back), "timeZone": "Europe/Berlin",
            "kind": "REMINDER_KIND_PUSH_UPS", "text": text}


def as_dictionary(message):
    return contract.json_format.MessageToDict(message, descriptor_pool=contract.pool())


class Kept:
    """What the two services keep of one person; `answers` are theirs."""

    def __init__(self, newcomer=False):
        at_least, at_most = {"direction": "GOAL_DIRECTION_AT_LEAST"}, {"direction": "GOAL_DIRECTION_AT_MOST"}
        self.habits = [] if newcomer else [
            {"habit": habit(WATER, "Glasses of water", "#1A94A6", {"perDay": 8.0, **at_least}), "progress": progress(3, 40, 900, 37, streak=4)},
            {"habit": habit(READ, "Read", "#3F9B5F", {"perDay": 30.0, **at_least}, measure="HABIT_MEASURE_AMOUNT", unit="min"),
             "progress": progress(30, 167.5, 4210, 100, met=True, streak=9)},
            {"habit": habit(SUGAR, "No sugar after eight in the evening", "#D0559B", {"perDay": 0.0, **at_most}, kind="HABIT_KIND_BAD"),
             "progress": progress(0, 1, 7, 0, met=True, streak=5)},
            {"habit": habit(RUN, "Run", "#E0662B", {"perWeek": 3.0, **at_least}), "progress": progress(0, 2, 31, 66, streak=2, unit="STREAK_UNIT_WEEKS")},
            {"habit": habit(OLD, "Piano", "#8B6CE0", {"perWeek": 2.0, **at_least}, archived=True), "progress": progress(0, 0, 12, 0)},
            {"habit": habit(GONE, "Diary", "#C98A12", {"perDay": 1.0, **at_least}, deleteTime=time(days=2), purgeTime=time(days=-28))}]
        self.records = [record(1, 0, delta=1.0), record(2, 0, delta=2.0, note="After the run"), record(3, 1, value=8.0), record(4, 2, skipped=True),
                        record(5, 3, delta=7.0, source="RECORD_SOURCE_LINK", sourceId=RUN)]
        self.reminders = [] if newcomer else [
            reminder(ONCE, kind="REMINDER_KIND_OTHER", text="Call the physiotherapist", frequency="REMINDER_FREQUENCY_ONCE", firstLocalDate=day(-3), minutes=[570]),
            reminder(SPREAD, frequency="REMINDER_FREQUENCY_DAILY", window={"firstMinute": 480, "lastMinute": 1200, "timesPerDay": 5}, isDisabled=True),
            reminder(SERIES, frequency="REMINDER_FREQUENCY_WEEKLY", weekdays=[1, 3, 5], minutes=[1080], lastLocalDate=day(-90))]
        self.answers = {HABITS + name: answer for name, answer in {
            "ListHabits": lambda _: {"habits": self.habits, "today": day(0)}, "GetHabit": lambda request: {"overview": self.found(request.habit_id)},
            "GetActivity": self.activity, "GetWeekOverWeek": self.weeks, "WatchHabits": [], "GetHabitStats": self.stats,
            "ListRecords": lambda _: {"records": self.records}, "RecordHabit": lambda request: self.stored(request.record),
            "SetHabitValue": lambda request: self.stored(request.record), "SkipHabit": lambda request: self.stored(request.record),
            "DeleteRecord": self.without_record, "UpdateHabit": self.changed, "ReorderHabits": {},
            "CreateHabit": lambda request: {"habit": as_dictionary(request.habit)}, "DeleteHabit": {}, "UndeleteHabit": {}, "LinkHabit": {}, "UnlinkHabit": {},
        }.items()} | {MOTIVATION + name: answer for name, answer in {
            "ListReminders": lambda _: {"reminders": self.reminders},
            "ListUpcomingReminders": {"occurrences": [occurrence(), occurrence(back=-3), occurrence(ONCE, -3, 570, "Call the physiotherapist")]},
            "CreateReminder": self.made, "UpdateReminder": lambda request: {"reminder": as_dictionary(request.reminder)}, "DeleteReminder": {},
            "DeleteAllReminders": {}, "AcknowledgeReminder": {"wasFirst": True}, "StreamDueReminders": [],
        }.items()}

    def found(self, habit_id):
        found = next((each for each in self.habits if each["habit"]["habitId"] == habit_id), None)
        if not found:
            raise Failure(5, "HABIT_NOT_FOUND", "This habit doesn't exist.")
        return found

    def activity(self, request):
        known = [self.found(habit_id)["habit"] for habit_id in request.habit_ids]
        return {"localDates": [day(back) for back in range(6, -1, -1)], "series": [
            {"habitId": each["habitId"], "title": each["title"], "color": each["color"], "counts": counts(each["habitId"]),
             "total": sum(counts(each["habitId"])), "hiddenInActivity": each.get("hiddenInActivity", False)} for each in known]}

    def weeks(self, request):
        def compared(habit_id, before):
            count = sum(counts(habit_id))
            return {"count": count, "previousCount": before, "delta": count - before, "percent": 100 * (count - before) / before}
        return {"today": day(0), "habits": [
            {"habitId": each, "title": self.found(each)["habit"]["title"], "rolling": compared(each, 20), "calendar": compared(each, 2)}
            for each in request.habit_ids]}

    def stats(self, request):
        overview = self.found(request.habit_id)
        return {"overview": overview, "days": 61, "averagePerDay": 5.25, "averagePerWeek": 36.75, "bestDay": {"localDate": day(20), "count": 12},
                "completion": [{"windowDays": days, "days": min(days, 61), "percent": 71.0} for days in (7, 30, 90)],
                "strength": [{"localDate": day(60 - index), "strength": min(99, index * 1.1)} for index in range(61)], "today": day(0)}

    def stored(self, message):
        entry = as_dictionary(message) | {"source": "RECORD_SOURCE_USER"}
        entry = {"localDate": day(0), "occurTime": time()} | entry
        if all(each["recordId"] != entry["recordId"] for each in self.records):
            self.records = [entry, *self.records]
            totals = self.found(entry["habitId"])["progress"]
            for name in ("today", "thisWeek", "total"):
                totals[name] += entry.get("delta", 0)
        return {"record": entry, "totals": self.totals(entry["habitId"])}

    def totals(self, habit_id):
        totals = self.found(habit_id)["progress"]
        return {"day": totals["today"], "week": totals["thisWeek"], "all": totals["total"], "goalMet": totals["goalMet"]}

    def without_record(self, request):
        for entry in [each for each in self.records if each["recordId"] == request.record_id]:
            self.records.remove(entry)
            totals = self.found(request.habit_id)["progress"]
            for name in ("today", "thisWeek", "total"):
                totals[name] -= entry.get("delta", 0)
        return {"totals": self.totals(request.habit_id)}

    def changed(self, request):
        overview = self.found(request.habit.habit_id)
        for path in request.update_mask.paths:
            name = "".join(part if index == 0 else part.title() for index, part in enumerate(path.split("_")))
            overview["habit"][name] = as_dictionary(request.habit).get(name, False if name in ("archived", "hiddenInActivity") else "")
        return {"habit": overview["habit"]}

    def made(self, request):
        if not request.validate_only:
            self.reminders = [as_dictionary(request.reminder), *self.reminders]
        return {"reminder": as_dictionary(request.reminder), "upcoming": [occurrence(), occurrence(back=-3)]}
