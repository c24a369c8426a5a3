// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a request comes from the server's own pages.
///
/// Any page that a browser shows can talk to a server on the same machine, and a name that a stranger
/// owns can be made to lead there; both tell on themselves by the headers that browsers add.
struct RequestOrigin {
  let host: String?
  let origin: String?

  /// The names by which a machine calls itself.
  private static let ownNames: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Whether the request may be answered at a port.
  ///
  /// - Parameter access: from where the server may be reached beside this machine.
  func isAccepted(port: UInt16, access: PreviewAccess = .thisMachine) -> Bool {
    guard let host, Self.isOwn(host, port: port, access) else { return false }
    guard let origin else { return true }
    guard origin.hasPrefix("http://") else { return false }
    return Self.isOwn(String(origin.dropFirst("http://".count)), port: port, access)
  }

  private static func isOwn(_ authority: String, port: UInt16, _ access: PreviewAccess) -> Bool {
    let authority = authority.lowercased(), suffix = ":\(port)"
    let name: String
    if authority.hasSuffix(suffix) {
      name = String(authority.dropLast(suffix.count))
    } else if port == 80 {
      name = authority
    } else {
      return false
    }
    return ownNames.contains(name) || access.accepts(name: name)
  }
}
