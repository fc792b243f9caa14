// `paced` and `max`: bidirectional streams that live as long as the run.
#include <algorithm>
#include <cstdio>

#include "load.h"
#include "schedule.h"

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
    const std::string stream = "/titanup.bench.v1.EchoService/Stream";
    for (int index = 0; index < options_.streams; ++index)
      streams_.push_back(&connections_[index % connections_.size()]->open(stream, options_.authorization));
  }
  void dispatch(Stream& stream, int64_t due) {
    send(stream, due);
    ++underWay_;
  }
  // Discards the latencies of the warm-up, and prints that it has ended.
  void steady() {
    latencies_.clear();
    std::puts("steady");
    std::fflush(stdout);
  }
  // Waits for the last answers.
  void drain() {
    while (underWay_ > 0) turn(now() + second);
  }
  int64_t length(double seconds) const { return static_cast<int64_t>(seconds * second); }

  std::vector<Stream*> streams_;
  std::vector<int64_t> latencies_;
  long underWay_ = 0;
};

// Measures latency from when a message was due, so that a late sender does not make the server look better.
class PacedLoad final : public StreamLoad {
 public:
  explicit PacedLoad(const Options& options)
      : StreamLoad(options), schedule_(static_cast<size_t>(options.streams), options.rate) {}

  void run() override {
    openStreams();
    schedule_.begin(now());
    sendUntil(now() + length(options_.warmup));
    steady();
    const int64_t begin = now();
    sendUntil(begin + length(options_.seconds));
    const int64_t end = now();
    drain();
    report(static_cast<long>(latencies_.size()), end - begin, latencies_);
  }

 private:
  void sendUntil(int64_t end) {
    while (now() < end) {
      for (const int64_t time = now(); schedule_.due() <= time; schedule_.advance())
        dispatch(*streams_[schedule_.stream()], schedule_.due());
      turn(schedule_.due());
    }
  }

  Schedule schedule_;
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
