// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("UIPickerView")
struct UIPickerViewTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [20, 5]
    var widths: [CGFloat] = [0, 0]
    var selections: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component):\(row)" }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths[component]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append([component, row])
    }
  }

  private let fixture = GestureFixture()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let wheels = Wheels()

  init() {
    picker.dataSource = wheels
    picker.delegate = wheels
    fixture.view.addSubview(picker)
  }

  @Test("views of the delegate take the place of titles, and are reused")
  func rowViews() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        20
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        if view == nil { made += 1 }
        label.text = "row \(row)"
        return label
      }
    }
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    fixture.window.layoutIfNeeded()
    let label = picker.view(forRow: 0, forComponent: 0) as? UILabel
    #expect(label?.text == "row 0" && titles.isEmpty)
    #expect(label?.frame == CGRect(x: 0, y: 84, width: 200, height: 32))
    let made = views.made
    picker.reloadAllComponents()
    fixture.window.layoutIfNeeded()
    #expect(views.made == made && picker.subviews.count == made)
    fixture.tap(200, 232)
    fixture.window.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.frame.minY == 84)
  }

  private var titles: [String] {
    picker.setNeedsDisplay()
    picker.displayIfNeeded()
    guard case .drawing(let drawing) = picker.presentedContent() else { return [] }
    return drawing.steps.compactMap { step -> String? in
      if case .text(let line, _) = step.mark { line.runs.map(\.string).joined() } else { nil }
    }
  }

  @Test("a picker without a data source is empty")
  func empty() {
    let picker = UIPickerView()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.rowSize(forComponent: 0) == .zero)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("rows are those of the data source, and the first of each column is selected")
  func rows() {
    #expect(picker.numberOfComponents == 2)
    #expect((0...1).map { picker.numberOfRows(inComponent: $0) } == [20, 5])
    #expect((0...1).map { picker.selectedRow(inComponent: $0) } == [0, 0])
    #expect((0...1).map { picker.rowSize(forComponent: $0).width } == [100, 100])
  }

  @Test("code selects rows that exist, and the delegate is not told")
  func byCode() {
    picker.selectRow(7, inComponent: 0, animated: true)
    for row in [-1, 20] { picker.selectRow(row, inComponent: 0, animated: false) }
    picker.selectRow(1, inComponent: 2, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 7 && wheels.selections.isEmpty)
    #expect(titles.contains("0:7") && titles.contains("1:0"))
  }

  @Test("fewer rows move the selection to the last, and a column without rows has none")
  func reload() {
    picker.selectRow(15, inComponent: 0, animated: false)
    picker.selectRow(3, inComponent: 1, animated: false)
    wheels.rows = [6, 0]
    picker.reloadAllComponents()
    #expect((0...1).map { picker.selectedRow(inComponent: $0) } == [5, -1])
    wheels.rows = [4, 9]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 3)
  }

  @Test(
    "a drag by rows of 32 points selects the row that comes to the middle",
    arguments: [(-64, 7), (-30, 6), (-10, 5), (32, 4), (100, 2), (5000, 0), (-5000, 19)]
      as [(CGFloat, Int)])
  func drag(distance: CGFloat, row: Int) {
    picker.selectRow(5, inComponent: 0, animated: false)
    fixture.begin(120, 200)
    fixture.move(120, 200 + distance / 2)
    fixture.move(120, 200 + distance)
    fixture.end()
    #expect(picker.selectedRow(inComponent: 0) == row)
    #expect(wheels.selections == (row == 5 ? [] : [[0, row]]))
  }

  @Test("a tap selects the row under it, in the column under it")
  func tap() {
    fixture.tap(250, 264)
    #expect(wheels.selections == [[1, 2]] && picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("a cancelled drag leaves the selection")
  func cancelled() {
    fixture.begin(120, 200)
    fixture.move(120, 100)
    fixture.cancel()
    #expect(picker.selectedRow(inComponent: 0) == 0 && wheels.selections.isEmpty)
  }

  @Test("columns with widths of their own lie in the middle")
  func widths() {
    wheels.widths = [40, 60]
    picker.reloadAllComponents()
    // Columns of 40 and 60 points begin at 50 and 90 of 200 points.
    fixture.tap(195, 232)
    fixture.tap(185, 232)
    #expect(wheels.selections == [[1, 1], [0, 1]])
  }

  @Test("a picker of any size can be drawn and tapped")
  func huge() {
    picker.frame.size.height = 1e200
    #expect(titles.count == 25)
    // The tap is 0.25e30 points below the middle.
    picker.frame = CGRect(x: 0, y: -1e30, width: 200, height: 1.5e30)
    fixture.tap(120, 220)
    #expect(picker.selectedRow(inComponent: 0) == 19)
  }
}
