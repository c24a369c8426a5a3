// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Controls with a value")
struct ValueControlTests {
  private let fixture = GestureFixture()
  private let counter = Counter()

  @MainActor
  private final class Counter {
    var count = 0
  }

  private func put(_ control: UIControl, at frame: CGRect) {
    control.frame = frame
    fixture.view.addSubview(control)
    control.layoutIfNeeded()
    control.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .valueChanged)
  }

  @Test("a switch is 51 × 31 points whatever its frame says")
  func switchSize() {
    #expect(
      UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 9)).frame
        == CGRect(x: 3, y: 4, width: 51, height: 31))
  }

  @Test("a tap turns a switch and tells; code that turns it does not tell")
  func switchTap() {
    let control = UISwitch()
    put(control, at: CGRect(x: 0, y: 0, width: 51, height: 31))
    control.setOn(true, animated: false)
    #expect(control.isOn && counter.count == 0)
    fixture.tap(110, 110)
    #expect(!control.isOn && counter.count == 1)
  }

  @Test("dragging a switch to the other side toggles it once")
  func switchDrag() {
    let control = UISwitch()
    put(control, at: CGRect(x: 0, y: 0, width: 51, height: 31))
    fixture.begin(110, 110)
    fixture.move(140, 110)
    fixture.move(148, 110)
    fixture.end()
    #expect(control.isOn && counter.count == 1)
  }

  @Test(
    "dragging the thumb of a slider sets the value",
    arguments: [(114.0, Float(0)), (200.0, 0.5), (243.0, 0.75), (900.0, 1)])
  func sliderDrag(x: Double, value: Float) {
    let slider = UISlider()
    // The thumb of 28 points travels 172: from 14 to 186.
    put(slider, at: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    fixture.begin(200, 117)
    fixture.move(x + 1, 117)
    fixture.move(x, 117)
    fixture.end()
    #expect(abs(slider.value - value) < 0.001)
  }

  @Test("a slider keeps its value between its bounds, and refuses what is no number")
  func sliderBounds() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 50
    #expect(slider.value == 10)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    let messages = RefusalLog.record { slider.value = .nan }
    #expect(slider.value == 20 && messages.count == 1)
  }

  @Test("a touch beside the thumb leaves a slider as it is")
  func sliderBeside() {
    let slider = UISlider()
    put(slider, at: CGRect(x: 0, y: 0, width: 200, height: 34))
    fixture.tap(280, 117)
    #expect(slider.value == 0 && counter.count == 0)
  }

  @Test("a pan of the view around takes no touch from the thumb of a slider")
  func sliderPan() {
    let slider = UISlider()
    put(slider, at: CGRect(x: 0, y: 0, width: 200, height: 34))
    let log = GestureLog()
    fixture.view.addGestureRecognizer(UIPanGestureRecognizer { log.hear($0) })
    fixture.begin(114, 117)
    fixture.move(150, 117)
    fixture.move(200, 117)
    fixture.end()
    #expect(log.calls.isEmpty)
    #expect(abs(slider.value - 0.5) < 0.001)
  }

  @Test("progress is cut to 0…1 and shown as a share of the width")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = 0.25
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.width) == [200, 50])
  }

  @Test("a half of a stepper steps, and repeats while it is held: after 0.5 s four times a second")
  func stepper() {
    let stepper = UIStepper()
    put(stepper, at: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.stepValue = 5
    fixture.tap(180, 110)
    #expect(stepper.value == 5 && counter.count == 1)
    fixture.begin(180, 110)
    fixture.wait(1.2)
    fixture.end()
    fixture.wait(1)
    // One at once, one after 0.5 s, and two more within the 0.7 s that are left.
    #expect(stepper.value == 25)
    fixture.tap(110, 110)
    #expect(stepper.value == 20)
  }

  @Test("a stepper stops at its bounds, or wraps around")
  func stepperEnds() {
    let stepper = UIStepper()
    put(stepper, at: CGRect(x: 0, y: 0, width: 94, height: 32))
    fixture.tap(110, 110)
    #expect(stepper.value == 0 && counter.count == 0)
    stepper.wraps = true
    fixture.tap(110, 110)
    #expect(stepper.value == 100 && counter.count == 1)
  }

  @Test("a tap chooses the segment under it")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    put(control, at: CGRect(x: 0, y: 0, width: 150, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.tap(175, 110)
    #expect(control.selectedSegmentIndex == 1 && counter.count == 1)
    fixture.tap(175, 110)
    #expect(counter.count == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.titleForSegment(at: 0) == "Two")
  }

  @Test(
    "a tap on the right half of a page control moves to the next page, on the left half to the previous"
  )
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    put(control, at: CGRect(x: 0, y: 0, width: 100, height: 26))
    for _ in 1...4 { fixture.tap(190, 110) }
    #expect(control.currentPage == 2 && counter.count == 2)
    fixture.tap(110, 110)
    #expect(control.currentPage == 1)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
  }

  @Test("an indicator turns a spoke every tenth of a second and hides when it stops")
  func indicator() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden && indicator.frame.size == CGSize(width: 20, height: 20))
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
  }

  @Test("a bound of a stepper takes the other bound and the value along, and has to be finite")
  func stepperBounds() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5 && stepper.value == -5)
    let messages = RefusalLog.record {
      stepper.minimumValue = .nan
      stepper.maximumValue = .infinity
      stepper.value = -.infinity
    }
    #expect(messages.count == 3)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (-5, -5, -5))
  }

  @MainActor
  private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = 2
    var height = CGFloat.nan
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { height }
  }

  @Test("rows of a picker without a finite height have the usual one")
  func pickerRowHeight() {
    let (picker, wheel) = (UIPickerView(), Wheel())
    picker.frame = CGRect(x: 0, y: 0, width: 200, height: 216)
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    let messages = RefusalLog.record {
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
      _ = picker.presented()
    }
    #expect(!messages.isEmpty)
    wheel.height = 40
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 40))
  }

  @Test("a column of a picker that is removed while it is dragged ends the drag")
  func pickerColumnGone() {
    let (picker, wheel) = (UIPickerView(), Wheel())
    wheel.height = 32
    picker.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    fixture.view.addSubview(picker)
    fixture.begin(180, 150)
    wheel.columns = 1
    picker.reloadAllComponents()
    fixture.move(180, 100)
    fixture.end()
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
  }
}
