// SPDX-License-Identifier: Apache-2.0

/// One side of a contact: an item or a boundary.
@MainActor
enum ContactParticipant {
  case item(SimulatedItem)
  case boundary(BoundaryBody)

  /// Whether the participant has exactly one shape in the engine.
  var isSingleShape: Bool {
    switch self {
    case .item(let item): item.shapes.count == 1
    case .boundary: false
    }
  }

  func isSame(as other: ContactParticipant) -> Bool {
    switch (self, other) {
    case (.item(let one), .item(let two)): one === two
    case (.boundary(let one), .boundary(let two)): one === two
    default: false
    }
  }
}
