// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Imports")
  struct ImportTests {
    private func notes(file: String) -> [String] {
      let others = SourcePort.SourceFile(name: file, text: "public struct Spring {}\n")
      let app = SourcePort.SourceFile(
        name: "App/A.swift", text: "import Springs\nimport UIKit\nlet spring = Spring()\n")
      return SourcePort.port([app, others]).flatMap(\.notes)
        .filter { $0.kind == .unsupported }.map(\.message)
    }

    @Test("a module of a package is named, unless its folder is among the files")
    func package() {
      #expect(
        notes(file: "App/B.swift")
          == ["Springs is a third-party module: port its source too"])
      #expect(notes(file: "Sources/Springs/B.swift") == [])
    }

    @Test("UIKit is imported only where its names are used and nothing else declares them")
    func umbrella() throws {
      func ported(_ text: String) throws -> String {
        try #require(
          SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first
        ).text
      }
      let used = "import Foundation\n\nfinal class A { var v: UIView? }\n"
      #expect(try ported(used) == "import UIKit\n" + used)
      let timed = "import Foundation\nlet a: CFTimeInterval = 1\n"
      #expect(try ported(timed) == "import UIKit\n" + timed)
      #expect(try ported("import UIKit\n" + used) == "import UIKit\n" + used)
      for text in [
        "import Foundation\nlet UID = 1\nlet a = UIDs()\nstruct UIDs {}\n",
        "import Foundation\nclass UIThing {}\nlet a = UIThing()\n",
        "import AppKit\nlet a = UIHelper.self\n",
      ] {
        #expect(try !ported(text).contains("import UIKit"))
      }
    }

    @Test("a member of a package is guarded with its statement, the app's own member is not")
    func members() throws {
      func ported(_ more: String) throws -> String {
        let text = """
          import SnapKit
          import UIKit
          func f(_ view: UIView) {
            view.snp.makeConstraints { $0.top.equalTo(1) }
            view.alpha = 1
          }

          """
        return try #require(
          SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text + more)]).first
        ).text
      }
      #expect(try ported("").contains("#if canImport(SnapKit)\n  view.snp"))
      #expect(
        try !ported("extension UIView { var snp: UIView { self } }\n")
          .contains("#if canImport(SnapKit)\n  view.snp"))
    }
  }
#endif
