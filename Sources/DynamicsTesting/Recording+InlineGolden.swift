// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension Recording {
  /// Compares the recording with series that stand in the source; a failure marks this line, and the
  /// test goes on.
  ///
  /// Write the call without a closure and run the test with the environment variable `RECORD_GOLDENS`
  /// set to `1`: the series are written into the source behind the call, and the expectation fails, so
  /// that a recording is not mistaken for a proof. Look at it, then run again without the variable.
  ///
  ///     simulator.record(for: 0.5).expectInlineGolden {
  ///       """
  ///        time    red.x    red.y  red.angle
  ///       0.000  160.000  100.000      0.000
  ///       0.500  160.000  223.932      0.000
  ///       """
  ///     }
  ///
  /// A recording that differs attaches what `expectGolden(_:tolerance:everyFrames:)` attaches. A call
  /// that runs several times, as in a test with arguments, cannot be recorded.
  ///
  /// - Parameters:
  ///   - tolerance: the maximum difference that counts as none; 0.01 points or radians by default.
  ///   - everyFrames: how many frames lie from a row to the next; 30 by default, that is two rows a
  ///     second. The last frame always has a row.
  ///   - sourceLocation: the line to mark; that of the call by default.
  ///   - expected: the text of the series.
  @MainActor
  public func expectInlineGolden(
    tolerance: Double = 0.01, everyFrames: Int = 30,
    sourceLocation: SourceLocation = #_sourceLocation, _ expected: (() -> String)? = nil
  ) {
    let golden = golden(everyFrames: everyFrames)
    if Golden.isRecording {
      return fail(
        InlineGoldenWriter.write(golden, behind: "expectInlineGolden", at: sourceLocation),
        at: sourceLocation)
    }
    guard let expected = expected?() else {
      return fail(
        """
        there is no expected text. Set RECORD_GOLDENS=1 to write it behind the call. What came:
        \(golden.text)
        """, at: sourceLocation)
    }
    do {
      let comparison = GoldenComparison(
        expected: try Golden(parsing: expected), actual: golden, tolerance: tolerance)
      guard let differences = comparison.text else { return }
      fail("\(differences)\nSet RECORD_GOLDENS=1 to accept what came.", at: sourceLocation)
      let name = "\(sourceLocation.fileName)-\(sourceLocation.line)"
      attach(comparison, of: golden, to: name, at: sourceLocation)
    } catch {
      fail("cannot read the expected text: \(error)", at: sourceLocation)
    }
  }
}

/// Writes series into source files, behind the calls that compare them.
@MainActor
enum InlineGoldenWriter {
  /// A text that was written.
  private struct Edit {
    let line: Int
    let column: Int
    /// How many lines the file has more than before.
    let addedLines: Int
  }

  /// What this process has written so far, by file: lines of later calls have moved by it.
  private static var edits: [String: [Edit]] = [:]

  /// Writes series as the trailing closure of a call; returns the message of the failure that says so.
  static func write(
    _ golden: Golden, behind function: String, at location: SourceLocation
  ) -> String {
    let file = URL(fileURLWithPath: location.filePath)
    let place = "\(location.filePath):\(location.line)"
    let before = edits[location.filePath] ?? []
    guard !before.contains(where: { ($0.line, $0.column) == (location.line, location.column) })
    else {
      return "\(place) runs more than once; only its first recording was written."
    }
    let added = before.filter { $0.line < location.line }.map(\.addedLines).reduce(0, +)
    do {
      let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard
        let call = SourceCall(
          of: function, in: source, line: location.line + added, column: location.column)
      else {
        return "cannot find the call at \(place); has the file changed since it was compiled?"
      }
      // Empty parentheses go: formatters do not want them before a closure.
      let start = call.argumentList.isEmpty ? call.name.upperBound : call.endOfArguments
      let replaced = call.closure ?? start..<call.endOfArguments
      let new = closure(golden, indentation: call.indentation, isNew: call.closure == nil)
      let text = call[0..<replaced.lowerBound] + new + call[replaced.upperBound..<call.text.count]
      try Data(text.utf8).write(to: file, options: .atomic)
      let lines = new.utf8.count { $0 == 0x0A } - call[replaced].utf8.count { $0 == 0x0A }
      edits[location.filePath, default: []].append(
        Edit(line: location.line, column: location.column, addedLines: lines))
      return "recorded behind \(place), because RECORD_GOLDENS is set. Look at it, then run again."
    } catch {
      return "cannot write the golden text into \(place): \(error)"
    }
  }

  /// The closure as source: a string of several lines without the comment that a file begins with.
  private static func closure(_ golden: Golden, indentation: String, isNew: Bool) -> String {
    let lines = golden.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.replacing("\\", with: "\\\\").replacing("\"\"\"", with: "\\\"\"\"") }
    let body = (["\"\"\""] + lines + ["\"\"\""]).map { "\(indentation)  \($0)" }
    return ([isNew ? " {" : "{"] + body + ["\(indentation)}"]).joined(separator: "\n")
  }
}
