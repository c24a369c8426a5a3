// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import DynamicsSimulator
import Foundation

extension MotionTrace {
  /// Reads the trace that an argument names; throws a `CommandFailure` with the file and the place.
  init(argument: String) throws {
    do {
      try self.init(contentsOf: URL(fileURLWithPath: argument))
    } catch .unreadable(_, let reason) {
      throw CommandFailure("cannot read '\(argument)': \(reason)")
    } catch {
      throw CommandFailure("'\(argument)' is no trace: \(error)")
    }
  }
}

/// What two traces are called: their file names, as long as these differ.
struct TraceNames {
  let first: String
  let second: String

  init(_ first: String, _ second: String) {
    func name(_ path: String) -> String {
      URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
    let areDifferent = name(first) != name(second)
    self.first = areDifferent ? name(first) : first
    self.second = areDifferent ? name(second) : second
  }
}
