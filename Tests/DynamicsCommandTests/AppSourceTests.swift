// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Foundation
import Gallery
import TestSupport
import Testing

@testable import dynamics

@Suite("Sources as an app developer writes them")
struct AppSourceTests {
  private static let sources = Dictionary(
    uniqueKeysWithValues: Gallery.scenes.map { ($0.id, $0.appSource()) })

  private func source(of scene: GalleryScene) throws -> AppSource {
    let source = try #require(Self.sources[scene.id])
    return try #require(source)
  }

  @Test("the source that a scene shows is the one of the documents", arguments: Gallery.scenes)
  func documents(scene: GalleryScene) throws {
    let source = try source(of: scene)
    let problem = try GoldenFile(PackageFolder.url("Documentation/Scenes/\(scene.id).swift"))
      .problem(with: source.text, command: "swift test --filter AppSourceTests")
    #expect(problem == nil)
  }

  @Test(
    "a scene uses what UIKit has, unless it is about an extension", arguments: Gallery.scenes)
  func noExtensions(scene: GalleryScene) throws {
    let source = try source(of: scene)
    #expect(source.extensions == (scene.group == "Overlay" ? ["UIDynamicOverlayBehavior"] : []))
    let lines = source.text.split(separator: "\n").map(String.init)
    let module = source.extensions.isEmpty ? "UIKit" : "OpenUIDynamics"
    #expect(lines.filter { $0.hasPrefix("import ") } == ["import \(module)"])
    #expect(!source.text.contains("GalleryScene"))
  }

  @Test("every selector names a method of the same file that Objective-C sees")
  func selectors() throws {
    for scene in Gallery.scenes where scene.group != "Overlay" {
      let text = try source(of: scene).text
      for match in text.matches(of: /#selector\((\w+)\)/) {
        #expect(text.contains(" @objc func \(match.1)("), "\(scene.id): \(match.1)")
      }
      #expect(!text.contains(/action: [A-Z]/), "\(scene.id) names a method as an action")
    }
  }

  @Test("the page of extensions lists nothing that the rule does not find")
  func extensionsPage() throws {
    let page = try PackageFolder.text("Documentation/Extensions.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [`") || $0.hasPrefix("| `") }
      .prefix { !$0.contains("`.bodies`") }
    let spans = rows.flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    try #require(spans.count > 15)
    for span in spans {
      let name = span.split(separator: ".").last.map(String.init) ?? span
      let use = name.first?.isUppercase == true ? name : "animator.\(name)"
      let source = AppSource(
        "import OpenUIDynamics\n\nlet value = \(use)\n", helpers: HelperLibrary([]))
      #expect(!source.extensions.isEmpty, "\(span)")
    }
  }

  @Test("the expression that creates a controller has the defaults of the scene")
  func use() throws {
    let scene = try #require(Gallery.scene(named: "P11"))
    let text = try source(of: scene).text
    #expect(text.contains("// The gallery shows ConfettiViewController(count: 40)."))
  }
}

@Suite("The rule of shown sources")
struct AppSourceRuleTests {
  private static let helpers = """
    // SPDX-License-Identifier: Apache-2.0

    import OpenUIDynamics

    /// A round view.
    final class Disc: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    extension UIView {
      /// Creates a square.
      convenience init(
        _ name: String, square side: CGFloat, color: UIColor = .ink
      ) {
        self.init(frame: .zero)
      }

      convenience init(floorFrom left: CGPoint) { self.init(frame: .zero) }

      func lift(by height: CGFloat) {}
    }

    extension UIColor {
      package static let ink = UIColor.black
      package static let paper = UIColor.white
    }

    """

  private func shown(_ body: String) -> String {
    AppSource("import OpenUIDynamics\n\n\(body)\n", helpers: HelperLibrary([Self.helpers])).text
  }

  @Test("methods as actions become selectors of methods that Objective-C sees")
  func actions() {
    let text = AppSource.selectors(
      in: """
        class A {
          let tap = UITapGestureRecognizer(target: self, action: A.push)
          func push(_ tap: UITapGestureRecognizer) {}
          func pull(_ tap: UITapGestureRecognizer) {}
        }
        """)
    #expect(text.contains("action: #selector(push))"))
    #expect(text.contains("  @objc func push("))
    #expect(text.contains("  func pull("))
  }

  @Test("helpers come with those that they use, and no others")
  func chain() {
    let text = shown("let disc = Disc(\"a\", square: 3)")
    #expect(text.contains("private final class Disc: UIView {"))
    #expect(text.contains("fileprivate convenience init(\n    _ name: String, square side"))
    #expect(text.contains("fileprivate static let ink"))
    #expect(!text.contains("paper") && !text.contains("floorFrom") && !text.contains("lift"))
  }

  @Test(
    "a helper is used by its name and labels, not by a word that is the same",
    arguments: [
      ("let lift = 1\nlet other = lift.magnitude", false), ("view.lift(by: 2)", true),
      ("let text = \"Disc\"  // .lift(by: 2)", false), ("field.lift(to: 2)", false),
    ])
  func names(body: String, isUsed: Bool) {
    #expect(shown(body).contains("func lift(by") == isUsed)
    #expect(!shown(body).contains("class Disc"))
  }

  @Test("the description of a scene is left out, its comments too")
  func description() {
    let text = shown(
      "/// A.\nfinal class A: UIViewController {\n}\n\n/// About.\nextension GalleryScene {\n}")
    #expect(
      text == """
        // SPDX-License-Identifier: Apache-2.0

        import UIKit

        /// A.
        final class A: UIViewController {
        }

        """)
  }

  @Test("a source with an extension keeps the import and its actions")
  func ownExtension() {
    let text = shown("let overlay = UIDynamicOverlayBehavior(target: a, action: A.push)")
    #expect(text.contains("import OpenUIDynamics\n") && text.contains("action: A.push)"))
  }
}
