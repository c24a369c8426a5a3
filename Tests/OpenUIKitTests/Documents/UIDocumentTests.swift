// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Documents")
@MainActor
struct UIDocumentTests {
  private final class Note: UIDocument {
    var text: Any = "first"

    override func contents(forType typeName: String) throws -> Any {
      (text as? String).map { Data($0.utf8) } ?? text
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  private final class Results { var values: [Bool] = [] }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("what one document saves, another one of the file reads")
  func roundTrip() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("Plan.note")
      let note = Note(fileURL: url)
      #expect(note.documentState == .closed && note.localizedName == "Plan")
      let results = Results()
      note.save(to: url, for: .forCreating) { results.values.append($0) }
      #expect(note.documentState == .normal)
      note.text = "second"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
      note.close { results.values.append($0) }
      #expect(note.documentState == .closed && !note.hasUnsavedChanges)
      let other = Note(fileURL: url)
      other.open { results.values.append($0) }
      #expect(other.text as? String == "second" && results.values == [true, true, true])
    }
  }

  @Test("a file that is not there, and contents of another type, are errors")
  func failures() throws {
    try inFolder { folder in
      let note = Note(fileURL: folder.appendingPathComponent("None.note"))
      let results = Results()
      note.open { results.values.append($0) }
      #expect(note.documentState == [.closed, .savingError])
      note.text = 7
      let messages = RefusalLog.record {
        note.save(to: note.fileURL, for: .forCreating) { results.values.append($0) }
      }
      #expect(results.values == [false, false] && messages.count == 1)
    }
  }
}
