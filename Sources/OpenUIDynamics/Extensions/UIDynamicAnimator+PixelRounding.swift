// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

extension UIDynamicAnimator {
  /// The pixels per point for rounding centers to whole pixels; nil, which does not round, unless
  /// set.
  ///
  /// With 2, centers are multiples of half a point, as on a device with two pixels per point. Only
  /// what is written is rounded: the simulation continues from exact positions, also after
  /// `updateItem(usingCurrentState:)`, so that rounding never makes anything move (C03). Setting it
  /// takes effect with the next step that moves an item. A number that is not finite, or not from 1
  /// to 100, is refused with a diagnostic. Own extension.
  ///
  /// Differs from UIKit: it seems to round always (S029, inferred).
  ///
  ///     animator.pixelRoundingScale = UIScreen.main.scale
  ///
  /// (S029)
  public var pixelRoundingScale: CGFloat? {
    get { onMainActor { $0.state.rounding?.scale } }
    set { onMainActor { $0.setRoundingScale(newValue) } }
  }
}

/// Rounding of the centers that are written, and what has been written.
struct PixelRounding {
  /// Pixels per point.
  let scale: CGFloat
  /// What was written last, by slot.
  private var written: ContiguousArray<CGPoint?> = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// The nearest whole pixel to a center, which is remembered.
  mutating func round(_ center: CGPoint, slot: Int) -> CGPoint {
    let rounded = CGPoint(
      x: (center.x * scale).rounded() / scale, y: (center.y * scale).rounded() / scale)
    self[slot] = rounded
    return rounded
  }

  /// The distance by which the user has moved an item since its center was written; nil where none
  /// was.
  func shift(of center: CGPoint, slot: Int) -> CGVector? {
    guard let written = self[slot] else { return nil }
    return CGVector(dx: center.x - written.x, dy: center.y - written.y)
  }

  /// What was written last to the item of a slot; nil where nothing was.
  subscript(slot: Int) -> CGPoint? {
    get { slot < written.count ? written[slot] : nil }
    set {
      while written.count <= slot { written.append(nil) }
      written[slot] = newValue
    }
  }

  /// Removes the last center of an item that was removed or moved.
  mutating func forget(_ slot: Int) {
    guard slot < written.count else { return }
    written[slot] = nil
  }
}

extension Simulation {
  fileprivate func setRoundingScale(_ scale: CGFloat?) {
    // Other centers are written to the same items.
    ItemChanges.note()
    guard let scale else {
      state.rounding = nil
      return
    }
    guard scale >= 1, scale <= Tuning.maximumPixelScale else {
      return DiagnosticReporter.report(
        "UIDynamicAnimator.pixelRoundingScale",
        problem: "\(scale) is not a number of pixels between 1 and \(Tuning.maximumPixelScale).",
        remedy: "Centers are written as before; give the scale of the screen, such as 2.")
    }
    guard scale != state.rounding?.scale else { return }
    state.rounding = PixelRounding(scale: scale)
  }

  /// The center to write for an exact one.
  func centerToWrite(_ center: CGPoint, slot: Int) -> CGPoint {
    guard state.rounding != nil else { return center }
    return state.rounding?.round(center, slot: slot) ?? center
  }

  /// The position of an item that is read again: its exact position, moved by as much as the user
  /// has moved the item since the rounded center was written.
  ///
  /// - Parameter place: The center that the item returns.
  func position(of simulated: SimulatedItem, readAs place: CGPoint) -> CGPoint {
    guard let body = simulated.body, !hasOtherCoordinates(simulated),
      let shift = state.rounding?.shift(of: place, slot: simulated.slot)
    else { return place }
    state.rounding?.forget(simulated.slot)
    let exact = CGPoint(world.position(of: body))
    return CGPoint(x: exact.x + shift.dx, y: exact.y + shift.dy)
  }
}
