#include "options.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "wire.h"

static const char usage[] =
    R"(titan-load MODE --port PORT [OPTION VALUE]...: load for a titanup.bench.v1.EchoService, PoseService or AuthService on
127.0.0.1

The program compares every answer with what it sent, and exits with status 1 at the first wrong answer or failed call.
It prints the result as one line of JSON, with latencies in milliseconds.

modes
  unary         --requests calls, --streams of them at a time on all --connections together
  sequential    --requests connections, one after the other, each with one unary call
  paced         --streams bidirectional streams spread over --connections, each sending --rate messages a second
  max           the same streams, each as fast as it can with --inflight messages in flight
  poses         --streams sets of push-ups spread over --connections, streamed live to a PoseService: --rate frames
                of --recording a second, --batch frames a message; the latencies are those of the push-ups
  poses-echo    the same messages as payloads to an EchoService; the latencies are those of the echoes
  refresh       --requests calls of titanup.auth.v1.AuthService/RefreshToken spread over --connections: for each
                refresh token in the file --tokens (one a line) one call at a time, each with the token that the
                previous call returned; the file then holds the newest tokens

options
  --connections N (1)  --streams N (1)  --requests N (10000)  --rate N (30)  --inflight N (16)
  --bytes N (0)        payload bytes in each message
  --floats N (0)       values in each message
  --seconds N (5)      how long to measure streams, after --warmup N (1) seconds; prints 'steady' in between
  --authorization TEXT sent with every call, except in the modes for sets
  --recording FILE     landmarks as CSV
  --tokens FILE        a refresh token for each chain
  --callers FILE       a line for each set: the token of its user, and the set's UUID
  --batch N (1)        frames in each message
  --hold               after the result, keeps everything open until standard input ends
)";

Options Options::parse(int count, char** arguments) {
  Options options;
  bool good = count >= 2;
  if (good) options.mode = arguments[1];
  for (int index = 2; good && index < count; ++index) {
    const std::string name = arguments[index];
    if (name == "--hold") {
      options.hold = true;
      continue;
    }
    if (++index == count) {
      good = false;
      break;
    }
    const char* value = arguments[index];
    if (name == "--port") options.port = static_cast<uint16_t>(std::atoi(value));
    else if (name == "--authorization") options.authorization = value;
    else if (name == "--recording") options.recording = value;
    else if (name == "--callers") options.callers = value;
    else if (name == "--batch") options.batch = std::max(1, std::atoi(value));
    else if (name == "--tokens") options.tokens = value;
    else if (name == "--connections") options.connections = std::atoi(value);
    else if (name == "--streams") options.streams = std::atoi(value);
    else if (name == "--bytes") options.bytes = std::atoi(value);
    else if (name == "--floats") options.floats = std::atoi(value);
    else if (name == "--rate") options.rate = std::atof(value);
    else if (name == "--inflight") options.inflight = std::atoi(value);
    else if (name == "--requests") options.requests = std::atol(value);
    else if (name == "--seconds") options.seconds = std::atof(value);
    else if (name == "--warmup") options.warmup = std::atof(value);
    else good = false;
  }
  if (!good || options.port == 0) {
    std::fputs(usage, stderr);
    std::exit(2);
  }
  return options;
}

std::string Options::framedMessage() const {
  std::string values;
  for (int index = 0; index < floats; ++index) {
    const float value = static_cast<float>(index) / 132;
    values.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  std::string message;
  if (bytes > 0) appendBytes(message, 1, std::string(static_cast<size_t>(bytes), 'x'));
  if (!values.empty()) appendBytes(message, 2, values);
  return framed(message);
}

int64_t now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000 + time.tv_nsec;
}

Percentiles::Percentiles(std::vector<int64_t> values) {
  if (values.empty()) return;
  std::sort(values.begin(), values.end());
  auto at = [&](double share) {
    const auto index = static_cast<size_t>(share * static_cast<double>(values.size()));
    return static_cast<double>(values[std::min(index, values.size() - 1)]) / 1e6;
  };
  p50 = at(0.5), p99 = at(0.99), p999 = at(0.999), max = at(1);
}
