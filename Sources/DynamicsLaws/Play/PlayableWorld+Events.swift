// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension PlayableWorld {
  /// Appends five numbers of each contact that began or ended in the last step: 1 for a begin and 0 for an end, the
  /// numbers of both items, and x and y in points where it began, 0 for an end.
  ///
  /// What is no item, such as a boundary, has the number −1. A contact is one of two shapes: items of several shapes
  /// may have more than one.
  package func appendEvents(to numbers: inout [Float]) {
    for event in world.beginContacts {
      append(1, event.shapeA, event.shapeB, event.point, to: &numbers)
    }
    for event in world.endContacts {
      append(0, event.shapeA, event.shapeB, .zero, to: &numbers)
    }
  }

  private func append(
    _ kind: Float, _ first: ShapeHandle, _ second: ShapeHandle, _ point: Vector2,
    to numbers: inout [Float]
  ) {
    numbers.append(kind)
    numbers.append(number(of: first))
    numbers.append(number(of: second))
    numbers.append(point.x)
    numbers.append(point.y)
  }

  /// The number of the item that a shape belongs to; −1 if it is no item's, or is there no longer.
  private func number(of shape: ShapeHandle) -> Float {
    guard let body = world.body(of: shape), let number = bodies.firstIndex(where: { $0 == body })
    else { return -1 }
    return Float(number)
  }
}
