// `poses` streams sets of push-ups live to a titanup.pose.v1.PoseService; `poses-echo` sends the same messages of
// frames as payloads to an EchoService, at the same pace.
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>

#include "load.h"
#include "recording.h"
#include "schedule.h"
#include "wire.h"

namespace {

constexpr int64_t second = 1'000'000'000;
// The number of places in the recording where sets begin, so that their reps do not all come at once. Sets that begin
// at the same place must receive the same counts.
constexpr size_t places = 40;
// The interval at which the load sends frames and reads answers. If it woke up for each of them, it would use too much
// of the core that it shares with the database. The time that an answer waits to be read counts as latency.
constexpr int64_t tick = second / 2'000;

struct Caller {
  std::string token;
  std::string set;
};

std::vector<Caller> callersIn(const std::string& file, size_t count) {
  std::ifstream input(file);
  std::vector<Caller> callers;
  for (Caller one; callers.size() < count && input >> one.token >> one.set;) callers.push_back(one);
  if (callers.size() < count) die(file + " has fewer callers than there are streams");
  return callers;
}

class SetLoad : public Load {
 public:
  explicit SetLoad(const Options& options)
      : Load(options),
        recording_(options.recording, options.rate),
        callers_(callersIn(options.callers, static_cast<size_t>(options.streams))),
        schedule_(callers_.size(), options.rate / options.batch) {}

  void run() override {
    for (int index = 0; index < options_.connections; ++index) connect();
    for (size_t set = 0; set < callers_.size(); ++set) {
      auto& stream = connections_[set % connections_.size()]->open(path(), "Bearer " + callers_[set].token);
      stream.index = set;
      streams_.push_back(&stream);
      begin(set);
    }
    await([&] { return ready_ == callers_.size(); }, "have opened their set");

    schedule_.begin(now());
    sendFor(options_.warmup);
    latencies_.clear();
    lateness_.clear();
    std::puts("steady");
    std::fflush(stdout);
    const int64_t start = now(), busy = processorTime();
    const long frames = sendFor(options_.seconds) * options_.batch;
    const int64_t length = now() - start;
    const double share = static_cast<double>(processorTime() - busy) / static_cast<double>(length);
    await([&] { return answered_ == sent_; }, "have received all their answers");
    const Percentiles late(std::move(lateness_));
    std::fprintf(stderr, "frames were sent late by a median of %.2f ms, 99th percentile %.2f ms; the load had %.2f of its core\n",
                 late.p50, late.p99, share);
    report(frames, length, latencies_);

    for (size_t set = 0; set < callers_.size(); ++set) finish(set);
    await([&] { return ended_ == callers_.size(); }, "have ended");
    check();
  }

  void onEnd(Stream&) override {
    if (ended_++ == callers_.size()) die("a stream ended twice");
  }

 protected:
  virtual std::string path() const = 0;
  // Opens a set; `ready_` counts the sets that are open.
  virtual void begin(size_t set) = 0;
  // The set's n-th message of frames, as it is sent.
  virtual std::string framesMessage(size_t set, long turn) const = 0;
  virtual void finish(size_t set) = 0;
  // Ends the program if the results of any set are wrong.
  virtual void check() const {}

  // The StreamRepsRequest with the frames of the set's n-th message.
  std::string request(size_t set, long turn) const {
    std::string frames;
    for (long number = turn * options_.batch; number < (turn + 1) * options_.batch; ++number) {
      std::string frame;
      appendNumber(frame, 1, static_cast<uint64_t>(number));
      appendNumber(frame, 2, static_cast<uint64_t>(std::llround(double(number) * 1e6 / options_.rate)));
      appendBytes(frame, 3, recording_.landmarks(firstImage(set) + static_cast<size_t>(number)));
      appendBytes(frames, 1, frame);
    }
    std::string message;
    appendBytes(message, 2, frames);
    return message;
  }
  size_t place(size_t set) const { return set % places; }

  const Recording recording_;
  const std::vector<Caller> callers_;
  Schedule schedule_;
  std::vector<Stream*> streams_;
  std::vector<int64_t> latencies_;
  // How late each message was sent.
  std::vector<int64_t> lateness_;
  size_t ready_ = 0, ended_ = 0;
  // The number of messages of frames that were sent, and of those that were answered.
  long sent_ = 0, answered_ = 0;

 private:
  size_t firstImage(size_t set) const { return place(set) * recording_.size() / places; }

  // Returns the number of messages it has sent.
  long sendFor(double seconds) {
    const long before = sent_;
    const int64_t end = now() + static_cast<int64_t>(seconds * second);
    for (int64_t time = now(); time < end; time = sleepUntil(time + tick)) {
      for (; schedule_.due() <= time; schedule_.advance(), ++sent_) {
        lateness_.push_back(time - schedule_.due());
        send(*streams_[schedule_.stream()], framesMessage(schedule_.stream(), schedule_.turn()));
      }
      turn(time);
    }
    return sent_ - before;
  }

  // This process's CPU time.
  static int64_t processorTime() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * second + time.tv_nsec;
  }

  // Returns the time at which it woke up.
  static int64_t sleepUntil(int64_t time) {
    const timespec until{time / second, time % second};
    ::clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, nullptr);
    return now();
  }

  template <class Condition>
  void await(Condition isMet, const char* what) {
    const int64_t end = now() + 60 * second;
    while (!isMet()) {
      if (now() > end) die("not all streams " + std::string(what) + " within a minute");
      turn(now() + second / 10);
    }
  }
};

// Measures the latency of push-ups: from when the frame that completes one was due until its count arrives.
class LiveLoad final : public SetLoad {
 public:
  explicit LiveLoad(const Options& options) : SetLoad(options), told_(callers_.size()) {}

  void onMessage(Stream& stream, std::string_view message) override {
    auto& told = told_[stream.index];
    for (Fields field(message); field.next();) {
      switch (field.number) {
        case 1: ++ready_; break;
        case 3: countRep(stream.index, field.bytes); break;
        case 7: acknowledge(stream.index, field.bytes); break;
        case 8:
          for (Fields inner(field.bytes); inner.next();) told.inReceipt += inner.number == 9;
          break;
        default: break;
      }
    }
  }

 protected:
  std::string path() const override { return "/titanup.pose.v1.PoseService/StreamReps"; }

  void begin(size_t set) override {
    std::string open, message;
    appendBytes(open, 1, callers_[set].set);
    for (const auto& [field, value] : {std::pair{2, 1}, {3, 1}, {4, 640}, {5, 360}, {12, 2}})
      appendNumber(open, field, static_cast<uint64_t>(value));
    appendBytes(message, 1, open);
    send(*streams_[set], framed(message));
  }

  std::string framesMessage(size_t set, long turn) const override { return framed(request(set, turn)); }

  void finish(size_t set) override {
    std::string message;
    appendBytes(message, 5, "");
    send(*streams_[set], framed(message), true);
  }

  void check() const override {
    std::map<size_t, const Told*> first;
    for (size_t set = 0; set < told_.size(); ++set) {
      const auto& told = told_[set];
      if (told.inReceipt != told.reps.size()) die("a receipt does not have as many push-ups as were counted live");
      if (const auto* other = first.emplace(place(set), &told).first->second; !other->agrees(told))
        die("identical sets were counted differently");
    }
  }

 private:
  struct Told {
    // The frame with which each push-up was counted.
    std::vector<uint64_t> reps;
    // All frames before this one are durable.
    uint64_t durable = 0;
    size_t inReceipt = 0;

    // Compares the push-ups that both have, as one of the sets may be a message ahead.
    bool agrees(const Told& other) const {
      const auto common = std::min(reps.size(), other.reps.size());
      return std::max(reps.size(), other.reps.size()) - common <= 1 &&
             std::equal(reps.begin(), reps.begin() + static_cast<long>(common), other.reps.begin());
    }
  };

  void countRep(size_t set, std::string_view counted) {
    uint64_t number = 0, frame = 0;
    for (Fields field(counted); field.next();) {
      if (field.number == 2) frame = field.value;
      for (Fields inner(field.bytes); field.number == 1 && inner.next();)
        if (inner.number == 1) number = inner.value;
    }
    auto& told = told_[set];
    const bool isLater = told.reps.empty() || frame > told.reps.back();
    told.reps.push_back(frame);
    if (number != told.reps.size() || !isLater || frame == 0) die("a push-up came out of order");
    latencies_.push_back(now() - schedule_.dueOf(set, static_cast<long>(frame) / options_.batch));
  }

  void acknowledge(size_t set, std::string_view ack) {
    uint64_t frame = 0;
    for (Fields field(ack); field.next();) frame = field.value;
    auto& told = told_[set];
    const auto batch = static_cast<uint64_t>(options_.batch);
    if (frame < told.durable || (frame + 1) % batch != 0) die("an acknowledgement came out of order");
    answered_ += static_cast<long>((frame + 1 - told.durable) / batch);
    told.durable = frame + 1;
  }

  std::vector<Told> told_;
};

class SetEchoLoad final : public SetLoad {
 public:
  explicit SetEchoLoad(const Options& options) : SetLoad(options), echoed_(callers_.size()) {}

  void onMessage(Stream& stream, std::string_view message) override {
    const size_t set = stream.index;
    if (message != std::string_view(framesMessage(set, echoed_[set])).substr(5)) die("an echo is not what was sent");
    latencies_.push_back(now() - schedule_.dueOf(set, echoed_[set]));
    ++echoed_[set];
    ++answered_;
  }

 protected:
  std::string path() const override { return "/titanup.bench.v1.EchoService/Stream"; }
  void begin(size_t) override { ++ready_; }
  std::string framesMessage(size_t set, long turn) const override {
    std::string message;
    appendBytes(message, 1, request(set, turn));
    return framed(message);
  }
  void finish(size_t set) override { send(*streams_[set], "", true); }

 private:
  std::vector<long> echoed_;
};

}  // namespace

std::unique_ptr<Load> poseLoad(const Options& options) {
  if (options.mode == "poses") return std::make_unique<LiveLoad>(options);
  if (options.mode == "poses-echo") return std::make_unique<SetEchoLoad>(options);
  return nullptr;
}
