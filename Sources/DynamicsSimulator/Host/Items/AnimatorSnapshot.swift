// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// What an animator holds at one moment, with the names of its items and the way to the screen.
@MainActor
struct AnimatorSnapshot {
  /// What the animator holds besides the bodies of its items.
  let overlay: DynamicsOverlay
  let screen: ScreenSpace

  /// The bodies that move items.
  let bodies: [(body: DynamicsOverlay.Body, name: String)]

  init(_ animator: UIDynamicAnimator, window: UIWindow, names: ItemNames) {
    overlay = animator.overlayWithoutBodies()
    screen = ScreenSpace(of: animator, in: window)
    bodies = animator.overlayBodies().map { item, body in (body, names.name(of: item)) }
  }
}

extension Simulator {
  /// Looks into the animators that live on this screen.
  func animatorSnapshots() -> [AnimatorSnapshot] {
    names.inOneSearch {
      animators.alive.map { AnimatorSnapshot($0, window: window, names: names) }
    }
  }

  /// Whether an animator on this screen has `debugEnabled` set.
  package var showsXRay: Bool { animators.alive.contains(where: \.debugEnabled) }
}
