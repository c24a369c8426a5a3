// SPDX-License-Identifier: Apache-2.0

/// The text of a source file as pages and documents show it.
package enum SourceText {
  /// Removes the first line if it names the license, and the empty line after it.
  package static func withoutLicense(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first?.hasPrefix("// SPDX-License-Identifier:") == true else { return text }
    let rest = lines.dropFirst()
    return (rest.first == "" ? rest.dropFirst() : rest).joined(separator: "\n")
  }
}
