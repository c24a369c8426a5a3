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
      fragments: ClientPage.text(PackageResources.preview_html),
      style: ClientPage.text(PackageResources.preview_css), modules: modules, entry: "preview.mjs")
    let html = page.html
    guard let tag = html.range(of: "<script type=\"module\">") else { return (html, "") }
    return (String(html[..<tag.lowerBound]), String(html[tag.upperBound...]))
  }()

  /// The modules of the preview alone; it shares the others with the pages of recordings.
  private static let modules: [String: String] = [
    "aim.mjs": ClientPage.text(PackageResources.aim_mjs),
    "behaviorpanel.mjs": ClientPage.text(PackageResources.behaviorpanel_mjs),
    "behaviors.mjs": ClientPage.text(PackageResources.behaviors_mjs),
    "build.mjs": ClientPage.text(PackageResources.build_mjs),
    "connection.mjs": ClientPage.text(PackageResources.connection_mjs),
    "explain.mjs": ClientPage.text(PackageResources.explain_mjs),
    "gallery.mjs": ClientPage.text(PackageResources.gallery_mjs),
    "ghost.mjs": ClientPage.text(PackageResources.ghost_mjs),
    "inspection.mjs": ClientPage.text(PackageResources.inspection_mjs),
    "live.mjs": ClientPage.text(PackageResources.live_mjs),
    "load.mjs": ClientPage.text(PackageResources.load_mjs),
    "panels.mjs": ClientPage.text(PackageResources.panels_mjs),
    "preview.mjs": ClientPage.text(PackageResources.preview_mjs),
    "runs.mjs": ClientPage.text(PackageResources.runs_mjs),
    "saving.mjs": ClientPage.text(PackageResources.saving_mjs),
    "sidebar.mjs": ClientPage.text(PackageResources.sidebar_mjs),
    "touches.mjs": ClientPage.text(PackageResources.touches_mjs),
    "typing.mjs": ClientPage.text(PackageResources.typing_mjs),
    "wire.mjs": ClientPage.text(PackageResources.wire_mjs),
    "xraywire.mjs": ClientPage.text(PackageResources.xraywire_mjs),
    "zooming.mjs": ClientPage.text(PackageResources.zooming_mjs),
  ]
}
