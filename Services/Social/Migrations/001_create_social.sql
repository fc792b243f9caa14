-- Partners: people who have agreed to see what each of them shows, the invitations that make them, and what the feeds of
-- sessions and practices say of those who train. Everything is keyed by its owner first.

-- One row per user, locked first by whoever changes what that user has. Where two users are concerned, both rows are
-- locked, the lower id first.
CREATE TABLE social.users (
  user_id uuid NOT NULL,
  -- The name they go by among partners; NULL until they choose one.
  display_name text,
  -- What their partners see.
  shows_push_ups boolean NOT NULL DEFAULT false,
  shows_streak boolean NOT NULL DEFAULT false,
  shows_practices boolean NOT NULL DEFAULT false,
  CONSTRAINT users_key PRIMARY KEY (user_id),
  CONSTRAINT users_name_length CHECK (length(display_name) BETWEEN 1 AND 100)
);

-- Open invitations: one that is accepted or revoked is deleted at once, one that has expired within the hour.
CREATE TABLE social.invitations (
  -- The inviter.
  user_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  -- In the clear, so that its maker can show it again on another device. It is good for one partner, for a week.
  code text,
  -- The invited address as it was given, and in the form in which addresses are compared. Nobody knows whether it has an
  -- account.
  email text,
  address text,
  -- Nobody can use it any more, and its inviter isn't told.
  is_declined boolean NOT NULL DEFAULT false,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  CONSTRAINT invitations_key PRIMARY KEY (user_id, invitation_id),
  CONSTRAINT invitations_user FOREIGN KEY (user_id) REFERENCES social.users (user_id) ON DELETE CASCADE,
  CONSTRAINT invitations_code_or_address CHECK ((code IS NULL) = (address IS NOT NULL)),
  CONSTRAINT invitations_address_whole CHECK ((email IS NULL) = (address IS NULL)),
  CONSTRAINT invitations_code_length CHECK (length(code) = 16)
);
-- Not unique: a constraint would have to span all users. Codes have 80 random bits.
CREATE INDEX invitations_by_code ON social.invitations (code) WHERE code IS NOT NULL;
CREATE INDEX invitations_by_address ON social.invitations (address, create_time) WHERE address IS NOT NULL;
CREATE INDEX invitations_by_expiry ON social.invitations (expire_time);

-- Each partnership has a row for each side, made and deleted together. When either account is erased, both go: one with
-- its owner, the other with the row of `users` that it refers to.
CREATE TABLE social.partners (
  user_id uuid NOT NULL,
  -- What `user_id` calls the other side.
  partner_id uuid NOT NULL,
  other_user_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT partners_key PRIMARY KEY (user_id, partner_id),
  CONSTRAINT partners_once UNIQUE (user_id, other_user_id),
  CONSTRAINT partners_two CHECK (user_id <> other_user_id),
  CONSTRAINT partners_other FOREIGN KEY (other_user_id) REFERENCES social.users (user_id) ON DELETE CASCADE
);
CREATE INDEX partners_by_other ON social.partners (other_user_id);

CREATE TABLE social.blocks (
  user_id uuid NOT NULL,
  block_id uuid NOT NULL,
  blocked_user_id uuid NOT NULL,
  -- The name that the blocked person went by at the time.
  display_name text NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT blocks_key PRIMARY KEY (user_id, block_id),
  CONSTRAINT blocks_once UNIQUE (user_id, blocked_user_id),
  CONSTRAINT blocks_two CHECK (user_id <> blocked_user_id),
  CONSTRAINT blocks_blocked FOREIGN KEY (blocked_user_id) REFERENCES social.users (user_id) ON DELETE CASCADE
);
CREATE INDEX blocks_by_blocked ON social.blocks (blocked_user_id);

-- What was answered to a request id, for retries. No answer holds what another person shows.
CREATE TABLE social.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);
CREATE INDEX requests_by_age ON social.requests (user_id, create_time);

-- What the sessions feed says: the push-ups of each session, and the rules for dates.
CREATE TABLE social.sessions (
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  utc_offset_seconds integer NOT NULL,
  time_zone text NOT NULL,
  local_date date NOT NULL,
  reps integer NOT NULL,
  -- The reading of the feed that saw it last.
  reading integer NOT NULL,
  CONSTRAINT sessions_key PRIMARY KEY (user_id, session_id)
);
CREATE INDEX sessions_by_date ON social.sessions (user_id, local_date);
CREATE INDEX sessions_by_time ON social.sessions (user_id, start_time);

CREATE TABLE social.day_rules (
  user_id uuid NOT NULL,
  -- NULL follows the device.
  time_zone text,
  day_start_minutes integer NOT NULL,
  pause_first_dates date[] NOT NULL,
  pause_last_dates date[] NOT NULL,
  reading integer NOT NULL,
  CONSTRAINT day_rules_key PRIMARY KEY (user_id),
  CONSTRAINT day_rules_pauses_whole CHECK (cardinality(pause_first_dates) = cardinality(pause_last_dates))
);

-- What the training feed says: the dates of completed practices.
CREATE TABLE social.practices (
  user_id uuid NOT NULL,
  practice_id uuid NOT NULL,
  start_time timestamptz NOT NULL,
  time_zone text NOT NULL,
  local_date date NOT NULL,
  reading integer NOT NULL,
  CONSTRAINT practices_key PRIMARY KEY (user_id, practice_id)
);
CREATE INDEX practices_by_date ON social.practices (user_id, local_date);
CREATE INDEX practices_by_time ON social.practices (user_id, start_time);

-- Where the projection stands in each slot of each feed; locked by whoever applies changes, so that of several processes one
-- advances.
CREATE TABLE social.followed_slots (
  feed text NOT NULL,
  slot smallint NOT NULL,
  -- The epoch that the number is of; empty at the feed's beginning.
  epoch text NOT NULL DEFAULT '',
  number bigint NOT NULL DEFAULT 0,
  -- Counts how often the slot has been read from its beginning.
  reading integer NOT NULL DEFAULT 1,
  -- Whether the slot is being read again, after the feed's store was restored: rows of an earlier reading are then still here,
  -- and go when it is done.
  is_rebuilding boolean NOT NULL DEFAULT false,
  CONSTRAINT followed_slots_key PRIMARY KEY (feed, slot),
  CONSTRAINT followed_slots_range CHECK (slot BETWEEN 0 AND 127)
);
INSERT INTO social.followed_slots (feed, slot)
SELECT feed, slot FROM unnest(ARRAY['sessions', 'training']) AS feed, generate_series(0, 127) AS slot;

-- The processes that share a feed's slots, each until its lease ends.
CREATE TABLE social.feed_followers (
  feed text NOT NULL,
  follower uuid NOT NULL,
  lease_end timestamptz NOT NULL,
  CONSTRAINT feed_followers_key PRIMARY KEY (feed, follower)
);

REVOKE INSERT, DELETE ON social.followed_slots FROM titanup_social;
REVOKE UPDATE ON social.partners, social.blocks, social.requests FROM titanup_social;
REVOKE UPDATE ON social.invitations FROM titanup_social;
GRANT UPDATE (is_declined) ON social.invitations TO titanup_social;
