// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A wheel of a date picker.
struct DateColumn {
  /// What the rows of a wheel stand for.
  enum Kind {
    /// Days around the present one.
    case day
    /// Months of the year.
    case month
    /// Days of the month.
    case dayOfMonth
    /// Years.
    case year
    /// Hours of a day, or of its half.
    case hour(isHalfDay: Bool)
    /// Minutes at an interval.
    case minute(interval: Int)
    /// Morning or afternoon.
    case halfOfDay
    /// Hours of a duration.
    case hours
    /// Minutes of a duration at an interval.
    case minutes(interval: Int)
  }

  let kind: Kind
  /// The width relative to the other columns.
  let width: CGFloat
  let rowCount: Int

  /// The number of days before and after the reference date that can be chosen: about 200 years.
  private static let dayRange = 73_000

  private init(_ kind: Kind, width: CGFloat, rowCount: Int) {
    self.kind = kind
    self.width = width
    self.rowCount = rowCount
  }

  static func columns(
    for mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int
  ) -> [DateColumn] {
    let month = DateColumn(.month, width: 5, rowCount: calendar.monthSymbols.count)
    let year = DateColumn(.year, width: 3, rowCount: 9999)
    switch mode {
    case .date: return [month, DateColumn(.dayOfMonth, width: 2, rowCount: 31), year]
    case .yearAndMonth: return [month, year]
    case .time: return time(calendar, minuteInterval)
    case .dateAndTime:
      return [DateColumn(.day, width: 5, rowCount: 2 * dayRange)] + time(calendar, minuteInterval)
    case .countDownTimer:
      return [
        DateColumn(.hours, width: 1, rowCount: 24),
        DateColumn(.minutes(interval: minuteInterval), width: 1, rowCount: 60 / minuteInterval),
      ]
    }
  }

  private static func time(_ calendar: Calendar, _ interval: Int) -> [DateColumn] {
    let format = DateFormatter.dateFormat(
      fromTemplate: "j", options: 0, locale: calendar.locale ?? .current)
    let isHalfDay = format?.contains("a") ?? false
    let clock = [
      DateColumn(.hour(isHalfDay: isHalfDay), width: 2, rowCount: isHalfDay ? 12 : 24),
      DateColumn(.minute(interval: interval), width: 2, rowCount: 60 / interval),
    ]
    return isHalfDay ? clock + [DateColumn(.halfOfDay, width: 2, rowCount: 2)] : clock
  }

  private static let reference = Date(timeIntervalSinceReferenceDate: 0)

  private static func days(to date: Date, in calendar: Calendar) -> Int {
    let start = calendar.startOfDay(for: reference)
    return calendar.dateComponents([.day], from: start, to: calendar.startOfDay(for: date)).day ?? 0
  }

  /// The row of a date or a duration.
  func row(for date: Date, duration: TimeInterval, in calendar: Calendar) -> Int {
    func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    switch kind {
    case .day: return Self.days(to: date, in: calendar) + Self.dayRange
    case .month: return part(.month) - 1
    case .dayOfMonth: return part(.day) - 1
    case .year: return part(.year) - 1
    case .hour(let isHalfDay): return isHalfDay ? part(.hour) % 12 : part(.hour)
    case .minute(let interval): return part(.minute) / interval
    case .halfOfDay: return part(.hour) / 12
    case .hours: return Int(duration) / 3600
    case .minutes(let interval): return Int(duration) % 3600 / 60 / interval
    }
  }

  /// Returns a date with the value of a row in place of its own; a day that the month lacks becomes its
  /// last one.
  func date(from date: Date, row: Int, in calendar: Calendar) -> Date {
    if case .day = kind {
      let days = row - Self.dayRange - Self.days(to: date, in: calendar)
      return calendar.date(byAdding: .day, value: days, to: date) ?? date
    }
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    switch kind {
    case .month: parts.month = row + 1
    case .dayOfMonth: parts.day = row + 1
    case .year: parts.year = row + 1
    case .hour(let isHalfDay): parts.hour = isHalfDay ? row + hour / 12 * 12 : row
    case .minute(let interval): parts.minute = row * interval
    case .halfOfDay: parts.hour = hour % 12 + row * 12
    case .day, .hours, .minutes: break
    }
    return calendar.date(from: clamped(parts, in: calendar)) ?? date
  }

  private func clamped(_ parts: DateComponents, in calendar: Calendar) -> DateComponents {
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first),
      let days = calendar.range(of: .day, in: .month, for: month), let day = parts.day
    else { return parts }
    var result = parts
    result.day = min(day, days.count)
    return result
  }

  /// The text of a row.
  func title(_ row: Int, _ calendar: Calendar) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    switch kind {
    case .day: return dayTitle(row, calendar)
    case .month: return calendar.monthSymbols[row]
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour(let isHalfDay):
      return isHalfDay ? "\(row == 0 ? 12 : row)" : twoDigits(row)
    case .minute(let interval): return twoDigits(row * interval)
    case .halfOfDay: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes(let interval): return "\(row * interval) min"
    }
  }

  private func dayTitle(_ row: Int, _ calendar: Calendar) -> String {
    let start = calendar.startOfDay(for: Self.reference)
    guard let day = calendar.date(byAdding: .day, value: row - Self.dayRange, to: start) else {
      return ""
    }
    let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
    let weekday = calendar.shortWeekdaySymbols[((parts.weekday ?? 1) - 1) % 7]
    let month = calendar.shortMonthSymbols[((parts.month ?? 1) - 1) % 12]
    return "\(weekday) \(month) \(parts.day ?? 1)"
  }
}
