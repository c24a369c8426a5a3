// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("How an app is held")
  struct OrientationsTests {
    private static let key = "UISupportedInterfaceOrientations"

    private static func list(_ names: [String], key: String = key) -> String {
      let strings = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      let entry = "<key>\(key)</key><array>\(strings)</array>"
      return "<plist version=\"1.0\"><dict>\(entry)</dict></plist>"
    }

    private func areLandscape(_ files: (name: String, text: String)...) throws -> Bool {
      let folder = try Folder()
      for file in files { try folder.write(file.text.utf8, to: file.name) }
      return Orientations(besides: [folder.url.path]).areLandscape
    }

    @Test("a property list that names only sides says that a phone is held on its side")
    func propertyLists() throws {
      let (sides, all) = (["LandscapeLeft", "LandscapeRight"], ["Portrait", "LandscapeLeft"])
      #expect(try areLandscape(("App/Info.plist", Self.list(sides))))
      #expect(try areLandscape(("App/Game-Info.plist", Self.list(["LandscapeRight"]))))
      #expect(try !areLandscape(("App/Info.plist", Self.list(all))))
      #expect(try !areLandscape(("App/Info.plist", Self.list([]))))
      #expect(try !areLandscape(("App/Info.plist", "no property list")))
      #expect(try !areLandscape())
      // The other app of a folder, but not tests and packages.
      #expect(
        try !areLandscape(("A/Info.plist", Self.list(sides)), ("B/Info.plist", Self.list(all))))
      #expect(
        try areLandscape(
          ("A/Info.plist", Self.list(sides)), ("ATests/Info.plist", Self.list(all)),
          ("Pods/Kit/Info.plist", Self.list(all))))
    }

    @Test("what holds for tablets alone says nothing about phones")
    func tablets() throws {
      let tablet = "UISupportedInterfaceOrientations~ipad"
      #expect(try !areLandscape(("Info.plist", Self.list(["LandscapeLeft"], key: tablet))))
      let project = "App.xcodeproj/project.pbxproj"
      let setting = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"
      #expect(
        try !areLandscape((project, "\t\(setting) = UIInterfaceOrientationLandscapeLeft;\n")))
    }

    @Test("a project without a property list names them in its settings")
    func projects() throws {
      let setting = "\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
      func project(_ value: String) -> (String, String) {
        ("App.xcodeproj/project.pbxproj", "{\n\(setting)\(value);\n\(setting)\(value);\n}")
      }
      let sides = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight"
      #expect(try areLandscape(project("\"\(sides)\"")))
      #expect(try areLandscape(project("UIInterfaceOrientationLandscapeRight")))
      #expect(try !areLandscape(project("\"UIInterfaceOrientationPortrait \(sides)\"")))
    }

    @Test("the screen is that of the storyboard's phone, turned if the app is held on its side")
    func screen() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="c"><scenes><scene><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
          <rect key="frame" x="0" y="0" width="375" height="812"/></view></viewController>
        </objects></scene></scenes></document>
        """
      let storyboard = try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
      let upright = AppScreen(storyboard: storyboard, isLandscape: false)
      #expect(upright.size == "375x812" && upright.insets == "44,0,34,0")
      let turned = AppScreen(storyboard: storyboard, isLandscape: true)
      #expect(turned.size == "812x375" && turned.insets == "0,44,21,44")
      let plain = AppScreen(storyboard: nil, isLandscape: true)
      #expect(plain.size == "844x390" && plain.insets == nil)
    }
  }
#endif
