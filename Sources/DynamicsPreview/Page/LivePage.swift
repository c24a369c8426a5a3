import DynamicsSimulator
import Foundation

/// The page of the live preview as one document, which asks nothing of other servers.
enum LivePage {
  static let html: Data = {
    let parts: [(name: String, text: String)] = [
      ("style", PlayerParts.style + text(PackageResources.live_css)),
      ("connection", text(PackageResources.connection_js)),
      ("stage", text(PackageResources.stage_js)),
      ("xray", PlayerParts.xrayFactory),
      ("fingers", text(PackageResources.fingers_js)),
      ("panels", text(PackageResources.panels_js)),
      ("saving", text(PackageResources.saving_js)),
      ("gallery", text(PackageResources.gallery_js)),
      ("controls", text(PackageResources.controls_js)),
    ]
    var document = text(PackageResources.live_html)
    for part in parts { document = document.replacing("{{\(part.name)}}", with: part.text) }
    return Data(document.utf8)
  }()

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
