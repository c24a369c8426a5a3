import Foundation

/// The fingers that somebody holds live, by the caller's numbers.
struct LiveFingers {
  /// Numbers of the dispatcher, which differ from those of scripted fingers by their sign.
  private var identifiers: [Int: Int] = [:]
  private var nextIdentifier = -1

  /// Gives a finger that comes down a number; nil if it is down already.
  mutating func comeDown(_ finger: Int) -> Int? {
    guard identifiers[finger] == nil else { return nil }
    defer { nextIdentifier -= 1 }
    identifiers[finger] = nextIdentifier
    return nextIdentifier
  }

  /// The number of a finger that is down.
  func identifier(of finger: Int) -> Int? {
    identifiers[finger]
  }

  /// Forgets a finger; nil if it was not down.
  mutating func lift(_ finger: Int) -> Int? {
    identifiers.removeValue(forKey: finger)
  }

  /// Whether a number of the dispatcher is that of a finger that is down.
  func contains(_ identifier: Int) -> Bool {
    identifiers.values.contains(identifier)
  }
}
