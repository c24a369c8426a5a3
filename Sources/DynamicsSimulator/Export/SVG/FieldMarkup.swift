// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fields of a recording as drawings: regions, what happens to probes and items, origins.
struct FieldMarkup {
  let recording: Recording
  /// The frames that the picture shows; a still shows one.
  let frames: Range<Int>
  let timing: MotionTiming

  private struct Part {
    var isArea = false
    let width: String
    let opacity: String
    let path: (Int) -> String
  }

  private var parts: [Part] {
    [
      Part(isArea: true, width: "1.2", opacity: "0.8", path: regions),
      Part(width: "1", opacity: "0.55", path: probes),
      Part(width: "1.2", opacity: "1", path: origins),
      Part(width: "2", opacity: "1", path: arrows),
    ]
  }

  /// Writes the fields, redrawn ten times a second where the picture moves.
  func write(to writer: inout MarkupWriter) {
    for part in parts {
      let paths = frames.map { part.path(frames.count > 1 ? $0 - $0 % 6 : $0) }
      guard let first = paths.first, paths.contains(where: { !$0.isEmpty }) else { continue }
      write(part, path: Self.drawable(first), to: &writer) { writer in
        timing.jump("d", values: paths.map(Self.drawable), to: &writer)
      }
    }
  }

  /// A path of nothing must still be one.
  private static func drawable(_ path: String) -> String { path.isEmpty ? "M0 0" : path }

  private func write(
    _ part: Part, path: String, to writer: inout MarkupWriter,
    motion: (inout MarkupWriter) -> Void
  ) {
    writer.open(
      "path",
      [
        "d": path, "fill": part.isArea ? Palette.field : "none",
        "fill-opacity": part.isArea ? "0.07" : nil, "fill-rule": part.isArea ? "evenodd" : nil,
        "stroke": Palette.field, "stroke-width": part.width, "stroke-opacity": part.opacity,
        "stroke-dasharray": part.isArea ? "4 3" : nil,
      ])
    motion(&writer)
    writer.close()
    writer.breakLine()
  }

  // MARK: Paths

  private func regions(_ frame: Int) -> String {
    let origins = recording.xray.origins[frame] ?? []
    let regions = recording.xray.regions[frame] ?? []
    return zip(origins, regions).map { origin, lines in
      lines.map { line in
        let points = line.map { Self.text(origin.position.x + $0.x, origin.position.y + $0.y) }
        return "M" + points.joined(separator: "L") + "Z"
      }.joined()
    }.joined()
  }

  private func origins(_ frame: Int) -> String {
    (recording.xray.origins[frame] ?? []).map { origin in
      let (x, y) = (origin.position.x, origin.position.y)
      return "M\(Self.text(x - 4, y))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
        + "M\(Self.text(x - 7, y))h14M\(Self.text(x, y - 7))v14"
    }.joined()
  }

  private func probes(_ frame: Int) -> String {
    (recording.xray.probes[frame] ?? []).map { line in
      if line.kind == .turn {
        return Self.turn(at: line.start, isClockwise: line.end.x > line.start.x)
      }
      let tip = CGPoint(x: line.end.x - line.start.x, y: line.end.y - line.start.y)
      return "M\(Self.text(line.start.x, line.start.y))h.1"
        + Self.arrow(from: line.start, by: tip, head: 5)
    }.joined()
  }

  private func arrows(_ frame: Int) -> String {
    recording.items.compactMap { item in
      guard let state = item.states[frame], let pull = item.pulls[frame] else { return nil }
      return Self.arrow(from: state.position, by: pull, head: 8)
    }.joined()
  }

  /// Three quarters of a circle with a head.
  private static func turn(at point: CGPoint, isClockwise: Bool) -> String {
    let sign: CGFloat = isClockwise ? 1 : -1
    let (right, head) = (point.x + 5, point.y - sign * 3)
    return "M\(text(point.x, point.y + sign * 5))A5 5 0 1 \(isClockwise ? 1 : 0) "
      + "\(text(right, point.y))M\(text(right - 2.6, head))L\(text(right, point.y))"
      + "L\(text(right + 2.6, head))"
  }

  /// A line with a head; nothing for one that is too short to be seen.
  private static func arrow(from start: CGPoint, by vector: CGPoint, head: CGFloat) -> String {
    let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    guard length >= 2 else { return "" }
    let size = min(head, length * 0.6)
    let (ux, uy) = (vector.x / length * size, vector.y / length * size)
    let (x, y) = (start.x + vector.x - ux, start.y + vector.y - uy)
    let tip = text(start.x + vector.x, start.y + vector.y)
    return "M\(text(start.x, start.y))L\(tip)"
      + "M\(text(x - uy / 2, y + ux / 2))L\(tip)L\(text(x + uy / 2, y - ux / 2))"
  }

  private static func text(_ x: CGFloat, _ y: CGFloat) -> String {
    "\(Double(x).text(decimals: 1)) \(Double(y).text(decimals: 1))"
  }
}
