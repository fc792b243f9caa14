#include "wire.h"

#include "connection.h"

void appendVarint(std::string& out, uint64_t value) {
  for (; value > 0x7f; value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value);
}

void appendNumber(std::string& out, int field, uint64_t value) {
  if (value == 0) return;
  appendVarint(out, static_cast<uint64_t>(field) << 3);
  appendVarint(out, value);
}

void appendBytes(std::string& out, int field, std::string_view value) {
  appendVarint(out, static_cast<uint64_t>(field) << 3 | 2);
  appendVarint(out, value.size());
  out += value;
}

std::string framed(std::string_view message) {
  std::string result(5, '\0');
  for (size_t byte = 0; byte < 4; ++byte) result[4 - byte] = static_cast<char>(message.size() >> (8 * byte));
  return result.append(message);
}

uint64_t Fields::varint() {
  uint64_t result = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    const auto byte = static_cast<uint8_t>(take(1)[0]);
    result |= static_cast<uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return result;
  }
  die("an answer contains an invalid varint");
}

std::string_view Fields::take(uint64_t count) {
  if (count > rest_.size()) die("an answer ends in the middle of a field");
  const auto taken = rest_.substr(0, count);
  rest_.remove_prefix(count);
  return taken;
}

bool Fields::next() {
  if (rest_.empty()) return false;
  const uint64_t tag = varint();
  number = static_cast<int>(tag >> 3);
  value = 0;
  bytes = {};
  switch (tag & 7) {
    case 0: value = varint(); break;
    case 1: bytes = take(8); break;
    case 2: bytes = take(varint()); break;
    case 5: bytes = take(4); break;
    default: die("an answer has a field of unknown wire type");
  }
  return true;
}
