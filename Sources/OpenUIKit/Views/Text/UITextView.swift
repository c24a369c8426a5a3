// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scrolling view of editable multiline text.
///
/// A tap begins editing and shows the keyboard.
///
/// Differs from UIKit: ``insertText(_:)`` and ``deleteBackward()`` type at the end. The delegate is declared by `UIScrollView`, because a
/// Swift subclass cannot narrow a property's type.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  private let page = TextPage()

  /// The text; empty by default.
  open var text: String! {
    get { page.text.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { page.text }
    set {
      // Copied, because a mutable object must not change the displayed text.
      page.text = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      storedSelection = nil
      contentChanged()
    }
  }

  /// The font; the system's in 12 points by default.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentChanged() } }
  /// The color of the text; `.label` by default.
  open var textColor: UIColor? = .label { didSet { contentChanged() } }
  /// The alignment of the lines; `.natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// The insets around the text, in points; 8 at top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if !textContainerInset.isAccepted(for: "UITextView.textContainerInset") {
        textContainerInset = oldValue
      }
      contentChanged()
    }
  }
  /// Whether the text can be edited; true by default.
  open var isEditable = true
  /// Whether the text can be selected; stored, but has no effect.
  open var isSelectable = true
  /// The selected range; the end of the text by default and after each change of text.
  open var selectedRange: NSRange {
    get { storedSelection ?? NSRange(location: page.text.length, length: 0) }
    set { storedSelection = newValue }
  }
  private var storedSelection: NSRange?
  /// The kind of keyboard: letters, or digits for the types of numbers.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The autocapitalization type; stored, but has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; stored, but has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether unknown words are marked; stored, but has no effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become curly; stored, but has no effect.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes; stored, but has no effect.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around pasted text are adapted; stored, but has no effect.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The look of the keyboard; stored, but has no effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key is disabled without text; stored, but has no effect.
  open var enablesReturnKeyAutomatically = false
  /// What the text is for; stored, but has no effect.
  open var textContentType: UITextContentType!
  /// What is turned into links; kept, and without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { reportNoEffect(if: !dataDetectorTypes.isEmpty, in: UITextView.self) }
  }
  /// Whether characters are shown as dots; stored, but has no effect.
  open var isSecureTextEntry = false {
    didSet { reportNoEffect(if: isSecureTextEntry, in: UITextView.self) }
  }
  /// The view that replaces the keyboard; none by default.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  /// The view above the keyboard; none by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  private var ownInputViews = InputViews()

  /// The area of the text; changes take effect at once.
  open private(set) lazy var textContainer = makeContainer()

  private func makeContainer() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.onChange = { [weak self] in self?.contentChanged() }
    return container
  }

  /// Creates an empty view with an area of the app; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer {
      self.textContainer = textContainer
      textContainer.onChange = { [weak self] in self?.contentChanged() }
    }
    addPage()
  }

  /// Creates an empty view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPage()
  }

  private func addPage() {
    page.isUserInteractionEnabled = false
    page.contentMode = .redraw
    addSubview(page)
    backgroundColor = .systemBackground
    contentChanged()
  }

  private func contentChanged() {
    page.defaults = TextLayout.Defaults(
      font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label, alignment: textAlignment)
    page.maximumLines = textContainer.maximumNumberOfLines
    page.setNeedsDisplay()
    setNeedsLayout()
  }

  private func pageSize(width: CGFloat) -> CGSize {
    let inner =
      width - textContainerInset.left - textContainerInset.right - 2
      * textContainer.lineFragmentPadding
    return TextLayout(
      page.text, defaults: page.defaults, width: max(inner, 1),
      maximumLines: textContainer.maximumNumberOfLines
    )
    .size
  }

  /// Returns the height of the text for a width, including insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = pageSize(width: size.width > 0 ? size.width : .infinity)
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right + 2
        * textContainer.lineFragmentPadding,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = pageSize(width: bounds.width)
    page.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: max(
        bounds.width - textContainerInset.left - textContainerInset.right - 2
          * textContainer.lineFragmentPadding, 0),
      height: size.height)
    contentSize = CGSize(
      width: bounds.width, height: size.height + textContainerInset.top + textContainerInset.bottom)
  }

  // MARK: Editing

  private var listener: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable, listener?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    listener?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Begins editing after a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  /// Ends editing unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard listener?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    finishEditing()
    return true
  }

  private func finishEditing() {
    listener?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  override func resignForcibly() {
    guard isFirstResponder else { return }
    super.resignForcibly()
    finishEditing()
  }

  /// Whether there is any text.
  open var hasText: Bool { page.text.length > 0 }

  /// Types text at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    replace(NSRange(location: page.text.length, length: 0), with: text)
  }

  /// Deletes the last character, if the delegate allows it.
  open func deleteBackward() {
    guard let last = page.text.string.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: page.text.length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with text: String) {
    guard listener?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    let changed = NSMutableAttributedString(attributedString: page.text)
    changed.replaceCharacters(in: range, with: text)
    page.text = changed
    storedSelection = nil
    contentChanged()
    listener?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Scrolls a range of the text into view; always its end here.
  open func scrollRangeToVisible(_ range: NSRange) {
    setNeedsLayout()
    layoutIfNeeded()
    contentOffset.y = max(contentSize.height - bounds.height, 0)
  }
}

/// The view that draws the lines of a text view.
@MainActor
private final class TextPage: UIView {
  var text = NSAttributedString(string: "")
  var defaults = TextLayout.Defaults()
  var maximumLines = 0

  override func draw(_ rect: CGRect) {
    let layout = TextLayout(
      text, defaults: defaults, width: bounds.width, maximumLines: maximumLines)
    DrawingContexts.current?.add(layout.drawing(in: bounds, isCentered: false))
  }
}
