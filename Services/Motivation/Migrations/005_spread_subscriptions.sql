-- An endpoint is one person's at a time: who subscribes locks it and ends what others have there. A constraint would have to
-- span all users, which a table spread over several servers cannot have.
ALTER TABLE motivation.push_subscriptions DROP CONSTRAINT push_subscriptions_endpoint;
CREATE INDEX push_subscriptions_by_endpoint ON motivation.push_subscriptions (endpoint);
