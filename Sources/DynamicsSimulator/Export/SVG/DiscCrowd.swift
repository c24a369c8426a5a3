// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Many plain discs below one view, drawn as one line of dots for each color.
///
/// A picture of 500 discs that are elements of their own, each with its keyframes, has a megabyte. Dots
/// are subpaths without length, whose round caps are the discs; all dots of a color share keyframes.
/// Turns cannot be seen and are left out.
struct DiscCrowd {
  /// The color and the size of discs that are drawn together.
  private struct Style: Hashable {
    let color: String
    let diameter: Double
  }

  /// The discs by style, in the order in which styles first appear; the numbers of nodes.
  private let groups: [(style: Style, numbers: [Int])]
  private let tree: NodeTree

  /// The number of discs from which they are a crowd.
  static let minimumCount = 60
  /// Units of a coordinate in a point: coordinates are whole numbers.
  private static let unitsPerPoint = 2.0
  /// The number of bytes that the keyframes of a crowd may have, and about how many one dot takes.
  private static let maximumBytes = 160_000, bytesPerDot = 8

  /// Creates the crowd of those nodes that are plain discs; nil if they are too few.
  init?(_ numbers: [Int], of tree: NodeTree) {
    var styles: [Style] = []
    var members: [Style: [Int]] = [:]
    for number in numbers {
      guard let style = Self.style(of: number, in: tree) else { continue }
      if members[style] == nil { styles.append(style) }
      members[style, default: []].append(number)
    }
    guard members.values.reduce(0, { $0 + $1.count }) >= Self.minimumCount else { return nil }
    groups = styles.map { ($0, members[$0] ?? []) }
    self.tree = tree
  }

  /// Nodes in drawing order, without the discs: nil stands for the crowd, in the place of the first.
  func order(of numbers: [Int]) -> [Int?] {
    let discs = Set(groups.flatMap(\.numbers))
    let first = numbers.first(where: discs.contains)
    var order: [Int?] = []
    for number in numbers where number == first || !discs.contains(number) {
      order.append(number == first ? nil : number)
    }
    return order
  }

  /// The style of a node that is a plain disc from the first frame to the last.
  private static func style(of number: Int, in tree: NodeTree) -> Style? {
    let node = tree.nodes[number]
    guard tree.children[number].isEmpty, node.appearance.changes.count == 1,
      node.appearance.changes[0].frame == 0, let appearance = node.appearance.last,
      let color = appearance.background, color.alpha == 1,
      let first = node.placement.changes.first, first.frame == 0, let placement = first.value,
      placement.width == placement.height, placement.width > 0,
      appearance.cornerRadius >= placement.width / 2
    else { return nil }
    var plain = Appearance()
    plain.background = color
    plain.cornerRadius = appearance.cornerRadius
    plain.clipsToBounds = appearance.clipsToBounds
    let keepsShape = node.placement.changes.allSatisfy { change in
      guard let value = change.value else { return false }
      return value.width == placement.width && value.height == placement.height
        && value.scaleX == 1 && value.scaleY == 1 && value.shear == 0
    }
    guard appearance == plain, keepsShape else { return nil }
    return Style(color: color.css, diameter: placement.width)
  }

  /// Writes the discs of one frame, or of all of them.
  ///
  /// - Parameter timing: the timing of a moving picture; nil for a still.
  func write(atFrame frame: Int, timing: MotionTiming?, to writer: inout MarkupWriter) {
    writer.open(
      "g",
      [
        "transform": "scale(\((1 / Self.unitsPerPoint).text()))", "fill": "none",
        "stroke-linecap": "round",
      ])
    for group in groups {
      writer.open(
        "path",
        [
          "d": path(group.numbers, at: frame), "stroke": group.style.color,
          "stroke-width": (group.style.diameter * Self.unitsPerPoint).text(),
        ])
      if let timing {
        let frames = keyframes(of: timing.frameCount)
        timing.morph(
          "d", values: frames.map { path(group.numbers, at: $0) }, at: frames, to: &writer)
      }
      writer.close()
    }
    writer.close()
  }

  /// Frames at equal distances, as many as the crowd may have bytes.
  private func keyframes(of frameCount: Int) -> [Int] {
    let count = groups.reduce(0) { $0 + $1.numbers.count }
    let step = max(
      (count * Self.bytesPerDot * frameCount + Self.maximumBytes - 1) / Self.maximumBytes, 1)
    let frames = Array(stride(from: 0, to: frameCount, by: step))
    return frames.last == frameCount - 1 ? frames : frames + [frameCount - 1]
  }

  /// The dots, each relative to the one before it, which takes fewer digits.
  private func path(_ numbers: [Int], at frame: Int) -> String {
    var data = ""
    var (x, y) = (0, 0)
    for number in numbers {
      guard let placement = tree.nodes[number].placement[frame] else { continue }
      let next = (Self.units(placement.x), Self.units(placement.y))
      let (dx, dy) = (next.0 - x, next.1 - y)
      data += "\(data.isEmpty ? "M" : "m")\(dx)\(dy < 0 ? "" : " ")\(dy)h0"
      (x, y) = next
    }
    return data
  }

  private static func units(_ points: Double) -> Int {
    Int(max(min((points * unitsPerPoint).rounded(), 1e6), -1e6))
  }
}
