import Foundation

extension UIColor {
  /// Creates the colour of a name from an asset catalogue; nil where none has it.
  ///
  /// Catalogues are looked for where images are: see ``UIImage/searchFolders``. The colour without a
  /// style is taken.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a name from an asset catalogue of a bundle; nil where none has it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let data = ImageFolder.colorSet(named: name, in: bundle),
      let contents = try? JSONDecoder().decode(ColorSet.self, from: data),
      let components = contents.components
    else { return nil }
    self.init(rgba: components)
  }

  /// Creates a colour from components between 0 and 1, as colour literals of Swift 3 were written out.
  public convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components between 0 and 1 in Display P3; they are taken for those of sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// What the file of a colour set says.
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
    guard let texts = plain?.color?.components else { return nil }
    func number(_ name: String) -> CGFloat? {
      guard let text = texts[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      // Whole numbers are bytes, others are shares.
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

/// The type of colour literals whose type nobody says; the compiler asks for this name.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals whose type nobody says; the compiler asks for this name.
public typealias _ImageLiteralType = UIImage
