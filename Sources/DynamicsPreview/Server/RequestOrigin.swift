// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a request comes from this machine's own pages.
///
/// Any page that a browser shows can talk to a server on the same machine, and a name that a stranger
/// owns can be made to lead there; both tell on themselves by the headers that browsers add.
struct RequestOrigin {
  let host: String?
  let origin: String?

  /// The names by which a machine calls itself.
  private static let ownNames: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Whether the request may be answered at a port.
  func isAccepted(port: UInt16) -> Bool {
    guard let host, Self.isOwn(host, port: port) else { return false }
    guard let origin else { return true }
    guard origin.hasPrefix("http://") else { return false }
    return Self.isOwn(String(origin.dropFirst("http://".count)), port: port)
  }

  private static func isOwn(_ authority: String, port: UInt16) -> Bool {
    let authority = authority.lowercased()
    return ownNames.contains { authority == "\($0):\(port)" || (port == 80 && authority == $0) }
  }
}
