// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MotionTrace {
  /// The motion of the dynamic items in a recording.
  public init(_ recording: Recording) {
    // A recording's numbers are finite and its frames ascend, so that its trace is always valid.
    self = (try? MotionTrace(TraceDocument(recording))) ?? MotionTrace()
  }
}
