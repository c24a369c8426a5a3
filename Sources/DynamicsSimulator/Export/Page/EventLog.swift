// SPDX-License-Identifier: Apache-2.0

/// The events of a page: their texts as words, each kept once, and the numbers of the words coded.
struct EventLog: Equatable {
  var events: [PagePayload.Event]

  /// The different values of a list, in the order in which they come, and the number of each.
  private struct Table {
    var values: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of value: String) -> Int {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  private enum CodingKeys: CodingKey {
    case kinds, words, code
  }

  /// An event in numbers.
  private struct Entry {
    var frame: Int
    var kind: Int
    var words: [Int]
  }

  /// Codes entries, or reads them where the coder reads.
  private static func code(
    _ entries: [Entry], wordCount: Int, with coder: inout some BitCoder
  ) -> [Entry] {
    var header = NumberModel()
    let count = header.code(entries.count, with: &coder)
    var (frames, kinds, lengths) = (NumberModel(), NumberModel(), NumberModel())
    // Words at the same place of a sentence are alike; one table for all places after the eighth.
    let bits = NumberModel.length(max(wordCount - 1, 0))
    var words = [[AdaptiveBit]](
      repeating: [AdaptiveBit](repeating: AdaptiveBit(), count: 1 << bits), count: 8)
    var last = Entry(frame: 0, kind: 0, words: [])
    return (0..<max(count, 0)).map { index in
      let wanted = index < entries.count ? entries[index] : last
      last.frame += frames.code(wanted.frame - last.frame, with: &coder)
      last.kind += kinds.code(wanted.kind - last.kind, with: &coder)
      let length =
        last.words.count
        + lengths.code(
          wanted.words.count - last.words.count, with: &coder)
      last.words = (0..<max(length, 0)).map { place in
        let word = place < wanted.words.count ? wanted.words[place] : 0
        var node = 1
        for bit in stride(from: bits - 1, through: 0, by: -1) {
          let isSet = coder.code(word >> bit & 1 == 1, &words[min(place, 7)][node])
          node = node * 2 + (isSet ? 1 : 0)
        }
        return node - (1 << bits)
      }
      return last
    }
  }
}

extension EventLog: Codable {
  func encode(to encoder: any Encoder) throws {
    var (kinds, words) = (Table(), Table())
    let entries = events.map { event in
      Entry(
        frame: event.frame, kind: kinds.number(of: event.kind),
        words: event.text.split(separator: " ", omittingEmptySubsequences: false)
          .map { words.number(of: String($0)) })
    }
    var coder = RangeEncoder()
    _ = Self.code(entries, wordCount: words.values.count, with: &coder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kinds.values, forKey: .kinds)
    try container.encode(words.values, forKey: .words)
    try container.encode(coder.finishedText(), forKey: .code)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kinds = try container.decode([String].self, forKey: .kinds)
    let words = try container.decode([String].self, forKey: .words)
    var coder = RangeDecoder(try container.decode(String.self, forKey: .code))
    events = Self.code([], wordCount: words.count, with: &coder).map { entry in
      PagePayload.Event(
        frame: entry.frame, kind: kinds.indices.contains(entry.kind) ? kinds[entry.kind] : "",
        text: entry.words.map { words.indices.contains($0) ? words[$0] : "" }
          .joined(separator: " "))
    }
  }
}
