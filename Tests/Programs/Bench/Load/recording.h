// A recording of a set (README.md describes the file's format), played in a loop and at a frame rate of its own.
#pragma once

#include <string>
#include <vector>

class Recording {
 public:
  // `rate` is in images a second; landmarks are interpolated between the file's images.
  Recording(const std::string& file, double rate);

  size_t size() const { return images_.size(); }
  // An image's landmarks, encoded as in `Frame.landmarks`. The first image follows the last.
  const std::string& landmarks(size_t image) const { return images_[image % images_.size()]; }

 private:
  std::vector<std::string> images_;
};
