// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Several apps in one folder")
  struct AppFoldersTests {
    private func chosen(
      _ files: [(String, String)], controller: String? = nil
    ) -> (names: [String], skipped: [String]) {
      let folders = AppFolders(
        SourcePort.port(files.map { SourcePort.SourceFile(name: $0.0, text: $0.1) }),
        controller: controller)
      return (folders.files.map(\.name), folders.skipped.map { "\($0.folder) \($0.type)" })
    }

    private let animator = "import UIKit\nlet animator = UIDynamicAnimator()\n"

    @Test("of two apps with types of one name, the one that uses the dynamics stays")
    func twoApps() {
      let (names, skipped) = chosen([
        ("/a/One/AppDelegate.swift", "class AppDelegate {}\n"), ("/a/One/List.swift", ""),
        ("/a/Shared.swift", ""), ("/a/Two/AppDelegate.swift", "class AppDelegate {}\n"),
        ("/a/Two/Board.swift", animator),
      ])
      #expect(names == ["/a/Shared.swift", "/a/Two/AppDelegate.swift", "/a/Two/Board.swift"])
      #expect(skipped == ["/a/One/ AppDelegate"])
    }

    @Test("a named controller chooses its app")
    func named() {
      let files = [
        ("One/App.swift", "class App {}\n" + animator), ("Two/App.swift", "class App {}\n"),
        ("Two/Board.swift", "class Board: UIViewController {}\n"),
      ]
      #expect(chosen(files).names == ["One/App.swift"])
      #expect(chosen(files, controller: "Board").names == ["Two/App.swift", "Two/Board.swift"])
    }

    @Test("without the dynamics, or with as much of them, the first app stays")
    func tie() {
      let (names, _) = chosen([
        ("One/App.swift", "struct App {}\n"), ("Two/App.swift", "struct App {}\n"),
      ])
      #expect(names == ["One/App.swift"])
    }

    @Test(
      "of an app in the folder of another, the outer one stays, or the one that uses the dynamics")
    func nested() {
      let files = [
        ("App/AppDelegate.swift", "class AppDelegate {}\n"), ("App/Board.swift", ""),
        ("App/App/AppDelegate.swift", "class AppDelegate {}\n"), ("App/App/Other.swift", ""),
      ]
      let (names, skipped) = chosen(files)
      #expect(names == ["App/AppDelegate.swift", "App/Board.swift"])
      #expect(skipped == ["App/App/ AppDelegate"])
      let inner = chosen(files + [("App/App/Bin.swift", animator)])
      #expect(inner.skipped == ["App/AppDelegate.swift AppDelegate"])
    }

    @Test("of files that declare one type, that of the Xcode project stays")
    func leftovers() {
      let files = [
        ("App/Old.swift", "class Deck {}\n"), ("App/Deck.swift", "class Deck {}\n"),
        ("App/Other.swift", "class Other {}\n"),
      ].map { SourcePort.SourceFile(name: $0.0, text: $0.1) }
      let folders = AppFolders(SourcePort.port(files), compiled: ["Deck.swift"])
      #expect(folders.files.map(\.name) == ["App/Deck.swift", "App/Other.swift"])
      #expect(folders.leftovers.map { "\($0.file) \($0.type)" } == ["App/Old.swift Deck"])
      for compiled in [[], ["Old.swift", "Deck.swift"]] as [Set<String>] {
        #expect(AppFolders(SourcePort.port(files), compiled: compiled).files.count == 3)
      }
    }

    @Test("private types, extensions and two types in one folder are left to the compiler")
    func others() {
      let files = [
        ("One/A.swift", "private class Card {}\nextension Deck {}\nclass Ball {}\n"),
        ("Two/B.swift", "fileprivate class Card {}\nextension Deck {}\n"),
        ("One/C.swift", "class Ball {}\n"),
      ]
      #expect(chosen(files).names == files.map(\.0) && chosen(files).skipped.isEmpty)
    }
  }
#endif
