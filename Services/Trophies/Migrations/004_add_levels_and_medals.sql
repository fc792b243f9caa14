-- Points towards the Titan level: bronze 15, silver 30, gold 90.
ALTER TABLE trophies.rules ADD COLUMN experience integer NOT NULL DEFAULT 0;
ALTER TABLE trophies.rules ADD CONSTRAINT rules_experience_not_negative CHECK (experience >= 0);
UPDATE trophies.rules SET experience = CASE
    WHEN trophy_id IN ('T-SESSION-50', 'T-DAY-300') THEN 90
    WHEN trophy_id IN ('T-SESSION-20', 'T-SESSION-40', 'T-DAY-50', 'T-DAY-100') THEN 30
    WHEN trophy_id IN ('T-SESSION-5', 'T-SESSION-10', 'T-FAST-5-10S', 'T-STREAK-3') THEN 15
    ELSE 0
  END;

-- A level that was reached is never lost, whatever becomes of what gave it: unlike the rest, this cannot be built again
-- from the feed. It begins with what there is now.
ALTER TABLE trophies.users ADD COLUMN highest_level integer NOT NULL DEFAULT 1;
ALTER TABLE trophies.users ADD CONSTRAINT users_highest_level_positive CHECK (highest_level > 0);
UPDATE trophies.users SET highest_level = floor((1 + sqrt(1 + 0.08 * (
    (SELECT COALESCE(sum(reps), 0) + 10 * count(DISTINCT local_date) FROM trophies.sessions
      WHERE sessions.user_id = users.user_id AND evidence <= 2)
    + (SELECT COALESCE(sum(experience), 0) FROM trophies.awards
      JOIN trophies.rules ON rules.trophy_id = awards.trophy_id AND rules.version = awards.rule_version
      WHERE awards.user_id = users.user_id AND state <> 3)))) / 2);

-- When its user has seen an award; nor can this be built again.
ALTER TABLE trophies.awards ADD COLUMN acknowledge_time timestamptz;

-- What earns a medal. Rows are added, never changed: the highest version of a medal is in force. Nobody keeps who has
-- which: the sessions say it.
CREATE TABLE trophies.medal_rules (
  medal_id text NOT NULL,
  version integer NOT NULL,
  -- titanup.trophies.v1.MedalFamily.
  family smallint NOT NULL,
  threshold integer NOT NULL,
  -- titanup.sessions.v1.Evidence: what sessions must be believed to count.
  min_evidence smallint NOT NULL DEFAULT 2,
  catalogue_order integer NOT NULL,
  image_uri text NOT NULL,
  title_en text NOT NULL,
  title_de text NOT NULL,
  description_en text NOT NULL,
  description_de text NOT NULL,
  CONSTRAINT medal_rules_key PRIMARY KEY (medal_id, version),
  CONSTRAINT medal_rules_version_positive CHECK (version > 0),
  CONSTRAINT medal_rules_family_known CHECK (family BETWEEN 1 AND 2),
  CONSTRAINT medal_rules_threshold_positive CHECK (threshold > 0),
  CONSTRAINT medal_rules_evidence_known CHECK (min_evidence BETWEEN 1 AND 4)
);
INSERT INTO trophies.medal_rules (
  medal_id, version, family, threshold, catalogue_order, image_uri, title_en, title_de, description_en, description_de)
SELECT 'M-DAY-' || n, 1, 1, n, n, 'titanup:medals/M-DAY-' || n || '.svg',
  CASE n WHEN 1 THEN 'First session today' ELSE n || ' sessions today' END,
  CASE n WHEN 1 THEN 'Erste Einheit heute' ELSE n || ' Einheiten heute' END,
  CASE n WHEN 1 THEN 'A session on one day.' ELSE n || ' sessions on one day.' END,
  CASE n WHEN 1 THEN 'Eine Einheit an einem Tag.' ELSE n || ' Einheiten an einem Tag.' END
FROM unnest(ARRAY[1, 2, 5, 8, 10, 15, 20, 50]) AS steps (n);
INSERT INTO trophies.medal_rules (
  medal_id, version, family, threshold, catalogue_order, image_uri, title_en, title_de, description_en, description_de)
SELECT 'M-ROW-' || n, 1, 2, n, 1000 + n, 'titanup:medals/M-ROW-' || n || '.svg',
  CASE n WHEN 1 THEN 'The first day' ELSE n || ' days in a row' END,
  CASE n WHEN 1 THEN 'Der erste Tag' ELSE n || ' Tage in Folge' END,
  CASE n WHEN 1 THEN 'Push-ups on a day.' ELSE 'Push-ups on ' || n || ' days in a row.' END,
  CASE n WHEN 1 THEN 'Liegestütze an einem Tag.' ELSE 'Liegestütze an ' || n || ' Tagen in Folge.' END
FROM unnest(ARRAY[1, 7, 30, 60, 90, 150, 200, 300, 365]) AS steps (n);
REVOKE INSERT, UPDATE, DELETE ON trophies.medal_rules FROM titanup_trophies;
