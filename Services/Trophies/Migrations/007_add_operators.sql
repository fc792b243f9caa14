-- Operators make rules while the service runs.

-- Since when a version is in force: whoever earned it before the next one keeps it. What came with migrations was always
-- there. An archived version gives nothing to anybody.
ALTER TABLE trophies.rules
  ADD COLUMN active_from timestamptz NOT NULL DEFAULT 'epoch',
  ADD COLUMN is_archived boolean NOT NULL DEFAULT false;

-- Versions before these keep nobody's award any more.
CREATE TABLE trophies.rule_revocations (
  trophy_id text NOT NULL,
  version integer NOT NULL,
  revoke_time timestamptz NOT NULL,
  CONSTRAINT rule_revocations_key PRIMARY KEY (trophy_id, version),
  CONSTRAINT rule_revocations_rule FOREIGN KEY (trophy_id, version) REFERENCES trophies.rules (trophy_id, version)
);

-- Judging people again: how far it is, so that it goes on after a restart.
CREATE TABLE trophies.operations (
  operation_id uuid NOT NULL,
  -- titanup.trophies.v1.OperationState and ReevaluationPolicy.
  state smallint NOT NULL,
  policy smallint NOT NULL,
  -- Empty: all.
  trophy_ids text[] NOT NULL,
  -- NULL: everybody.
  user_id uuid,
  users_total integer NOT NULL,
  users_done integer NOT NULL DEFAULT 0,
  -- Who was judged last, in the order of ids; NULL at the beginning.
  last_judged_id uuid,
  granted integer NOT NULL DEFAULT 0,
  revoked integer NOT NULL DEFAULT 0,
  grandfathered integer NOT NULL DEFAULT 0,
  create_time timestamptz NOT NULL,
  end_time timestamptz,
  CONSTRAINT operations_key PRIMARY KEY (operation_id),
  CONSTRAINT operations_state_known CHECK (state BETWEEN 1 AND 2),
  CONSTRAINT operations_policy_known CHECK (policy BETWEEN 1 AND 2),
  CONSTRAINT operations_ended CHECK ((end_time IS NOT NULL) = (state = 2))
);
-- One goes on at a time.
CREATE UNIQUE INDEX operations_running ON trophies.operations (state) WHERE state = 1;
CREATE INDEX operations_by_time ON trophies.operations (create_time DESC, operation_id);

-- What was answered to an operator's request id, for retries.
CREATE TABLE trophies.requests (
  user_id uuid NOT NULL,
  request_id uuid NOT NULL,
  -- SHA-256 of method and request: the same id with another payload is refused.
  payload_digest bytea NOT NULL,
  response bytea NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT requests_key PRIMARY KEY (user_id, request_id)
);
-- Rows older than a week are removed when their operator writes again.
CREATE INDEX requests_by_age ON trophies.requests (user_id, create_time);

-- What was in force stays on record.
REVOKE UPDATE, DELETE ON trophies.rules, trophies.rule_revocations FROM titanup_trophies;
REVOKE DELETE ON trophies.operations FROM titanup_trophies;
REVOKE UPDATE ON trophies.requests FROM titanup_trophies;
