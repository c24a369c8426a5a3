// SPDX-License-Identifier: Apache-2.0

/// Removes comments and white space that mean nothing from JavaScript, because every recorded page carries
/// the script.
///
/// It tells strings, templates, regular expressions and comments apart. Every statement has to end with a
/// semicolon or a brace: line breaks are white space.
struct ScriptCompactor {
  private let source: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  /// Open braces of code inside each template that surrounds the position.
  private var templateDepths: [Int] = []

  private init(_ source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count)
  }

  /// The compact form of a script.
  static func compact(_ script: String) -> String {
    var compactor = ScriptCompactor(Array(script.utf8))
    while compactor.position < compactor.source.count { compactor.step() }
    return String(decoding: compactor.output, as: UTF8.self)
  }

  /// Consumes one token, or one character of it.
  private mutating func step() {
    let byte = source[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      skipSpace()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): copyLiteral(to: byte)
    case UInt8(ascii: "`"): copyTemplate()
    case UInt8(ascii: "/") where isAhead("//") || isAhead("/*"): skipSpace()
    case UInt8(ascii: "/") where isRegularExpressionNext: copyRegularExpression()
    case UInt8(ascii: "}") where templateDepths.last == 0:
      templateDepths.removeLast()
      copyTemplate()
    default:
      if let depth = templateDepths.last {
        if byte == UInt8(ascii: "{") { templateDepths[templateDepths.count - 1] = depth + 1 }
        if byte == UInt8(ascii: "}") { templateDepths[templateDepths.count - 1] = depth - 1 }
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { dropSeparator(before: byte) }
      copy()
    }
  }

  /// Removes a comma, or a semicolon that ends no empty statement, before a closing character.
  private mutating func dropSeparator(before byte: UInt8) {
    let isList = output.last == UInt8(ascii: ",")
    let isStatement = byte == UInt8(ascii: "}") && output.last == UInt8(ascii: ";")
    if isList || (isStatement && output.dropLast().last != UInt8(ascii: ")")) {
      output.removeLast()
    }
  }

  private mutating func copy() {
    output.append(source[position])
    position += 1
  }

  private func isAhead(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { source[position...].starts(with: $0) }
  }

  // MARK: White space and comments

  /// Skips white space and comments, and writes a space where two tokens need one.
  private mutating func skipSpace() {
    while position < source.count {
      if isAhead("//") {
        while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
      } else if isAhead("/*") {
        position += 2
        while position < source.count, !isAhead("*/") { position += 1 }
        position += 2
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(source[position]) {
        position += 1
      } else {
        break
      }
    }
    guard let last = output.last, position < source.count else { return }
    if Self.needsSpace(between: last, and: source[position]) { output.append(UInt8(ascii: " ")) }
  }

  private static func needsSpace(between last: UInt8, and next: UInt8) -> Bool {
    if isWord(last), isWord(next) { return true }
    return last == next && (last == UInt8(ascii: "+") || last == UInt8(ascii: "-"))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Literals

  /// Copies a string from its quote to the same one.
  private mutating func copyLiteral(to quote: UInt8) {
    copy()
    while position < source.count, source[position] != quote { copyEscaped() }
    if position < source.count { copy() }
  }

  /// Copies a template from its beginning, or from the end of code in it, to its end or to further code.
  private mutating func copyTemplate() {
    copy()
    while position < source.count, source[position] != UInt8(ascii: "`") {
      if isAhead("${") {
        copy()
        copy()
        templateDepths.append(0)
        return
      }
      copyEscaped()
    }
    if position < source.count { copy() }
  }

  /// Whether a slash begins a regular expression: after an operator it cannot divide.
  private var isRegularExpressionNext: Bool {
    guard let last = output.last else { return true }
    return !Self.isWord(last) && last != UInt8(ascii: ")") && last != UInt8(ascii: "]")
      && last != UInt8(ascii: "}")
  }

  private mutating func copyRegularExpression() {
    var isInClass = false
    copy()
    while position < source.count, isInClass || source[position] != UInt8(ascii: "/") {
      if source[position] == UInt8(ascii: "[") { isInClass = true }
      if source[position] == UInt8(ascii: "]") { isInClass = false }
      copyEscaped()
    }
    if position < source.count { copy() }
  }

  private mutating func copyEscaped() {
    if source[position] == UInt8(ascii: "\\"), position + 1 < source.count { copy() }
    copy()
  }
}
