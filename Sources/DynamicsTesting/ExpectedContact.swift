// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A contact that a test expects.
public struct ExpectedContact: Sendable, Equatable, CustomStringConvertible {
  /// The other side of a contact.
  public enum Partner: Sendable, Equatable {
    /// The item with a name.
    case item(String)
    /// The boundary with an identifier.
    case boundary(String)
    /// The boundary made from the reference bounds.
    case referenceBounds
  }

  let kind: SimulatorEvent.Kind
  let item: String
  let partner: Partner

  /// An item begins to touch something.
  public static func began(_ item: String, with partner: Partner) -> ExpectedContact {
    ExpectedContact(kind: .beganContact, item: item, partner: partner)
  }

  /// An item leaves something.
  public static func ended(_ item: String, with partner: Partner) -> ExpectedContact {
    ExpectedContact(kind: .endedContact, item: item, partner: partner)
  }

  /// The contact in the words of `SimulatorEvent.summary`.
  public var description: String {
    let verb = kind == .beganContact ? "began" : "ended"
    let other =
      switch partner {
      case .item(let name): name
      case .boundary(let identifier): "boundary \"\(identifier)\""
      case .referenceBounds: "reference bounds"
      }
    return "\(item) \(verb) contact with \(other)"
  }

  /// Whether an event is this contact; between items, each may stand on either side.
  func matches(_ event: SimulatorEvent) -> Bool {
    guard event.kind == kind, let first = event.item else { return false }
    switch partner {
    case .item(let name):
      return (first, event.otherItem) == (item, name) || (first, event.otherItem) == (name, item)
    case .boundary(let identifier):
      return first == item && event.otherItem == nil && event.boundary == identifier
    case .referenceBounds:
      return first == item && event.otherItem == nil && event.boundary == nil
    }
  }
}

extension Simulator {
  /// Expects that contacts happened in an order; others may lie in between.
  ///
  ///     simulator.expectContacts([
  ///       .began("red", with: .boundary("floor")),
  ///       .began("green", with: .item("red")),
  ///     ])
  ///
  /// A failure marks this line, and the test goes on. It names the first contact that is missing and
  /// lists everything that happened, with a mark before the contacts that were found.
  ///
  /// - Parameters:
  ///   - contacts: the contacts in their order.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expectContacts(
    _ contacts: [ExpectedContact], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var found: [Int] = []
    for contact in contacts {
      let start = (found.last ?? -1) + 1
      guard let next = events[start...].firstIndex(where: contact.matches) else {
        let after = found.isEmpty ? "" : " after \(contacts[found.count - 1])"
        let early = events[..<start].contains(where: contact.matches)
        return fail(
          """
          missing\(after): \(contact)\(early ? ", which happened only before" : "")
          \(history(marking: Set(found)))
          """, at: sourceLocation)
      }
      found.append(next)
    }
  }

  /// The maximum number of events that a failure lists.
  private static let listedEvents = 60

  /// Everything that happened, a line for each event.
  private func history(marking found: Set<Int>) -> String {
    let contacts = events.indices.filter { events[$0].item != nil }
    guard !contacts.isEmpty else { return "There was no contact." }
    let last = max((found.max() ?? 0) + 1, 0)
    // In a long list, what was found and what came next says more than the beginning.
    let skipped = max(
      min(contacts.count - Self.listedEvents, contacts.firstIndex { $0 >= last } ?? 0), 0)
    let shown = contacts.dropFirst(skipped).prefix(Self.listedEvents)
    let rest = contacts.count - skipped - shown.count
    let lines = shown.map { "\(found.contains($0) ? "✓" : " ") \(events[$0])" }
    return
      (["All \(contacts.count) contacts, with ✓ where one was expected:"]
      + (skipped > 0 ? ["  … \(skipped) before"] : []) + lines
      + (rest > 0 ? ["  … \(rest) more"] : [])).joined(separator: "\n")
  }
}
