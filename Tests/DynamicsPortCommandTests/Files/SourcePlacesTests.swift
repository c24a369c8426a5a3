// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("Places of sources")
  struct SourcePlacesTests {
    @Test("a dangling link and a folder named like a file are left out with a note")
    func leftOut() throws {
      let folder = try Folder()
      try folder.write("let a = 1\n".utf8, to: "App/A.swift")
      try folder.write("let b = 1\n".utf8, to: "App/Folder.swift/B.swift")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("App/Gone.swift"), withDestinationPath: "nowhere.swift")
      let found = try SourcePlaces(paths: [folder.path("App")])
      #expect(found.places.map(\.relativePath) == ["A.swift", "Folder.swift/B.swift"])
      #expect(found.notes.count == 2)
      #expect(found.notes.first?.hasSuffix("Folder.swift: skipped: it is a folder") == true)
      #expect(found.notes.last?.contains("a link to 'nowhere.swift'") == true)
    }

    @Test("a file is read once, by whatever path it is found")
    func once() throws {
      let folder = try Folder()
      try folder.write("let a = 1\n".utf8, to: "App/A.swift")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("App/Link.swift"), withDestinationPath: "A.swift")
      let found = try SourcePlaces(paths: [folder.path("App"), folder.path("App/A.swift")])
      #expect(found.places.map(\.relativePath) == ["A.swift"])
      #expect(found.notes.count == 2)
    }

    @Test("a folder is also found by a link to it")
    func linkedFolder() throws {
      let folder = try Folder()
      try folder.write("".utf8, to: "App/Views/A.swift")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Link"), withDestinationPath: folder.path("App"))
      let places = try SourcePlaces(paths: [folder.path("Link")]).places
      #expect(places.map(\.relativePath) == ["Views/A.swift"])
      #expect(places.first?.shownPath == folder.path("Link/Views/A.swift"))
    }

    @Test("an argument that names nothing, or a link to nothing, is an error")
    func missing() throws {
      let folder = try Folder()
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("Gone.swift"), withDestinationPath: "nowhere.swift")
      for name in ["None.swift", "Gone.swift"] {
        #expect(throws: CommandFailure.self) { try SourcePlaces(paths: [folder.path(name)]) }
      }
    }
  }
#endif
