// A recording of a set (README.md says how such a file is written), played at another rate and in a loop.
#pragma once

#include <string>
#include <vector>

class Recording {
 public:
  // `rate` is in images a second; between the images of the file landmarks are interpolated.
  Recording(const std::string& file, double rate);

  size_t size() const { return images_.size(); }
  // The landmarks of an image as `Frame.landmarks` has them, encoded. After the last comes the first again.
  const std::string& landmarks(size_t image) const { return images_[image % images_.size()]; }

 private:
  std::vector<std::string> images_;
};
