// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsTesting

@Suite("Calls in the text of a source")
struct SourceCallTests {
  @Test(
    "strings, comments and brackets hide what they hold",
    arguments: [
      (#"f(a: ")", b: 1) { x }"#, [#"a: ")""#, "b: 1"], "{ x }"),
      (#"f(a: "\(g(")"))", b: [1, 2]) {}"#, [#"a: "\(g(")"))""#, "b: [1, 2]"], "{}"),
      ("f(a: 1 /* ) { */, // )\n b: 2) { { } }", ["a: 1 /* ) { */", "// )\n b: 2"], "{ { } }"),
      ("f(\"\"\"\n  ) \"quoted\"\n  \"\"\")\n{ 1 }", ["\"\"\"\n  ) \"quoted\"\n  \"\"\""], "{ 1 }"),
      (##"f(#"\")"#)"##, [##"#"\")"#"##], nil),
      ("f { \"}\" }", [], "{ \"}\" }"),
    ] as [(String, [String], String?)])
  func arguments(_ source: String, _ arguments: [String], _ closure: String?) throws {
    let call = try #require(SourceCall(of: "f", in: source, line: 1, column: 1))
    #expect(call.argumentList == arguments)
    #expect(call.closure.map { call[$0] } == closure)
  }

  @Test("a call is found at its name and at the bracket after it, and nowhere else")
  func columns() throws {
    let source = "\n  é.check(1)"
    #expect(SourceCall(of: "check", in: source, line: 2, column: 6) != nil)
    #expect(SourceCall(of: "check", in: source, line: 2, column: 11)?.indentation == "  ")
    #expect(SourceCall(of: "check", in: source, line: 2, column: 7) == nil)
    #expect(SourceCall(of: "check", in: source, line: 1, column: 1) == nil)
    #expect(SourceCall(of: "check", in: source, line: 9, column: 1) == nil)
    #expect(SourceCall(of: "check", in: "check(1", line: 1, column: 1) == nil)
  }
}
