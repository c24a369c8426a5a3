// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An effect that blends content with a blurred background; content is shown unchanged here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content over a blur effect.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates the effect for a kind of content over a blur effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }
}

/// The kind of content of a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// A secondary area.
  case secondaryFill = 5
  /// A tertiary area.
  case tertiaryFill = 6
  /// A thin line.
  case separator = 7
}
