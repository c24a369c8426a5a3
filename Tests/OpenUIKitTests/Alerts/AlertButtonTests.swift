// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Buttons of alerts and action sheets")
@MainActor
struct AlertButtonTests {
  private let fixture = ControllerFixture()
  private let base = UIViewController()

  init() {
    fixture.show(base)
  }

  private func present(_ alert: UIAlertController) {
    fixture.time.run {
      base.present(alert, animated: false)
      fixture.window.layoutIfNeeded()
    }
  }

  /// Creates an alert whose buttons append their titles when they are chosen.
  private func makeAlert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
    chosen: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  private func labels(_ alert: UIAlertController) -> [UILabel] {
    alert.view.subviews.compactMap { $0 as? UILabel }
  }

  /// The buttons from the top left to the bottom right.
  private func buttons(_ alert: UIAlertController) -> [UILabel] {
    let titles = alert.actions.map(\.title)
    return labels(alert).filter { titles.contains($0.text) }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  private func tap(_ button: UILabel) {
    let center = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: fixture.window)
    fixture.time.run {
      let touches = TouchDispatcher(window: fixture.window)
      touches.begin(0, at: center)
      touches.end(0)
    }
    fixture.wait(1)
  }

  private nonisolated static let layouts:
    [(style: UIAlertController.Style, count: Int, isRow: Bool)] = [
      (.alert, 1, false), (.alert, 2, true), (.alert, 3, false), (.actionSheet, 2, false),
      (.actionSheet, 4, false),
    ]

  @Test(
    "two buttons of an alert share a row; others stand below each other, 44 points high",
    arguments: layouts)
  func layout(style: UIAlertController.Style, count: Int, isRow: Bool) {
    let alert = makeAlert(style, (0..<count).map { ("Button \($0)", .default) })
    present(alert)
    let width: CGFloat = style == .alert ? 270 : 304
    #expect(alert.view.frame.width == width && alert.view.frame.midX == 160)
    if style == .actionSheet { #expect(alert.view.frame.maxY == 472) }
    let frames = buttons(alert).map(\.frame)
    let bottom = alert.view.bounds.height
    for (index, frame) in frames.enumerated() {
      let share = isRow ? width / CGFloat(count) : width
      let top = isRow ? bottom - 44 : bottom - 44 * CGFloat(count - index)
      let left = isRow ? share * CGFloat(index) : 0
      #expect(frame == CGRect(x: left, y: top, width: share, height: 44))
    }
    #expect(frames.count == count)
  }

  @Test(
    "the cancel button is last, wherever it was added",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func order(style: UIAlertController.Style) {
    let alert = makeAlert(style, [("A", .default), ("C", .cancel), ("B", .destructive)])
    present(alert)
    #expect(buttons(alert).map(\.text) == ["A", "B", "C"])
    #expect(alert.actions.map(\.title) == ["A", "C", "B"])
  }

  @Test("cancel and the preferred action are bold, a destructive one is red, a disabled one gray")
  func looks() {
    let alert = makeAlert(.alert, [("A", .default), ("B", .destructive), ("C", .cancel)])
    alert.preferredAction = alert.actions[0]
    alert.addAction(UIAlertAction(title: "D", style: .default))
    alert.actions[3].isEnabled = false
    present(alert)
    let shown = Dictionary(uniqueKeysWithValues: buttons(alert).map { ($0.text ?? "", $0) })
    let bold = ["A", "B", "C", "D"].filter { shown[$0]?.font.weight == .semibold }
    #expect(bold == ["A", "C"])
    #expect(shown["B"]?.textColor == .systemRed && shown["D"]?.textColor == .systemGray)
    #expect(shown["A"]?.textColor == alert.view.tintColor)
  }

  @Test(
    "a tap chooses its own button, whose handler is called once after the dismissal",
    arguments: 0..<3)
  func choosing(index: Int) throws {
    var chosen: [String] = []
    let alert = makeAlert(.actionSheet, [("A", .default), ("B", .destructive), ("C", .cancel)]) {
      [base] title in chosen.append("\(title) \(base.presentedViewController == nil)")
    }
    present(alert)
    let button = buttons(alert)[index]
    tap(button)
    #expect(chosen == ["\(["A", "B", "C"][index]) true"])
  }

  @Test("a disabled button chooses nothing")
  func disabled() {
    var chosen: [String] = []
    let alert = makeAlert(.alert, [("A", .default)]) { chosen.append($0) }
    alert.actions[0].isEnabled = false
    present(alert)
    tap(buttons(alert)[0])
    #expect(chosen.isEmpty && base.presentedViewController === alert)
  }

  private nonisolated static let texts: [(title: String?, message: String?)] = [
    (nil, nil), ("Title", nil), ("Title", "Message"),
    ("Title", String(repeating: "A long message. ", count: 12)),
  ]

  @Test("the panel is as high as its texts, fields, margins and buttons", arguments: texts)
  func height(title: String?, message: String?) {
    for fields in 0...2 {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      for _ in 0..<fields { alert.addTextField() }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert)
      let room = CGSize(width: 238, height: CGFloat.greatestFiniteMagnitude)
      let heights = [title, message].map { (text: String?) -> CGFloat in
        guard let text, let label = labels(alert).first(where: { $0.text == text }) else {
          return 0
        }
        return label.sizeThatFits(room).height.rounded(.up)
      }
      let gap: CGFloat = heights[1] > 0 ? 4 : 0
      let content = heights[0] + heights[1] + gap + 38 * CGFloat(fields)
      #expect(alert.view.bounds.height == (content > 0 ? content + 32 : 0) + 44)
      fixture.time.run { base.dismiss(animated: false) }
    }
  }

  @Test("a new alert has its texts and style, and no actions or fields")
  func defaults() {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
    #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .actionSheet)
    #expect(alert.actions.isEmpty && alert.textFields == nil && alert.preferredAction == nil)
    let action = UIAlertAction(title: "A", style: .destructive)
    #expect(action.title == "A" && action.style == .destructive && action.isEnabled)
    let styles: [UIAlertController.Style] = [.actionSheet, .alert]
    #expect(styles.map(\.rawValue) == [0, 1])
    let actions: [UIAlertAction.Style] = [.default, .cancel, .destructive]
    #expect(actions.map(\.rawValue) == [0, 1, 2])
  }
}
