// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of the screen, from the option `--size`: width × height in points, such as 320x400.
package enum ScreenSize {
  /// The accepted side lengths in points.
  private static let sides: ClosedRange<Double> = 16...4096

  /// Parses an argument; throws a `CommandFailure` unless both sides are in range.
  package static func size(argument: String) throws -> CGSize {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Double($0) }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy(Self.sides.contains) else {
      let (minimum, maximum) = (Int(Self.sides.lowerBound), Int(Self.sides.upperBound))
      throw CommandFailure(
        "'--size \(argument)' is not a size: "
          + "give WIDTHxHEIGHT in points, \(minimum) to \(maximum) each")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
