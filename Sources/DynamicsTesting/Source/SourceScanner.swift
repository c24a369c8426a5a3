// SPDX-License-Identifier: Apache-2.0

/// Reads Swift source byte by byte, and skips strings, comments and brackets as wholes.
struct SourceScanner {
  let text: [UInt8]
  var position = 0

  init(text: [UInt8]) { self.text = text }

  private var byte: UInt8? { position < text.count ? text[position] : nil }

  private func isNext(_ characters: String) -> Bool {
    text[position...].starts(with: characters.utf8)
  }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// The range of a bracket that begins here, with both of its ends; nil if none does, or if it does
  /// not end.
  mutating func bracketed(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Range<Int>? {
    guard byte == UInt8(ascii: open) else { return nil }
    let start = position
    position += 1
    while let byte {
      if byte == UInt8(ascii: close) {
        position += 1
        return start..<position
      }
      skipElement()
    }
    position = start
    return nil
  }

  /// The parts between a separator that stands in no bracket, string or comment.
  mutating func separated(by separator: Unicode.Scalar) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = position
    while let byte {
      if byte == UInt8(ascii: separator) {
        parts.append(text[start..<position])
        start = position + 1
        position += 1
      } else {
        skipElement()
      }
    }
    return parts + [text[start...]]
  }

  /// Skips a comment, a string, a bracket, or a byte.
  private mutating func skipElement() {
    if skipComment() || skipString() { return }
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] as [(Unicode.Scalar, Unicode.Scalar)]
    {
      if bracketed(open, close) != nil { return }
    }
    position += 1
  }

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while let byte, byte != 0x0A { position += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    while position < text.count {
      if isNext("/*") {
        depth += 1
        position += 2
      } else if isNext("*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        position += 1
      }
    }
    return true
  }

  /// Skips a string literal, with its raw and multi-line forms and with interpolations.
  private mutating func skipString() -> Bool {
    let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let pounds = String(repeating: "#", count: hashes)
    let quote = "\""
    let start = position
    position += hashes
    guard isNext(quote) else {
      position = start
      return false
    }
    let delimiter = isNext(quote + quote + quote) ? quote + quote + quote : quote
    position += delimiter.utf8.count
    while position < text.count {
      if isNext(delimiter + pounds) {
        position += delimiter.utf8.count + hashes
        return true
      }
      guard isNext("\\" + pounds) else {
        position += 1
        continue
      }
      position += 1 + hashes
      if bracketed("(", ")") == nil { position += 1 }
    }
    return true
  }
}
