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

  /// Paths that items took.
  static let trajectory = "#6d7690"
}
