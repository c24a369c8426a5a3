#if Port
  import SwiftSyntax

  /// One construct that has to be written in another way where there is no Objective-C.
  ///
  /// Rules run one after another, each on the text that the one before it left.
  protocol PortRule: Sendable {
    /// What to change in a file, given all files that are ported together.
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges
  }

  /// What a rule changes in a file, and what it tells about it.
  struct PortChanges {
    private(set) var edits: [SourceEdit] = []
    private(set) var notes: [(offset: Int, kind: PortNote.Kind, message: String)] = []

    mutating func add(_ edit: SourceEdit) {
      edits.append(edit)
    }

    mutating func edit(_ range: Range<Int>, with text: String) {
      edits.append(SourceEdit(range, with: text))
    }

    mutating func insert(_ text: String, at offset: Int) {
      edits.append(SourceEdit(insert: text, at: offset))
    }

    /// Inserts whole lines after the last member of a type, and an empty line before them.
    mutating func insert(
      _ lines: String, atEndOf members: MemberBlockSyntax, in source: ParsedSource
    ) {
      let brace = source.start(of: members.rightBrace)
      if source.startsLine(brace) {
        insert(source.newline + lines, at: source.lineStart(brace))
      } else {
        insert(source.newline + lines + source.indentation(at: brace), at: brace)
      }
    }

    /// Tells what was changed at a place.
    mutating func changed(_ offset: Int, _ message: String) {
      notes.append((offset, .changed, message))
    }

    /// Tells what the author has to do at a place.
    mutating func cannot(_ offset: Int, _ message: String) {
      notes.append((offset, .cannot, message))
    }
  }
#endif
