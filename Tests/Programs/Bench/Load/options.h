// The command line, and the summary of latencies.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

struct Options {
  std::string mode;
  uint16_t port = 0;
  std::string authorization;
  std::string recording;
  std::string callers;
  int batch = 1;
  std::string tokens;
  int connections = 1;
  int streams = 1;
  int bytes = 0;
  int floats = 0;
  double rate = 30;
  int inflight = 16;
  long requests = 10'000;
  double seconds = 5;
  double warmup = 1;
  bool hold = false;

  // Prints the usage and exits if the arguments are invalid.
  static Options parse(int count, char** arguments);
  // The EchoMessage that the options describe, encoded, with its five-byte prefix.
  std::string framedMessage() const;
};

// The monotonic clock's time in nanoseconds.
int64_t now();

struct Percentiles {
  double p50 = 0, p99 = 0, p999 = 0, max = 0;  // milliseconds
  explicit Percentiles(std::vector<int64_t> nanoseconds);
};
