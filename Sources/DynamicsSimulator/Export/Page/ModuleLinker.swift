// SPDX-License-Identifier: Apache-2.0

/// Joins modules of JavaScript into one script, because a page that is opened from a file cannot import.
///
/// It reads the forms that the modules of the web client use, and no others: `import { a } from
/// "./name.mjs";` on one line, and `export` before a declaration at the start of a line. Joined modules
/// share a scope, so that each name at their top level exists once; the tests of the client check this.
package struct ModuleLinker {
  private let modules: [String: String]

  /// Creates a linker of modules by their file names, which are unique over all folders.
  package init(_ modules: [String: String]) {
    self.modules = modules
  }

  /// The compact script of a module and of all that it imports.
  package func script(from entry: String) -> String {
    var visited: Set<String> = []
    var script = ""
    append(entry, to: &script, visited: &visited)
    return script
  }

  private func append(_ name: String, to script: inout String, visited: inout Set<String>) {
    guard visited.insert(name).inserted, let module = modules[name] else { return }
    var body = ""
    for line in module.split(separator: "\n") {
      if line.hasPrefix("import ") {
        let path = line.split(separator: "\"").dropFirst().first ?? ""
        append(String(path.split(separator: "/").last ?? ""), to: &script, visited: &visited)
      } else {
        body += (line.hasPrefix("export ") ? line.dropFirst("export ".count) : line) + "\n"
      }
    }
    script += ScriptCompactor.compact(body) + "\n"
  }
}
