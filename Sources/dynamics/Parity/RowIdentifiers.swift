// SPDX-License-Identifier: Apache-2.0

/// Parses the row ids at the beginning of a test's display name, as in "S030, FB04–FB11: …".
enum RowIdentifiers {
  /// The ids in order, with ranges expanded; empty if the name has none.
  static func prefix(of name: String) -> [String] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    return name[..<colon].split(separator: ",").flatMap { part in
      ids(of: part.drop { $0 == " " })
    }
  }

  /// The name without its ids.
  static func law(of name: String) -> String {
    guard !prefix(of: name).isEmpty, let colon = name.firstIndex(of: ":") else { return name }
    return String(name[colon...].dropFirst().drop { $0 == " " })
  }

  private static func ids(of part: Substring) -> [String] {
    let ends = part.split(separator: "–").map(letters(andNumberOf:))
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      first.letters == last.letters, first.number <= last.number
    else { return [] }
    return (first.number...last.number).map { number in
      let digits = String(number)
      let zeros = String(repeating: "0", count: max(0, first.digits - digits.count))
      return first.letters + zeros + digits
    }
  }

  private static func letters(
    andNumberOf id: Substring
  ) -> (letters: String, number: Int, digits: Int)? {
    let letters = id.prefix { ("A"..."Z").contains($0) }
    let digits = id.dropFirst(letters.count)
    guard !letters.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits)
    else { return nil }
    return (String(letters), number, digits.count)
  }
}
