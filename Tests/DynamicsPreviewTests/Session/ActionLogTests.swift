// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@testable import DynamicsPreview

@Suite("The history of live touches")
struct ActionLogTests {
  @Test("has a bound, at which it refuses, and goes on where it is rewound")
  func bound() {
    var log = ActionLog()
    let action = SessionAction.touch(.end(touch: 0))
    for _ in 0..<ActionLog.maximumCount { _ = log.append(action, at: 0) }
    let isAppended = log.append(action, at: 0)
    #expect(!isAppended)
    #expect(log.performed == ActionLog.maximumCount)
    log.rewind()
    // What was ahead is discarded for it.
    let isAppendedAfterwards = log.append(action, at: 0)
    #expect(isAppendedAfterwards && log.performed == 1)
    #expect(log.next(upTo: 10) == nil)
  }
}
