-- Amounts to a thousandth. The columns of before keep the whole part: all that servers of before write and read. Thousandths
-- are NULL in rows that those have written, and count only while the whole part is theirs: one that they wrote over since
-- leaves them out of date.
ALTER TABLE habits.habits
  ADD COLUMN goal_thousandths bigint,
  -- Half a kilometre is a goal, too.
  DROP CONSTRAINT habits_goal_range,
  ADD CONSTRAINT habits_goal_range CHECK (
    goal_count BETWEEN 0 AND 1000000 AND (goal_count > 0 OR goal_direction = 2 OR goal_thousandths > 0));
ALTER TABLE habits.records ADD COLUMN amount_thousandths bigint;
ALTER TABLE habits.days ADD COLUMN thousandths bigint;
