// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes a Swift file with the texts of other files, for the plugin `EmbedText`.
///
///     embed-text OUTPUT FILE ...
@main
enum EmbedText {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else { return }
    let entries = try paths.dropFirst().map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let delimiter = delimiter(of: text)
      return """
        "\(URL(fileURLWithPath: path).lastPathComponent)": \(delimiter)\"""
        \(text)
        \"""\(delimiter),

        """
    }
    let source = """
      /// The files of this module that are part of its code.
      enum EmbeddedFiles {
        /// The texts by the names of their files.
        static let texts: [String: String] = [
      \(entries.isEmpty ? ":" : entries.joined())
        ]

        /// The text of a file that is there.
        static func text(_ name: String) -> String {
          guard let text = texts[name] else { preconditionFailure("no file \\(name) is embedded") }
          return text
        }
      }

      """
    // Each plan of another product runs this tool again. A file that is written anew is compiled anew.
    guard (try? String(contentsOfFile: output, encoding: .utf8)) != source else { return }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The signs around a literal that no text within ends too early.
  private static func delimiter(of text: String) -> String {
    var delimiter = "#"
    while text.contains(delimiter) { delimiter += "#" }
    return delimiter
  }
}
