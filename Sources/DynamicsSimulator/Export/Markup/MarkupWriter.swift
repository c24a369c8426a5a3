// SPDX-License-Identifier: Apache-2.0

/// Writes well-formed markup: escapes values, closes what it opened.
struct MarkupWriter {
  /// The attributes of an element; those whose value is nil are left out.
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var text = ""
  /// What the text refers to, in the order of first use.
  private(set) var definitions: [MarkupDefinition] = []
  private var openElements: [String] = []

  /// Opens an element that the next matching `close()` ends.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">"
    openElements.append(name)
  }

  /// Ends the element that was opened last.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    text += "</\(name)>"
  }

  /// Writes an element without children.
  mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += "/>"
  }

  /// Writes an element that holds only characters.
  mutating func element(_ name: String, _ attributes: Attributes = [:], characters: String) {
    begin(name, attributes)
    text += ">\(characters.escapedForMarkup)</\(name)>"
  }

  /// Writes markup that another writer made.
  mutating func append(_ markup: String) {
    text += markup
  }

  /// Writes what another writer wrote, and takes over what it refers to.
  mutating func append(_ other: MarkupWriter) {
    text += other.text
    for definition in other.definitions { define(definition) }
  }

  /// Notes something that the text refers to; returns the value of an attribute that does.
  @discardableResult
  mutating func define(_ definition: MarkupDefinition) -> String {
    if !definitions.contains(where: { $0.identifier == definition.identifier }) {
      for dependency in definition.dependencies { define(dependency) }
      definitions.append(definition)
    }
    return definition.reference
  }

  /// Writes what the text refers to; references may come before or after in a document.
  mutating func writeDefinitions() {
    guard !definitions.isEmpty else { return }
    open("defs")
    for definition in definitions { append(definition.markup) }
    close()
  }

  /// Writes a line break, for readers of the source.
  mutating func breakLine() {
    text += "\n"
  }

  private mutating func begin(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(value.escapedForMarkup)\""
    }
  }
}

extension String {
  /// The string with the characters of markup replaced, and those that XML 1.0 forbids left out.
  var escapedForMarkup: String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
