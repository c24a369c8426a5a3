// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// The kind of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      /// The name of the kind.
      public let rawValue: String

      /// Creates a kind.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Text alone.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// HTML.
      public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A setting for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      /// The name of the setting.
      public let rawValue: String

      /// Creates a setting.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The kind of the document, a `DocumentType`; plain text without it.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The encoding, as the raw value of a `String.Encoding`; UTF-8 without it.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The attributes of the text, a dictionary.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Creates the text of a document.
    ///
    /// Differs from UIKit: of HTML, only the text, its lines and its entities are read, without styles.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any],
      documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
      let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
      guard let text = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let isMarkup = options[.documentType] as? DocumentType == .html
      self.init(
        string: isMarkup ? MarkupText(text).text : text,
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
  }

  /// The text of an HTML document.
  private struct MarkupText {
    private(set) var text = ""

    /// Elements that begin a line of their own.
    private static let blocks: Set<String> = [
      "p", "div", "br", "li", "tr", "ul", "ol", "table", "h1", "h2", "h3", "h4", "h5", "h6",
    ]
    /// Elements whose content is no text.
    private static let hidden: Set<String> = ["style", "script", "head", "title"]
    private static let entities: [Substring: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
      "rdquo": "”",
    ]

    init(_ markup: String) {
      var rest = markup[...]
      var hiding: String?
      while let character = rest.first {
        if character == "<", let end = rest.firstIndex(of: ">") {
          let tag = rest[..<end].dropFirst()
          let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
          rest = rest[rest.index(after: end)...]
          if tag.hasPrefix("/"), name == hiding { hiding = nil }
          if !tag.hasPrefix("/"), Self.hidden.contains(name) { hiding = hiding ?? name }
          if hiding == nil, Self.blocks.contains(name) { endLine(always: name == "br") }
        } else if hiding != nil {
          rest = rest.dropFirst()
        } else if character == "&", let (value, after) = Self.entity(at: rest) {
          text += value
          rest = after
        } else {
          append(character)
          rest = rest.dropFirst()
        }
      }
      while text.last == " " { text.removeLast() }
    }

    private mutating func endLine(always: Bool) {
      while text.last == " " { text.removeLast() }
      if always || !(text.isEmpty || text.last == "\n") { text += "\n" }
    }

    /// Adds a character; blanks in a row count as one.
    private mutating func append(_ character: Character) {
      guard character == " " || character.isNewline || character == "\t" else {
        return text.append(character)
      }
      if let last = text.last, last != " ", last != "\n" { text += " " }
    }

    private static func entity(at rest: Substring) -> (value: String, after: Substring)? {
      guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
      let name = rest[..<end].dropFirst()
      let after = rest[rest.index(after: end)...]
      if let value = entities[name] { return (value, after) }
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      let number =
        isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap(Unicode.Scalar.init).map { (String(Character($0)), after) }
    }
  }
#endif
