import Foundation
import Glibc

/// What this process uses, as Linux counts it, under the names of Prometheus' own client libraries.
enum ProcessMetrics {
  /// They are read whenever the metrics are rendered.
  static func add(to metrics: MetricsRegistry) {
    let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
    let pages = sysconf(Int32(_SC_PAGESIZE))
    metrics.observe(seconds: "process_cpu_seconds_total", .counter) {
      Double(statistics().map { $0.userTicks + $0.systemTicks } ?? 0) / ticks
    }
    metrics.observe(seconds: "process_start_time_seconds", .gauge) {
      bootTime + Double(statistics()?.startTicks ?? 0) / ticks
    }
    metrics.observe("process_resident_memory_bytes", .gauge) { (statistics()?.residentPages ?? 0) * pages }
    metrics.observe("process_open_fds", .gauge) { openDescriptors }
    metrics.observe("process_max_fds", .gauge) { descriptorLimit }
  }

  /// Figures of `/proc/self/stat`.
  struct Statistics: Equatable {
    var userTicks: Int
    var systemTicks: Int
    var startTicks: Int
    var residentPages: Int

    /// `nil` for text in another form. The second field is the program's name in parentheses, which may hold anything.
    init?(_ text: String) {
      guard let end = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 21, let user = Int(fields[11]), let system = Int(fields[12]), let start = Int(fields[19]),
        let resident = Int(fields[21])
      else { return nil }
      (userTicks, systemTicks, startTicks, residentPages) = (user, system, start, resident)
    }
  }

  static func statistics() -> Statistics? {
    (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)).flatMap(Statistics.init)
  }

  /// When the machine was started, in Unix time: processes' start is counted from there.
  private static let bootTime: Double = {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("btime ") }
    return line.flatMap { Double($0.dropFirst(6)) } ?? 0
  }()

  private static var openDescriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  private static var descriptorLimit: Int {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
  }
}
