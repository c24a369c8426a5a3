// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The values that the user has set on a field, in the user's units.
struct FieldValues: Equatable {
  var position = CGPoint.zero
  var strength: CGFloat = 1
  var falloff: CGFloat = 0
  var minimumRadius: CGFloat = Tuning.minimumFieldRadius
  var direction = CGVector.zero
  var smoothness: CGFloat = 0
  var animationSpeed: CGFloat = 0
  /// The seed of the noise.
  var noiseSeed: UInt64 = 0

  /// The defaults of a kind: noise is smooth and changes once per second.
  ///
  /// (S108)
  init(kind: UIFieldBehavior.Kind) {
    guard kind == .noise || kind == .turbulence else { return }
    smoothness = 1
    animationSpeed = 1
  }
}

extension UIFieldBehavior {
  /// What the field does, as plain numbers.
  var law: FieldLaw { FieldLaw(kind: kind.law, values: values) }
}

extension FieldLaw {
  /// The law of a kind with the values of a user.
  init(kind: FieldKind, values: FieldValues) {
    self.init(
      kind: kind, position: Vector2(values.position), strength: Float(values.strength),
      falloff: Double(values.falloff), minimumRadius: Float(values.minimumRadius),
      direction: Vector2(values.direction), smoothness: Double(values.smoothness),
      animationSpeed: Double(values.animationSpeed), noiseSeed: values.noiseSeed)
  }
}

extension UIFieldBehavior.Kind {
  /// The kind of the law.
  var law: FieldKind {
    switch self {
    case .drag: .drag
    case .vortex: .vortex
    case .radialGravity: .radialGravity
    case .linearGravity: .linearGravity
    case .velocity: .velocity
    case .noise: .noise
    case .turbulence: .turbulence
    case .spring: .spring
    case .electric: .electric
    case .magnetic: .magnetic
    case .custom: .custom
    }
  }
}
