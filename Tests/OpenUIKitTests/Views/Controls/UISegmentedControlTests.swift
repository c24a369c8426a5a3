// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UISegmentedControl")
struct UISegmentedControlTests {
  private let fixture = GestureFixture()
  private let control = UISegmentedControl(items: ["A", "B", "C"])
  private let log = Log()

  private final class Log {
    var calls: [String] = []
  }

  init() {
    control.frame = CGRect(x: 0, y: 0, width: 150, height: 32)
    fixture.view.addSubview(control)
    control.addAction(
      UIAction { [control, log] _ in log.calls.append("\(control.selectedSegmentIndex)") },
      for: .valueChanged)
  }

  private var titles: [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
  }

  @Test("a background color that is set stays")
  func background() {
    #expect(control.backgroundColor == .tertiarySystemFill)
    control.backgroundColor = .red
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(control.backgroundColor == .red)
  }

  @Test("a control of items has a segment for each, and none is selected")
  func defaults() {
    #expect(titles == ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == -1 && UISegmentedControl.noSegment == -1)
    #expect(!control.isMomentary && (0..<3).allSatisfy { control.isEnabledForSegment(at: $0) })
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
    #expect(UISegmentedControl().intrinsicContentSize.width == 0)
  }

  @Test("segments are inserted where they are asked for, and at the end beyond it")
  func insertion() {
    control.insertSegment(withTitle: "first", at: 0, animated: false)
    control.insertSegment(withTitle: "last", at: 99, animated: true)
    control.insertSegment(withTitle: "second", at: 1, animated: false)
    #expect(titles == ["first", "second", "A", "B", "C", "last"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("the selection stays with its segment when others come and go before it")
  func selection() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "x", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2 && titles[2] == "B")
    control.insertSegment(withTitle: "y", at: 3, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && titles[1] == "B")
    #expect(log.calls.isEmpty)
  }

  @Test("a segment has a title or an image, not both")
  func titleOrImage() {
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.setTitle("again", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "again")
    control.insertSegment(with: image, at: 1, animated: false)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) != nil)
  }

  @Test("a segment that is not there has no effect and no content")
  func outside() {
    for index in [-1, 3, 100] {
      control.setTitle("x", forSegmentAt: index)
      control.setImage(image, forSegmentAt: index)
      control.setWidth(9, forSegmentAt: index)
      control.setEnabled(false, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      #expect(
        control.titleForSegment(at: index) == nil && control.imageForSegment(at: index) == nil)
      #expect(control.widthForSegment(at: index) == 0 && !control.isEnabledForSegment(at: index))
    }
    #expect(titles == ["A", "B", "C"])
  }

  @Test(
    "segments without a width share what the others leave",
    arguments: [
      ([0, 0, 0], [0, 50, 100]), ([90, 0, 0], [0, 90, 120]), ([0, 30, 60], [0, 60, 90]),
      ([10, 20, 30], [0, 10, 30]),
    ] as [([CGFloat], [CGFloat])])
  func widths(widths: [CGFloat], starts: [CGFloat]) {
    for (index, width) in widths.enumerated() {
      control.setWidth(width, forSegmentAt: index)
      #expect(control.widthForSegment(at: index) == width)
    }
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == starts)
    // A tap into the last segment selects it, wherever it is.
    fixture.tap(100 + starts[2] + 1, 116)
    #expect(log.calls == ["2"])
  }

  @Test("a disabled segment, and a touch that ends outside, select nothing")
  func ignored() {
    control.setEnabled(false, forSegmentAt: 1)
    fixture.tap(175, 116)
    #expect(control.selectedSegmentIndex == -1)
    fixture.begin(110, 116)
    fixture.move(110, 160)
    fixture.end()
    #expect(control.selectedSegmentIndex == -1 && log.calls.isEmpty)
    control.setEnabled(true, forSegmentAt: 1)
    fixture.tap(175, 116)
    #expect(log.calls == ["1"])
  }

  @Test("a momentary control tells which segment was tapped each time, and shows none afterward")
  func momentary() {
    control.isMomentary = true
    fixture.tap(110, 116)
    fixture.tap(110, 116)
    #expect(log.calls == ["0", "0"] && control.selectedSegmentIndex == -1)
  }

  @Test("a segment's own action is performed before the control's event")
  func actions() {
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 50, width: 100, height: 32),
      actions: ["Left", "Right"].map { title in
        UIAction(title: title) { [log] action in log.calls.append(action.title) }
      })
    fixture.view.addSubview(control)
    control.addAction(UIAction { [log] _ in log.calls.append("changed") }, for: .valueChanged)
    #expect(control.titleForSegment(at: 1) == "Right")
    fixture.tap(190, 166)
    #expect(log.calls == ["Right", "changed"])
  }

  @Test("a selection beyond the segments is the last one, and a negative one none")
  func outsideSelection() {
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == 2)
    control.selectedSegmentIndex = -4
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("titles have the attributes of their state, and those of the normal one otherwise")
  func attributes() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .green, .red])
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(labels.map(\.textColor) == [.red, .red, .red])
  }
}
