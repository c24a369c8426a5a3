// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The shapes of a body, in order.
///
/// Most bodies have one, which needs no memory of its own.
struct BodyShapes: RandomAccessCollection {
  private var first: ShapeHandle?
  private var others: [ShapeHandle] = []

  /// No shapes.
  init() {}

  /// The shapes of an array.
  init(_ shapes: [ShapeHandle]) {
    first = shapes.first
    others = Array(shapes.dropFirst())
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + others.count }

  subscript(position: Int) -> ShapeHandle {
    if position == 0, let first { return first }
    return others[position - 1]
  }

  mutating func append(_ shape: ShapeHandle) {
    if first == nil { first = shape } else { others.append(shape) }
  }
}
