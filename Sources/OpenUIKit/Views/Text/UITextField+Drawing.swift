// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITextField {
  private static let borderColor = UIColor.styled(
    .bytes(60, 60, 67, 0.25), dark: .bytes(235, 235, 245, 0.25))

  /// Draws the border, and the background of a rounded one.
  func drawBorder() {
    let area = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    guard borderStyle != .none else { return }
    let path = UIBezierPath(roundedRect: area, cornerRadius: radius)
    if borderStyle == .roundedRect, backgroundColor == nil {
      UIColor.systemBackground.setFill()
      path.fill()
    }
    (borderStyle == .line ? UIColor.label : Self.borderColor).setStroke()
    path.lineWidth = borderStyle == .roundedRect ? 0.7 : 1
    path.stroke()
  }

  /// The text with all of its attributes; dots where it is secret.
  var shownText: NSAttributedString {
    if let attributes, !isSecureTextEntry { return attributes }
    let string = isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText
    let color = (isEnabled ? textColor : .tertiaryLabel) ?? .label
    var values = defaultTextAttributes
    values[.font] = values[.font] ?? font
    values[.foregroundColor] = values[.foregroundColor] ?? color
    return NSAttributedString(string: string, attributes: values)
  }

  /// The placeholder with its attributes; nil if there is none.
  var shownPlaceholder: NSAttributedString? {
    attributedPlaceholder
      ?? placeholder.map {
        NSAttributedString(
          string: $0,
          attributes: [
            .font: font ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.tertiaryLabel,
          ])
      }
  }

  /// Draws a line of text, centered vertically.
  func drawLine(_ text: NSAttributedString?, in rect: CGRect) {
    guard let text, rect.isAccepted(for: "UITextField.drawText(in:)") else { return }
    let defaults = TextLayout.Defaults(
      font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label, alignment: textAlignment)
    let layout = TextLayout(text, defaults: defaults, width: rect.width, maximumLines: 1)
    DrawingContexts.current?.add(layout.drawing(in: rect, isCentered: true))
  }

  /// Draws the cursor at the end of the text.
  func drawCursor(in area: CGRect) {
    let size = shownText.size()
    let x: CGFloat =
      switch textAlignment {
      case .center: area.midX + size.width / 2
      case .right: area.maxX
      default: min(area.minX + size.width, area.maxX - 2)
      }
    let height = font?.lineHeight ?? 20
    tintColor.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: x, y: area.midY - height / 2, width: 2, height: height),
      cornerRadius: 1
    ).fill()
  }
}
