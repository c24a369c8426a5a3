// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  extension ParsedSource {
    /// The edits that guard whole statements or declarations by a condition.
    func guarded(_ range: Range<Int>, by condition: String) -> [SourceEdit] {
      let indentation = indentation(at: range.lowerBound)
      let closing = endsLine(range.upperBound) ? "" : newline + indentation
      return [
        opening(range.lowerBound, with: "#if \(condition)\(newline)\(indentation)"),
        SourceEdit(insert: "\(newline)\(indentation)#endif\(closing)", at: range.upperBound),
      ]
    }

    /// The edits that keep a range with Objective-C and add a portable form for other platforms.
    func doubled(_ range: Range<Int>, otherwise portable: String) -> [SourceEdit] {
      let indentation = indentation(at: range.lowerBound)
      let closing = endsLine(range.upperBound) ? "" : newline + indentation
      let lines = ["#if canImport(ObjectiveC)", text(in: range), "#else", portable, "#endif"]
      let text = lines.joined(separator: newline + indentation) + closing
      return [opening(range.lowerBound, with: ""), SourceEdit(range, with: text)]
    }

    /// The edit that inserts text at an offset, on a new line if necessary.
    func opening(_ offset: Int, with text: String) -> SourceEdit {
      guard !startsLine(offset) else { return SourceEdit(insert: text, at: offset) }
      let blanks = bytes[..<offset].reversed().prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      return SourceEdit(
        offset - blanks.count..<offset, with: newline + indentation(at: offset) + text)
    }

    /// The text of a range after edits within it.
    func text(in range: Range<Int>, after edits: [SourceEdit]) -> String {
      let moved = edits.map { edit in
        let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
        return SourceEdit(start - range.lowerBound..<end - range.lowerBound, with: edit.replacement)
      }
      return String(decoding: moved.applied(to: Array(bytes[range])), as: UTF8.self)
    }

    /// Whether only blanks or a comment follow an offset on its line.
    func endsLine(_ offset: Int) -> Bool {
      let rest = bytes[offset...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = rest.first, !first.isLineEnd else { return true }
      return rest.starts(with: "//".utf8)
    }
  }
#endif
