// SPDX-License-Identifier: Apache-2.0

/// The measurements of several rounds of one scene on one engine.
public struct SceneRounds: Sendable, Codable {
  /// The measurements of each round, in order.
  public private(set) var rounds: [SceneFigures]

  /// Creates a list with the first round.
  public init(_ first: SceneFigures) {
    rounds = [first]
  }

  /// Adds a round.
  public mutating func append(_ figures: SceneFigures) {
    rounds.append(figures)
  }

  /// The last round; in a deterministic engine all rounds end in the same state.
  public var last: SceneFigures { rounds[rounds.count - 1] }

  /// The time per step of the fastest round, the least disturbed one.
  public var minimum: Double { sorted[0] }

  /// The median time per step.
  public var median: Double {
    let middle = sorted.count / 2
    guard sorted.count % 2 == 0 else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }

  private var sorted: [Double] { rounds.map(\.microseconds).sorted() }
}
