// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Members that two files add to a type")
  struct RepeatedMemberTests {
    private func ported(_ texts: String...) -> [String] {
      SourcePort.port(
        texts.enumerated().map {
          SourcePort.SourceFile(name: "File\($0.offset).swift", text: $0.element)
        }
      ).map(\.text)
    }

    private let library = """
      import UIKit
      extension CGRect {
        var x: CGFloat { origin.x }
        func moved(by distance: CGFloat) -> CGRect { self }
      }

      """

    @Test("the second of two equal members is kept only where they are in two modules")
    func repeated() {
      let example = """
        import UIKit
        extension CGRect {
          var x : CGFloat { return origin.x }
          var y: CGFloat { origin.y }
          func moved(by distance: CGFloat) -> CGRect { offsetBy(dx: distance, dy: 0) }
        }

        """
      let texts = ported(library, example)
      #expect(texts[0] == library)
      let expected = """
        import UIKit
        extension CGRect {
          #if canImport(ObjectiveC)
          var x : CGFloat { return origin.x }
          #endif
          var y: CGFloat { origin.y }
          #if canImport(ObjectiveC)
          func moved(by distance: CGFloat) -> CGRect { offsetBy(dx: distance, dy: 0) }
          #endif
        }

        """
      #expect(texts[1] == expected)
      #expect(ported(library, expected)[1] == expected)
    }

    @Test("each of several apps keeps its members, and so do tests", arguments: ["main", "tests"])
    func severalApps(kind: String) {
      let other =
        kind == "main"
        ? library + "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        : "import XCTest\n" + library
      #expect(ported(other, other) == [other, other])
    }

    @Test(
      "members of other types, signatures, constraints or files are left alone",
      arguments: [
        "extension CGSize { var x: CGFloat { width } }",
        "extension CGRect { func moved(by distance: CGPoint) -> CGRect { self } }",
        "extension CGRect { fileprivate var x: CGFloat { 1 } }",
        "extension CGRect { private func moved(by distance: CGFloat) -> CGRect { self } }",
        "private extension CGRect { var x: CGFloat { 1 } }",
        "extension Array where Element == CGRect { var x: CGFloat { 1 } }",
        "struct CGRectList { var x: CGFloat { 1 } }",
      ])
    func other(line: String) {
      let text = "import UIKit\n\(line)\n"
      #expect(ported(library, text)[1] == text)
    }
  }
#endif
