// SPDX-License-Identifier: Apache-2.0

import CommandSupport

/// A progress bar on standard error, shown only on a terminal.
final class ProgressBar {
  private let title: String
  private let isShown: Bool
  private var percent = -1

  /// The width of the bar in columns.
  private static let width = 30

  init(title: String, isShown: Bool = StandardError.isTerminal) {
    self.title = title
    self.isShown = isShown
  }

  /// Shows a fraction between 0 and 1; redraws only if the whole percentage changed.
  func show(_ fraction: Double) {
    let newPercent = Int(min(max(fraction, 0), 1) * 100)
    guard isShown, newPercent != percent else { return }
    percent = newPercent
    StandardError.write("\r" + Self.line(title: title, percent: newPercent))
  }

  /// Removes the bar, so that later output starts on an empty line.
  func finish() {
    guard isShown, percent >= 0 else { return }
    StandardError.write("\r\u{1B}[K")
  }

  static func line(title: String, percent: Int) -> String {
    let filled = percent * width / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(title) \(bar) \(percent) %"
  }
}
