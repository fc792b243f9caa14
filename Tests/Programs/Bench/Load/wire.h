// The parts of Protocol Buffers' encoding that the load needs, and gRPC's five-byte prefix.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

void appendVarint(std::string& out, uint64_t value);
// Appends a numeric field, or nothing for 0, as in proto3.
void appendNumber(std::string& out, int field, uint64_t value);
// Appends a field of bytes, a string or a message, even if it is empty.
void appendBytes(std::string& out, int field, std::string_view value);
// The message after gRPC's prefix.
std::string framed(std::string_view message);

// Iterates over the fields of a message:  for (Fields field(message); field.next();) …
class Fields {
 public:
  explicit Fields(std::string_view message) : rest_(message) {}
  // Returns false after the last field. Ends the program if the bytes are not a message.
  bool next();

  int number = 0;
  // The value of a varint field.
  uint64_t value = 0;
  // The content of any other field.
  std::string_view bytes;

 private:
  uint64_t varint();
  std::string_view take(uint64_t count);

  std::string_view rest_;
};
