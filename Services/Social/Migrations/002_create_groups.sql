-- Groups: people who train together by invitation. What members show is kept ready to be read, by group: places on boards
-- and entries of the feed are counted whenever a member's training or choice changes, so that no call adds up others'
-- training.

-- Verified push-ups are those that TitanUp counted. What was read so far doesn't say which they are, so it is read again.
ALTER TABLE social.sessions ADD COLUMN is_verified boolean NOT NULL DEFAULT false;
UPDATE social.followed_slots SET epoch = '', number = 0, is_rebuilding = true,
  reading = (SELECT max(reading) + 1 FROM social.followed_slots WHERE feed = 'sessions')
WHERE feed = 'sessions' AND number > 0;

CREATE TABLE social.groups (
  group_id uuid NOT NULL,
  name text NOT NULL,
  size_limit integer NOT NULL,
  -- In verified push-ups of all members; 0 for none.
  weekly_goal integer NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT groups_key PRIMARY KEY (group_id),
  CONSTRAINT groups_name_length CHECK (length(name) BETWEEN 1 AND 100),
  CONSTRAINT groups_size CHECK (size_limit BETWEEN 2 AND 1000),
  CONSTRAINT groups_goal CHECK (weekly_goal BETWEEN 0 AND 10000000)
);

-- Everything that a member has in a group refers to this row, and goes with it.
CREATE TABLE social.members (
  group_id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- What the group calls them. Version 7: in the order of joining.
  member_id uuid NOT NULL,
  -- 1 owner, 2 admin, 3 member.
  role smallint NOT NULL,
  -- What the other members see.
  shows_board boolean NOT NULL,
  shows_push_ups boolean NOT NULL,
  shows_practices boolean NOT NULL,
  join_time timestamptz NOT NULL,
  CONSTRAINT members_key PRIMARY KEY (group_id, user_id),
  CONSTRAINT members_name UNIQUE (group_id, member_id),
  CONSTRAINT members_group FOREIGN KEY (group_id) REFERENCES social.groups (group_id) ON DELETE CASCADE,
  CONSTRAINT members_user FOREIGN KEY (user_id) REFERENCES social.users (user_id) ON DELETE CASCADE,
  CONSTRAINT members_role CHECK (role BETWEEN 1 AND 3)
);
CREATE INDEX members_by_user ON social.members (user_id);
CREATE UNIQUE INDEX members_one_owner ON social.members (group_id) WHERE role = 1;

-- However a member goes, the group has an owner afterwards: of the highest role, whoever joined first. A group without
-- members goes, too.
CREATE FUNCTION social.settle_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two members who go at a time do so one after the other.
  PERFORM FROM social.groups WHERE group_id = OLD.group_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF OLD.role = 1 THEN
    UPDATE social.members SET role = 1
    WHERE group_id = OLD.group_id AND member_id = (
      SELECT member_id FROM social.members WHERE group_id = OLD.group_id ORDER BY role, member_id LIMIT 1);
  END IF;
  DELETE FROM social.groups
  WHERE group_id = OLD.group_id AND NOT EXISTS (SELECT FROM social.members WHERE group_id = OLD.group_id);
  RETURN NULL;
END $$;
CREATE TRIGGER members_settle_group AFTER DELETE ON social.members
  FOR EACH ROW EXECUTE FUNCTION social.settle_group();

-- Open invitations: one that is revoked or used up is deleted at once, one that has expired within the hour, and all of a
-- member's when they go.
CREATE TABLE social.group_invitations (
  group_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  -- The inviter.
  user_id uuid NOT NULL,
  code text NOT NULL,
  uses_left integer NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  CONSTRAINT group_invitations_key PRIMARY KEY (group_id, invitation_id),
  CONSTRAINT group_invitations_member FOREIGN KEY (group_id, user_id)
    REFERENCES social.members (group_id, user_id) ON DELETE CASCADE,
  CONSTRAINT group_invitations_code_length CHECK (length(code) = 16),
  CONSTRAINT group_invitations_uses CHECK (uses_left BETWEEN 1 AND 100)
);
CREATE INDEX group_invitations_by_code ON social.group_invitations (code);
CREATE INDEX group_invitations_by_member ON social.group_invitations (group_id, user_id);
CREATE INDEX group_invitations_by_user ON social.group_invitations (user_id);
CREATE INDEX group_invitations_by_expiry ON social.group_invitations (expire_time);

CREATE TABLE social.challenges (
  group_id uuid NOT NULL,
  challenge_id uuid NOT NULL,
  title text NOT NULL,
  -- 1 reps, 2 days, 3 sessions.
  rule smallint NOT NULL,
  first_date date NOT NULL,
  last_date date NOT NULL,
  -- 0 for none.
  target integer NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT challenges_key PRIMARY KEY (group_id, challenge_id),
  CONSTRAINT challenges_group FOREIGN KEY (group_id) REFERENCES social.groups (group_id) ON DELETE CASCADE,
  CONSTRAINT challenges_title_length CHECK (length(title) BETWEEN 1 AND 100),
  CONSTRAINT challenges_rule CHECK (rule BETWEEN 1 AND 3),
  CONSTRAINT challenges_dates CHECK (last_date - first_date BETWEEN 0 AND 365)
);
CREATE INDEX challenges_by_end ON social.challenges (last_date);

-- The totals of the members who show themselves on boards, without those that are 0.
CREATE TABLE social.standings (
  -- The group, or the challenge.
  board_id uuid NOT NULL,
  -- 1 week, 2 month, 3 challenge.
  kind smallint NOT NULL,
  first_date date NOT NULL,
  user_id uuid NOT NULL,
  group_id uuid NOT NULL,
  member_id uuid NOT NULL,
  total bigint NOT NULL,
  CONSTRAINT standings_key PRIMARY KEY (board_id, kind, first_date, user_id),
  CONSTRAINT standings_member FOREIGN KEY (group_id, user_id)
    REFERENCES social.members (group_id, user_id) ON DELETE CASCADE,
  CONSTRAINT standings_total CHECK (total > 0)
);
-- A page of a board is a range of this index, however many members there are.
CREATE INDEX standings_by_total ON social.standings (board_id, kind, first_date, total DESC, member_id);
CREATE INDEX standings_by_user ON social.standings (user_id, group_id);

-- What members show of a date, with as much of it as they show.
CREATE TABLE social.feed_entries (
  group_id uuid NOT NULL,
  entry_id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  local_date date NOT NULL,
  last_time timestamptz NOT NULL,
  reps bigint NOT NULL,
  verified_reps bigint NOT NULL,
  practices bigint NOT NULL,
  CONSTRAINT feed_entries_key PRIMARY KEY (group_id, entry_id),
  CONSTRAINT feed_entries_once UNIQUE (group_id, user_id, local_date),
  CONSTRAINT feed_entries_member FOREIGN KEY (group_id, user_id)
    REFERENCES social.members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX feed_entries_by_time ON social.feed_entries (group_id, last_time DESC, entry_id DESC);
CREATE INDEX feed_entries_by_user ON social.feed_entries (user_id);

CREATE TABLE social.cheers (
  group_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT cheers_key PRIMARY KEY (group_id, entry_id, user_id),
  CONSTRAINT cheers_entry FOREIGN KEY (group_id, entry_id)
    REFERENCES social.feed_entries (group_id, entry_id) ON DELETE CASCADE,
  CONSTRAINT cheers_member FOREIGN KEY (group_id, user_id)
    REFERENCES social.members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX cheers_by_user ON social.cheers (user_id, group_id);

-- Whose standings and entries are to be counted again. Written together with what changed.
CREATE TABLE social.uncounted_users (
  user_id uuid NOT NULL,
  CONSTRAINT uncounted_users_key PRIMARY KEY (user_id)
);

REVOKE UPDATE ON social.challenges, social.cheers, social.group_invitations FROM titanup_social;
GRANT UPDATE (uses_left) ON social.group_invitations TO titanup_social;
