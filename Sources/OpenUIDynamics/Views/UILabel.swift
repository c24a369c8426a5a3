import Foundation

/// A view that shows text.
///
/// Differs from UIKit: the size of a text is estimated from average widths of letters.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; none unless set.
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The text of an attributed string; its attributes are dropped.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The font; the system's in 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the text; `.label` unless set.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// Where the lines start; `.natural` unless set.
  open var textAlignment = NSTextAlignment.natural

  /// The most lines; 1 unless set, 0 for as many as needed.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether the text becomes smaller to fit the width; false unless set.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest share of the font's size when the text is made to fit; 0 unless set.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the label is in its enabled colour; true unless set, and without effect here.
  open var isEnabled = true

  /// Creates a label that touches pass through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Returns the size of the text within a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    return metrics.size(of: metrics.lines(of: text ?? "", width: width, most: numberOfLines))
  }

  /// The size of the text in as many lines as it has itself.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var metrics: TextMetrics { TextMetrics(font: font ?? .systemFont(ofSize: 17)) }

  package override func presentedContent() -> PresentedView.Content {
    guard let text, !text.isEmpty, let ownFont = font, let textColor else { return .none }
    var shown = ownFont
    let wanted = metrics.width(of: text)
    if adjustsFontSizeToFitWidth, numberOfLines == 1, wanted > bounds.width, bounds.width > 0 {
      let share = max(bounds.width / wanted, max(minimumScaleFactor, 0.01))
      shown = ownFont.withSize(ownFont.pointSize * min(share, 1))
    }
    let shownMetrics = TextMetrics(font: shown)
    return .text(
      PresentedView.Text(
        string: text,
        lines: shownMetrics.lines(of: text, width: bounds.width, most: numberOfLines),
        color: textColor.rgba, fontFamily: shown.familyName, fontSize: shown.pointSize,
        fontWeight: shown.weight.rawValue, lineHeight: shown.lineHeight,
        alignment: textAlignment))
  }
}
