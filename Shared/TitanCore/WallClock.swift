import Glibc

/// Reads the time of day. Passed as an argument wherever a rule or a store needs "now".
package typealias WallClock = @Sendable () -> Timestamp

/// The system's clock.
package let systemClock: WallClock = {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return Timestamp(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
}
