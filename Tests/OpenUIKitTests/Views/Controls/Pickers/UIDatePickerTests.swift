// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIDatePicker")
struct UIDatePickerTests {
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private var calendar = Calendar(identifier: .gregorian)

  init() throws {
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.locale = Locale(identifier: "en_US")
    picker.calendar = calendar
  }

  private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int
  ) throws -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return try #require(calendar.date(from: parts))
  }

  private func parts() -> [Int?] {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
  }

  private var wheels: UIPickerView {
    get throws { try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first) }
  }

  /// Chooses a row as the user does.
  private func choose(_ row: Int, _ column: Int) throws {
    let view = try wheels
    view.selectRow(row, inComponent: column, animated: false)
    view.delegate?.pickerView(view, didSelectRow: row, inComponent: column)
  }

  private func rows() throws -> [Int] {
    let view = try wheels
    return (0..<view.numberOfComponents).map { view.selectedRow(inComponent: $0) }
  }

  @Test("the wheels show month, day and year, and change each part alone")
  func dates() throws {
    picker.datePickerMode = .date
    picker.date = try date(2024, 3, 15, 10, 30)
    #expect(try rows() == [2, 14, 2023])
    try choose(4, 0)
    #expect(parts() == [2024, 5, 15, 10, 30])
    try choose(2019, 2)
    #expect(parts() == [2020, 5, 15, 10, 30])
  }

  @Test("a day that the month lacks becomes its last one")
  func shortMonth() throws {
    picker.datePickerMode = .date
    picker.date = try date(2023, 1, 31, 8, 0)
    try choose(1, 0)
    #expect(parts() == [2023, 2, 28, 8, 0])
    #expect(try rows() == [1, 27, 2022])
  }

  @Test("the clock has twelve hours and halves of the day where the locale has them")
  func times() throws {
    picker.datePickerMode = .time
    picker.date = try date(2024, 3, 15, 15, 30)
    #expect(try rows() == [3, 30, 1])
    try choose(0, 2)
    #expect(parts()[3] == 3)
    try choose(0, 0)
    #expect(parts()[3] == 0)
    picker.locale = Locale(identifier: "de_DE")
    #expect(try rows() == [0, 30])
    try choose(23, 0)
    #expect(parts()[3] == 23)
  }

  @Test("a wheel of days moves the date and keeps the time")
  func days() throws {
    picker.date = try date(2024, 2, 28, 23, 45)
    let row = try rows()[0]
    try choose(row + 2, 0)
    #expect(parts() == [2024, 3, 1, 23, 45])
    let view = try wheels
    let title = view.delegate?.pickerView(view, titleForRow: row, forComponent: 0)
    #expect(title == "Wed Feb 28")
  }

  @Test("dates beyond the limits become the limits")
  func limits() throws {
    picker.date = try date(2024, 3, 15, 10, 30)
    picker.minimumDate = try date(2024, 4, 1, 0, 0)
    #expect(parts() == [2024, 4, 1, 0, 0])
    picker.maximumDate = try date(2024, 5, 1, 0, 0)
    picker.date = try date(2030, 1, 1, 0, 0)
    #expect(parts() == [2024, 5, 1, 0, 0])
  }

  @Test("a duration is at least a step of minutes")
  func durations() throws {
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 5
    #expect(try wheels.numberOfRows(inComponent: 1) == 12)
    picker.countDownDuration = 3_900
    #expect(try rows() == [1, 1])
    var events = 0
    picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    try choose(0, 0)
    try choose(0, 1)
    #expect(picker.countDownDuration == 300 && events == 2)
  }

  @Test("an interval that does not divide the hour is refused")
  func interval() {
    let messages = RefusalLog.record { picker.minuteInterval = 7 }
    #expect(messages.count == 1 && picker.minuteInterval == 1)
  }
}
