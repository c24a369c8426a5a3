// SPDX-License-Identifier: Apache-2.0

/// Swift expressions of the values in a storyboard.
enum SwiftExpression {
  /// A number without needless digits: `12`, `0.5`.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A string literal on one line.
  static func text(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n", "\u{2028}", "\u{2029}": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The rectangle of an element with x, y, width and height; zero without them.
  static func rectangle(_ element: InterfaceElement?) -> String {
    guard let element else { return "CGRect.zero" }
    let values = ["x", "y", "width", "height"].map { name in
      "\(name): \(number(element.number(name) ?? 0))"
    }
    return "CGRect(\(values.joined(separator: ", ")))"
  }

  /// The size of an element with width and height.
  static func size(_ element: InterfaceElement) -> String {
    "CGSize(width: \(number(element.number("width") ?? 0)), "
      + "height: \(number(element.number("height") ?? 0)))"
  }

  /// The insets of an element, whose right and bottom are called maxX and maxY.
  static func insets(_ element: InterfaceElement) -> String {
    let names = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
    let values = names.map { "\($0): \(number(element.number($1) ?? element.number($0) ?? 0))" }
    return "UIEdgeInsets(\(values.joined(separator: ", ")))"
  }

  /// An image of the app, or a frame with its name in the size that the file states.
  static func image(_ name: String, in document: InterfaceDocument) -> String {
    let size = document.imageSizes[name] ?? (width: 40, height: 40)
    return "sceneImage(\(text(name)), width: \(number(size.width)), height: \(number(size.height)))"
  }

  /// The color of an element: by components, of the system, or named.
  static func color(_ element: InterfaceElement, in document: InterfaceDocument) -> String? {
    // Xcode 11 wrote the name for older systems as well, which comes second.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let color = names.lazy.compactMap({ element[$0].flatMap(systemColor) }).first {
      return "UIColor.\(color)"
    }
    if let name = element["name"] {
      let fallback = document.namedColors[name].flatMap { components($0) } ?? "UIColor.clear"
      return "UIColor(named: \(text(name))) ?? \(fallback)"
    }
    return components(element)
  }

  private static func components(_ element: InterfaceElement) -> String? {
    let alpha = number(element.number("alpha") ?? 1)
    if let white = element.number("white") {
      return "UIColor(white: \(number(white)), alpha: \(alpha))"
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return
      "UIColor(red: \(number(red)), green: \(number(green)), blue: \(number(blue)), alpha: \(alpha))"
  }

  /// The property of `UIColor` with the name of a system color: `systemBackground` of
  /// `systemBackgroundColor`.
  private static func systemColor(_ name: String) -> String? {
    let old = [
      "groupTableViewBackgroundColor": "systemGroupedBackground",
      "tableCellGroupedTextColor": "label", "viewFlipsideBackgroundColor": "darkGray",
      "scrollViewTexturedBackgroundColor": "gray", "darkTextColor": "darkText",
      "lightTextColor": "lightText",
    ]
    if let known = old[name] { return known }
    let known: Set<String> = [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
      "separator", "opaqueSeparator", "tintColor", "white", "black", "gray", "darkGray",
      "lightGray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown",
      "clear",
    ]
    let stem = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
    return known.contains(stem) || isSystem(stem) ? stem : nil
  }

  private static func isSystem(_ name: String) -> Bool {
    let palette = [
      "Red", "Green", "Blue", "Orange", "Yellow", "Pink", "Purple", "Teal", "Indigo", "Mint",
      "Cyan",
      "Brown", "Gray", "Gray2", "Gray3", "Gray4", "Gray5", "Gray6", "Background",
      "GroupedBackground", "Fill",
    ]
    let levels = ["system", "secondarySystem", "tertiarySystem", "quaternarySystem"]
    let stems = levels.filter { name.hasPrefix($0) }
    return stems.contains { palette.contains(String(name.dropFirst($0.count))) }
  }

  /// The font of an element: of the system, of a text style, or of a family.
  static func font(_ element: InterfaceElement) -> String {
    let size = number(element.number("pointSize") ?? element.number("size") ?? 17)
    if let style = element["style"] {
      return "UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: \(text(style))))"
    }
    if let weight = element["weight"], weights.contains(weight) {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: break
    }
    guard let name = element["name"], !name.hasPrefix(".") else {
      return "UIFont.systemFont(ofSize: \(size))"
    }
    return "UIFont(name: \(text(name)), size: \(size))"
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
