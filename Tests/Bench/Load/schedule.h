// When the messages of streams are due that send at the same rate. The streams begin at points of the interval that are
// drawn at random, as phones would, but the same in every run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

class Schedule {
 public:
  // `rate` is of one stream, a second.
  Schedule(size_t streams, double rate);

  // From now on; what comes next is the first message of one of the streams.
  void begin(int64_t now) { start_ = now; }
  // Whose message is next.
  size_t stream() const { return order_[next_ % order_.size()]; }
  // Its number among the stream's messages, from 0.
  long turn() const { return static_cast<long>(next_ / order_.size()); }
  // When it is due.
  int64_t due() const { return dueOf(stream(), turn()); }
  int64_t dueOf(size_t stream, long turn) const { return start_ + phases_[stream] + turn * interval_; }
  void advance() { ++next_; }

 private:
  int64_t interval_;
  // Of each stream, within the interval.
  std::vector<int64_t> phases_;
  // The streams by their phases.
  std::vector<size_t> order_;
  int64_t start_ = 0;
  size_t next_ = 0;
};
