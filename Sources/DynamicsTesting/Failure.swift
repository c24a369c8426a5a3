// SPDX-License-Identifier: Apache-2.0

import Testing

/// Records a failed expectation at the line of its call; the test goes on.
func fail(_ message: String, at sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
}

/// Attaches a text to the test: `swift test --attachments-path FOLDER` writes it to a file.
func attach(_ text: String, named name: String, at sourceLocation: SourceLocation) {
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
}

/// A text as a name of a file: letters, digits, `-` and `_`.
func fileName(_ text: String) -> String {
  let name = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" }
  return name.isEmpty ? "recording" : String(name)
}
