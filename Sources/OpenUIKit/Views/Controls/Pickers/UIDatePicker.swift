// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control with wheels for a date, a time or a duration.
///
/// Differs from UIKit: every style is shown as wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a date picker selects.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time; the default.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  /// What a date picker selects; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { reload() } }

  /// The requested style; stored, wheels are shown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      reportNoEffect(
        if: ![.automatic, .wheels].contains(preferredDatePickerStyle), in: UIDatePicker.self)
    }
  }
  /// The style: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  /// The locale of names and of the clock; that of the calendar if nil, the default.
  open var locale: Locale? { didSet { reload() } }
  /// The calendar; the current one by default.
  open var calendar: Calendar! = .current { didSet { reload() } }
  /// The time zone; that of the calendar if nil, the default.
  open var timeZone: TimeZone? { didSet { reload() } }

  /// The first date that can be selected; none by default.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The last date that can be selected; none by default.
  open var maximumDate: Date? { didSet { date = storedDate } }

  /// The distance between minutes: 1, the default, to 30; a number that does not divide 60 is refused.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 {
        RefusedInput.report(
          for: "UIDatePicker.minuteInterval",
          problem: "\(minuteInterval) does not divide 60; the interval remains \(oldValue).",
          remedy: "Give a number from 1 to 30 that divides 60.")
        minuteInterval = oldValue
      }
      reload()
    }
  }

  /// Whether the date is rounded to `minuteInterval`; true by default.
  open var roundsToMinuteInterval = true

  /// The selected date; the date of creation by default.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// The selected duration in seconds, from 0 to a minute less than a day; 0 by default.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let limit: TimeInterval = 24 * 3600 - 60
      let isValid = CGFloat(countDownDuration).isAccepted(for: "UIDatePicker.countDownDuration")
      countDownDuration = isValid ? min(max(countDownDuration, 0), limit) : oldValue
      showSelection()
    }
  }

  private var storedDate = Date()
  private let wheels = UIPickerView()
  private lazy var source = DateWheelSource(self)
  private(set) var columns: [DateColumn] = []

  /// Creates a picker of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a picker.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(wheels)
    wheels.dataSource = source
    wheels.delegate = source
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    reload()
  }

  /// Selects a date, without sending `.valueChanged`; one beyond the limits is moved to them.
  open func setDate(_ date: Date, animated: Bool) {
    var new = date
    if let maximumDate, new > maximumDate { new = maximumDate }
    if let minimumDate, new < minimumDate { new = minimumDate }
    storedDate = new
    showSelection()
  }

  // MARK: Columns

  /// The calendar with the time zone and the locale of the picker.
  var effectiveCalendar: Calendar {
    var result = calendar ?? .current
    if let timeZone { result.timeZone = timeZone }
    if let locale { result.locale = locale }
    return result
  }

  private func reload() {
    columns = DateColumn.columns(
      for: datePickerMode, calendar: effectiveCalendar, minuteInterval: minuteInterval)
    wheels.reloadAllComponents()
    showSelection()
  }

  private func showSelection() {
    for (index, column) in columns.enumerated() {
      wheels.selectRow(
        column.row(for: storedDate, duration: countDownDuration, in: effectiveCalendar),
        inComponent: index, animated: false)
    }
  }

  /// Adopts the row that the user chose in a column.
  func choose(_ row: Int, in index: Int) {
    guard columns.indices.contains(index) else { return }
    if datePickerMode == .countDownTimer {
      let rows = columns.indices.map { wheels.selectedRow(inComponent: $0) }
      // Zero is not a duration: UIKit moves on to the shortest one.
      let minutes = rows[0] * 60 + rows[1] * minuteInterval
      countDownDuration = TimeInterval(max(minutes, minuteInterval) * 60)
    } else {
      setDate(
        columns[index].date(from: storedDate, row: row, in: effectiveCalendar), animated: true)
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  /// The size of UIKit's wheels.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Returns the size of UIKit's wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lets the wheels fill the picker.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    wheels.setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    wheels.isUserInteractionEnabled = isEnabled
    wheels.alpha = isEnabled ? 1 : 0.5
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// That of the system.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// Fills the wheels of a date picker.
final class DateWheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var picker: UIDatePicker?

  init(_ picker: UIDatePicker) {
    self.picker = picker
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { picker?.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker.map { $0.columns[component].rowCount } ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard let picker else { return 0 }
    let whole = picker.columns.reduce(0) { $0 + $1.width }
    return max(pickerView.bounds.width - 20, 0) * picker.columns[component].width / whole
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    picker.map { $0.columns[component].title(row, $0.effectiveCalendar) }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker?.choose(row, in: component)
  }
}
