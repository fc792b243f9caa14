#include "connection.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

void die(const std::string& why) {
  std::fprintf(stderr, "titan-load: %s\n", why.c_str());
  std::exit(1);
}

static int connectedSocket(uint16_t port) {
  const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    die("cannot connect to port " + std::to_string(port) + ": " + std::strerror(errno));
  const int on = 1;
  ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
  return descriptor;
}

Connection::Connection(uint16_t port, Listener& listener)
    : socket_(connectedSocket(port)), port_(port), listener_(listener) {
  nghttp2_session_callbacks* callbacks;
  nghttp2_session_callbacks_new(&callbacks);
  nghttp2_session_callbacks_set_on_header_callback(callbacks, onHeader);
  nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, onData);
  nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, onClose);
  nghttp2_session_client_new(&session_, callbacks, this);
  nghttp2_session_callbacks_del(callbacks);
  const nghttp2_settings_entry settings[] = {{NGHTTP2_SETTINGS_ENABLE_PUSH, 0},
                                             {NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, 1 << 20}};
  nghttp2_submit_settings(session_, NGHTTP2_FLAG_NONE, settings, 2);
  nghttp2_session_set_local_window_size(session_, NGHTTP2_FLAG_NONE, 0, 8 << 20);
}

Connection::~Connection() {
  nghttp2_session_del(session_);
  ::close(socket_);
}

static nghttp2_nv field(const std::string& name, const std::string& value) {
  auto bytes = [](const std::string& text) { return reinterpret_cast<uint8_t*>(const_cast<char*>(text.data())); };
  return {bytes(name), bytes(value), name.size(), value.size(), NGHTTP2_NV_FLAG_NONE};
}

Stream& Connection::open(const std::string& path, const std::string& authorization) {
  static const std::string names[] = {":method",      ":scheme", ":path",        ":authority",
                                      "content-type", "te",      "authorization"};
  static const std::string post = "POST", http = "http", grpc = "application/grpc", trailers = "trailers";
  const std::string authority = "127.0.0.1:" + std::to_string(port_);
  const nghttp2_nv fields[] = {field(names[0], post),      field(names[1], http), field(names[2], path),
                               field(names[3], authority), field(names[4], grpc), field(names[5], trailers),
                               field(names[6], authorization)};
  nghttp2_data_provider body;
  body.read_callback = readOutbound;
  auto stream = std::make_unique<Stream>(*this);
  body.source.ptr = stream.get();
  stream->id = nghttp2_submit_request(session_, nullptr, fields, authorization.empty() ? 6 : 7, &body, stream.get());
  if (stream->id < 0) die("cannot open a stream");
  return *(streams_[stream->id] = std::move(stream));
}

void Connection::send(Stream& stream, std::string_view framed, bool last) {
  stream.outbound += framed;
  stream.halfClosed = last;
  nghttp2_session_resume_data(session_, stream.id);
}

ssize_t Connection::readOutbound(nghttp2_session*, int32_t, uint8_t* out, size_t room, uint32_t* flags,
                                 nghttp2_data_source* source, void*) {
  auto& stream = *static_cast<Stream*>(source->ptr);
  const size_t count = std::min(room, stream.outbound.size());
  if (count == 0 && !stream.halfClosed) return NGHTTP2_ERR_DEFERRED;
  std::memcpy(out, stream.outbound.data(), count);
  stream.outbound.erase(0, count);
  if (stream.halfClosed && stream.outbound.empty()) *flags |= NGHTTP2_DATA_FLAG_EOF;
  return static_cast<ssize_t>(count);
}

void Connection::receive() {
  uint8_t buffer[1 << 16];
  const ssize_t count = ::read(socket_, buffer, sizeof buffer);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) die("the server closed a connection");
  if (nghttp2_session_mem_recv(session_, buffer, static_cast<size_t>(count)) != count) die("the server broke HTTP/2");
}

bool Connection::flush() {
  for (;;) {
    const uint8_t* bytes;
    ssize_t count;
    while (unsent_.size() < 1 << 16 && (count = nghttp2_session_mem_send(session_, &bytes)) > 0)
      unsent_.append(reinterpret_cast<const char*>(bytes), static_cast<size_t>(count));
    if (unsent_.empty()) return true;
    count = ::write(socket_, unsent_.data(), unsent_.size());
    if (count < 0 && errno == EAGAIN) return false;
    if (count < 0) die(std::string("cannot write: ") + std::strerror(errno));
    unsent_.erase(0, static_cast<size_t>(count));
  }
}

void Connection::terminate() {
  nghttp2_session_terminate_session(session_, NGHTTP2_NO_ERROR);
  flush();
}

int Connection::onHeader(nghttp2_session* session, const nghttp2_frame* frame, const uint8_t* name, size_t nameLength,
                         const uint8_t* value, size_t valueLength, uint8_t, void*) {
  const std::string_view key(reinterpret_cast<const char*>(name), nameLength);
  auto* stream = static_cast<Stream*>(nghttp2_session_get_stream_user_data(session, frame->hd.stream_id));
  if (stream && key == "grpc-status") stream->status.assign(reinterpret_cast<const char*>(value), valueLength);
  return 0;
}

int Connection::onData(nghttp2_session* session, uint8_t, int32_t id, const uint8_t* bytes, size_t count, void* self) {
  auto* stream = static_cast<Stream*>(nghttp2_session_get_stream_user_data(session, id));
  auto& inbound = stream->inbound;
  inbound.append(reinterpret_cast<const char*>(bytes), count);
  size_t start = 0;
  while (inbound.size() - start >= 5) {
    uint32_t length;
    std::memcpy(&length, inbound.data() + start + 1, 4);
    length = ntohl(length);
    if (inbound.size() - start - 5 < length) break;
    static_cast<Connection*>(self)->listener_.onMessage(*stream, {inbound.data() + start + 5, length});
    start += 5 + length;
  }
  inbound.erase(0, start);
  return 0;
}

int Connection::onClose(nghttp2_session* session, int32_t id, uint32_t error, void* user) {
  auto* self = static_cast<Connection*>(user);
  auto* stream = static_cast<Stream*>(nghttp2_session_get_stream_user_data(session, id));
  if (error != NGHTTP2_NO_ERROR) die("a stream was reset with " + std::string(nghttp2_http2_strerror(error)));
  if (stream->status != "0") die("a call ended with grpc-status '" + stream->status + "'");
  self->listener_.onEnd(*stream);
  self->streams_.erase(id);
  return 0;
}
