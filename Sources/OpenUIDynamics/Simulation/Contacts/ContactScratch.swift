// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Memory that recording and reporting contacts use again in each step.
@MainActor
struct ContactScratch {
  /// Two shapes in an order.
  private struct ShapePair: Hashable {
    let first: ShapeHandle
    let second: ShapeHandle

    init(_ first: ShapeHandle, _ second: ShapeHandle) {
      self.first = first
      self.second = second
    }
  }

  /// The contacts that ended.
  private var ended: Set<ShapePair> = []
  /// The contacts that ended and began again.
  private var renewed: Set<ShapePair> = []
  /// An empty list with room for the reports of a step.
  var reports: [ContactReport] = []

  nonisolated init() {}

  /// Finds the pairs of shapes whose contact ended before the step and began again in it, as when an
  /// attachment comes and goes between two steps: they have touched all the time.
  mutating func findRenewed(
    _ begins: UnsafeBufferPointer<ContactBeginEvent>, _ ends: UnsafeBufferPointer<ContactEndEvent>
  ) {
    renewed.removeAll(keepingCapacity: true)
    guard !begins.isEmpty, !ends.isEmpty else { return }
    ended.removeAll(keepingCapacity: true)
    for event in ends { ended.insert(ShapePair(event.shapeA, event.shapeB)) }
    for event in begins where contains(event.shapeA, event.shapeB, in: ended) {
      renewed.insert(ShapePair(event.shapeA, event.shapeB))
    }
  }

  /// Whether the contact of two shapes was found to have begun again.
  func isRenewed(_ first: ShapeHandle, _ second: ShapeHandle) -> Bool {
    !renewed.isEmpty && contains(first, second, in: renewed)
  }

  private func contains(
    _ first: ShapeHandle, _ second: ShapeHandle, in pairs: Set<ShapePair>
  ) -> Bool {
    pairs.contains(ShapePair(first, second)) || pairs.contains(ShapePair(second, first))
  }
}
