// SPDX-License-Identifier: Apache-2.0

/// What a preview prints when it serves.
package struct PreviewGreeting {
  /// The address of the page, for a browser of this machine if that has a choice.
  package let address: String
  /// The addresses, how to end, and a QR code for a phone where the page can be reached from one.
  package let text: String

  /// - Parameters:
  ///   - access: from where the preview can be reached.
  ///   - port: the port that was asked for.
  ///   - servingPort: the port at which the preview serves.
  ///   - fragment: what the page shows, as it stands behind `#`; empty for all scenes.
  package init(
    _ access: PreviewAccess, port: PreviewPort, servingAt servingPort: UInt16,
    fragment: String = ""
  ) {
    let place = fragment.isEmpty ? "" : "#\(fragment)"
    let pages = access.pages(at: servingPort).map { $0 + place }
    let first = pages.first ?? ""
    address = pages.last ?? ""
    let others = pages.dropFirst().map { "\n        \($0)" }.joined()
    let line = "\(first)\(port.note(servingAt: servingPort)) until interrupted (Control-C)\(others)"
    guard access.token != nil, let code = QRCode(first) else {
      text = line
      return
    }
    text = line + "\n\n" + code.terminalText + "\n"
  }
}
