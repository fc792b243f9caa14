// The event loop that all modes share: an epoll instance watches the connections, and each turn flushes those that
// were used.
#pragma once

#include <memory>
#include <vector>

#include "connection.h"
#include "options.h"

class Load : public Listener {
 public:
  explicit Load(const Options& options);
  ~Load() override;
  // Runs to the end and prints the result.
  virtual void run() = 0;

 protected:
  Connection& connect();
  // Sends GOAWAY on all connections and closes them.
  void disconnect();
  // Queues the message that echoes are compared with, and records when it was due.
  void send(Stream& stream, int64_t due, bool last = false);
  // Queues any other message.
  void send(Stream& stream, std::string_view framed, bool last = false);
  // Checks an echo; returns the nanoseconds since its message was due.
  int64_t check(Stream& stream, std::string_view message);
  // Flushes, waits for the sockets until `deadline`, and delivers the messages that have arrived.
  void turn(int64_t deadline);
  // Prints the counts and latencies as one line of JSON; with `--hold`, then waits for standard input to end.
  void report(long messages, int64_t nanoseconds, std::vector<int64_t> latencies) const;

  const Options options_;
  const std::string framed_;
  std::vector<std::unique_ptr<Connection>> connections_;

 private:
  void touch(Connection& connection);

  int epoll_;
  std::vector<Connection*> touched_;
};

// `paced` and `max`.
std::unique_ptr<Load> streamLoad(const Options& options);
// `poses` and `poses-echo`.
std::unique_ptr<Load> poseLoad(const Options& options);
// `unary` and `sequential`.
std::unique_ptr<Load> callLoad(const Options& options);
// `refresh`.
std::unique_ptr<Load> refreshLoad(const Options& options);
