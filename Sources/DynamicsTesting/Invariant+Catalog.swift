// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Invariant {
  /// Every position, angle and velocity is a finite number.
  public static var finite: Invariant {
    Invariant(".finite") {
      Check { simulator in
        simulator.itemStates.first { state in
          ![
            state.position.x, state.position.y, state.angle, state.velocity.x, state.velocity.y,
            state.angularVelocity,
          ].allSatisfy(\.isFinite)
        }.map { "\($0.name) has a number that is not finite" }
      }
    }
  }

  /// Items stay inside a rectangle with their whole outline.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points on the screen.
  ///   - items: the names of the items; nil, the default, means all that are not anchored.
  ///   - tolerance: how far an outline may reach out, in points; 0.5 by default, because shapes that
  ///     touch overlap a little.
  public static func staysInside(
    _ rect: CGRect, items: [String]? = nil, tolerance: CGFloat = 0.5
  ) -> Invariant {
    let list = items.map { ", items: \($0)" } ?? ""
    return Invariant(".staysInside(\(rect.source)\(list)\(argument("tolerance", tolerance, 0.5)))")
    {
      Check { simulator in
        let anchored = items == nil ? anchoredItems(of: simulator) : []
        let allowed = rect.insetBy(dx: -tolerance, dy: -tolerance)
        for (name, frame) in simulator.itemFrames {
          guard items?.contains(name) ?? !anchored.contains(name), !allowed.contains(frame) else {
            continue
          }
          return """
            \(name) reaches from \(frame.origin.readable) to \
            \(CGPoint(x: frame.maxX, y: frame.maxY).readable), outside of \(rect.source)
            """
        }
        return nil
      }
    }
  }

  /// No two items, and no item and boundary, overlap by more than a depth.
  ///
  /// - Parameter depth: the maximum depth in points. Items that rest on each other overlap by about a
  ///   tenth of a point, those in a high pile or hit by fast ones by more.
  public static func overlap(atMost depth: CGFloat) -> Invariant {
    Invariant(".overlap(atMost: \(depth))") {
      Check { simulator in
        simulator.contacts.first { !(-$0.separation <= depth) }.map { contact in
          "\(contact.item) and \(contact.partnerText) overlap by \((-contact.separation).readable) points"
        }
      }
    }
  }

  /// No item is faster than a speed.
  ///
  /// - Parameter limit: the maximum speed in points per second.
  public static func speed(atMost limit: CGFloat) -> Invariant {
    Invariant(".speed(atMost: \(limit))") {
      Check { simulator in
        simulator.itemStates.first { !($0.speed <= limit) }.map { state in
          "\(state.name) moves with \(state.speed.readable) points/s"
        }
      }
    }
  }

  /// The mechanical energy of all items never grows.
  ///
  /// It is the sum of the kinetic energy and of the height under gravity behaviors. Pushes, fields,
  /// snaps, springs, velocities that the app adds, and items that it moves are sources of energy: use
  /// the invariant where none of them acts. When items are added or removed, it begins anew.
  ///
  /// - Parameter tolerance: how much the energy may exceed the least before, as the height in points
  ///   to which it lifts all items under a gravity of magnitude 1 (1000 points/s²); 1 by default.
  public static func energyNeverGrows(tolerance: CGFloat = 1) -> Invariant {
    let arguments = tolerance == 1 ? "" : "tolerance: \(tolerance)"
    return Invariant(".energyNeverGrows(\(arguments))") {
      var least: (height: Double, count: Int)?
      return Check { simulator in
        let energy = simulator.energy
        guard energy.mass > 0 else { return nil }
        let height = energy.mechanical / energy.mass / 1000
        let before = least?.count == energy.count ? least?.height : nil
        least = (min(before ?? height, height), energy.count)
        guard let before, !(height - before <= Double(tolerance)) else { return nil }
        let growth = CGFloat(height - before)
        let fastest = simulator.itemStates.max { $0.speed < $1.speed }
        let item = fastest.map { "; the fastest, \($0.name), has \($0.speed.readable) points/s" }
        return "the energy has grown by as much as lifts all items by \(growth.readable) points"
          + (item ?? "")
      }
    }
  }

  /// An item comes to rest only where all that it touches is in a list.
  ///
  ///     .rests("ball", onlyOn: ["left", "right"])   // the flippers
  ///
  /// An item rests when its animator no longer moves it. One that floats touches nothing, and may not
  /// rest either.
  ///
  /// - Parameters:
  ///   - item: the name of the item.
  ///   - partners: names of items and identifiers of boundaries; `reference bounds` is the boundary
  ///     made from the reference bounds.
  public static func rests(_ item: String, onlyOn partners: [String]) -> Invariant {
    Invariant(".rests(\"\(item)\", onlyOn: \(partners))") {
      Check { simulator in
        // An animator that has not run yet has moved nothing.
        guard simulator.time > 0, let state = simulator.itemState(named: item), !state.isAwake,
          !state.isAnchored
        else { return nil }
        let touched = simulator.partners(of: item)
        guard touched.isEmpty || touched.contains(where: { !partners.contains($0) }) else {
          return nil
        }
        let list = touched.isEmpty ? "nothing" : touched.joined(separator: " and ")
        return "\(item) rests at \(state.position.readable), where it touches \(list)"
      }
    }
  }

  /// No call of the app is refused, and nothing is reported as being without effect.
  ///
  /// While it is checked, diagnostics go to the handler that was set before as well.
  public static var noDiagnostics: Invariant {
    Invariant(".noDiagnostics") {
      let collector = DiagnosticCollector()
      return Check(end: collector.end) { _ in collector.summary }
    }
  }

  private static func argument(_ name: String, _ value: CGFloat, _ usual: CGFloat) -> String {
    value == usual ? "" : ", \(name): \(value)"
  }

  private static func anchoredItems(of simulator: Simulator) -> Set<String> {
    Set(simulator.itemStates.filter(\.isAnchored).map(\.name))
  }
}

extension Simulator {
  /// Points between surfaces up to which items count as touching.
  private static let touchingDistance: CGFloat = 0.5

  /// The names of what an item touches, in alphabetical order.
  func partners(of item: String) -> [String] {
    var names: Set<String> = []
    for contact in contacts where contact.separation <= Self.touchingDistance {
      let partner = contact.partner ?? "reference bounds"
      if contact.item == item { names.insert(partner) }
      if contact.isBetweenItems, partner == item { names.insert(contact.item) }
    }
    return names.sorted()
  }
}

extension ItemContact {
  /// The other side in words.
  fileprivate var partnerText: String {
    guard let partner else { return "the reference bounds" }
    return isBetweenItems ? partner : "the boundary \"\(partner)\""
  }
}

extension CGRect {
  /// The rectangle as it is written in Swift.
  fileprivate var source: String {
    "CGRect(x: \(minX), y: \(minY), width: \(width), height: \(height))"
  }
}
