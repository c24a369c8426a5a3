#if Port
  /// Tells where a line of ported source stood before.
  ///
  /// Lines are counted from 1. A line that porting added belongs to the line that it was added for.
  public struct LineMap: Sendable, Equatable {
    /// The original line of each line, the first at index 0.
    private(set) var lines: [Int]

    /// A map of a text that nothing changed.
    init(lineCount: Int) {
      lines = Array(1...max(lineCount, 1))
    }

    /// The line of the original source; the last one for a line beyond the end.
    public func originalLine(of line: Int) -> Int {
      guard line >= 1 else { return 1 }
      return line <= lines.count ? lines[line - 1] : (lines.last ?? 1)
    }

    /// Follows edits of the text that this map is for.
    func after(_ edits: [SourceEdit], of bytes: [UInt8]) -> LineMap {
      var result = LineMap(lineCount: 1)
      result.lines = []
      var line = 1
      var position = 0
      var startsLine = true
      func take(_ byte: UInt8, from line: Int) {
        if startsLine { result.lines.append(originalLine(of: line)) }
        startsLine = byte == UInt8(ascii: "\n")
      }
      for edit in edits.inOrder() {
        for byte in bytes[position..<edit.range.lowerBound] {
          take(byte, from: line)
          if byte == UInt8(ascii: "\n") { line += 1 }
        }
        // An insertion before a line belongs to it, and so does what replaces it.
        var own = line
        for byte in edit.replacement.utf8 { take(byte, from: own) }
        for byte in bytes[edit.range] where byte == UInt8(ascii: "\n") { own += 1 }
        line = own
        position = edit.range.upperBound
      }
      for byte in bytes[position...] {
        take(byte, from: line)
        if byte == UInt8(ascii: "\n") { line += 1 }
      }
      if startsLine { result.lines.append(originalLine(of: line)) }
      return result
    }
  }
#endif
