// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension Simulator {
  /// Expects a dynamic item at a position; a failure marks this line, and the test goes on.
  ///
  ///     simulator.expectItem("card", at: CGPoint(x: 300, y: 600))
  ///
  /// - Parameters:
  ///   - name: the item's name; see `Simulator.name(of:)`.
  ///   - position: the expected center, in points on the screen.
  ///   - tolerance: the maximum distance in points; 1 by default.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expectItem(
    _ name: String, at position: CGPoint, within tolerance: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let state = state(of: name, at: sourceLocation) else { return }
    let x = state.position.x - position.x
    let y = state.position.y - position.y
    let distance = (x * x + y * y).squareRoot()
    // Written so that a NaN, which compares as neither, fails.
    guard distance <= tolerance else {
      return fail(
        """
        \(name) is at \(state.position.readable), expected \(position.readable) within \
        \(tolerance.readable); the distance is \(distance.readable) points
        """, at: sourceLocation)
    }
  }

  /// Expects a dynamic item at an angle; a failure marks this line, and the test goes on.
  ///
  /// Full turns do not count: an item at 2π is at 0.
  ///
  /// - Parameters:
  ///   - name: the item's name; see `Simulator.name(of:)`.
  ///   - angle: the expected rotation in radians, clockwise.
  ///   - tolerance: the maximum difference in radians; 0.02 by default, about one degree.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expectItem(
    _ name: String, angle: CGFloat, within tolerance: CGFloat = 0.02,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let state = state(of: name, at: sourceLocation) else { return }
    let turns = state.angle - angle
    let difference = turns - (turns / (2 * .pi)).rounded() * 2 * .pi
    guard abs(difference) <= tolerance else {
      return fail(
        """
        \(name) has the angle \(state.angle.precise), expected \(angle.precise) within \
        \(tolerance.precise); the difference is \(difference.precise) radians
        """, at: sourceLocation)
    }
  }

  /// Expects a dynamic item to have a speed; a failure marks this line, and the test goes on.
  ///
  /// - Parameters:
  ///   - name: the item's name; see `Simulator.name(of:)`.
  ///   - speed: the expected length of the velocity, in points per second.
  ///   - tolerance: the maximum difference in points per second; 1 by default.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expectItem(
    _ name: String, speed: CGFloat, within tolerance: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let state = state(of: name, at: sourceLocation) else { return }
    guard abs(state.speed - speed) <= tolerance else {
      return fail(
        """
        \(name) has the speed \(state.speed.readable), expected \(speed.readable) within \
        \(tolerance.readable) points/s
        """, at: sourceLocation)
    }
  }

  /// Lets time pass until every dynamic item rests, and expects that within a time; a failure marks
  /// this line with what still moves, and the test goes on.
  ///
  ///     simulator.expectRest(within: 5)
  ///
  /// `runUntilRest(timeout:)` ends the test instead.
  ///
  /// - Parameters:
  ///   - timeout: how much virtual time may pass, in seconds.
  ///   - sourceLocation: the line to mark; that of the call by default.
  /// - Returns: the virtual time in seconds at which everything rested; nil if something still moves.
  @discardableResult
  public func expectRest(
    within timeout: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) -> TimeInterval? {
    do {
      return try runUntilRest(timeout: timeout)
    } catch {
      fail(
        (error as? DynamicsTestError)?.message ?? "\(error)", at: sourceLocation)
      return nil
    }
  }

  /// The state of an item; nil if there is none of the name, which is recorded.
  private func state(of name: String, at sourceLocation: SourceLocation) -> DynamicItemState? {
    if let state = itemState(named: name) { return state }
    fail(missingItem(name), at: sourceLocation)
    return nil
  }

  /// That there is no item of a name, with the names there are.
  func missingItem(_ name: String) -> String {
    let names = itemStates.map(\.name).joined(separator: ", ")
    return "no dynamic item is named \"\(name)\"; there are: \(names.isEmpty ? "none" : names)"
  }
}

extension CGFloat {
  /// The number with a digit after the point, for messages.
  var readable: String { text(decimals: 1) }

  /// The number with three digits after the point, for messages.
  var precise: String { text(decimals: 3) }

  private func text(decimals: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let scale: CGFloat = decimals == 1 ? 10 : 1000
    return "\((self * scale).rounded() / scale)"
  }
}

extension CGPoint {
  /// The point with a digit after the decimal point, for messages.
  var readable: String { "(\(x.readable), \(y.readable))" }
}
