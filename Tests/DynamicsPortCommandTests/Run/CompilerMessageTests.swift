// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @testable import dynamics_port

  @Suite("Errors of the compiler")
  struct CompilerMessageTests {
    private func app() throws -> RunnableApp {
      let text = "class C: UIViewController {\n  @IBOutlet weak var box: UIView!\n}\n"
      return try RunnableApp(SourcePort.port([.init(name: "C.swift", text: text)]))
    }

    private func errors(atLines matching: [String]) throws -> [CompilerMessage] {
      let app = try app()
      let lines = app.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      let places = matching.compactMap { text in lines.firstIndex { $0.contains(text) } }
      #expect(places.count == matching.count)
      let output = places.map { "/folder/Ported0.swift:\($0 + 1):3: error: no\n" }.joined()
      return CompilerMessage.errors(in: output, app: app)
    }

    /// What is left out after errors; nil if they show nothing more.
    private func adding(
      _ errors: [CompilerMessage], of app: RunnableApp, to leftOut: LeftOut = LeftOut()
    ) -> LeftOut? {
      var result = leftOut
      return result.add(errors, of: app) ? result : nil
    }

    @Test("an error in the author's code has its original place")
    func own() throws {
      let errors = try errors(atLines: ["weak var box"])
      #expect(errors.map(\.file) == ["C.swift"] && errors.map(\.line) == [2])
      #expect(adding(errors, of: try app()) == nil)
    }

    @Test("an error in generated code alone names what to leave out")
    func generated() throws {
      let app = try app()
      let generated = try errors(atLines: ["let made"])
      let leftOut = try #require(adding(generated, of: app))
      #expect(leftOut.connections == ["C.box"] && leftOut.files.isEmpty)
      #expect(adding(generated, of: app, to: leftOut) == nil)
      let both = try errors(atLines: ["let made", "weak var"])
      #expect(adding(both, of: app, to: leftOut) == nil)
    }

    @Test("a broken file is left out if the root is in another one")
    func siblings() throws {
      let files = ["class C: UIViewController {}\n", "class D: Missing {}\n"].enumerated().map {
        SourcePort.SourceFile(name: "File\($0.offset).swift", text: $0.element)
      }
      let app = try RunnableApp(SourcePort.port(files), controller: "C")
      #expect(app.rootFile == "File0.swift")
      let output = "/folder/Ported1.swift:1:10: error: cannot find type 'Missing' in scope\n"
      let errors = CompilerMessage.errors(in: output, app: app)
      #expect(adding(errors, of: app)?.files == ["File1.swift"])
    }
  }
#endif
