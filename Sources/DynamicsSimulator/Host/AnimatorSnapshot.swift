// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// What an animator holds at one moment, with the names of its items and the way to the screen.
@MainActor
struct AnimatorSnapshot {
  /// The animator; only to be compared.
  let animator: ObjectIdentifier
  let overlay: DynamicsOverlay
  let screen: ScreenSpace

  /// Frames from one picture of the overlay to the next.
  let interval: Int

  /// The bodies that move items.
  let bodies: [(body: DynamicsOverlay.Body, name: String)]

  init(_ animator: UIDynamicAnimator, window: UIWindow, names: ItemNames) {
    let overlay = animator.overlay()
    let items = Dictionary(
      animator.simulatedItems.map { (ObjectIdentifier($0), $0) },
      uniquingKeysWith: { first, _ in first })
    self.animator = ObjectIdentifier(animator)
    self.overlay = overlay
    interval = animator.debugEnabled ? animator.debugInterval : 1
    screen = ScreenSpace(of: animator, in: window)
    bodies = overlay.bodies.compactMap { body in
      guard let item = body.item.flatMap({ items[$0] }) else { return nil }
      return (body, names.name(of: item))
    }
  }
}

extension Simulator {
  /// Looks into the animators that live on this screen.
  func animatorSnapshots() -> [AnimatorSnapshot] {
    animators.alive.map { AnimatorSnapshot($0, window: window, names: names) }
  }

  /// Whether an animator on this screen has `debugEnabled` set.
  package var showsXRay: Bool { animators.alive.contains(where: \.debugEnabled) }
}
