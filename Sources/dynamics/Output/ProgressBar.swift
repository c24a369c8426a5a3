/// A bar on standard error that shows how far long work has come; nothing where nobody watches.
final class ProgressBar {
  private let title: String
  private let isShown: Bool
  private var percent = -1

  /// Columns of the bar itself.
  private static let width = 30

  init(title: String, isShown: Bool = StandardError.isTerminal) {
    self.title = title
    self.isShown = isShown
  }

  /// Shows a share of the work between 0 and 1; draws only when a whole percent is new.
  func show(_ fraction: Double) {
    let newPercent = Int(min(max(fraction, 0), 1) * 100)
    guard isShown, newPercent != percent else { return }
    percent = newPercent
    StandardError.write("\r" + Self.line(title: title, percent: newPercent))
  }

  /// Takes the bar away again, so that what follows starts on a clean line.
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
