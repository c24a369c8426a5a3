// SPDX-License-Identifier: Apache-2.0

/// What a piece of source uses: its words, its members and the labels of its calls.
struct SourceWords: Sendable {
  /// Every identifier.
  private(set) var words: Set<Substring> = []
  /// Every identifier that follows a dot.
  private(set) var members: Set<Substring> = []
  /// The callee and the labels of every call, "_" for an argument without one.
  private(set) var calls: [(callee: Substring, labels: [Substring])] = []

  init(_ text: String) {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.code(String($0)) }.joined(separator: "\n")
    // Without `\b`: a dot between letters is no boundary of words in Unicode.
    for match in code.matches(of: /(\.?)([A-Za-z_]\w*)/) {
      words.insert(match.2)
      if !match.1.isEmpty { members.insert(match.2) }
    }
    for match in code.matches(of: /([A-Za-z_]\w*)\(/) {
      calls.append((match.1, Self.labels(in: code[match.range.upperBound...])))
    }
  }

  /// A line without its comment and without the contents of its strings.
  static func code(_ line: String) -> String {
    var code = ""
    var isText = false
    var previous: Character = " "
    for letter in line {
      if letter == "\"" && previous != "\\" { isText.toggle() }
      if !isText && letter == "/" && previous == "/" { return String(code.dropLast()) }
      if !isText || letter == "\"" { code.append(letter) }
      previous = letter
    }
    return code
  }

  /// The labels of the arguments up to the bracket that closes the call.
  private static func labels(in rest: Substring) -> [Substring] {
    var depth = 0
    var start = rest.startIndex
    var labels: [Substring] = []
    for index in rest.indices {
      let letter = rest[index]
      if "([{".contains(letter) { depth += 1 }
      let isEnd = ")]}".contains(letter) && depth == 0
      if isEnd || letter == "," && depth == 0 {
        let argument = rest[start..<index]
        if argument.contains(where: { !$0.isWhitespace }) { labels.append(label(of: argument)) }
        start = rest.index(after: index)
      }
      if isEnd { break }
      if ")]}".contains(letter) { depth -= 1 }
    }
    return labels
  }

  private static func label(of argument: Substring) -> Substring {
    let text = argument.drop { $0.isWhitespace }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isLabel = !word.isEmpty && text[word.endIndex...].first == ":"
    return isLabel ? word : "_"
  }
}
