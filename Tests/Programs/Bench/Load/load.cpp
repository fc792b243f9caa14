#include "load.h"

#include <sys/epoll.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

Load::Load(const Options& options)
    : options_(options), framed_(options.framedMessage()), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {
  // By default Linux wakes a thread up to 50 us late, and a message is due every 33 us.
  ::prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
}

Load::~Load() { ::close(epoll_); }

Connection& Load::connect() {
  connections_.push_back(std::make_unique<Connection>(options_.port, *this));
  auto& connection = *connections_.back();
  epoll_event interest{};
  interest.events = EPOLLIN;
  interest.data.ptr = &connection;
  ::epoll_ctl(epoll_, EPOLL_CTL_ADD, connection.socket(), &interest);
  return connection;
}

void Load::disconnect() {
  for (auto& connection : connections_) connection->terminate();
  touched_.clear();
  connections_.clear();
}

void Load::touch(Connection& connection) {
  if (!connection.touched) touched_.push_back(&connection);
  connection.touched = true;
}

void Load::send(Stream& stream, int64_t due, bool last) {
  stream.sentAt.push_back(due);
  send(stream, framed_, last);
}

void Load::send(Stream& stream, std::string_view framed, bool last) {
  stream.connection.send(stream, framed, last);
  touch(stream.connection);
}

int64_t Load::check(Stream& stream, std::string_view message) {
  if (stream.sentAt.empty() || message != std::string_view(framed_).substr(5)) die("an echo is not what was sent");
  const int64_t due = stream.sentAt.front();
  stream.sentAt.pop_front();
  return now() - due;
}

void Load::turn(int64_t deadline) {
  touched_.erase(std::remove_if(touched_.begin(), touched_.end(),
                                [](Connection* one) { return !(one->touched = !one->flush()); }),
                 touched_.end());
  // If a socket's buffer is full, this tries again soon, and keeps reading meanwhile.
  const int64_t wait = std::max<int64_t>(0, touched_.empty() ? deadline - now() : 100'000);
  const timespec timeout{wait / 1'000'000'000, wait % 1'000'000'000};
  epoll_event events[128];
  const int count = ::epoll_pwait2(epoll_, events, 128, &timeout, nullptr);
  for (int index = 0; index < count; ++index) {
    auto& connection = *static_cast<Connection*>(events[index].data.ptr);
    connection.receive();
    touch(connection);
  }
}

void Load::report(long messages, int64_t nanoseconds, std::vector<int64_t> latencies) const {
  const double seconds = static_cast<double>(nanoseconds) / 1e9;
  const Percentiles latency(std::move(latencies));
  std::printf("{\"messages\": %ld, \"seconds\": %.3f, \"per_second\": %.0f, ", messages, seconds,
              static_cast<double>(messages) / seconds);
  std::printf("\"p50\": %.4f, \"p99\": %.4f, \"p999\": %.4f, \"max\": %.4f}\n", latency.p50, latency.p99,
              latency.p999, latency.max);
  std::fflush(stdout);
  char byte;
  while (options_.hold && ::read(STDIN_FILENO, &byte, 1) > 0) {
  }
}
