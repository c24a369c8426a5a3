/// The figures of several rounds of one scene on one engine.
public struct SceneRounds: Sendable, Codable {
  /// One for each round, in the order in which they ran.
  public private(set) var rounds: [SceneFigures]

  /// Starts with the figures of the first round.
  public init(_ first: SceneFigures) {
    rounds = [first]
  }

  /// Adds a round.
  public mutating func append(_ figures: SceneFigures) {
    rounds.append(figures)
  }

  /// How the scene ended; every round of an engine that is deterministic ends alike.
  public var last: SceneFigures { rounds[rounds.count - 1] }

  /// The time per step of the fastest round: what the code costs where nothing disturbs it.
  public var minimum: Double { sorted[0] }

  /// The time per step of the middle round.
  public var median: Double {
    let middle = sorted.count / 2
    guard sorted.count % 2 == 0 else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }

  private var sorted: [Double] { rounds.map(\.microseconds).sorted() }
}
