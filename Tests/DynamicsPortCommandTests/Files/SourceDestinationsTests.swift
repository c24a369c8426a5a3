// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("Destinations of sources")
  struct SourceDestinationsTests {
    private let folder: Folder

    init() throws {
      folder = try Folder()
      for name in ["One/View.swift", "Two/View.swift", "Far/One/View.swift", "Two/Other.swift"] {
        try folder.write("let a = 1\n".utf8, to: name)
      }
    }

    /// The destinations below the output folder, in order.
    private func names(_ paths: String..., output: String = "Out") throws -> [String] {
      let places = try SourcePlaces(paths: paths.map(folder.path)).places
      let out = folder.path(output)
      let destinations = try SourceDestinations(of: places, in: out)
      return destinations.urls.values.map { String($0.path.dropFirst(out.count + 1)) }.sorted()
    }

    @Test("files keep their relative paths")
    func relative() throws {
      #expect(try names("Two") == ["Other.swift", "View.swift"])
      #expect(try names("Far", "Two/Other.swift") == ["One/View.swift", "Other.swift"])
    }

    @Test("files with one relative path are kept apart by their folders")
    func apart() throws {
      #expect(try names("One", "Two") == ["One/View.swift", "Two/Other.swift", "Two/View.swift"])
      #expect(
        try names("One/View.swift", "Two/View.swift") == ["One/View.swift", "Two/View.swift"])
    }

    @Test("files that even their folders do not keep apart are refused")
    func refused() throws {
      #expect(throws: CommandFailure.self) { try names("One", "Far/One") }
    }

    @Test("the folder of a source, a link to it, and links in the output are refused")
    func sources() throws {
      #expect(throws: CommandFailure.self) { try names("One", output: "One") }
      #expect(throws: CommandFailure.self) { try names("Far", output: "Far/../Far") }
      let files = FileManager.default
      try files.createSymbolicLink(atPath: folder.path("Alias"), withDestinationPath: "One")
      #expect(throws: CommandFailure.self) { try names("One", output: "Alias") }
      try files.createDirectory(atPath: folder.path("Out"), withIntermediateDirectories: false)
      try files.linkItem(
        atPath: folder.path("One/View.swift"), toPath: folder.path("Out/View.swift"))
      #expect(throws: CommandFailure.self) { try names("One") }
      try files.removeItem(atPath: folder.path("Out/View.swift"))
      try files.createSymbolicLink(
        atPath: folder.path("Out/View.swift"), withDestinationPath: "nowhere.swift")
      #expect(throws: CommandFailure.self) { try names("One") }
    }
  }
#endif
