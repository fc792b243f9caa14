// A client's HTTP/2 connection with gRPC streams on it: nghttp2 for the frames, a non-blocking socket for the bytes.
//
// A benchmark of wrong answers is worth nothing: whatever is not as it should be (a refused connection, a reset, a
// status other than OK) ends the program with a sentence.
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

// One call. `sentAt` is the sender's note: when each message that is still under way was due, oldest first.
struct Stream {
  explicit Stream(Connection& owner) : connection(owner) {}

  Connection& connection;
  int32_t id = 0;
  std::string outbound;
  bool halfClosed = false;
  std::string inbound;
  std::string status;
  long echoes = 0;
  // Which one it is, for whoever has many.
  size_t index = 0;
  std::deque<int64_t> sentAt;
};

class Listener {
 public:
  virtual ~Listener() = default;
  virtual void onMessage(Stream& stream, std::string_view message) = 0;
  // The call ended with OK; the stream is gone afterwards.
  virtual void onEnd(Stream& stream) = 0;
};

class Connection {
 public:
  // Connects to 127.0.0.1.
  Connection(uint16_t port, Listener& listener);
  ~Connection();
  Connection(const Connection&) = delete;

  int socket() const { return socket_; }
  // For the loop: whether it has the connection on its list to flush.
  bool touched = false;

  // `authorization` goes with the call, if it is not empty.
  Stream& open(const std::string& path, const std::string& authorization);
  // Queues a message (with its five-byte prefix) of a stream, until `flush`.
  void send(Stream& stream, std::string_view framed, bool last = false);
  // Reads what is there once.
  void receive();
  // Writes what is queued; false if the socket takes no more for now.
  bool flush();
  // Says goodbye.
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
