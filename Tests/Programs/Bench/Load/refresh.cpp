// `refresh`: chains of refresh tokens, in which each call uses the token that the previous call returned.
#include "load.h"

#include <fstream>

#include "wire.h"

namespace {

// A field of a message; ends the program if the message lacks it.
std::string_view bytesOf(std::string_view message, int number) {
  for (Fields field(message); field.next();)
    if (field.number == number) return field.bytes;
  die("an answer lacks a field");
}

class RefreshLoad final : public Load {
 public:
  using Load::Load;

  void run() override {
    std::ifstream file(options_.tokens);
    for (std::string line; std::getline(file, line);)
      if (!line.empty()) tokens_.push_back(line);
    if (tokens_.empty()) die("there are no tokens in '" + options_.tokens + "'");
    for (int index = 0; index < options_.connections; ++index) connect();
    const int64_t start = now();
    for (size_t chain = 0; chain < tokens_.size(); ++chain) begin(*connections_[chain % connections_.size()], chain);
    while (static_cast<long>(latencies_.size()) < begun_) turn(now() + 1'000'000'000);
    const int64_t end = now();
    std::ofstream rest(options_.tokens);
    for (const auto& token : tokens_) rest << token << '\n';
    report(begun_, end - start, latencies_);
  }

  void onMessage(Stream& stream, std::string_view message) override {
    const std::string next(bytesOf(bytesOf(message, 1), 3));
    if (next == tokens_[stream.index]) die("a token was not replaced");
    tokens_[stream.index] = next;
    ++stream.echoes;
  }

  void onEnd(Stream& stream) override {
    if (stream.echoes != 1) die("a unary call ended with " + std::to_string(stream.echoes) + " messages");
    latencies_.push_back(now() - stream.sentAt.front());
    begin(stream.connection, stream.index);
  }

 private:
  void begin(Connection& connection, size_t chain) {
    if (begun_ == options_.requests) return;
    ++begun_;
    Stream& stream = connection.open("/titanup.auth.v1.AuthService/RefreshToken", "");
    stream.index = chain;
    stream.sentAt.push_back(now());
    std::string request;
    appendBytes(request, 1, tokens_[chain]);
    send(stream, framed(request), true);
  }

  std::vector<std::string> tokens_;
  std::vector<int64_t> latencies_;
  long begun_ = 0;
};

}  // namespace

std::unique_ptr<Load> refreshLoad(const Options& options) {
  return options.mode == "refresh" ? std::make_unique<RefreshLoad>(options) : nullptr;
}
