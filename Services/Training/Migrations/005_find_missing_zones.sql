-- Programs of before, which may go on beside those of today while these replace them, write push-ups without their zone, also when
-- they read the feed anew for it. Whatever they wrote so is found by this, and read again.
CREATE INDEX push_ups_without_zone ON training.push_ups (reading) WHERE time_zone = '';
