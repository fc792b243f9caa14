"""What services know of a user because they follow each other's feeds."""

import datetime

from titanup.habits.v1 import habits_pb2
from titanup.profile.v1 import profile_pb2
from titanup.social.v1 import social_pb2
from titanup.training.v1 import training_pb2

from .histories import told_state
from .people import Person, new_id, now

SHOWN = social_pb2.GroupSharing(board=True, push_ups=True, practices=True)
HABITS = "habits of sessions and practices"


class Followed:
    """What a user has where services follow others: habits that sessions and practices count for, and a group that sees both."""

    def __init__(self, person: Person):
        self.person = person
        day = (now() - datetime.timedelta(days=6)).date().isoformat()
        sources = {
            "Push-ups": habits_pb2.LINK_SOURCE_PUSHUP_REPS, "Sets": habits_pb2.LINK_SOURCE_PUSHUP_SESSIONS,
            "Train": habits_pb2.LINK_SOURCE_PRACTICES,
        }  # fmt: skip
        self.habits = [person.habit(title, start_date=day, measure=habits_pb2.HABIT_MEASURE_AMOUNT) for title in sources]
        for habit, source in zip(self.habits, sources.values()):
            person.habits.LinkHabit(habits_pb2.LinkHabitRequest(habit_id=habit.habit_id, source=source))
        sharing = social_pb2.Sharing(display_name="Ada")
        person.social.UpdateSharing(social_pb2.UpdateSharingRequest(sharing=sharing, update_mask={"paths": ["display_name"]}))
        settings = social_pb2.GroupSettings(name="Titans", weekly_goal=100)
        request = social_pb2.CreateGroupRequest(settings=settings, sharing=SHOWN, request_id=new_id())
        self.group = person.social.CreateGroup(request).group_id

    def seen(self) -> dict[str, object]:
        """By who follows whom, everything that says what was seen, without the account's own ids."""
        person = self.person
        feed = person.social.ListGroupFeed(social_pb2.ListGroupFeedRequest(group_id=self.group)).entries
        board = person.social.GetBoard(social_pb2.GetBoardRequest(group_id=self.group)).entries
        week = person.training.GetWeekSummary(training_pb2.GetWeekSummaryRequest(time_zone="UTC"))
        today = now().date()
        range_of_days = training_pb2.GetDailyEnergyRequest(
            from_local_date=str(today - datetime.timedelta(days=5)), to_local_date=str(today), time_zone="UTC")
        days = person.training.GetDailyEnergy(range_of_days).days
        home = person.profile.GetDashboard(profile_pb2.GetDashboardRequest(time_zone="UTC"))
        return {
            "trophies of sessions": told_state(person),
            HABITS: [person.progress(habit).total for habit in self.habits],
            "social of sessions and practices": [
                [(one.local_date, one.push_ups.reps, one.push_ups.verified_reps, one.practices) for one in feed],
                [(one.rank, one.total) for one in board],
            ],
            "training of sessions": [
                (day.local_date, day.completed, day.push_up_sessions, day.push_ups) for day in week.done],
            "training of profile": [
                (day.local_date, day.push_up_sessions, round(day.energy.met_minutes, 3), round(day.energy.kilocalories.gross, 3))
                for day in days],
            "the home screen": (
                [part.part for part in home.unavailable], home.today.total_reps, home.week.total_reps, home.month.total_reps,
                home.streak.current, home.level.experience, home.training_week.completed),
        }  # fmt: skip
