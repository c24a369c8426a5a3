// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("The main bundle of a ported app")
  struct AppBundleTests {
    @Test("files of all folders lie at the top, localized ones in their folder, sources nowhere")
    func inFolder() throws {
      let folder = try Folder()
      for name in [
        "App/Levels/one.json", "App/rules.txt", "App/en.lproj/Localizable.strings",
        "App/Base.lproj/Main.storyboard", "App/Cards.swift", "App/Info.plist", "App/.hidden",
        "App/Assets.xcassets/ball.imageset/Contents.json", "Pods/Kit/kit.json",
        "App.xcodeproj/project.pbxproj",
      ] {
        try folder.write("text".utf8, to: name)
      }
      let bundle = AppBundle(besides: [folder.url.path])
      #expect(
        bundle.files.keys.sorted() == ["en.lproj/Localizable.strings", "one.json", "rules.txt"])
    }

    @Test("of a file only those beside it are found, not those of other apps below")
    func besideFile() throws {
      let folder = try Folder()
      for name in ["C.swift", "rules.txt", "en.lproj/Localizable.strings", "Other/data.json"] {
        try folder.write("text".utf8, to: name)
      }
      let bundle = AppBundle(besides: [folder.path("C.swift"), folder.path("none.swift")])
      #expect(bundle.files.keys.sorted() == ["en.lproj/Localizable.strings", "rules.txt"])
    }

    @Test("a program is installed beside links to the files, and removed with them")
    func installed() throws {
      let folder = try Folder()
      try folder.write("program".utf8, to: "Build/Program")
      try folder.write("rules".utf8, to: "App/rules.txt")
      let bundle = AppBundle(besides: [folder.path("App")])
      let program = try bundle.install(folder.url.appendingPathComponent("Build/Program"))
      let home = program.deletingLastPathComponent()
      #expect(try Data(contentsOf: program) == Data("program".utf8))
      #expect(
        try Data(contentsOf: home.appendingPathComponent("rules.txt")) == Data("rules".utf8))
      AppBundle.remove(program)
      #expect(!FileManager.default.fileExists(atPath: home.path))
      #expect(folder.exists("App/rules.txt"))
    }
  }
#endif
