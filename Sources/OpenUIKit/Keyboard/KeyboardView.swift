// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The system's keyboard: keys that type into a responder.
///
/// Differs from UIKit: there are no suggestions and no layouts of other languages.
final class KeyboardView: UIView {
  /// UIKit's measures, in points.
  private static let gap: CGFloat = 6
  private static let rowGap: CGFloat = 11
  private static let corner: CGFloat = 5
  private static let keyColor = UIColor.styled(
    .bytes(255, 255, 255, 1), dark: .bytes(107, 107, 107, 1))
  private static let otherColor = UIColor.styled(
    .bytes(172, 176, 187, 1), dark: .bytes(71, 71, 73, 1))

  private weak var receiver: (any UIKeyInput)?
  private var isShifted = false { didSet { keysDidChange() } }
  private var showsSymbols = false { didSet { keysDidChange() } }
  private var pressed: Int? { didSet { setNeedsDisplay() } }
  private lazy var rows = makeRows()

  init(for receiver: any UIKeyInput, width: CGFloat) {
    self.receiver = receiver
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private func makeRows() -> [[KeyboardKey]] {
    KeyboardKey.rows(
      for: receiver?.keyboardType ?? .default, isShifted: isShifted, showsSymbols: showsSymbols,
      enter: (receiver?.returnKeyType ?? .default).title)
  }

  private func keysDidChange() {
    rows = makeRows()
    setNeedsDisplay()
  }

  /// The keys with their frames; those of letters are equally wide, and each row is centered.
  private var placedKeys: [(key: KeyboardKey, frame: CGRect)] {
    let units = rows.map { row in row.reduce(0) { $0 + $1.width } }.max() ?? 1
    let unit = bounds.width / units
    let height = bounds.height / CGFloat(max(rows.count, 1))
    return rows.enumerated().flatMap { index, row in
      let width = row.reduce(0) { $0 + $1.width } * unit
      var x = (bounds.width - width) / 2
      return row.map { key in
        defer { x += key.width * unit }
        return (
          key,
          CGRect(
            x: x + Self.gap / 2, y: CGFloat(index) * height + Self.rowGap / 2,
            width: max(key.width * unit - Self.gap, 0), height: max(height - Self.rowGap, 0))
        )
      }
    }
  }

  override func draw(_ rect: CGRect) {
    for (index, (key, frame)) in placedKeys.enumerated() where !key.title.isEmpty {
      let isLight = key.isLetter != (index == pressed)
      (isLight ? Self.keyColor : Self.otherColor).setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: Self.corner).fill()
      let size: CGFloat = key.title.count > 1 ? 16 : 23
      let text = NSAttributedString(
        string: key.title,
        attributes: [
          .font: UIFont.systemFont(ofSize: min(size, frame.height * 0.7)),
          .foregroundColor: UIColor.label,
        ])
      let layout = TextLayout(
        text, defaults: TextLayout.Defaults(alignment: .center), width: frame.width,
        maximumLines: 1)
      DrawingContexts.current?.add(layout.drawing(in: frame, isCentered: true))
    }
  }

  // MARK: Touches

  private func index(at point: CGPoint) -> Int? {
    placedKeys.firstIndex {
      $0.frame.insetBy(dx: -Self.gap / 2, dy: -Self.rowGap / 2).contains(point)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { index(at: $0.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { index(at: $0.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { pressed = nil }
    guard let pressed, placedKeys.indices.contains(pressed) else { return }
    switch placedKeys[pressed].key.action {
    case .insert(let text):
      guard !text.isEmpty else { return }
      receiver?.insertText(text)
      if isShifted { isShifted = false }
    case .enter: receiver?.insertText("\n")
    case .delete: receiver?.deleteBackward()
    case .shift: isShifted.toggle()
    case .symbols(let shows): showsSymbols = shows
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }
}
