import DynamicsSimulator
import Foundation

/// The page of the live preview as one document without outside references.
enum PreviewPage {
  static let html: Data = {
    let page = ClientPage(
      fragments: ClientPage.text(PackageResources.preview_html),
      style: ClientPage.text(PackageResources.preview_css), modules: modules, entry: "preview.mjs")
    return Data(page.html.utf8)
  }()

  /// The modules of the preview alone; it shares the others with the pages of recordings.
  private static let modules: [String: String] = [
    "behaviors.mjs": ClientPage.text(PackageResources.behaviors_mjs),
    "connection.mjs": ClientPage.text(PackageResources.connection_mjs),
    "gallery.mjs": ClientPage.text(PackageResources.gallery_mjs),
    "inspection.mjs": ClientPage.text(PackageResources.inspection_mjs),
    "live.mjs": ClientPage.text(PackageResources.live_mjs),
    "load.mjs": ClientPage.text(PackageResources.load_mjs),
    "panels.mjs": ClientPage.text(PackageResources.panels_mjs),
    "preview.mjs": ClientPage.text(PackageResources.preview_mjs),
    "saving.mjs": ClientPage.text(PackageResources.saving_mjs),
    "touches.mjs": ClientPage.text(PackageResources.touches_mjs),
    "wire.mjs": ClientPage.text(PackageResources.wire_mjs),
  ]
}
