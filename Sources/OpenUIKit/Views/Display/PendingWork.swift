// SPDX-License-Identifier: Apache-2.0

/// Work that is to be done for a view and its descendants before the next frame is shown.
protocol PendingWork {
  /// Whether the view itself needs it.
  var isNeeded: Bool { get set }
  /// Whether a descendant needs it.
  var isNeededBelow: Bool { get set }
}

extension PendingWork {
  var isAnythingNeeded: Bool { isNeeded || isNeededBelow }

  /// Ends the need of the descendants; returns whether there was one.
  mutating func endNeedBelow() -> Bool {
    defer { isNeededBelow = false }
    return isNeededBelow
  }
}
