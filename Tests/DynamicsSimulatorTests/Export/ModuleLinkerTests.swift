// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("Joining modules of the web client")
struct ModuleLinkerTests {
  @Test("a module comes after all that it imports, and each comes once")
  func order() {
    let linker = ModuleLinker([
      "a.mjs": "import { b } from \"./b.mjs\";\nimport { c } from \"../Client/c.mjs\";\na(b, c);\n",
      "b.mjs": "import { c } from \"./c.mjs\";\nexport const b = c;\n",
      "c.mjs": "export const c = 1;\n",
      "d.mjs": "export const d = 1;\n",
    ])
    #expect(linker.script(from: "a.mjs") == "const c=1;\nconst b=c;\na(b,c);\n")
  }

  @Test(
    "comments and white space go where they mean nothing",
    arguments: [
      ("// one\nlet a = 1; /* two */ let b = a  +  +a;", "let a=1;let b=a+ +a;"),
      ("return   a;\nb ( );", "return a;b();"),
      ("f( {\n  a,\n  b: 2,\n} )\n", "f({a,b:2})"),
      ("{ while (a); }", "{while(a);}"), ("() => { a(); b = 1; }", "()=>{a();b=1}"),
      ("/** doc\n * `text` */\nclass A { b() {} }", "class A{b(){}}"),
    ])
  func compact(script: String, expected: String) {
    #expect(ScriptCompactor.compact(script) == expected)
  }

  @Test(
    "strings, templates and regular expressions stay as they are",
    arguments: [
      #"a("x  // y", 'it  "s"', "\"  z")"#, #"`a  ${b}  ${`c  ${d}  `}  e  {`"#,
      #"x.replace(/[/  "]+/g,y)"#,
      #"a/b/c"#, #"`${f({a:"}"})}  `"#, #"`// ${a}`"#,
    ])
  func literals(script: String) {
    #expect(
      ScriptCompactor.compact(script).replacing(", ", with: ",")
        == script.replacing(", ", with: ","))
  }
}
