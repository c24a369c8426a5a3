// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIStepper")
struct UIStepperTests {
  private let fixture = GestureFixture()
  private let stepper = UIStepper()
  private let log = Log()

  private final class Log {
    var values: [Double] = []
  }

  init() {
    fixture.view.addSubview(stepper)
    stepper.addAction(
      UIAction { [stepper, log] _ in log.values.append(stepper.value) }, for: .valueChanged)
  }

  private func increment() { fixture.tap(180, 115) }
  private func decrement() { fixture.tap(110, 115) }

  @Test("a stepper counts from 0 to 100 in steps of 1, repeats, and does not wrap")
  func defaults() {
    #expect((stepper.minimumValue, stepper.maximumValue) == (0, 100))
    #expect((stepper.value, stepper.stepValue) == (0, 1))
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
  }

  @Test(
    "a value is cut to the bounds, and code sends no event",
    arguments: [(-1, 0), (0, 0), (50.5, 50.5), (100, 100), (1e9, 100)] as [(Double, Double)])
  func clamped(value: Double, kept: Double) {
    stepper.value = value
    #expect(stepper.value == kept && log.values.isEmpty)
  }

  @Test("a step that would leave the bounds stops on them")
  func partialStep() {
    stepper.stepValue = 30
    for _ in 0..<5 { increment() }
    #expect(log.values == [30, 60, 90, 100])
    for _ in 0..<5 { decrement() }
    #expect(log.values.suffix(4) == [70, 40, 10, 0])
  }

  @Test("a stepper that wraps goes from one bound to the other")
  func wraps() {
    (stepper.wraps, stepper.minimumValue, stepper.maximumValue) = (true, -2, 2)
    stepper.value = 1
    for _ in 0..<3 { increment() }
    #expect(log.values == [2, -2, -1])
    for _ in 0..<2 { decrement() }
    #expect(log.values.suffix(2) == [-2, 2])
  }

  @Test("a step has to be a positive number; another is refused")
  func invalidStep() {
    stepper.stepValue = 4
    let messages = RefusalLog.record {
      for step in [0, -1, Double.nan, .infinity] { stepper.stepValue = step }
    }
    #expect(messages.count == 4 && stepper.stepValue == 4)
  }

  @Test("without repetition a held button steps once")
  func noRepetition() {
    stepper.autorepeat = false
    fixture.begin(180, 115)
    fixture.wait(3)
    fixture.end()
    #expect(log.values == [1])
  }

  @Test("a cancelled touch stops repeating")
  func cancelled() {
    fixture.begin(180, 115)
    fixture.cancel()
    fixture.wait(2)
    #expect(stepper.value == 1)
  }

  @Test("a stepper that is not continuous tells the last value when the touch ends")
  func notContinuous() {
    stepper.isContinuous = false
    fixture.begin(180, 115)
    // One step at once, one after 0.5 s and one every 0.25 s.
    fixture.wait(1.1)
    #expect(stepper.value == 4 && log.values.isEmpty)
    fixture.end()
    #expect(log.values == [4])
  }

  @Test("a stepper that is not continuous does not tell of a value that stayed")
  func unchanged() {
    stepper.isContinuous = false
    decrement()
    #expect(stepper.value == 0 && log.values.isEmpty)
  }

  @Test("a disabled stepper does not step")
  func disabled() {
    stepper.isEnabled = false
    increment()
    #expect(stepper.value == 0 && log.values.isEmpty)
  }
}
