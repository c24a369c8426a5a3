import Foundation

extension Simulator {
  /// Checks that a dynamic item is where it is expected.
  ///
  /// - Parameters:
  ///   - name: the item's name; see `Simulator.name(of:)`.
  ///   - position: the expected center, in points on the screen.
  ///   - tolerance: the greatest distance allowed, in points; 1 unless told otherwise.
  /// - Throws: `DynamicsTestError` with the distance, or with the names there are.
  public func expectItem(
    _ name: String, at position: CGPoint, within tolerance: CGFloat = 1,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    guard let state = itemState(named: name) else {
      let names = itemStates.map(\.name).joined(separator: ", ")
      throw DynamicsTestError(
        "no dynamic item is named \"\(name)\"; there are: \(names.isEmpty ? "none" : names)",
        fileID: fileID, line: line)
    }
    let x = state.position.x - position.x
    let y = state.position.y - position.y
    let distance = (x * x + y * y).squareRoot()
    // Written so that a NaN, which compares as neither, fails.
    guard distance <= tolerance else {
      throw DynamicsTestError(
        """
        \(name) is at (\(state.position.x.readable), \(state.position.y.readable)), \
        expected (\(position.x.readable), \(position.y.readable)) within \(tolerance.readable); \
        the distance is \(distance.readable) points
        """, fileID: fileID, line: line)
    }
  }

  /// Checks that contacts began in an order; others may lie in between.
  ///
  ///     try simulator.expectContacts([
  ///       .began("red", with: .boundary("floor")),
  ///       .began("green", with: .item("red")),
  ///     ])
  ///
  /// - Throws: `DynamicsTestError` with the first contact missing, and what happened instead.
  public func expectContacts(
    _ contacts: [ExpectedContact], fileID: String = #fileID, line: Int = #line
  ) throws {
    var remaining = events[...]
    for (number, contact) in contacts.enumerated() {
      guard let found = remaining.firstIndex(where: contact.matches) else {
        let after = number == 0 ? "" : " after \(contacts[number - 1])"
        let happened = remaining.filter { $0.item != nil }.prefix(8).map { "  \($0)" }
        let list = happened.isEmpty ? "  no contact" : happened.joined(separator: "\n")
        throw DynamicsTestError(
          "missing\(after): \(contact). What happened\(after):\n\(list)",
          fileID: fileID, line: line)
      }
      remaining = events[(found + 1)...]
    }
  }
}

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
