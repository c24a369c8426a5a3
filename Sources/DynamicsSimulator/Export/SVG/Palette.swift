// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The colors of pictures where the app does not choose them.
///
/// They are restrained, and readable on light and dark pages; all are CSS colors.
enum Palette {
  /// The screen behind views that paint no background.
  static let screen = css(OverlayPalette.screen)

  /// The body of the device.
  static let bezelLight = "#ffffff"
  static let bezelDark = "#26262b"

  /// The hairline around the device; translucent, so that it suits any page.
  static let hairline = "#80808a"

  /// Touches.
  static let touch = "#4c5a78"

  // MARK: X-ray

  static let awake = css(OverlayPalette.awake)
  static let asleep = css(OverlayPalette.asleep)
  static let anchored = css(OverlayPalette.anchored)
  static let boundary = css(OverlayPalette.boundary)
  static let contact = css(OverlayPalette.contact)
  static let joint = css(OverlayPalette.joint)
  static let force = css(OverlayPalette.force)
  static let field = css(OverlayPalette.field)
  static let velocity = css(OverlayPalette.velocity)
  /// Names of items.
  static let name = css(OverlayPalette.name)

  /// Paths that items took.
  static let trajectory = "#6d7690"

  /// The colors that the web client shares with pictures, as custom properties of CSS.
  static let customProperties: String = {
    let colors = [
      ("screen", screen), ("touch", touch), ("awake", awake), ("asleep", asleep),
      ("anchored", anchored), ("boundary", boundary), ("contact", contact), ("joint", joint),
      ("force", force), ("field", field), ("velocity", velocity), ("name", name),
    ]
    return ":root{" + colors.map { "--\($0):\($1)" }.joined(separator: ";") + "}\n"
  }()

  private static func css(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
