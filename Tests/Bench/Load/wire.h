// What the load writes and reads of protocol buffers, and gRPC's five-byte prefix.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

void appendVarint(std::string& out, uint64_t value);
// A field of a number; nothing for 0, as proto3 has it.
void appendNumber(std::string& out, int field, uint64_t value);
// A field of bytes, a text or a message; also if it is empty.
void appendBytes(std::string& out, int field, std::string_view value);
// A message behind its prefix.
std::string framed(std::string_view message);

// Goes through the fields of a message:  for (Fields field(message); field.next();) …
class Fields {
 public:
  explicit Fields(std::string_view message) : rest_(message) {}
  // False after the last one. What is no message ends the program.
  bool next();

  int number = 0;
  // Of a number.
  uint64_t value = 0;
  // Of anything else.
  std::string_view bytes;

 private:
  uint64_t varint();
  std::string_view take(uint64_t count);

  std::string_view rest_;
};
