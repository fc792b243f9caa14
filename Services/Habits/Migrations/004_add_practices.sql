-- Completed practices fill habits as push-up sessions do.
ALTER TABLE habits.sources
  -- 1 for a push-up session, 2 for a practice.
  ADD COLUMN kind smallint NOT NULL DEFAULT 1,
  ADD CONSTRAINT sources_kind_known CHECK (kind BETWEEN 1 AND 2);
ALTER TABLE habits.sources
  ALTER COLUMN kind DROP DEFAULT,
  -- Clients choose the ids of both.
  DROP CONSTRAINT sources_key,
  ADD CONSTRAINT sources_key PRIMARY KEY (user_id, kind, source_id);

INSERT INTO habits.feeds (feed) VALUES ('training');
