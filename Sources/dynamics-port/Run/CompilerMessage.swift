// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation

  /// A compiler error with its location in the original source.
  struct CompilerMessage: Equatable {
    let file: String
    let line: Int
    let text: String
    /// The outlet or action whose generated code the error is in, empty for other generated code; nil
    /// for the author's code.
    var connection: String?

    /// The errors in the output of a build, in order and without duplicates.
    static func errors(in output: String, app: RunnableApp) -> [CompilerMessage] {
      var found: [CompilerMessage] = []
      for line in output.split(whereSeparator: \.isNewline) {
        guard let match = line.firstMatch(of: /^(.*?):(\d+):\d+: error: (.*)$/),
          let number = Int(match.2)
        else { continue }
        let message = CompilerMessage(
          at: String(match.1), line: number, text: String(match.3), app: app)
        if !found.contains(message) { found.append(message) }
      }
      return found
    }

    init(at path: String, line: Int, text: String, app: RunnableApp) {
      self.text = text
      guard let index = ScratchPackage.fileIndex(path), app.files.indices.contains(index) else {
        (file, self.line) = (path, line)
        return
      }
      file = app.files[index].name
      connection = app.files[index].connection(atLine: line)
      self.line = app.files[index].lines.originalLine(of: line)
    }

    /// The text with file names and lines of the scratch package replaced by the original ones.
    static func withOriginalLocations(_ text: some StringProtocol, app: RunnableApp) -> String {
      String(text).replacing(/[\w\/.~+-]*Ported(\d+)\.swift:(\d+)/) { match in
        guard let index = Int(match.1), app.files.indices.contains(index), let line = Int(match.2)
        else { return String(match.0) }
        let file = app.files[index]
        return "\(file.name):\(file.lines.originalLine(of: line))"
      }
    }
  }
#endif
