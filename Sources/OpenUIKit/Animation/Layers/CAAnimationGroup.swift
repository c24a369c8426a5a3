// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Several animations that run together; what is left of them when the group's duration is over is
/// cut, and those without a duration take the group's.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their times count from the group's beginning.
  open var animations: [CAAnimation]?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let share = progress(atTime: time) else { return }
    for animation in animations ?? [] {
      animation.groupDuration = shownDuration
      animation.apply(to: &values, at: Double(share) * shownDuration)
    }
  }
}

/// Animates a change of a whole layer.
///
/// Differs from Core Animation: a fade is the layer's own, from nothing to all of it, and the other
/// types slide the layer in; what was shown before is not there any more. A filter has no effect.
open class CATransition: CAAnimation {
  /// What kind of transition; `.fade` unless set.
  open var type = CATransitionType.fade
  /// Where it comes from; from the left unless set.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it starts; 0 unless set.
  open var startProgress: Float = 0
  /// The share of the way at which it ends; 1 unless set.
  open var endProgress: Float = 1

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let run = progress(atTime: time) else { return }
    let share = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * run
    guard type != .fade else {
      values.opacity *= share
      return
    }
    let rest = 1 - share
    switch subtype {
    case .fromRight?: values.position.x += values.bounds.width * rest
    case .fromTop?: values.position.y -= values.bounds.height * rest
    case .fromBottom?: values.position.y += values.bounds.height * rest
    default: values.position.x -= values.bounds.width * rest
    }
  }
}

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content appears.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
