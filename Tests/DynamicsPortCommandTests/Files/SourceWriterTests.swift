// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("Writing sources")
  struct SourceWriterTests {
    private let folder: Folder

    init() throws {
      folder = try Folder()
      try folder.write("a long old text".utf8, to: "A.swift")
    }

    private func setMode(_ mode: Int, of name: String) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: NSNumber(value: mode)], ofItemAtPath: folder.path(name))
    }

    private func overwrite(_ name: String) throws {
      try SourceWriter.overwrite(folder.url.appendingPathComponent(name), with: Array("new".utf8))
    }

    @Test(
      "only the contents change: the mode, and the file itself, stay", arguments: [0o640, 0o755])
    func mode(mode: Int) throws {
      try setMode(mode, of: "A.swift")
      let number = try folder.attribute(.systemFileNumber, of: "A.swift")
      try overwrite("A.swift")
      #expect(try folder.text("A.swift") == "new")
      #expect(try folder.attribute(.posixPermissions, of: "A.swift") == mode)
      #expect(try folder.attribute(.systemFileNumber, of: "A.swift") == number)
      #expect(try folder.names == ["A.swift"])
    }

    @Test("symbolic and hard links stay links to the same file")
    func links() throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Link.swift"), withDestinationPath: "A.swift")
      try FileManager.default.linkItem(
        atPath: folder.path("A.swift"), toPath: folder.path("Hard.swift"))
      try overwrite("Link.swift")
      #expect(try folder.text("Hard.swift") == "new")
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.path("Link.swift"))
      #expect(target == "A.swift")
      #expect(try folder.attribute(.referenceCount, of: "A.swift") == 2)
    }

    @Test("a read-only file and a folder are refused")
    func refused() throws {
      try setMode(0o444, of: "A.swift")
      #expect(throws: CommandFailure.self) { try overwrite("A.swift") }
      #expect(try folder.text("A.swift") == "a long old text")
      #expect(throws: CommandFailure.self) { try overwrite("") }
    }

    @Test("a new file has the mode of its source, and can be written again")
    func created() throws {
      try setMode(0o440, of: "A.swift")
      let source = folder.url.appendingPathComponent("A.swift")
      let copy = folder.url.appendingPathComponent("Out/A.swift")
      try SourceWriter.create(copy, with: [0x61], from: source)
      #expect(try folder.attribute(.posixPermissions, of: "Out/A.swift") == 0o640)
      try SourceWriter.create(copy, with: [0x62], from: source)
      #expect(try folder.text("Out/A.swift") == "b")
    }
  }
#endif
