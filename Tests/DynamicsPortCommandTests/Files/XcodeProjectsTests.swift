// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import dynamics_port

  @Suite("Xcode projects beside sources")
  struct XcodeProjectsTests {
    private static let project = """
      \t\tAA /* Deck.swift in Sources */ = {isa = PBXBuildFile; fileRef = BB /* Deck.swift */; };
      \t\tCC /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = DD; };
      \t\tEE /* A B+C.swift in Sources */ = {isa = PBXBuildFile; fileRef = FF; };
      \t\tBB /* Old.swift */ = {isa = PBXFileReference; path = Old.swift; };
      \t\t\t\tAA /* Deck.swift in Sources */,
      """

    private func sources(_ text: String = project, of path: String) throws -> Set<String> {
      let folder = try Folder()
      try folder.write(text.utf8, to: "\(path)/project.pbxproj")
      return XcodeProjects(in: [folder.url.path]).sources
    }

    @Test("the files that a project compiles are known by their names")
    func compiled() throws {
      #expect(try sources(of: "App/App.xcodeproj") == ["Deck.swift", "A B+C.swift"])
    }

    @Test("projects of packages, and those that compile whole folders, say nothing")
    func others() throws {
      #expect(try sources(of: "Pods/Pods.xcodeproj").isEmpty)
      let folders = Self.project + "\n/* Begin PBXFileSystemSynchronizedRootGroup section */\n"
      #expect(try sources(folders, of: "App.xcodeproj").isEmpty)
    }
  }
#endif
