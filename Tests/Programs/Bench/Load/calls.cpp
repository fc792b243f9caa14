// `unary` and `sequential`: short calls.
#include "load.h"

namespace {

class CallLoad : public Load {
 public:
  using Load::Load;

  void onMessage(Stream& stream, std::string_view message) override {
    stream.sentAt.push_back(now() - check(stream, message));
    ++stream.echoes;
  }
  void onEnd(Stream& stream) override {
    if (stream.echoes != 1) die("a unary call ended with " + std::to_string(stream.echoes) + " messages");
    latencies_.push_back(now() - stream.sentAt.front());
  }

 protected:
  void call(Connection& connection) { send(connection.open("/titanup.bench.v1.EchoService/Echo", options_.authorization), now(), true); }
  bool finished() const { return static_cast<long>(latencies_.size()) >= options_.requests; }
  void wait() { turn(now() + 1'000'000'000); }

  std::vector<int64_t> latencies_;
};

class UnaryLoad final : public CallLoad {
 public:
  using CallLoad::CallLoad;

  void onEnd(Stream& stream) override {
    CallLoad::onEnd(stream);
    if (begun_ < options_.requests) begin(stream.connection);
  }

  void run() override {
    for (int index = 0; index < options_.connections; ++index) connect();
    const int64_t start = now();
    for (int index = 0; index < options_.streams; ++index) begin(*connections_[index % connections_.size()]);
    while (!finished()) wait();
    report(options_.requests, now() - start, latencies_);
  }

 private:
  void begin(Connection& connection) {
    ++begun_;
    call(connection);
  }

  long begun_ = 0;
};

class SequentialLoad final : public CallLoad {
 public:
  using CallLoad::CallLoad;

  void run() override {
    const int64_t start = now();
    for (long index = 1; index <= options_.requests; ++index) {
      call(connect());
      while (static_cast<long>(latencies_.size()) < index) wait();
      disconnect();
    }
    report(options_.requests, now() - start, latencies_);
  }
};

}  // namespace

std::unique_ptr<Load> callLoad(const Options& options) {
  if (options.mode == "unary") return std::make_unique<UnaryLoad>(options);
  if (options.mode == "sequential") return std::make_unique<SequentialLoad>(options);
  return nullptr;
}
