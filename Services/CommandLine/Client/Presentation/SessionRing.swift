import Foundation
import TitanCore
import TitanProto

/// Today: a ring with a slice for each session, and what remains to the goal. Slices beside each other differ in colour, have
/// numbers, and are named in a list beside the ring; those that TitanUp did not count are hatched.
enum SessionRing {
  private static let (middle, outer, inner) = (150.0, 110.0, 66.0)
  /// Colours that people who see few of them tell apart as well (Okabe and Ito).
  private static let colors = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"]
  private static let open = "#e8e8e8"

  private struct Slice {
    var reps: Double
    var fill: String
    /// Beside the slice.
    var number: String
    /// In the list.
    var text: String
  }

  static func svg(_ chart: SessionsV1.GetActivityChartResponse, _ title: String) -> String {
    let slices = slices(chart)
    var picture = SVGPicture(title, width: 640, height: 300)
    for (index, color) in colors.enumerated() { picture.add(hatching(color, index)) }
    let whole = slices.reduce(0) { $0 + $1.reps }
    var start = 0.0
    for slice in slices where slice.reps > 0 {
      let share = (start / whole, (start + slice.reps) / whole)
      picture.add(ring(from: share.0, to: share.1, slice))
      let angle = (share.0 + share.1) * Double.pi
      // Beside slices that are too narrow for it a number would touch the next one; the list has it all the same.
      if (share.1 - share.0) * 2 * Double.pi * (outer + 14) >= SVGPicture.width(of: slice.number) + 6 {
        picture.text(slice.number, middle + (outer + 14) * sin(angle), middle - (outer + 14) * cos(angle) + 4)
      }
      start += slice.reps
    }
    picture.text("\(chart.totalReps)", middle, middle, size: 36)
    picture.text("of \(chart.goalReps)", middle, middle + 24)
    var y = 40.0
    picture.text("sessions and their push-ups", 320, y - 16, .start, fill: "gray")
    if slices.isEmpty { picture.text("nothing yet", 320, y + 8, .start) }
    for slice in slices {
      picture.sign(.area(slice.fill), 320, y + 4)
      picture.text(slice.text, 344, y + 8, .start)
      y += 20
    }
    picture.grow(to: y + 20)
    return picture.svg
  }

  private static func slices(_ chart: SessionsV1.GetActivityChartResponse) -> [Slice] {
    var slices = chart.buckets.enumerated().map { index, bucket in
      let isVerified = bucket.verifiedReps == bucket.reps
      let color = index % colors.count
      let time = ChartPresentation.label(bucket, in: chart)
      return Slice(
        reps: Double(bucket.reps), fill: isVerified ? colors[color] : "url(#hatched\(color))", number: "\(index + 1)",
        text: "\(index + 1): \(time), \(bucket.reps)" + (isVerified ? "" : ", not verified"))
    }
    if chart.remainingReps > 0 {
      slices.append(
        Slice(
          reps: Double(chart.remainingReps), fill: open, number: "", text: "\(chart.remainingReps) to today's goal"))
    }
    return slices
  }

  private static func hatching(_ color: String, _ index: Int) -> String {
    #"<pattern id="hatched\#(index)" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#
      + #"<rect width="6" height="6" fill="white"/><rect width="3" height="6" fill="\#(color)"/></pattern>"#
  }

  /// A part of a ring that begins at the top and goes clockwise.
  private static func ring(from start: Double, to end: Double, _ slice: Slice) -> String {
    let caption = "<title>\(SVGPicture.escaped(slice.text))</title>"
    func number(_ value: Double) -> String { SVGPicture.number(value) }
    guard end - start < 0.9999 else {
      let radius = (outer + inner) / 2
      return #"<circle cx="\#(number(middle))" cy="\#(number(middle))" r="\#(number(radius))" fill="none""#
        + #" stroke="\#(slice.fill)" stroke-width="\#(number(outer - inner))">\#(caption)</circle>"#
    }
    func point(_ share: Double, _ radius: Double) -> String {
      let angle = share * 2 * Double.pi
      return "\(number(middle + radius * sin(angle))) \(number(middle - radius * cos(angle)))"
    }
    let isLarge = end - start > 0.5 ? 1 : 0
    return
      #"<path d="M\#(point(start, outer)) A\#(number(outer)) \#(number(outer)) 0 \#(isLarge) 1 \#(point(end, outer))"#
      + #" L\#(point(end, inner)) A\#(number(inner)) \#(number(inner)) 0 \#(isLarge) 0 \#(point(start, inner)) Z""#
      + #" fill="\#(slice.fill)" stroke="white" stroke-width="2">\#(caption)</path>"#
  }
}
