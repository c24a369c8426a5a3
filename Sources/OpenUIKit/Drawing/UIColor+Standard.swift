// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
  /// Black.
  public class var black: UIColor { Palette.black }
  /// White.
  public class var white: UIColor { Palette.white }
  /// Red.
  public class var red: UIColor { Palette.red }
  /// Green.
  public class var green: UIColor { Palette.green }
  /// Blue.
  public class var blue: UIColor { Palette.blue }
  /// Cyan.
  public class var cyan: UIColor { Palette.cyan }
  /// Yellow.
  public class var yellow: UIColor { Palette.yellow }
  /// Magenta.
  public class var magenta: UIColor { Palette.magenta }
  /// Orange.
  public class var orange: UIColor { Palette.orange }
  /// Purple.
  public class var purple: UIColor { Palette.purple }
  /// Brown.
  public class var brown: UIColor { Palette.brown }
  /// Gray: half of white.
  public class var gray: UIColor { Palette.gray }
  /// Dark gray: a third of white.
  public class var darkGray: UIColor { Palette.darkGray }
  /// Light gray: two thirds of white.
  public class var lightGray: UIColor { Palette.lightGray }
  /// No color: black with opacity 0.
  public class var clear: UIColor { Palette.clear }
}

/// The standard colors, created once.
private enum Palette {
  static let black = UIColor.bytes(0, 0, 0)
  static let white = UIColor.bytes(255, 255, 255)
  static let red = UIColor.bytes(255, 0, 0)
  static let green = UIColor.bytes(0, 255, 0)
  static let blue = UIColor.bytes(0, 0, 255)
  static let cyan = UIColor.bytes(0, 255, 255)
  static let yellow = UIColor.bytes(255, 255, 0)
  static let magenta = UIColor.bytes(255, 0, 255)
  static let orange = UIColor.bytes(255, 127.5, 0)
  static let purple = UIColor.bytes(127.5, 0, 127.5)
  static let brown = UIColor.bytes(153, 102, 51)
  static let gray = UIColor.bytes(127.5, 127.5, 127.5)
  static let darkGray = UIColor.bytes(85, 85, 85)
  static let lightGray = UIColor.bytes(170, 170, 170)
  static let clear = UIColor.bytes(0, 0, 0, 0)
}

extension UIColor {
  /// Creates a color from components between 0 and 255 and an opacity from 0 to 1.
  static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Creates a dynamic color from the variants for the light and the dark style.
  static func styled(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor(rgba: light.rgba, dark: dark.rgba)
  }
}
