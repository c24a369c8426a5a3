// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Overrides in extensions of the framework's classes")
  struct FrameworkOverrideTests {
    private static let cell = """
      extension UITableViewCell {
        override func add(_ views: [UIView]) -> UIView { contentView.add(views) }
      }

      """

    private func ported(_ texts: [String]) -> [SourcePort.PortedFile] {
      SourcePort.port(
        texts.enumerated().map { .init(name: "\($0.offset).swift", text: $0.element) })
    }

    @Test("are renamed, and called by the method that they override, also in another file")
    func called() throws {
      let base = """
        #if canImport(UIKit)
        extension UIView {
          @objc func add(_ list: [UIView]) -> UIView {
            list.forEach(addSubview)
            return self
          }
        }
        #endif

        """
      let files = ported([base, Self.cell])
      try #require(files.count == 2)
      #expect(
        files[0].text.contains(
          """
              if let object = self as? UITableViewCell { return object.addOverride(list) }
              list.forEach(addSubview)
          """))
      #expect(
        files[1].text
          == Self.cell.replacingOccurrences(of: "override func add(", with: "func addOverride("))
      #expect(files.flatMap(\.notes).allSatisfy { $0.kind == .changed })
      #expect(ported(files.map(\.text)).map(\.text) == files.map(\.text))
    }

    @Test(
      "the value of a body without return is returned",
      arguments: [
        ("{ first(views) }", "return object.addOverride(views) }; return first(views) }"),
        ("{ return self }", "return object.addOverride(views) }; return self }"),
        (
          "{ if views.isEmpty { self } else { first(views) } }",
          "return object.addOverride(views) }; if views.isEmpty { self }"
        ),
        (
          "{ switch views.count { default: self } }",
          "return object.addOverride(views) }; switch views.count"
        ),
      ])
    func value(body: String, expected: String) throws {
      let base = "extension UIView { func add(_ views: [UIView]) -> UIView \(body) }\n"
      #expect(try #require(ported([base + Self.cell]).first).text.contains(expected))
    }

    @Test("are called with the effects of the method, and without a value if it has none")
    func effects() throws {
      let text = """
        extension UIView { func load() async throws -> Void { print(self) } }
        extension UILabel { override func load() async throws -> Void {} }

        """
      #expect(
        try #require(ported([text]).first).text.contains(
          """
          { if let object = self as? UILabel { return try await object.loadOverride() }; \
          print(self) }
          """))
    }

    @Test(
      "stay where the overridden method cannot call them",
      arguments: [
        "override func add(_ views: [UIView]) -> UIView { super.add(views) }",
        "override class func add(_ views: [UIView]) -> UIView { UIView() }",
      ])
    func unsupported(member: String) throws {
      let base = "extension UIView { func add(_ views: [UIView]) -> UIView { self } }\n"
      let file = try #require(
        ported([base + "extension UITableViewCell {\n  \(member)\n}\n"]).first)
      #expect(!file.text.contains("addOverride"))
      #expect(file.notes.contains { $0.kind == .unsupported })
    }

    @Test("a class of the app keeps the rule of its own")
    func own() throws {
      let text = """
        class Cell: UIView {}
        extension UIView { func add(_ views: [UIView]) {} }
        extension Cell { override func add(_ views: [UIView]) {} }

        """
      #expect(try !#require(ported([text]).first).text.contains("as? Cell"))
    }
  }

  @Suite("What exchanges methods at run time")
  struct RuntimeSymbolTests {
    @Test("is guarded with what uses it, and one sentence says that it does nothing")
    func guarded() throws {
      let text = """
        import UIKit

        extension UIView {
          typealias Body = @convention(c) (AnyObject, Selector) -> Void
          static func exchange() {
            let method = class_getInstanceMethod(self, #selector(UIView.layoutSubviews))
            let other = class_getInstanceMethod(self, #selector(UIView.setNeedsLayout))
            method_exchangeImplementations(method!, other!)
            print("done")
          }
        }

        """
      let file = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      let stripped = try #require(
        SourcePort.port([.init(name: "A.swift", text: text)], stripsConditions: true).first)
      #expect(file.notes.filter { $0.kind == .unsupported }.map(\.line) == [6])
      for symbol in ["@convention", "class_get", "method_exchange"] {
        #expect(file.text.contains(symbol) && !stripped.text.contains(symbol))
      }
      #expect(stripped.text.contains("print(\"done\")"))
    }

    @Test("functions of C keep their type")
    func functions() throws {
      let text = "import UIKit\nlet compare: @convention(c) (Int, Int) -> Int = { $0 - $1 }\n"
      let file = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      #expect(file.text == text)
    }
  }
#endif
