// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The duration of a run in seconds of virtual time, from the option `--for`.
package enum RunLength {
  /// Ten minutes: 36,000 frames of 1/60 s, more than a page can show.
  private static let maximumOfRecording: TimeInterval = 600
  /// One hour.
  package static let maximumOfHeadlessRun: TimeInterval = 3600

  /// Parses the length of a recording; throws a `CommandFailure` if it is out of range.
  package static func seconds(argument: String) throws -> TimeInterval {
    try seconds(argument: argument, maximum: maximumOfRecording)
  }

  /// Parses an argument; throws a `CommandFailure` unless it is between 0 and the maximum.
  package static func seconds(argument: String, maximum: TimeInterval) throws -> TimeInterval {
    guard let seconds = TimeInterval(argument), (0...maximum).contains(seconds) else {
      throw CommandFailure(
        "'--for \(argument)' is not a length: give seconds from 0 to \(Int(maximum))")
    }
    return seconds
  }
}
