#include "recording.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "connection.h"

namespace {

constexpr size_t numbers = 4 * 33;

struct Image {
  double time;
  std::vector<float> values;
};

std::vector<Image> read(const std::string& file) {
  std::ifstream input(file);
  std::string line, cell;
  std::vector<Image> images;
  std::getline(input, line);
  while (std::getline(input, line)) {
    std::istringstream cells(line);
    std::vector<double> row;
    while (std::getline(cells, cell, ',')) row.push_back(cell.empty() ? 0 : std::stod(cell));
    if (row.size() != 2 + numbers) die(file + " has an image without BlazePose's 33 landmarks");
    images.push_back({row[1], std::vector<float>(row.begin() + 2, row.end())});
  }
  if (images.size() < 2) die(file + " does not contain a recording");
  return images;
}

}  // namespace

Recording::Recording(const std::string& file, double rate) {
  const auto read = ::read(file);
  size_t next = 1;
  for (double time = read.front().time; time <= read.back().time; time = read.front().time + double(size()) / rate) {
    while (next + 1 < read.size() && read[next].time < time) ++next;
    const auto &before = read[next - 1], &after = read[next];
    const double share = std::clamp((time - before.time) / (after.time - before.time), 0.0, 1.0);
    std::string bytes;
    for (size_t index = 0; index < numbers; ++index) {
      const auto value = static_cast<float>(before.values[index] * (1 - share) + after.values[index] * share);
      bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    images_.push_back(std::move(bytes));
  }
}
