/// The colours of pictures where the app does not choose them.
///
/// They are restrained, and readable on light and dark pages; all are CSS colours.
enum Palette {
  /// The screen behind views that paint no background.
  static let screen = "#f8f7f4"

  /// The body of the device.
  static let bezelLight = "#ffffff"
  static let bezelDark = "#26262b"

  /// The hairline around the device; translucent, so that it suits any page.
  static let hairline = "#80808a"

  /// Fingers.
  static let touch = "#4c5a78"

  // MARK: X-ray, as in the player

  static let awake = "#0a8f7a"
  static let asleep = "#7c8098"
  static let anchored = "#9a6b2f"
  static let boundary = "#4f55c8"
  static let contact = "#d6336c"
  static let joint = "#b7791f"
  static let force = "#c2410c"
  static let field = "#8a3fc4"

  /// Paths that items took.
  static let trajectory = "#6d7690"
}
