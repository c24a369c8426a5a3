// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("Porting files")
  struct RewriteCommandTests {
    private static let text = "@objc class A: NSObject {}\r\n"
    private static let ported =
      "#if canImport(ObjectiveC)\r\n@objc\r\n#endif\r\nclass A: NSObject {}\r\n"
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private let folder: Folder

    init() throws {
      folder = try Folder()
      try folder.write(Self.text.utf8, to: "App/A.swift")
    }

    private func port(_ arguments: String...) throws {
      try RewriteCommand.parse(arguments + ["--quiet"]).run()
    }

    @Test("what is not UTF-8 is left alone, and the other files are ported")
    func notText() throws {
      let latin = Array("@objc class B {} // caf".utf8) + [0xE9]
      let wide: [UInt8] = [0xFF, 0xFE] + Array("@objc".utf8).flatMap { [$0, 0] }
      try folder.write(latin, to: "App/B.swift")
      try folder.write(wide, to: "App/C.swift")
      #expect(throws: CommandFailure.self) { try port(folder.path("App"), "--in-place") }
      #expect(try folder.bytes("App/B.swift") == latin)
      #expect(try folder.bytes("App/C.swift") == wide)
      #expect(try folder.text("App/A.swift") == Self.ported)
      #expect(throws: CommandFailure.self) {
        try port(folder.path("App"), "-o", folder.path("Out"))
      }
      #expect(folder.exists("Out/A.swift"))
      #expect(!folder.exists("Out/B.swift"))
    }

    @Test("a file that does not parse is left alone, and the other files are ported")
    func broken() throws {
      let broken = "@objc class B: NSObject {\n  func f( {\n"
      try folder.write(broken.utf8, to: "App/B.swift")
      #expect(throws: CommandFailure.self) { try port(folder.path("App"), "--in-place") }
      #expect(try folder.text("App/B.swift") == broken)
      #expect(try folder.text("App/A.swift") == Self.ported)
    }

    @Test("the byte-order mark, the line ends and the mode stay, in place and in a folder")
    func kept() throws {
      try folder.write(Self.mark + Self.text.utf8, to: "App/A.swift")
      try FileManager.default.setAttributes(
        [.posixPermissions: NSNumber(value: 0o640)], ofItemAtPath: folder.path("App/A.swift"))
      try port(folder.path("App"), "-o", folder.path("Out"))
      try port(folder.path("App"), "--in-place")
      for name in ["Out/A.swift", "App/A.swift"] {
        #expect(try folder.bytes(name) == Self.mark + Self.ported.utf8)
        #expect(try folder.attribute(.posixPermissions, of: name) == 0o640)
      }
    }

    @Test("a file that needs no porting is not written")
    func untouched() throws {
      try folder.write("let a = 1\r".utf8, to: "App/A.swift")
      let past = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder.path("App/A.swift"))
      try port(folder.path("App"), "--in-place")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("App/A.swift"))
      #expect(attributes[.modificationDate] as? Date == past)
    }

    @Test("the folder of the sources is no output folder")
    func onto() throws {
      #expect(throws: CommandFailure.self) {
        try port(folder.path("App"), "-o", folder.path("App"))
      }
      #expect(try folder.text("App/A.swift") == Self.text)
    }
  }
#endif
