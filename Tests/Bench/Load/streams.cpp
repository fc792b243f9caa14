// `paced` and `max`: bidirectional streams that live as long as the run.
#include <algorithm>
#include <cstdio>
#include <random>

#include "load.h"

namespace {

constexpr int64_t second = 1'000'000'000;

class StreamLoad : public Load {
 public:
  using Load::Load;

  void onMessage(Stream& stream, std::string_view message) override {
    latencies_.push_back(check(stream, message));
    --underWay_;
  }
  void onEnd(Stream&) override { die("the server ended a stream"); }

 protected:
  void openStreams() {
    for (int index = 0; index < options_.connections; ++index) connect();
    for (int index = 0; index < options_.streams; ++index)
      streams_.push_back(&connections_[index % connections_.size()]->open("/titanup.bench.v1.EchoService/Stream"));
  }
  void dispatch(Stream& stream, int64_t due) {
    send(stream, due);
    ++underWay_;
  }
  // Forgets the warm-up, and says so.
  void steady() {
    latencies_.clear();
    std::puts("steady");
    std::fflush(stdout);
  }
  // Lets the last answers come.
  void drain() {
    while (underWay_ > 0) turn(now() + second);
  }
  int64_t length(double seconds) const { return static_cast<int64_t>(seconds * second); }

  std::vector<Stream*> streams_;
  std::vector<int64_t> latencies_;
  long underWay_ = 0;
};

// Streams begin at points of the interval that are drawn at random, as phones would, but the same in every run. Latency
// counts from when a message was due, so a late sender does not flatter the server.
class PacedLoad final : public StreamLoad {
 public:
  using StreamLoad::StreamLoad;

  void run() override {
    openStreams();
    std::mt19937 random(1);
    const auto interval = static_cast<int64_t>(second / options_.rate);
    std::vector<int64_t> phases;
    for (size_t index = 0; index < streams_.size(); ++index) phases.push_back(random() % interval);
    std::sort(phases.begin(), phases.end());
    std::shuffle(streams_.begin(), streams_.end(), random);

    const int64_t start = now();
    sendUntil(start + length(options_.warmup), start, interval, phases);
    steady();
    const int64_t begin = now();
    sendUntil(begin + length(options_.seconds), start, interval, phases);
    const int64_t end = now();
    drain();
    report(static_cast<long>(latencies_.size()), end - begin, latencies_);
  }

 private:
  void sendUntil(int64_t end, int64_t start, int64_t interval, const std::vector<int64_t>& phases) {
    const auto due = [&] { return start + phases[next_ % phases.size()] + int64_t(next_ / phases.size()) * interval; };
    while (now() < end) {
      for (const int64_t time = now(); due() <= time; ++next_) dispatch(*streams_[next_ % streams_.size()], due());
      turn(due());
    }
  }

  size_t next_ = 0;
};

class MaxLoad final : public StreamLoad {
 public:
  using StreamLoad::StreamLoad;

  void onMessage(Stream& stream, std::string_view message) override {
    StreamLoad::onMessage(stream, message);
    if (sending_) dispatch(stream, now());
  }

  void run() override {
    openStreams();
    for (auto* stream : streams_)
      for (int count = 0; count < options_.inflight; ++count) dispatch(*stream, now());
    runUntil(now() + length(options_.warmup));
    steady();
    const int64_t begin = now();
    runUntil(begin + length(options_.seconds));
    const int64_t end = now();
    sending_ = false;
    drain();
    report(static_cast<long>(latencies_.size()), end - begin, latencies_);
  }

 private:
  void runUntil(int64_t end) {
    while (now() < end) turn(end);
  }

  bool sending_ = true;
};

}  // namespace

std::unique_ptr<Load> streamLoad(const Options& options) {
  if (options.mode == "paced") return std::make_unique<PacedLoad>(options);
  if (options.mode == "max") return std::make_unique<MaxLoad>(options);
  return nullptr;
}
