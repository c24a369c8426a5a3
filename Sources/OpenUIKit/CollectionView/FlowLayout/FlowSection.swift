// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of a section's elements in a flow layout.
struct FlowSection {
  private(set) var items: [CGRect] = []
  private(set) var header: CGRect?
  private(set) var footer: CGRect?
  /// The end along the scroll direction, where the next section starts.
  private(set) var end: CGFloat
  private let axis: FlowAxis
  private var extent: (lower: CGFloat, upper: CGFloat)

  /// The tolerance that keeps rounding errors from moving the last item of a line to the next.
  private static let tolerance: CGFloat = 1e-6

  /// Lays out the elements of a section that starts at an offset along the scroll direction.
  @MainActor
  init(_ measures: FlowMeasures, axis: FlowAxis, breadth: CGFloat, start: CGFloat) {
    self.axis = axis
    end = start
    extent = (start, start)
    header = Self.bar(measures.header, axis: axis, breadth: breadth, at: &end)
    let insets = axis.insets(measures.inset)
    end += insets.start
    let available = max(breadth - insets.left - insets.right, 0)
    let lines = Self.lines(measures, axis: axis, available: available)
    let isUniform = measures.sizes.dropFirst().allSatisfy { $0 == measures.sizes[0] }
    for (number, line) in lines.enumerated() {
      let sizes = measures.sizes[line]
      let spacing = Self.spacing(
        in: sizes, isLast: number == lines.count - 1, isUniform: isUniform, measures, axis: axis,
        available: available)
      appendLine(sizes, from: insets.left + spacing.before, spacing: spacing.between)
      if number < lines.count - 1 { end += measures.lineSpacing }
    }
    end += insets.end
    footer = Self.bar(measures.footer, axis: axis, breadth: breadth, at: &end)
    extent = (min(start, end), max(start, end))
    for frame in items {
      let range = axis.range(of: frame)
      extent = (min(extent.lower, range.lower), max(extent.upper, range.upper))
    }
  }

  /// Whether the section may intersect a rectangle; false for NaN.
  func mayIntersect(_ rect: CGRect) -> Bool {
    let range = axis.range(of: rect.standardized)
    return range.lower <= extent.upper && extent.lower <= range.upper
  }

  private static func bar(
    _ size: CGSize, axis: FlowAxis, breadth: CGFloat, at end: inout CGFloat
  ) -> CGRect? {
    let length = axis.along(size)
    guard length > 0 else { return nil }
    let start = end
    end += length
    return axis.rect(along: start, across: 0, size: axis.size(along: length, across: breadth))
  }

  /// Breaks the items into lines of as many as fit.
  @MainActor
  private static func lines(
    _ measures: FlowMeasures, axis: FlowAxis, available: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (item, size) in measures.sizes.enumerated() {
      let length = axis.across(size)
      if item > first, used + measures.itemSpacing + length > available + tolerance {
        lines.append(first..<item)
        first = item
      }
      used = item == first ? length : used + measures.itemSpacing + length
    }
    if first < measures.sizes.count { lines.append(first..<measures.sizes.count) }
    return lines
  }

  /// The spacing before the first item of a line and between its items.
  @MainActor
  private static func spacing(
    in sizes: ArraySlice<CGSize>, isLast: Bool, isUniform: Bool, _ measures: FlowMeasures,
    axis: FlowAxis, available: CGFloat
  ) -> (before: CGFloat, between: CGFloat) {
    let minimumSpacing = measures.itemSpacing
    guard let first = sizes.first else { return (0, minimumSpacing) }
    let length = axis.across(first)
    // The number of items in a full line.
    let step = length + minimumSpacing
    let perLine =
      isUniform && step > 0 ? ((available + minimumSpacing + tolerance) / step).rounded(.down) : 0
    if isUniform, perLine <= 1 { return (max(available - length, 0) / 2, minimumSpacing) }
    if isUniform, isLast, perLine > CGFloat(measures.sizes.count) { return (0, minimumSpacing) }
    if isUniform { return (0, (available - perLine * length) / (perLine - 1)) }
    if isLast { return (0, minimumSpacing) }
    guard sizes.count > 1 else { return (max(available - length, 0) / 2, minimumSpacing) }
    let used = sizes.reduce(0) { $0 + axis.across($1) }
    return (0, (available - used) / CGFloat(sizes.count - 1))
  }

  private mutating func appendLine(
    _ sizes: ArraySlice<CGSize>, from start: CGFloat, spacing: CGFloat
  ) {
    let thickness = sizes.map(axis.along).max() ?? 0
    var across = start
    for size in sizes {
      let along = end + (thickness - axis.along(size)) / 2
      items.append(axis.rect(along: along, across: across, size: size))
      across += axis.across(size) + spacing
    }
    end += thickness
  }
}
