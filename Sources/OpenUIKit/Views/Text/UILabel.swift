// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows text.
///
/// Differs from UIKit: the size of a text is estimated from average widths of letters.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; none by default.
  ///
  /// Setting it removes the attributes.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedAttributedText = nil
      storedText = newValue
      textChanged()
    }
  }

  /// The attributed text; missing attributes use the label's properties.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = newValue?.string
      textChanged()
    }
  }

  /// The font; the system's in 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      textChanged()
    }
  }

  /// The color of the text; `.label` by default.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  /// The color of the text while the label is highlighted; `textColor` by default.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label shows itself highlighted; false by default.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The color of the text's shadow; none by default.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow, in points; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      if !shadowOffset.isAccepted(for: "UILabel.shadowOffset") { shadowOffset = oldValue }
      setNeedsDisplay()
    }
  }

  /// The alignment of the lines; `.natural` by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// The line break mode; truncates the tail by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textChanged() }
  }

  /// The maximum number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1 {
    didSet { textChanged() }
  }

  /// Whether the font shrinks to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The minimum scale of the font when it shrinks to fit; 0 by default.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The vertical alignment of shrunk text; stored, but always centered.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether spacing is tightened before truncation; stored, but has no effect.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { reportNoEffect(if: allowsDefaultTighteningForTruncation, in: UILabel.self) }
  }

  /// Whether the font adapts to the user's text size; stored, but has no effect.
  open var adjustsFontForContentSizeCategory = false

  /// The line width for the intrinsic size, in points; 0 (no limit) by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if !preferredMaxLayoutWidth.isAccepted(for: "UILabel.preferredMaxLayoutWidth") {
        preferredMaxLayoutWidth = oldValue
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the label is drawn enabled; true by default.
  ///
  /// A disabled label is translucent.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  /// The rectangle in which the text was drawn: the bounds unless a subclass changed it.
  private var drawnRect: CGRect?

  /// Creates a label with user interaction disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeLabel()
  }

  /// Creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeLabel()
  }

  private func becomeLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// Returns the size of the text for a width; 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the unwrapped text, or of the text wrapped at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the rectangle of the text; for subclasses to override.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size: CGSize
    if let storedAttributedText {
      size =
        storedAttributedText.length == 0
        ? .zero
        : TextLayout(
          storedAttributedText, defaults: defaults, width: bounds.width, maximumLines: numberOfLines
        )
        .size
    } else {
      size = metrics.size(
        of: metrics.lines(of: storedText ?? "", width: bounds.width, maximumLines: numberOfLines))
    }
    return CGRect(origin: bounds.origin, size: size)
  }

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let top = max((bounds.height - height) / 2, 0)
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return (top + font.ascender, top - font.descender)
  }

  package override var wrapsContent: Bool { numberOfLines != 1 }

  private var metrics: TextMetrics { TextMetrics(font: font ?? .systemFont(ofSize: 17)) }

  private var defaults: TextLayout.Defaults {
    TextLayout.Defaults(font: shownFont, color: shownColor, alignment: textAlignment)
  }

  // MARK: Drawing

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawnRect = nil
    drawText(in: bounds)
  }

  /// Draws the text, vertically centered in a rectangle; for subclasses to override.
  open func drawText(in rect: CGRect) {
    guard rect.isAccepted(for: "UILabel.drawText(in:)") else { return }
    drawnRect = rect
    guard let text = storedAttributedText ?? storedText.map({ NSAttributedString(string: $0) }),
      text.length > 0
    else { return }
    let layout = TextLayout(
      text, defaults: defaults, width: rect.width, maximumLines: numberOfLines)
    let drawing = layout.drawing(in: rect, isCentered: true)
    if let shadowColor {
      let shift = CGAffineTransform(translationX: shadowOffset.width, y: shadowOffset.height)
      DrawingContexts.current?.add(drawing.tinted(shadowColor.rgba).applying(shift))
    }
    DrawingContexts.current?.add(drawing)
  }

  private var shownColor: UIColor {
    let own = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let color = own ?? .label
    // Judged by eye against a disabled UIKit label.
    return isEnabled ? color : color.withAlphaComponent(color.rgba.alpha * 0.4)
  }

  /// The font, shrunk if needed to fit.
  private var shownFont: UIFont {
    let own = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return own }
    let textWidth = metrics.width(of: text ?? "")
    guard textWidth > bounds.width else { return own }
    let scale = max(bounds.width / textWidth, max(minimumScaleFactor, 0.01))
    return own.withSize(own.pointSize * min(scale, 1))
  }

  package override var hasOwnContent: Bool { true }

  package override func presentedContent() -> PresentedView.Content {
    let isPlain = storedAttributedText == nil && shadowColor == nil
    guard isPlain, drawnRect == nil || drawnRect == bounds else { return super.presentedContent() }
    guard let text = storedText, !text.isEmpty else { return .none }
    let shown = shownFont
    let lines = TextMetrics(font: shown)
      .lines(of: text, width: bounds.width, maximumLines: numberOfLines, mode: lineBreakMode)
    return .text(
      PresentedView.Text(
        string: text, lines: lines, color: shownColor.rgba, fontFamily: shown.familyName,
        isItalic: shown.isItalic, fontSize: shown.pointSize, fontWeight: shown.weight.rawValue,
        lineHeight: shown.lineHeight, alignment: textAlignment))
  }
}

/// The vertical alignment of shrunk text.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the original baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
