// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The elements of a path and operations on them; the core of `UIBezierPath` and `CGPath`.
package struct PathGeometry: Hashable, Sendable {
  /// The steps in order.
  package private(set) var elements: [PathElement] = []
  /// The start of the current subpath, to which a close returns.
  private var start: CGPoint?
  /// The current point; nil before the first move.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package init(_ elements: [PathElement]) {
    for element in elements { append(element) }
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// The bounding rectangle of all points, including control points; null for an empty path.
  package var bounds: CGRect {
    CGRect(enclosing: elements.lazy.flatMap(\.points)) ?? .null
  }

  /// Appends an element; as in Core Graphics, drawing without a current point has no effect.
  package mutating func append(_ element: PathElement) {
    if case .move(let point) = element {
      start = point
      currentPoint = point
    } else {
      guard currentPoint != nil else { return }
      currentPoint = element.end ?? start
    }
    elements.append(element)
  }

  package mutating func append(contentsOf other: PathGeometry) {
    for element in other.elements { append(element) }
  }

  package func applying(_ transform: CGAffineTransform) -> PathGeometry {
    PathGeometry(elements.map { $0.applying(transform) })
  }

  /// The steps of each subpath; every list begins with a move.
  package var subpaths: [[PathElement]] {
    var result: [[PathElement]] = []
    var origin: CGPoint?
    for element in elements {
      if case .move(let point) = element {
        result.append([element])
        origin = point
        continue
      }
      // Elements after a close without a move start a subpath at the closed subpath's start.
      if case .close = result.last?.last, let origin { result.append([.move(origin)]) }
      guard !result.isEmpty else { continue }
      result[result.count - 1].append(element)
    }
    return result
  }

  /// The same outline drawn from its end to its start.
  package func reversed() -> PathGeometry {
    var result = PathGeometry()
    for subpath in subpaths.reversed() { result.append(contentsOf: Self.reversed(subpath)) }
    return result
  }

  private static func reversed(_ subpath: [PathElement]) -> PathGeometry {
    let isClosed = subpath.last == .close
    let steps = isClosed ? subpath.dropLast() : subpath[...]
    var result = PathGeometry()
    guard let last = steps.last?.end else { return result }
    result.append(.move(last))
    for index in steps.indices.dropFirst().reversed() {
      guard let destination = steps[index - 1].end else { continue }
      switch steps[index] {
      case .quadCurve(let control, _):
        result.append(.quadCurve(control: control, end: destination))
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: destination))
      default:
        result.append(.line(destination))
      }
    }
    if isClosed { result.append(.close) }
    return result
  }
}
