// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Timers of Core Foundation")
@MainActor
struct CFRunLoopTimerTests {
  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test("a timer with an interval repeats in virtual time until it is invalidated")
  func repeating() {
    let time = TimeFixture()
    let counter = Counter()
    let timer = time.run {
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.5, 0, 0
      ) { _ in counter.count += 1 }
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
      return timer
    }
    time.advance(frames: 66)
    #expect(counter.count == 3)
    time.run { CFRunLoopTimerInvalidate(timer) }
    time.advance(frames: 60)
    #expect(counter.count == 3)
  }
}
