-- Operators make medals, too, and rules of both may count sessions.

ALTER TABLE trophies.rules DROP CONSTRAINT rules_decidable;
ALTER TABLE trophies.rules
  ADD CONSTRAINT rules_decidable CHECK ((metric, scope) IN ((1, 1), (1, 2), (1, 4), (2, 3), (3, 1), (4, 2), (4, 4)));

-- titanup.trophies.v1.TrophyMetric and TrophyScope: what a family stood for until now. Since when a version is in force:
-- what came with migrations was always there. An archived version gives nothing to anybody.
ALTER TABLE trophies.medal_rules
  ADD COLUMN metric smallint,
  ADD COLUMN scope smallint,
  ADD COLUMN active_from timestamptz NOT NULL DEFAULT 'epoch',
  ADD COLUMN is_archived boolean NOT NULL DEFAULT false;
UPDATE trophies.medal_rules SET metric = 4, scope = 2 WHERE family = 1;
UPDATE trophies.medal_rules SET metric = 2, scope = 3 WHERE family = 2;
ALTER TABLE trophies.medal_rules
  ALTER COLUMN metric SET NOT NULL,
  ALTER COLUMN scope SET NOT NULL,
  ADD CONSTRAINT medal_rules_decidable CHECK ((family, metric, scope) IN ((1, 1, 1), (1, 1, 2), (1, 4, 2), (2, 2, 3)));

-- Versions before these keep nobody's medal any more.
CREATE TABLE trophies.medal_rule_revocations (
  medal_id text NOT NULL,
  version integer NOT NULL,
  revoke_time timestamptz NOT NULL,
  CONSTRAINT medal_rule_revocations_key PRIMARY KEY (medal_id, version),
  CONSTRAINT medal_rule_revocations_rule FOREIGN KEY (medal_id, version)
    REFERENCES trophies.medal_rules (medal_id, version)
);

-- What was in force stays on record.
GRANT INSERT ON trophies.medal_rules TO titanup_trophies;
REVOKE UPDATE, DELETE ON trophies.medal_rule_revocations FROM titanup_trophies;
