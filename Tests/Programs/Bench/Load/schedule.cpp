#include "schedule.h"

#include <algorithm>
#include <numeric>
#include <random>

Schedule::Schedule(size_t streams, double rate) : interval_(static_cast<int64_t>(1e9 / rate)), order_(streams) {
  std::mt19937 random(1);
  for (size_t index = 0; index < streams; ++index) phases_.push_back(static_cast<int64_t>(random()) % interval_);
  std::iota(order_.begin(), order_.end(), 0);
  std::sort(order_.begin(), order_.end(), [&](size_t left, size_t right) { return phases_[left] < phases_[right]; });
}
