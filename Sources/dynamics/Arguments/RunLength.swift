import Foundation

/// How long a scene runs, as typed after `--for`.
enum RunLength {
  /// Seconds; ten minutes at 60 frames per second are 36,000 frames, more than a page can show.
  static let longest: TimeInterval = 600

  static func seconds(argument: String) throws -> TimeInterval {
    guard let seconds = TimeInterval(argument), (0...longest).contains(seconds) else {
      throw CommandFailure(
        "'--for \(argument)' is not a length: give seconds from 0 to \(Int(longest))")
    }
    return seconds
  }
}
