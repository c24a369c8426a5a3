// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Testing

  @testable import dynamics_port

  @Suite("Storyboards beside sources")
  struct StoryboardFilesTests {
    private static let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      """

    private func folder(_ names: String...) throws -> Folder {
      let folder = try Folder()
      for name in names { try folder.write(Self.text.utf8, to: name) }
      return folder
    }

    @Test("those of a folder are found, the main one first")
    func inFolder() throws {
      let folder = try folder(
        "App/Base.lproj/Main.storyboard", "App/About.storyboard", "App/About_iPad.storyboard",
        "Pods/Kit/Kit.storyboard")
      let found = StoryboardFiles(besides: [folder.url.path])
      #expect(found.documents.map(\.name) == ["Main", "About", "About_iPad"])
      #expect(found.notes.isEmpty)
    }

    @Test("a launch screen is known by its attribute, whatever its name is")
    func launchScreen() throws {
      let folder = try folder("App/LaunchScreenOfGame.storyboard")
      let text = Self.text.replacing("<document", with: "<document launchScreen=\"YES\"")
      try folder.write(text.utf8, to: "App/Start.storyboard")
      let found = StoryboardFiles(besides: [folder.url.path])
      #expect(found.documents.map(\.name) == ["LaunchScreenOfGame"])
    }

    @Test("of storyboards with one name the first that is not skipped is read")
    func oneName() throws {
      let folder = try folder(
        "App/de.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard",
        "Another/Main.storyboard", "App/About.storyboard", "App/About.xib")
      let found = StoryboardFiles(besides: [folder.url.path])
      let read = found.documents { $0.contains("/Another/") }.map(\.path)
      let names = ["Base.lproj/Main.storyboard", "About.storyboard", "About.xib"]
      #expect(read == names.map { folder.path("App/\($0)") })
    }

    @Test("those beside a file are found, but not those of other apps below")
    func besideFile() throws {
      let folder = try folder(
        "Base.lproj/Main.storyboard", "Other.storyboard", "Other/Second.storyboard")
      try folder.write("class C {}".utf8, to: "C.swift")
      let found = StoryboardFiles(besides: [folder.path("C.swift"), folder.path("C.swift")])
      #expect(found.documents.map(\.name) == ["Main", "Other"])
    }

    @Test("a storyboard that cannot be read is named with its line")
    func unreadable() throws {
      let folder = try Folder()
      try folder.write("<document>\n<scenes>\n".utf8, to: "Main.storyboard")
      let found = StoryboardFiles(besides: [folder.url.path])
      #expect(found.documents.isEmpty)
      #expect(found.notes.count == 1)
      #expect(found.notes.first?.contains("Main.storyboard:") == true)
    }

    @Test("images are searched beside the sources, and in folders with pictures below")
    func images() throws {
      let folder = try folder("App/Main.storyboard")
      for name in ["App/star.png", "App/Art/sun.jpg", "App/A.xcassets/b.imageset/b.png"] {
        try folder.write([0], to: name)
      }
      let found = ImageFolders(besides: [folder.path("App")]).paths
      #expect(found.map { $0.split(separator: "/").last.map(String.init) ?? "" } == ["App", "Art"])
    }

    @Test("a page of a playground has the images of the whole")
    func playground() throws {
      let folder = try Folder()
      for name in ["P.playground/Resources/a.png", "P.playground/Pages/B.xcplaygroundpage/C.swift"]
      {
        try folder.write([0], to: name)
      }
      let page = folder.path("P.playground/Pages/B.xcplaygroundpage")
      #expect(
        ImageFolders(besides: [page]).paths == [page, folder.path("P.playground/Resources")])
    }
  }
#endif
