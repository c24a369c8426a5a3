import Foundation

/// The size of the screen, as typed after `--size`: width × height in points, such as 320x400.
enum ScreenSize {
  /// Points; smaller than a finger shows nothing, larger than a wall helps nobody.
  static let sides: ClosedRange<Double> = 16...4096

  static func size(argument: String) throws -> CGSize {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard sides.count == 2, argument.lowercased().filter({ $0 == "x" }).count == 1,
      sides.allSatisfy(Self.sides.contains)
    else {
      let (least, most) = (Int(Self.sides.lowerBound), Int(Self.sides.upperBound))
      throw CommandFailure(
        "'--size \(argument)' is not a size: give WIDTHxHEIGHT in points, \(least) to \(most) each")
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
