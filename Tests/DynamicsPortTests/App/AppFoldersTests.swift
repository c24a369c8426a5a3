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
