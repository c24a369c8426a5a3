// SPDX-License-Identifier: Apache-2.0

// Texts with attributes.
extension SceneWriter {
  /// Sets a text whose fragments have fonts, colors, lines and alignments of their own.
  mutating func writeAttributedText(_ element: InterfaceElement, as name: String) {
    let fragments = element.children.filter { $0.name == "fragment" }
    let subject = "attributed text of \(name)"
    guard fragments.count > 1 else {
      if let only = fragments.first { writeText(only, as: name, subject) }
      return
    }
    let text = variable(for: element)
    add("let \(text) = NSMutableAttributedString()", from: element, subject)
    for fragment in fragments {
      let content = SwiftExpression.text(Self.content(of: fragment))
      let attributes = textAttributes(of: fragment).map { "\($0.key): \($0.value)" }
      let list = attributes.isEmpty ? ":" : attributes.joined(separator: ", ")
      add(
        "\(text).append(NSAttributedString(string: \(content), attributes: [\(list)]))",
        from: fragment, subject)
    }
    if let alignment = Self.alignment(of: fragments[0]) {
      add("\(name).textAlignment = .\(alignment)", from: element, "alignment of \(name)")
    }
    add("\(name).attributedText = \(text)", from: element, subject)
  }

  /// A text with the same attributes throughout is a plain one.
  private mutating func writeText(
    _ fragment: InterfaceElement, as name: String, _ subject: String
  ) {
    let content = SwiftExpression.text(Self.content(of: fragment))
    add("\(name).text = \(content)", from: fragment, subject)
    guard let attributes = fragment.child("attributes") else { return }
    if let font = attributes.child("font") {
      add("\(name).font = \(SwiftExpression.font(font))", from: font, "font of \(name)")
    }
    if let color = attributes.child("color").flatMap({ SwiftExpression.color($0, in: document) }) {
      add("\(name).textColor = \(color)", from: fragment, "color of \(name)")
    }
    if let alignment = Self.alignment(of: fragment) {
      add("\(name).textAlignment = .\(alignment)", from: fragment, "alignment of \(name)")
    }
  }

  private static func content(of fragment: InterfaceElement) -> String {
    fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
  }

  private static func alignment(of fragment: InterfaceElement) -> String? {
    let style = fragment.child("attributes")?.child("paragraphStyle")
    guard let alignment = style?["alignment"],
      ["left", "center", "right", "justified", "natural"].contains(alignment)
    else { return nil }
    return alignment
  }

  private func textAttributes(of fragment: InterfaceElement) -> [(key: String, value: String)] {
    guard let attributes = fragment.child("attributes") else { return [] }
    var found: [(key: String, value: String)] = []
    for attribute in attributes.children {
      switch (attribute.key, attribute.name) {
      case ("NSFont", "font"): found.append((".font", SwiftExpression.font(attribute)))
      case ("NSColor", "color"), ("NSBackgroundColor", "color"):
        guard let color = SwiftExpression.color(attribute, in: document) else { continue }
        let key = attribute.key == "NSColor" ? ".foregroundColor" : ".backgroundColor"
        found.append((key, color))
      case ("NSUnderline", _):
        found.append((".underlineStyle", "NSUnderlineStyle.single.rawValue"))
      case ("NSStrikethrough", _):
        found.append((".strikethroughStyle", "NSUnderlineStyle.single.rawValue"))
      default: break
      }
    }
    return found
  }
}
