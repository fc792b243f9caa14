#include <csignal>

#include "load.h"

int main(int count, char** arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  const auto options = Options::parse(count, arguments);
  auto load = callLoad(options);
  if (!load) load = refreshLoad(options);
  if (!load) load = streamLoad(options);
  if (!load) load = poseLoad(options);
  if (!load) die("there is no mode '" + options.mode + "'");
  load->run();
}
