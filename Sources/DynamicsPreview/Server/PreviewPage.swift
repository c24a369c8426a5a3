// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The page of the live preview as one document without outside references.
enum PreviewPage {
  /// The document, whose script carries a number that is drawn for each answer: the page runs no other.
  static func html(nonce: String) -> Data {
    Data(document.before.utf8) + Data("<script nonce=\"\(nonce)\" type=\"module\">".utf8)
      + Data(document.after.utf8)
  }

  private static let document: (before: String, after: String) = {
    let page = ClientPage(
      fragments: EmbeddedFiles.text("preview.html"),
      style: EmbeddedFiles.text("preview.css"), modules: EmbeddedFiles.texts, entry: "preview.mjs")
    let html = page.html
    guard let tag = html.range(of: "<script type=\"module\">") else { return (html, "") }
    return (String(html[..<tag.lowerBound]), String(html[tag.upperBound...]))
  }()
}
