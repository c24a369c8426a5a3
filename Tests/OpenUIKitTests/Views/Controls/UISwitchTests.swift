// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UISwitch")
struct UISwitchTests {
  private let fixture = GestureFixture()
  private let control = UISwitch()
  private let log = Log()

  private final class Log {
    var states: [Bool] = []
  }

  init() {
    fixture.view.addSubview(control)
    control.addAction(
      UIAction { [control, log] _ in log.states.append(control.isOn) }, for: .valueChanged)
  }

  @Test("a switch is off, and as large as any other")
  func defaults() {
    #expect(!control.isOn && control.onTintColor == nil && control.thumbTintColor == nil)
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(CGSize(width: 500, height: 2)) == control.intrinsicContentSize)
    #expect(UISwitch(coder: NSKeyedUnarchiver.empty)?.bounds.size == CGSize(width: 51, height: 31))
  }

  @Test("code sets it without an event, animated or not")
  func byCode() {
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(!control.isOn)
    control.setOn(true, animated: false)
    #expect(control.isOn && log.states.isEmpty)
  }

  @Test("the thumb is as far from the right edge when on as from the left when off")
  func thumb() {
    let thumb = control.subviews[1]
    let off = thumb.frame.minX
    control.isOn = true
    #expect(off > 0 && abs(51 - thumb.frame.maxX - off) < 1e-9)
    #expect(thumb.frame.midY == 15.5)
  }

  @Test(
    "a drag turns the switch where it reaches the other half, as often as it does",
    arguments: [
      // From, by way of, and the reported value. The middle is at 125.5 points.
      ([105, 123], []), ([105, 123, 130], [true]), ([105, 130, 120], [true, false]),
      ([148, 128], [true]), ([105, 130, 120, 140], [true, false, true]),
    ] as [([CGFloat], [Bool])])
  func drag(path: [CGFloat], told: [Bool]) {
    fixture.begin(path[0], 115)
    for x in path.dropFirst() { fixture.move(x, 115) }
    fixture.end()
    #expect(log.states == told)
    #expect(control.isOn == (told.last ?? false))
  }

  @Test("a touch that moves a little is a tap")
  func tap() {
    fixture.begin(110, 115)
    fixture.move(118, 115)
    fixture.end()
    #expect(log.states == [true])
  }

  @Test("a cancelled touch turns nothing")
  func cancelled() {
    fixture.begin(110, 115)
    fixture.cancel()
    #expect(!control.isOn && log.states.isEmpty)
  }

  @Test("the user's change is also the primary action")
  func primaryAction() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    fixture.tap(110, 115)
    #expect(count == 1)
  }

  @Test("a disabled switch is pale and ignores touches")
  func disabled() {
    control.isEnabled = false
    #expect(control.alpha == 0.5)
    fixture.tap(110, 115)
    #expect(!control.isOn && log.states.isEmpty)
    control.isEnabled = true
    #expect(control.alpha == 1)
  }

  @Test("the track has its color only while the switch is on")
  func colors() {
    let track = control.subviews[0]
    control.onTintColor = .red
    control.thumbTintColor = .blue
    #expect(track.backgroundColor != .red && control.subviews[1].backgroundColor == .blue)
    control.isOn = true
    #expect(track.backgroundColor == .red)
    control.onTintColor = nil
    #expect(track.backgroundColor == .systemGreen)
  }
}
