// SPDX-License-Identifier: Apache-2.0

import Foundation

/// From where a preview can be reached, and what an address must contain to be answered.
package struct PreviewAccess: Equatable, Sendable {
  /// An address that is none of IPv4, or none of this machine.
  package struct InvalidHost: Error, Equatable, LocalizedError {
    package let host: String

    package var errorDescription: String? {
      guard PreviewAccess.isAddress(host) else {
        return """
          '\(host)' is not an address: give an IPv4 address of this machine, such as 192.168.1.20, or \
          0.0.0.0 for all of them
          """
      }
      let addresses = NetworkAddresses.ofThisMachine + [PreviewAccess.anyHost]
      return "'\(host)' is not an address of this machine: give "
        + addresses.joined(separator: " or ")
    }
  }

  /// The address at which the server listens.
  package let host: String
  /// The first part of each path that is answered; nil where only this machine can ask.
  package let token: String?

  /// The browsers of this machine, without a token.
  package static let thisMachine = PreviewAccess(host: "127.0.0.1", token: nil)

  /// The length of a token in characters of five bits: 100 bits.
  private static let tokenLength = 20

  private init(host: String, token: String?) {
    self.host = host
    self.token = token
  }

  /// The access by an address of this machine, with a token that is drawn; without an address, only
  /// this machine.
  ///
  /// - Parameter token: the token of an earlier process whose address is still in use.
  package init(host: String?, token: String? = nil) throws(InvalidHost) {
    guard let host else {
      self = .thisMachine
      return
    }
    guard Self.isAddress(host) else { throw InvalidHost(host: host) }
    self.init(host: host, token: token ?? AccessToken.random(length: Self.tokenLength))
  }

  /// Whether a text is an IPv4 address in its usual form.
  static func isAddress(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }

  /// The whole addresses at which browsers reach the page, the best one first.
  package func pages(at port: UInt16) -> [String] {
    let hosts = host == Self.anyHost ? NetworkAddresses.ofThisMachine + ["127.0.0.1"] : [host]
    return hosts.map { "http://\($0):\(port)/" + (token.map { "\($0)/" } ?? "") }
  }

  /// The address that stands for all addresses of the machine.
  private static let anyHost = "0.0.0.0"

  /// Whether the name in a request's `Host` or `Origin` is one by which this server is reached.
  ///
  /// Where a token is required, other sites cannot ask; the name is checked nevertheless.
  func accepts(name: String) -> Bool {
    if name == host { return true }
    return host == Self.anyHost && Self.isAddress(name)
  }

  /// The path behind the token; nil if the token is missing or another one.
  func path(of path: String) -> String? {
    guard let token else { return path }
    let prefix = "/\(token)/"
    // All bytes are compared, so that the time of the answer says nothing about the token.
    let difference = zip(prefix.utf8, path.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) }
    guard path.utf8.count >= prefix.utf8.count, difference == 0 else { return nil }
    return "/" + path.utf8.dropFirst(prefix.utf8.count).map { String(UnicodeScalar($0)) }.joined()
  }
}
