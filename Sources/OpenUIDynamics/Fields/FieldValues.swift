// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values that the user has set on a field, in the user's units.
struct FieldValues: Equatable {
  var position = CGPoint.zero
  var strength: CGFloat = 1
  var falloff: CGFloat = 0
  var minimumRadius = Tuning.minimumFieldRadius
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
  var law: FieldLaw { FieldLaw(kind: kind, values: values) }
}
