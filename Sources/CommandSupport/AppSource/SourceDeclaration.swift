// SPDX-License-Identifier: Apache-2.0

/// A declaration in the text of a formatted source file, with the comments above it.
///
/// The text is read line by line, by indentation and brackets: enough for sources in the style of this
/// package, without a parser of Swift.
package struct SourceDeclaration: Equatable, Sendable {
  /// The lines of the comments above the declaration.
  package var comments: [String]
  /// The lines of the declaration itself.
  package var lines: [String]

  /// The first line without indentation and access modifiers.
  package var head: Substring {
    var head = (lines.first ?? "").drop { $0 == " " }
    while let word = Self.modifiers.first(where: { head.hasPrefix($0 + " ") }) {
      head = head.dropFirst(word.count).drop { $0 == " " }
    }
    return head
  }

  /// The lines of the comments and of the declaration.
  package var allLines: [String] { comments + lines }

  /// The declaration's lines as one text.
  package var text: String { lines.joined(separator: "\n") }

  private static let modifiers = [
    "package", "public", "internal", "fileprivate", "private", "final", "static", "convenience",
    "override", "required", "@objc", "mutating",
  ]

  /// The keyword and the name of the declaration, for example "class" and "Disc".
  package var keywordAndName: (keyword: Substring, name: Substring) {
    let parts = head.split(maxSplits: 1) { $0 == " " || $0 == "(" }
    let name = parts.dropFirst().first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return (parts.first ?? "", name)
  }

  /// The declarations inside the braces of this one.
  package var members: [SourceDeclaration] {
    guard let start = lines.firstIndex(where: { $0.hasSuffix("{") }), lines.count > start + 1 else {
      return []
    }
    return Self.declarations(in: Array(lines[(start + 1)..<(lines.count - 1)]), indentation: "  ")
  }

  /// The declarations of a file.
  package static func declarations(in text: String) -> [SourceDeclaration] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return declarations(in: lines, indentation: "")
  }

  private static func declarations(in lines: [String], indentation: String) -> [SourceDeclaration] {
    var found: [SourceDeclaration] = []
    var comments: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.isEmpty {
        comments = []
      } else if line.hasPrefix(indentation + "//") {
        comments.append(line)
      } else {
        var body = [line]
        var depth = depth(of: line)
        while index < lines.count, depth > 0 || goesOn(lines[index], indentation) {
          body.append(lines[index])
          depth += Self.depth(of: lines[index])
          index += 1
        }
        found.append(SourceDeclaration(comments: comments, lines: body))
        comments = []
      }
    }
    return found
  }

  /// Whether a line continues the declaration above it although all brackets are closed.
  private static func goesOn(_ line: String, _ indentation: String) -> Bool {
    line.hasPrefix(indentation + "  ") || line.hasPrefix(indentation + "{")
  }

  /// The number of brackets that a line opens and does not close.
  private static func depth(of line: String) -> Int {
    SourceWords.code(line).reduce(0) { depth, letter in
      "([{".contains(letter) ? depth + 1 : ")]}".contains(letter) ? depth - 1 : depth
    }
  }
}
