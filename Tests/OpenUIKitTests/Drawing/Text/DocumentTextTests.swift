// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

#if !canImport(ObjectiveC)
  @Suite("Documents as attributed texts")
  struct DocumentTextTests {
    private func text(
      _ document: String, _ type: NSAttributedString.DocumentType?
    ) throws -> String {
      try NSAttributedString(
        data: Data(document.utf8), options: type.map { [.documentType: $0] } ?? [:],
        documentAttributes: nil
      ).string
    }

    @Test(
      "of HTML the text, its lines and its entities are read",
      arguments: [
        ("<b>Bold</b> and <i>more</i>", "Bold and more"),
        ("<p>one\n  two</p><p>three</p>", "one two\nthree\n"),
        ("a<br/><br>b", "a\n\nb"),
        ("<head><title>t</title><style>p { a: 1 }</style></head><body>x</body>", "x"),
        ("1 &lt; 2 &amp;&#38;&#x41; &unknown; &", "1 < 2 &&A &unknown; &"),
        ("a < b", "a < b"), ("", ""),
      ])
    func markup(document: String, expected: String) throws {
      #expect(try text(document, .html) == expected)
    }

    @Test("other documents are plain text, with the given attributes")
    func plain() throws {
      #expect(try text("<b>\n a", nil) == "<b>\n a" && text("&lt;", .plain) == "&lt;")
      let attributed = try NSAttributedString(
        data: Data("a".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
        documentAttributes: nil)
      #expect(attributed.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test("bytes that are no text in the encoding are an error")
    func invalid() {
      #expect(throws: (any Error).self) {
        try NSAttributedString(data: Data([0xFF]), options: [:], documentAttributes: nil)
      }
    }
  }
#endif
