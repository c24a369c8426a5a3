// SPDX-License-Identifier: Apache-2.0

#if Port
  /// A map from lines of ported source to lines of the original.
  ///
  /// Lines are counted from 1. An added line maps to the line that it was added for.
  public struct LineMap: Sendable, Equatable {
    /// The original line of each line; line 1 has index 0.
    private(set) var lines: [Int]

    /// Creates the map of an unchanged text.
    init(lineCount: Int) {
      lines = Array(1...max(lineCount, 1))
    }

    /// The line of the original source; the last line for a line past the end.
    public func originalLine(of line: Int) -> Int {
      guard line >= 1 else { return 1 }
      return line <= lines.count ? lines[line - 1] : (lines.last ?? 1)
    }

    /// The map after edits of the ported text.
    func after(_ edits: [SourceEdit], of bytes: [UInt8]) -> LineMap {
      var result = LineMap(lineCount: 1)
      result.lines = []
      var line = 1
      var position = 0
      var startsLine = true
      let lineEnd = bytes.lineEnd
      func take(_ byte: UInt8, from line: Int) {
        if startsLine { result.lines.append(originalLine(of: line)) }
        startsLine = byte == lineEnd
      }
      for edit in edits.inOrder() {
        for byte in bytes[position..<edit.range.lowerBound] {
          take(byte, from: line)
          if byte == lineEnd { line += 1 }
        }
        // An insertion before a line maps to that line, and so does a replacement; what was moved maps
        // to its own lines.
        var own = line
        var origin = edit.originLine ?? line
        for byte in edit.replacement.utf8 {
          take(byte, from: origin)
          if edit.originLine != nil, byte == lineEnd { origin += 1 }
        }
        for byte in bytes[edit.range] where byte == lineEnd { own += 1 }
        line = own
        position = edit.range.upperBound
      }
      for byte in bytes[position...] {
        take(byte, from: line)
        if byte == lineEnd { line += 1 }
      }
      if startsLine { result.lines.append(originalLine(of: line)) }
      return result
    }
  }

  extension [UInt8] {
    /// The byte that ends a line: a carriage return in a file that has no other line ends.
    var lineEnd: UInt8 {
      let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
      return !contains(feed) && contains(carriage) ? carriage : feed
    }
  }
#endif
