// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Simulator {
  /// Lets time pass until a condition holds; it is tried before the first frame and after each.
  ///
  /// - Parameters:
  ///   - timeout: how much virtual time may pass, in seconds; 30 by default.
  ///   - what: what is waited for, for the message of the error.
  ///   - condition: whether to stop.
  /// - Returns: the virtual time in seconds at which the condition held.
  /// - Throws: `DynamicsTestError` if it did not hold in time, with what still moves.
  @discardableResult
  public func run(
    timeout: TimeInterval = 30, until what: String = "the condition holds",
    fileID: String = #fileID, line: Int = #line, _ condition: (Simulator) throws -> Bool
  ) throws -> TimeInterval {
    // A sixtieth of a second is the simulator's frame.
    let frames = timeout.isFinite ? Int((min(max(timeout, 0), 3600) * 60).rounded()) : 0
    for frame in 0...frames {
      if try condition(self) { return time }
      if frame < frames { advance(by: 1 / 60) }
    }
    throw DynamicsTestError(
      "waited \(timeout) s until \(what), which did not come. \(movementSummary)", fileID: fileID,
      line: line)
  }

  /// Lets time pass until every dynamic item rests.
  ///
  /// - Parameter timeout: how much virtual time may pass, in seconds; 30 by default.
  /// - Returns: the virtual time in seconds at which everything rested.
  /// - Throws: `DynamicsTestError` if something still moves then, with the names of what does.
  @discardableResult
  public func runUntilRest(
    timeout: TimeInterval = 30, fileID: String = #fileID, line: Int = #line
  ) throws -> TimeInterval {
    // What was added a moment ago is not awake before the first frame.
    advance(by: 1 / 60)
    return try run(
      timeout: timeout, until: "everything rests", fileID: fileID, line: line
    ) { simulator in
      simulator.itemStates.allSatisfy { !$0.isAwake || $0.isAnchored }
    }
  }

  private var movementSummary: String {
    let moving = itemStates.filter { $0.isAwake && !$0.isAnchored }
    guard !moving.isEmpty else { return "Everything rests." }
    let parts = moving.prefix(5).map { "\($0.name) at \($0.speed.readable) points/s" }
    let rest = moving.count > 5 ? " and \(moving.count - 5) more" : ""
    return "Still moving: " + parts.joined(separator: ", ") + rest + "."
  }
}
