// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The replacement of a range of a source text.
  struct SourceEdit: Equatable {
    /// The replaced bytes, as UTF-8 offsets; empty for an insertion.
    let range: Range<Int>
    /// The new text.
    let replacement: String
    /// The line from which the new text was moved, counted from 1; nil for text without an original.
    var originLine: Int?

    init(_ range: Range<Int>, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    init(insert text: String, at offset: Int, originLine: Int? = nil) {
      self.init(offset..<offset, with: text)
      self.originLine = originLine
    }
  }

  extension Array<SourceEdit> {
    /// The edits in source order, stable for equal offsets; an edit that overlaps an earlier one is
    /// dropped.
    func inOrder() -> [SourceEdit] {
      let sorted = enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      var end = 0
      var kept: [SourceEdit] = []
      for (_, edit) in sorted where edit.range.lowerBound >= end {
        kept.append(edit)
        end = edit.range.upperBound
      }
      return kept
    }

    /// The text after the edits.
    func applied(to bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var position = 0
      for edit in inOrder() {
        result += bytes[position..<edit.range.lowerBound]
        result += edit.replacement.utf8
        position = edit.range.upperBound
      }
      return result + bytes[position...]
    }
  }
#endif
