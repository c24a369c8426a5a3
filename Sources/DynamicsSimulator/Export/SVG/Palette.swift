import OpenUIDynamics

/// The colours of pictures where the app does not choose them.
///
/// They are restrained, and readable on light and dark pages; all are CSS colours.
enum Palette {
  /// The screen behind views that paint no background.
  static let screen = css(OverlayPalette.screen)

  /// The body of the device.
  static let bezelLight = "#ffffff"
  static let bezelDark = "#26262b"

  /// The hairline around the device; translucent, so that it suits any page.
  static let hairline = "#80808a"

  /// Fingers.
  static let touch = "#4c5a78"

  // MARK: X-ray, as in the player

  static let awake = css(OverlayPalette.awake)
  static let asleep = css(OverlayPalette.asleep)
  static let anchored = css(OverlayPalette.anchored)
  static let boundary = css(OverlayPalette.boundary)
  static let contact = css(OverlayPalette.contact)
  static let joint = css(OverlayPalette.joint)
  static let force = css(OverlayPalette.force)
  static let field = css(OverlayPalette.field)

  /// Paths that items took.
  static let trajectory = "#6d7690"

  private static func css(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
