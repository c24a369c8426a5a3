// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Parse errors")
  struct ParseErrorsTests {
    private func ported(_ text: String) throws -> SourcePort.PortedFile {
      try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
    }

    @Test(
      "a source that does not parse is left unchanged, with its errors as notes",
      arguments: [
        (
          "@objc class A {\n  func f() {\n}\n", 3,
          "expected '}' for the block that begins in line 1"
        ),
        ("@objc class A {}\nlet b =\n", 2, "expected an expression"),
        ("@objc class A {}\nfunc f( {}\n", 2, "expected ')'"),
        ("@objc class A {}\n}\n", 2, "unexpected '}'"),
        ("@objc class A {}\nlet c: = 2\n", 2, "expected a type"),
        ("@objc class A {}\nlet text = \"a\n", 2, "expected the end of the string"),
        ("@objc class A {}\n<<<<<<< HEAD\nlet a = 1\n", 2, "unexpected '<<<<<<< HEAD'"),
        ("@objc class A {}\n/* open\n", 2, "unterminated block comment"),
      ])
    func broken(text: String, line: Int, message: String) throws {
      let ported = try ported(text)
      #expect(!ported.parses)
      #expect(ported.text == text)
      let first = try #require(ported.notes.first)
      #expect(first.kind == .error)
      #expect(first.line == line)
      #expect(first.message.hasPrefix(message), "\(ported.notes)")
    }

    @Test(
      "what the compiler would not parse either is no error",
      arguments: [
        "@objc class A {}\n#if swift(<3)\nlet a = b ? = c {\n#endif\n",
        "@objc class A {}\n#if swift(>=4)\n#else\nfor (var i = 0; i < 3; i++) {}\n#endif\n",
        "@objc class A { func f() { <#code#> } }\n",
      ])
    func tolerated(text: String) throws {
      let ported = try ported(text)
      #expect(ported.parses, "\(ported.notes)")
      #expect(ported.text.hasPrefix("#if canImport(ObjectiveC)"))
    }

    @Test("a broken file does not keep the others from being ported")
    func sibling() {
      let files = [
        SourcePort.SourceFile(name: "A", text: "class A: NSObject { @objc func f() {} "),
        SourcePort.SourceFile(name: "B", text: "let s = #selector(A.f)\n"),
      ]
      let ported = SourcePort.port(files)
      #expect(ported.map(\.parses) == [false, true])
      #expect(ported[1].text.contains("Selector(\"f\", A.f)"))
    }

    @Test("a file whose lines end in carriage returns keeps them, and its lines are counted")
    func carriageReturns() throws {
      let ported = try ported("import UIKit\r@objc class A: NSObject {}\r")
      #expect(!ported.text.contains { $0 == "\n" || $0 == "\r\n" })
      #expect(ported.notes.map(\.line) == [2])
      #expect(ported.lines.originalLine(of: 5) == 2)
    }
  }
#endif
