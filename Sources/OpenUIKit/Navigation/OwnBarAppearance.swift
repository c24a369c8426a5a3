// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look that a bar was given, or that was made when the bar was asked for it.
@MainActor
struct OwnBarAppearance<Appearance: UIBarAppearance> {
  /// Nil as long as the bar has the look of its older properties.
  private(set) var value: Appearance?

  nonisolated init() {}

  /// Returns the look, which may be changed in place.
  mutating func made() -> Appearance {
    let appearance = value ?? Appearance()
    value = appearance
    return appearance
  }

  /// Takes over a copy.
  mutating func copy(_ appearance: Appearance) {
    value = appearance.copy() as? Appearance
  }
}
