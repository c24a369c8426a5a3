#if Port
  /// A piece of a source text and what stands there afterwards.
  struct SourceEdit: Equatable {
    /// The bytes that go, counted in UTF-8 from the start of the text; empty for an insertion.
    let range: Range<Int>
    /// What comes instead.
    let replacement: String

    init(_ range: Range<Int>, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }

    init(insert text: String, at offset: Int) {
      self.init(offset..<offset, with: text)
    }
  }

  extension Array<SourceEdit> {
    /// The edits from first to last; those at one place keep the order in which they were made, and one
    /// that overlaps an earlier one is left out.
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
