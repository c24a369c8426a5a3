// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("The look of UITextField")
struct TextFieldLayoutTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

  private func texts() -> [TextLine] {
    field.setNeedsDisplay()
    field.displayIfNeeded()
    guard case .drawing(let drawing) = field.presentedContent() else { return [] }
    return drawing.steps.compactMap { step in
      if case .text(let line, _) = step.mark { line } else { nil }
    }
  }

  @Test("a field is empty, without a border, and not edited")
  func defaults() {
    #expect(field.text?.isEmpty == true && field.attributedText?.string.isEmpty == true)
    #expect(field.placeholder == nil && field.borderStyle == .none && !field.isEditing)
    #expect(field.clearButtonMode == .never && field.leftViewMode == .never)
    #expect(field.textAlignment == .natural && !field.clearsOnBeginEditing)
    #expect(!field.isSecureTextEntry && field.font?.pointSize == 17)
    field.text = nil
    #expect(field.text?.isEmpty == true)
  }

  @Test("the traits of the keyboard are stored, and have the usual defaults")
  func traits() {
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .default && traits.returnKeyType == .default)
    #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
    traits.keyboardType = .emailAddress
    traits.returnKeyType = .go
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go)
  }

  @Test("what only helps to type is stored by fields, text views and search bars")
  func typingAids() {
    let view = UITextView()
    #expect(view.autocapitalizationType == .sentences && view.autocorrectionType == .default)
    #expect(view.spellCheckingType == .default && view.smartQuotesType == .default)
    #expect(view.smartDashesType == .default && view.smartInsertDeleteType == .default)
    #expect(view.keyboardAppearance == .default && !view.enablesReturnKeyAutomatically)
    #expect(view.textContentType == nil && field.textContentType == nil)
    #expect(field.spellCheckingType == .default && !field.enablesReturnKeyAutomatically)
    field.textContentType = .oneTimeCode
    view.textContentType = .init(rawValue: "oneTimeCode")
    #expect(field.textContentType == view.textContentType)
    field.keyboardAppearance = .alert
    #expect(field.keyboardAppearance == .dark)
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search && bar.keyboardType == .default)
    bar.autocorrectionType = .no
    bar.autocapitalizationType = .none
    bar.searchTextField.keyboardType = .webSearch
    bar.returnKeyType = .done
    #expect(bar.searchTextField.autocorrectionType == .no && bar.keyboardType == .webSearch)
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.returnKeyType == .done)
  }

  @Test("a key input types and deletes whole characters, whatever their encoding")
  func keyInput() {
    let inputs: [any UIKeyInput] = [UITextField(), UITextView()]
    for input in inputs {
      #expect(!input.hasText)
      for text in ["e\u{301}", "👩‍👩‍👧", "ab"] { input.insertText(text) }
      for _ in 0..<3 { input.deleteBackward() }
      #expect(input.hasText)
      let text = (input as? UITextField)?.text ?? (input as? UITextView)?.text
      #expect(text == "e\u{301}")
      for _ in 0..<2 { input.deleteBackward() }
      #expect(!input.hasText)
    }
  }

  @Test(
    "the text lies inside the border: 7 points from a rounded one, 3 from a line, 0 without",
    arguments: [(UITextField.BorderStyle.none, 0), (.line, 3), (.bezel, 3), (.roundedRect, 7)]
      as [(UITextField.BorderStyle, CGFloat)])
  func borders(style: UITextField.BorderStyle, inset: CGFloat) {
    field.borderStyle = style
    let rect = field.textRect(forBounds: field.bounds)
    #expect(rect.minX == inset && rect.maxX == 200 - inset)
    #expect(field.editingRect(forBounds: field.bounds) == rect)
    #expect(field.placeholderRect(forBounds: field.bounds) == rect)
    #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
  }

  @Test(
    "a view beside the text shows according to its mode, and takes its width from the text",
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, true, false),
      (.unlessEditing, false, true), (.always, true, true),
    ])
  func accessories(mode: UITextField.ViewMode, whileEditing: Bool, otherwise: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(field)
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (mode, mode)
    for (isEditing, isShown) in [(false, otherwise), (true, whileEditing)] {
      if isEditing { field.becomeFirstResponder() }
      field.layoutIfNeeded()
      #expect(left.isHidden == !isShown && right.isHidden == !isShown)
      let rect = field.textRect(forBounds: field.bounds)
      #expect(rect.minX == (isShown ? 30 : 0) && rect.maxX == (isShown ? 150 : 200))
    }
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(right.frame == CGRect(x: 150, y: 12, width: 50, height: 10))
    field.leftView = nil
    #expect(left.superview == nil)
    field.resignFirstResponder()
  }

  @Test("a placeholder is gray, in the text's font, and gone when there is text")
  func placeholder() {
    field.font = .systemFont(ofSize: 11)
    field.placeholder = "Name"
    let line = texts().first
    #expect(line?.runs.map(\.string) == ["Name"])
    #expect(line?.runs.map(\.color) == [UIColor.tertiaryLabel.rgba])
    #expect(line?.runs.first?.font.size == 11)
    field.attributedPlaceholder = NSAttributedString(
      string: "Other", attributes: [.foregroundColor: UIColor.red])
    #expect(texts().first?.runs.map(\.color) == [UIColor.red.rgba])
    field.text = "Ada"
    #expect(texts().flatMap { $0.runs.map(\.string) } == ["Ada"])
  }

  @Test("text is gray while the field is disabled, and has its color otherwise")
  func colors() {
    field.text = "Ada"
    field.textColor = .red
    #expect(texts().first?.runs.map(\.color) == [UIColor.red.rgba])
    field.isEnabled = false
    #expect(texts().first?.runs.map(\.color) == [UIColor.tertiaryLabel.rgba])
  }

  @Test("an empty field is as high as one with text, and as wide as its placeholder")
  func naturalSize() {
    let empty = field.intrinsicContentSize
    field.text = "Some text"
    let filled = field.intrinsicContentSize
    #expect(filled.height == empty.height && filled.width > empty.width)
    let other = UITextField()
    other.placeholder = "Some text"
    #expect(other.intrinsicContentSize == filled)
    other.borderStyle = .roundedRect
    #expect(other.intrinsicContentSize.height > filled.height)
  }
}
