// SPDX-License-Identifier: Apache-2.0

/// Finds the ids of facts, such as S040 or PU12, in texts.
enum FactIdentifiers {
  /// The ids that a page defines by anchors: `<a id="S040"></a>`; an id defined twice is listed twice.
  static func defined(in page: String) -> [String] {
    page.matches(of: /<a id="([A-Z]+[0-9]+)"><\/a>/).map { String($0.1) }
  }

  /// The letters with which ids begin.
  static func prefixes(of ids: some Sequence<String>) -> Set<String> {
    Set(ids.map { String($0.prefix { $0.isLetter }) })
  }

  /// The ids that a text cites: a known prefix and two or three digits, not within a longer word.
  static func cited(in text: String, prefixes: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard isWordByte(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      guard let id = identifier(bytes[start..<index]) else { continue }
      if prefixes.contains(id.letters) { found.insert(id.letters + id.digits) }
    }
    return found
  }

  /// Splits a word of one to three capital letters and two or three digits.
  private static func identifier(_ word: ArraySlice<UInt8>) -> (letters: String, digits: String)? {
    guard (3...6).contains(word.count) else { return nil }
    let letters = word.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let digits = word.dropFirst(letters.count)
    guard (1...3).contains(letters.count), (2...3).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return (String(decoding: letters, as: UTF8.self), String(decoding: digits, as: UTF8.self))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
