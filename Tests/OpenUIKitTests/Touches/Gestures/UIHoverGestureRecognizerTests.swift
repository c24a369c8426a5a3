// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UIHoverGestureRecognizer")
@MainActor
struct UIHoverGestureRecognizerTests {
  private let fixture = GestureFixture()

  @Test("there is no pointer: attaching it is refused with a remedy, removing it is not")
  func refusal() {
    let hover = UIHoverGestureRecognizer()
    let messages = RefusalLog.record {
      fixture.view.addGestureRecognizer(hover)
      fixture.view.removeGestureRecognizer(hover)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("UIHoverGestureRecognizer") == true)
  }

  @Test("touches never begin it, and other recognizers work beside it")
  func touches() {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    let hover = UIHoverGestureRecognizer()
    var hovers = 0
    hover.addHandler { _ in hovers += 1 }
    _ = RefusalLog.record { fixture.view.addGestureRecognizer(hover) }
    fixture.view.addGestureRecognizer(tap)
    fixture.tap(200, 200)
    fixture.begin(150, 150)
    fixture.move(250, 250)
    fixture.end()
    fixture.wait(1)
    #expect(taps == 1 && hovers == 0)
    #expect(hover.zOffset == 0)
  }
}
