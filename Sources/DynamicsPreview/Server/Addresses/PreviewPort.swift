// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The port at which a preview serves.
package enum PreviewPort: Equatable, Sendable {
  /// This port and no other.
  case exactly(UInt16)
  /// The first free port from this one on.
  case firstFree(from: UInt16)

  /// The port that is tried first if none is named.
  package static let standard: UInt16 = 8080
  /// How many ports are tried before the search fails.
  static let searchedPorts = 100

  /// The named port, or the first free one from the standard port on.
  package init(named port: UInt16?) {
    self = port.map(Self.exactly) ?? .firstFree(from: Self.standard)
  }

  /// The port that is tried first.
  package var first: UInt16 {
    switch self {
    case .exactly(let port), .firstFree(let port): port
    }
  }

  /// The ports that are tried, in order.
  var candidates: ClosedRange<UInt16> {
    switch self {
    case .exactly(let port): port...port
    case .firstFree(let port): port...UInt16(clamping: Int(port) + Self.searchedPorts - 1)
    }
  }

  /// The words after the address of a preview that serves at another port than the first.
  package func note(servingAt port: UInt16) -> String {
    port == first ? "" : " (port \(first) is in use)"
  }
}

/// The error of a preview that may not serve at its port.
package struct PortNotPermitted: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The port that was tried.
  package let port: UInt16
  /// A free port, if there is one.
  package let free: UInt16?

  /// The port below which systems ask for privileges.
  private static let firstUnprivileged = 1024

  /// The clause that names the reason.
  package var reason: String {
    port < Self.firstUnprivileged
      ? "port \(port) needs privileges, as all ports below \(Self.firstUnprivileged) do"
      : "the system does not permit port \(port)"
  }

  package var description: String {
    reason + (free.map { "; port \($0) is free and needs none" } ?? "")
  }

  package var errorDescription: String? { description }
}

/// The error of a preview whose ports are in use.
package struct PortInUse: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// The ports that were tried.
  package let ports: ClosedRange<UInt16>
  /// The next free port after them, if there is one.
  package let nextFree: UInt16?

  /// The clause that names the ports.
  package var portsInUse: String {
    ports.count == 1
      ? "port \(ports.lowerBound) is in use"
      : "the ports \(ports.lowerBound) to \(ports.upperBound) are in use"
  }

  package var description: String {
    portsInUse + (nextFree.map { "; the next free port is \($0)" } ?? "")
  }

  package var errorDescription: String? { description }
}
