// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// A rewriting rule for one construct that requires Objective-C.
  ///
  /// Rules run in sequence, each on the output of the previous one.
  protocol PortRule: Sendable {
    /// The changes to a file, given the declarations of all files of the app.
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges

    /// Whether a note on unsupported code is of the app, and given for the first file alone.
    var notesUnsupportedOnce: Bool { get }
  }

  extension PortRule {
    var notesUnsupportedOnce: Bool { false }
  }

  /// The edits that a rule makes in a file, and its notes.
  struct PortChanges {
    private(set) var edits: [SourceEdit] = []
    private(set) var notes: [Note] = []

    /// A note at an offset of the file.
    typealias Note = (offset: Int, kind: PortNote.Kind, message: String)

    mutating func add(_ edit: SourceEdit) {
      edits.append(edit)
    }

    mutating func edit(_ range: Range<Int>, with text: String) {
      edits.append(SourceEdit(range, with: text))
    }

    mutating func insert(_ text: String, at offset: Int) {
      edits.append(SourceEdit(insert: text, at: offset))
    }

    /// Inserts an empty line and the given lines after the last member of a type.
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

    /// Adds a note about a change.
    mutating func changed(_ offset: Int, _ message: String) {
      notes.append((offset, .changed, message))
    }

    /// Keeps the notes that fulfill a condition.
    mutating func keepNotes(where isKept: (Note) -> Bool) {
      notes = notes.filter(isKept)
    }

    /// Adds a note about code that has to be ported by hand.
    mutating func unsupported(_ offset: Int, _ message: String) {
      notes.append((offset, .unsupported, message))
    }
  }
#endif
