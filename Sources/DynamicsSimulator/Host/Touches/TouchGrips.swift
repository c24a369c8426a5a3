// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The items that live touches hold, because nothing of the app takes the touches.
@MainActor
final class TouchGrips: FrameParticipant {
  /// A touch on an item.
  private struct Hold {
    let animator: WeakReference<UIDynamicAnimator>
    let item: any UIDynamicItem
    /// The touched point in the frame of the item.
    let anchor: CGPoint
    /// Where the touch is on the screen.
    var point: CGPoint
    /// Nil while the app may still take the touch.
    var grip: ItemGrip?
  }

  private let activeTouches: ActiveTouches
  private let window: UIWindow
  /// By the identifiers of the live touches.
  private var holds: [Int: Hold] = [:]

  /// Whether touches hold items.
  var isEnabled = false {
    didSet { if !isEnabled { releaseAll() } }
  }

  init(activeTouches: ActiveTouches, window: UIWindow) {
    self.activeTouches = activeTouches
    self.window = window
  }

  /// Remembers what lies under a touch that begins, before the app sees the touch.
  func prepare(_ action: TouchAction, in simulator: Simulator) {
    guard isEnabled, case .begin(let touch, let point) = action, holds[touch] == nil,
      let hit = simulator.hitItem(at: point),
      let local = hit.screen.localPoint(at: point),
      let anchor = hit.animator.anchor(in: hit.item, at: local)
    else { return }
    holds[touch] = Hold(
      animator: WeakReference(hit.animator), item: hit.item, anchor: anchor, point: point)
  }

  /// Follows a touch after the app has seen it.
  func follow(_ action: TouchAction) {
    guard var hold = holds[action.touch] else { return }
    if case .end = action {
      hold.grip?.release()
      holds[action.touch] = nil
      return
    }
    hold.point = action.point ?? hold.point
    holds[action.touch] = hold
    update(action.touch, isFrame: false)
  }

  /// Moves the hands once in a frame; a recognizer may also fail because time has passed.
  func frameClockDidTick(_ clock: FrameClock) {
    for touch in holds.keys.sorted() { update(touch, isFrame: true) }
  }

  /// Takes hold of an item that nothing takes, or moves the hand that holds it.
  private func update(_ touch: Int, isFrame: Bool) {
    guard let hold = holds[touch], let animator = hold.animator.object,
      let target = ScreenSpace(of: animator, in: window).localPoint(at: hold.point)
    else { return }
    if let grip = hold.grip {
      if isFrame { grip.move(to: target) }
      return
    }
    guard activeTouches.isUnused(.live(touch)) else { return }
    holds[touch]?.grip = animator.grip(hold.item, anchor: hold.anchor, target: target)
  }

  private func releaseAll() {
    for hold in holds.values { hold.grip?.release() }
    holds = [:]
  }
}
