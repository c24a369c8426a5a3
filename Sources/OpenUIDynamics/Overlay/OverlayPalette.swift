// SPDX-License-Identifier: Apache-2.0

/// The colors of every X-ray, as sRGB in hexadecimal; restrained, and readable on light and dark.
package enum OverlayPalette {
  package static let awake: UInt32 = 0x0a8f7a
  package static let asleep: UInt32 = 0x7c8098
  package static let anchored: UInt32 = 0x9a6b2f
  package static let boundary: UInt32 = 0x4f55c8
  package static let contact: UInt32 = 0xd6336c
  package static let joint: UInt32 = 0xb7791f
  package static let force: UInt32 = 0xc2410c
  package static let field: UInt32 = 0x8a3fc4
  package static let velocity: UInt32 = 0x1c7ed6
  /// Names of items.
  package static let name: UInt32 = 0x3c4154
  /// Behind the X-ray, where the app paints no background.
  package static let screen: UInt32 = 0xf8f7f4
}

extension UIColor {
  /// Creates an opaque color from sRGB in hexadecimal.
  convenience init(overlay hexadecimal: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(hexadecimal >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
