// When messages are due, for streams that send at the same rate. Like phones, the streams begin at random points of the
// interval, which are the same in every run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

class Schedule {
 public:
  // `rate` is the number of messages a second on each stream.
  Schedule(size_t streams, double rate);

  // Starts the schedule, with the first message of one of the streams as the next.
  void begin(int64_t now) { start_ = now; }
  // The stream of the next message.
  size_t stream() const { return order_[next_ % order_.size()]; }
  // The next message's number on its stream, from 0.
  long turn() const { return static_cast<long>(next_ / order_.size()); }
  // When the next message is due.
  int64_t due() const { return dueOf(stream(), turn()); }
  int64_t dueOf(size_t stream, long turn) const { return start_ + phases_[stream] + turn * interval_; }
  void advance() { ++next_; }

 private:
  int64_t interval_;
  // When each stream begins, within the interval.
  std::vector<int64_t> phases_;
  // The streams in the order of their phases.
  std::vector<size_t> order_;
  int64_t start_ = 0;
  size_t next_ = 0;
};
