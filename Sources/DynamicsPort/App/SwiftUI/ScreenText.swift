// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The generated code of a screen, in parts that can be left out one by one where they do not compile.
  struct ScreenText {
    /// What begins the line before a part, with its name.
    static let mark = "// part: "

    /// The names of parts that stay away.
    let excluded: Set<String>
    private(set) var lines: [String] = []
    private var part: String?

    init(excluded: Set<String>) { self.excluded = excluded }

    /// Whether a part may be added.
    func has(_ part: String) -> Bool { !excluded.contains(part) }

    /// Adds lines to a part.
    mutating func add(_ text: String, to part: String) {
      if part != self.part { lines.append(Self.mark + part) }
      self.part = part
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The name of the part that a generated line belongs to; nil if it is none.
    static func part(ofLine line: Int, in lines: [Substring]) -> String? {
      lines[..<line].last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
  }
#endif
