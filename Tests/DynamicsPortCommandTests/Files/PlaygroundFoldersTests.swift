// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import dynamics_port

  @Suite("Sources and resources of playgrounds")
  struct PlaygroundFoldersTests {
    private func playground() throws -> Folder {
      let folder = try Folder()
      for name in [
        "P.playground/Sources/Shared.swift", "P.playground/Resources/a.png",
        "P.playground/Pages/B.xcplaygroundpage/Contents.swift",
        "P.playground/Pages/B.xcplaygroundpage/Sources/Own.swift",
        "P.playground/Pages/C.xcplaygroundpage/Sources/Other.swift",
      ] {
        try folder.write([0], to: name)
      }
      return folder
    }

    @Test(
      "a page that is given alone brings what it shares, but nothing that was given already",
      arguments: [
        (["P.playground"], []),
        (["P.playground/Pages/B.xcplaygroundpage"], ["P.playground/Sources"]),
        (
          ["P.playground/Pages/B.xcplaygroundpage/Contents.swift"],
          ["P.playground/Pages/B.xcplaygroundpage/Sources", "P.playground/Sources"]
        ),
        (["P.playground/Pages/B.xcplaygroundpage", "P.playground/Sources"], []),
        (
          ["P.playground/Pages/B.xcplaygroundpage", "P.playground/Pages/C.xcplaygroundpage"],
          ["P.playground/Sources"]
        ),
      ])
    func sources(given: [String], brought: [String]) throws {
      let folder = try playground()
      let found = PlaygroundFolders.sources(besides: given.map(folder.path))
      #expect(found == brought.map(folder.path))
    }

    @Test("a file that belongs to no playground brings nothing")
    func alone() throws {
      let folder = try Folder()
      try folder.write([0], to: "Sources/A.swift")
      try folder.write([0], to: "A.swift")
      #expect(PlaygroundFolders.sources(besides: [folder.path("A.swift")]).isEmpty)
    }
  }
#endif
