// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control for editing a line of text.
///
/// A tap begins editing and shows the keyboard.
///
/// Differs from UIKit: ``insertText(_:)`` and ``deleteBackward()`` type at the end of the text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  var storedText = ""
  var attributes: NSAttributedString?

  /// The text; empty by default.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      attributes = nil
      contentChanged()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { attributes ?? NSAttributedString(string: storedText) }
    set {
      storedText = newValue?.string ?? ""
      // Copied, because a mutable object must not change the displayed text.
      attributes = newValue.map { NSAttributedString(attributedString: $0) }
      contentChanged()
    }
  }

  /// The text shown while the field is empty; none by default.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The attributed placeholder; none by default.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentChanged() } }
  /// The font; the system's in 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The color of the text; `.label` by default.
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the text; `.natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The border style; none by default.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// The default attributes of the text; none by default.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the text is cleared when editing begins, if the delegate allows it; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the font shrinks to fit; stored, but has no effect.
  open var adjustsFontSizeToFitWidth = false {
    didSet { reportNoEffect(if: adjustsFontSizeToFitWidth, in: UITextField.self) }
  }
  /// The minimum font size when shrinking to fit, in points; stored, but has no effect.
  open var minimumFontSize: CGFloat = 0
  /// The delegate; nil by default, and not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The image behind the text; stored, but not displayed.
  open var background: UIImage? {
    didSet { reportNoEffect(if: background != nil, in: UITextField.self) }
  }
  /// When the clear button is visible; stored, but not displayed.
  open var clearButtonMode = ViewMode.never {
    didSet { reportNoEffect(if: clearButtonMode != .never, in: UITextField.self) }
  }
  /// A view before the text; none by default.
  open var leftView: UIView? { didSet { replaceAccessory(oldValue, with: leftView) } }
  /// When the view before the text is visible; never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view after the text; none by default.
  open var rightView: UIView? { didSet { replaceAccessory(oldValue, with: rightView) } }
  /// When the view after the text is visible; never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
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
  /// Whether characters are shown as dots; false by default.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
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
  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  /// Creates an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func replaceAccessory(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the field can be edited: it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    // The keyboard comes after the delegate was called, as apps that note the edited field rely on.
    return UIApplication.shared.keyboard.afterChange {
      guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
        super.becomeFirstResponder()
      else { return false }
      beginEditing()
      return true
    }
  }

  private func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
  }

  /// Ends editing unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    finishEditing()
    return true
  }

  override func resignForcibly() {
    super.resignForcibly()
    if isEditing { finishEditing() }
  }

  private func finishEditing() {
    isEditing = false
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Types text at the end, if the delegate allows it; a line feed is the return key.
  open func insertText(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    let end = NSRange(location: storedText.utf16.count, length: 0)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true
    else { return }
    self.text = storedText + text
    typed()
  }

  /// Deletes the last character, if the delegate allows it.
  open func deleteBackward() {
    guard let last = storedText.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: storedText.utf16.count - length, length: length)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    text = String(storedText.dropLast())
    typed()
  }

  private func typed() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let hasExitActions = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    // As in UIKit, a field with actions for `editingDidEndOnExit` resigns first responder.
    if hasExitActions { resignFirstResponder() }
  }

  override func touchUp(isInside: Bool) {
    super.touchUp(isInside: isInside)
    if isInside { becomeFirstResponder() }
  }

  // MARK: Appearance

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 3
    var rect = bounds.insetBy(dx: side, dy: 2)
    if let leftView, shows(leftViewMode) {
      rect.origin.x += leftView.bounds.width
      rect.size.width -= leftView.bounds.width
    }
    if let rightView, shows(rightViewMode) { rect.size.width -= rightView.bounds.width }
    return rect
  }

  /// Returns the rectangle of the text while editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The size of the text including its insets.
  open override var intrinsicContentSize: CGSize {
    let shown = NSAttributedString(
      string: storedText.isEmpty ? placeholder ?? "" : storedText,
      attributes: [.font: font ?? .systemFont(ofSize: 17)])
    let line = font?.lineHeight ?? 20
    let padding: CGFloat = borderStyle == .roundedRect ? 14 : 2
    return CGSize(
      width: shown.size().width + (borderStyle == .roundedRect ? 14 : 6),
      height: (line + padding).rounded(.up))
  }

  /// Returns the size of the text including its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }

  /// Lays out the views beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    for (view, x) in [
      (leftView, bounds.minX), (rightView, bounds.maxX - (rightView?.bounds.width ?? 0)),
    ] {
      guard let view else { continue }
      view.frame = CGRect(
        x: x, y: bounds.midY - view.bounds.height / 2, width: view.bounds.width,
        height: view.bounds.height)
    }
    setNeedsDisplay()
  }

  /// Draws the border, the text or the placeholder, and the cursor while the text is edited.
  open override func draw(_ rect: CGRect) {
    drawBorder()
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if storedText.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: area)
    }
    if isEditing { drawCursor(in: area) }
  }

  /// Draws the text in a rectangle; for subclasses to override.
  open func drawText(in rect: CGRect) { drawLine(shownText, in: rect) }

  /// Draws the placeholder in a rectangle; for subclasses to override.
  open func drawPlaceholder(in rect: CGRect) { drawLine(shownPlaceholder, in: rect) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override var trackingMargin: CGFloat { 0 }
}
