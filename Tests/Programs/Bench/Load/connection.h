// A client's HTTP/2 connection that carries gRPC streams: nghttp2 handles the frames, a non-blocking socket the bytes.
//
// A benchmark that accepts wrong answers is worthless, so the program exits with a message when anything goes wrong: a
// refused connection, a reset, a status other than OK.
#pragma once

#include <nghttp2/nghttp2.h>

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

[[noreturn]] void die(const std::string& why);

class Connection;

// One call. In `sentAt` the sender records when each unanswered message was due, oldest first.
struct Stream {
  explicit Stream(Connection& owner) : connection(owner) {}

  Connection& connection;
  int32_t id = 0;
  std::string outbound;
  bool halfClosed = false;
  std::string inbound;
  std::string status;
  long echoes = 0;
  // Identifies the stream to a sender that has many.
  size_t index = 0;
  std::deque<int64_t> sentAt;
};

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void onMessage(Stream& stream, std::string_view message) = 0;
  // The call has ended with OK; the stream is destroyed afterwards.
  virtual void onEnd(Stream& stream) = 0;
};

class Connection {
 public:
  // Connects to 127.0.0.1.
  Connection(uint16_t port, Listener& listener);
  ~Connection();
  Connection(const Connection&) = delete;

  int socket() const { return socket_; }
  // Whether the loop will flush this connection in its next turn.
  bool touched = false;

  // Sends `authorization` with the call unless it is empty.
  Stream& open(const std::string& path, const std::string& authorization);
  // Queues a stream's message, which includes its five-byte prefix, until `flush`.
  void send(Stream& stream, std::string_view framed, bool last = false);
  // Reads from the socket once, without waiting.
  void receive();
  // Writes what is queued; returns false if the socket's buffer is full.
  bool flush();
  // Sends GOAWAY.
  void terminate();

 private:
  static ssize_t readOutbound(nghttp2_session*, int32_t, uint8_t*, size_t, uint32_t*, nghttp2_data_source*, void*);
  static int onHeader(nghttp2_session*, const nghttp2_frame*, const uint8_t*, size_t, const uint8_t*, size_t, uint8_t,
                      void*);
  static int onData(nghttp2_session*, uint8_t, int32_t, const uint8_t*, size_t, void*);
  static int onClose(nghttp2_session*, int32_t, uint32_t, void*);

  int socket_;
  uint16_t port_;
  Listener& listener_;
  nghttp2_session* session_ = nullptr;
  std::unordered_map<int32_t, std::unique_ptr<Stream>> streams_;
  std::string unsent_;
};
