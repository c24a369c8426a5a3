import Foundation

/// A view that shows text.
///
/// Differs from UIKit: the size of a text is estimated from average widths of letters.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; none unless set.
  ///
  /// Setting it takes the attributes away.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedAttributedText = nil
      storedText = newValue
      textChanged()
    }
  }

  /// The text with its attributes; what they do not say is as the label has it.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
    set {
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = newValue?.string
      textChanged()
    }
  }

  /// The font; the system's in 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      textChanged()
    }
  }

  /// The colour of the text; `.label` unless set.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  /// The colour of the text while the label is highlighted; `textColor` unless set.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label shows itself highlighted; false unless set.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of a copy of the text below it; none unless set.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where the copy is, in points; (0, −1) unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      if !shadowOffset.isAccepted(for: "UILabel.shadowOffset") { shadowOffset = oldValue }
      setNeedsDisplay()
    }
  }

  /// Where the lines start; `.natural` unless set.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to lines that are too long; the last is cut with dots unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { textChanged() }
  }

  /// The most lines; 1 unless set, 0 for as many as needed.
  open var numberOfLines = 1 {
    didSet { textChanged() }
  }

  /// Whether the text becomes smaller to fit the width; false unless set.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest share of the font's size when the text is made to fit; 0 unless set.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// Where a smaller text stands; kept, and always in the middle here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether letters move closer before the text is cut; kept, and without effect here.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the user's size of text; kept, and without effect here.
  open var adjustsFontForContentSizeCategory = false

  /// The width at which lines break in the intrinsic size, in points; 0, no limit, unless set.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if !preferredMaxLayoutWidth.isAccepted(for: "UILabel.preferredMaxLayoutWidth") {
        preferredMaxLayoutWidth = oldValue
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the label is in its enabled colour; true unless set.
  ///
  /// A disabled one is fainter.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  /// Where the text was drawn, which is the bounds unless a subclass moved it.
  private var drawnRect: CGRect?

  /// Creates a label that touches pass through.
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

  /// Returns the size of the text within a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text in as many lines as it has itself, or within `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Returns the rectangle that the text takes, for subclasses to change.
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

  package override var baselineOffsets: (first: CGFloat, last: CGFloat) {
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

  /// Draws the text in a rectangle, in the middle of its height; for subclasses to change.
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
    // By eye next to a disabled label of UIKit.
    return isEnabled ? color : color.withAlphaComponent(color.rgba.alpha * 0.4)
  }

  /// The font, smaller where the text has to fit.
  private var shownFont: UIFont {
    let own = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else { return own }
    let textWidth = metrics.width(of: text ?? "")
    guard textWidth > bounds.width else { return own }
    let scale = max(bounds.width / textWidth, max(minimumScaleFactor, 0.01))
    return own.withSize(own.pointSize * min(scale, 1))
  }

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

/// Where a text that was made smaller stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the larger one.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
