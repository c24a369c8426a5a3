// SPDX-License-Identifier: Apache-2.0

/// The markup of drawings that change from frame to frame, such as a line to an anchor: texts that differ only in
/// their numbers are stored once, and the numbers as differences from those before.
struct DrawnMarkup: Codable {
  /// The texts with a tab in the place of each number.
  private(set) var templates: [String] = []
  /// From the number of an appearance on, the number of its template and the thousandths of its numbers.
  let rows: DeltaLists

  /// The minimum number of appearances with the same text for which it is stored once.
  private static let minimumCount = 3

  /// Takes the markup out of appearances that share a text; nil if there are none.
  init?(_ appearances: inout [PagePayload.NodeAppearance]) {
    let parts = appearances.map { $0.markup.flatMap(NumberedText.init) }
    var counts: [[UInt8]: Int] = [:]
    for case let part? in parts { counts[part.template, default: 0] += 1 }
    var numbers: [[UInt8]: Int] = [:]
    var rows = Track<[Int]>()
    for (index, part) in parts.enumerated() {
      guard let part, counts[part.template, default: 0] >= Self.minimumCount else { continue }
      let number = numbers[part.template] ?? templates.count
      if number == templates.count {
        numbers[part.template] = number
        templates.append(String(decoding: part.template, as: UTF8.self))
      }
      rows.record([number] + part.numbers, at: index)
      appearances[index].markup = nil
    }
    guard !templates.isEmpty else { return nil }
    self.rows = DeltaLists(rows, columns: 1)
  }
}

/// A text and the numbers in it.
private struct NumberedText {
  private(set) var template: [UInt8] = []
  /// Thousandths.
  private(set) var numbers: [Int] = []

  private static let placeholder = UInt8(ascii: "\t")

  /// Nil for a text without numbers, and for one that contains the placeholder.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.contains(Self.placeholder) else { return nil }
    var index = 0
    while index < bytes.count {
      let end = Self.endOfNumber(bytes, from: index)
      if end > index, let number = Self.thousandths(bytes[index..<end]) {
        numbers.append(number)
        template.append(Self.placeholder)
      } else {
        template += bytes[index..<max(end, index + 1)]
      }
      index = max(end, index + 1)
    }
    if numbers.isEmpty { return nil }
  }

  /// The end of digits and points, with a sign in front of them; the start where there are none.
  private static func endOfNumber(_ bytes: [UInt8], from start: Int) -> Int {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var end = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    guard end < bytes.count, digits.contains(bytes[end]) else { return start }
    while end < bytes.count, digits.contains(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      end += 1
    }
    return end
  }

  /// The number that a client writes in exactly the same way; nil for another one.
  private static func thousandths(_ text: ArraySlice<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].count <= 9 else { return nil }
    guard parts[0].count == 1 || parts[0].first != UInt8(ascii: "0") else { return nil }
    var fraction = parts.count == 2 ? Array(parts[1]) : []
    guard fraction.count <= 3, parts.count == 1 || fraction.last ?? 48 != UInt8(ascii: "0")
    else { return nil }
    while fraction.count < 3 { fraction.append(UInt8(ascii: "0")) }
    let size = (parts[0] + fraction).reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
    if isNegative, size == 0 { return nil }
    return isNegative ? -size : size
  }
}
