// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIColor {
  /// Creates a named color from an asset catalog; nil if no catalog contains it.
  ///
  /// Catalogs are searched in the same folders as images: see ``UIImage/searchFolders``. A color with a
  /// variant for the dark appearance is dynamic.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a named color from an asset catalog of a bundle; nil if no catalog contains it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let data = ImageFolder.colorSet(named: name, in: bundle),
      let contents = try? JSONDecoder().decode(ColorSet.self, from: data),
      let components = contents.components
    else { return nil }
    self.init(rgba: components, dark: contents.darkComponents)
  }

  /// Creates a color from components between 0 and 1, as color literals of Swift 3 were written
  /// out.
  public convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components between 0 and 1 in Display P3, which is treated as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The contents of a color set's file.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    var color: Value?
    var appearances: [[String: String]]?
  }
  struct Value: Decodable {
    var components: [String: String]?
  }

  var colors: [Entry]

  var components: ColorComponents? {
    let plain = colors.first { $0.appearances == nil && $0.color != nil } ?? colors.first
    return Self.components(of: plain)
  }

  /// The variant for the dark appearance; nil if there is none.
  var darkComponents: ColorComponents? {
    let dark = colors.first { entry in
      entry.appearances?.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" }
        ?? false
    }
    return Self.components(of: dark)
  }

  private static func components(of entry: Entry?) -> ColorComponents? {
    guard let texts = entry?.color?.components else { return nil }
    func number(_ name: String) -> CGFloat? {
      guard let text = texts[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // Integers are bytes, other numbers are fractions.
      guard let value = Double(text) else { return nil }
      return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
    let alpha = texts["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = number("white") {
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of color literals; the compiler requires this name.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of image literals; the compiler requires this name.
public typealias _ImageLiteralType = UIImage
