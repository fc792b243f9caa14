-- Reminders reach devices whose page is closed: the devices, when to look at whose reminders, and the pushes.

CREATE TABLE motivation.push_subscriptions (
  user_id uuid NOT NULL,
  -- Where pushes go: a URL at the browser maker's push service.
  endpoint text NOT NULL,
  -- What pushes are encrypted with (RFC 8291): an uncompressed point of P-256, and a secret shared with the device.
  public_key bytea NOT NULL,
  auth_secret bytea NOT NULL,
  -- The language of the pushes.
  language text NOT NULL,
  -- The sign-in that the device subscribed with; when it is revoked, the row goes.
  auth_session_id text,
  create_time timestamptz NOT NULL,
  -- When the device last said that it still wants pushes.
  renew_time timestamptz NOT NULL,
  CONSTRAINT push_subscriptions_key PRIMARY KEY (user_id, endpoint),
  -- One device is one person's at a time.
  CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_endpoint_length CHECK (length(endpoint) BETWEEN 1 AND 1024),
  CONSTRAINT push_subscriptions_keys_length CHECK (length(public_key) = 65 AND length(auth_secret) = 16)
);
CREATE INDEX push_subscriptions_by_session ON motivation.push_subscriptions (auth_session_id);
CREATE INDEX push_subscriptions_by_renewal ON motivation.push_subscriptions (renew_time);

-- When to look at the reminders of each user who has ever subscribed. Whatever changes what is due when, sets it to
-- -infinity: at once. NULL means that nothing comes. Lock it before push_subscriptions.
CREATE TABLE motivation.push_agendas (
  user_id uuid NOT NULL,
  look_time timestamptz,
  CONSTRAINT push_agendas_key PRIMARY KEY (user_id)
);
CREATE INDEX push_agendas_by_time ON motivation.push_agendas (look_time);

-- One row for each reminder and device. Rows stay for two days after the reminder was due, so that none is pushed twice.
CREATE TABLE motivation.pushes (
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  reminder_id uuid NOT NULL,
  local_date date NOT NULL,
  minute integer NOT NULL,
  due_time timestamptz NOT NULL,
  -- When to try next; NULL once it was sent or has become pointless.
  attempt_time timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  CONSTRAINT pushes_key PRIMARY KEY (user_id, endpoint, reminder_id, local_date, minute),
  CONSTRAINT pushes_subscription FOREIGN KEY (user_id, endpoint)
    REFERENCES motivation.push_subscriptions (user_id, endpoint) ON DELETE CASCADE,
  CONSTRAINT pushes_minute_range CHECK (minute BETWEEN 0 AND 1439)
);
CREATE INDEX pushes_by_attempt ON motivation.pushes (attempt_time) WHERE attempt_time IS NOT NULL;
CREATE INDEX pushes_by_age ON motivation.pushes (due_time);

REVOKE DELETE ON motivation.push_agendas FROM titanup_motivation;
