// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A test that repeats a failure of ``expectSurvives(touches:for:checking:sourceLocation:_:)``, as Swift.
@MainActor
struct PastedTest {
  let touches: [ScriptedTouch]
  let failure: SurvivalRun.Failure
  let invariant: Invariant
  let sourceLocation: SourceLocation

  /// The source: the call that failed, with its touches and its time replaced.
  var text: String {
    let call = SourceCall(
      at: sourceLocation, function: "expectSurvives")
    // A little longer than the time of the failure, which then falls into the run.
    let seconds = ((failure.time + 1) * 10).rounded(.up) / 10
    let closure = call.flatMap { call in
      call.closure.map { Self.unindented(call[$0], by: call.indentation) }
    }
    let checking =
      call?.argumentList.first { $0.hasPrefix("checking:") }
      .map { Self.unindented($0, by: call?.indentation ?? "") } ?? "checking: [\(invariant)]"
    let list = touches.map { "    \($0.source),\n" }.joined()
    let body = """
      expectSurvives(
        touches: \(touches.isEmpty ? "[]" : "[\n\(list)  ]"),
        for: \(seconds),
        \(checking)
      ) \(closure ?? "{\n  // The closure of the call at \(sourceLocation.fileID):\(sourceLocation.line).\n}")
      """
    let count =
      touches.isEmpty ? "no touch" : touches.count == 1 ? "1 touch" : "\(touches.count) touches"
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return """
      @MainActor
      @Test("holds after \(count): \(Self.escaped(invariant.description))")
      func survivesShrunkTouches() {
      \(lines.joined(separator: "\n"))
      }
      """
  }

  /// A text whose first line stands at an indentation, without it in the other lines.
  private static func unindented(_ text: String, by indentation: String) -> String {
    text.replacing("\n\(indentation)", with: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "'")
  }
}

extension SourceCall {
  /// The call at a place; nil if the file cannot be read or holds something else there.
  init?(at location: SourceLocation, function: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: location.filePath)) else {
      return nil
    }
    self.init(
      of: function, in: String(decoding: data, as: UTF8.self), line: location.line,
      column: location.column)
  }
}
