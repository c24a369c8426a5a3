// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Records the calls of a field, and refuses what it is set to.
@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var calls: [String] = []
  var mayBegin = true
  var refused = "x"

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("\(range.location) \(range.length) '\(string)'")
    return string != refused
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("return")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
}

@MainActor
@Suite("UITextField and UITextView")
struct TextFieldTests {
  private let fixture = GestureFixture()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
  private let log = FieldLog()

  init() {
    field.delegate = log
    fixture.view.addSubview(field)
  }

  @Test("a tap begins editing, and another field ends it")
  func editing() {
    let other = UITextField(frame: CGRect(x: 0, y: 50, width: 150, height: 34))
    fixture.view.addSubview(other)
    fixture.tap(120, 110)
    #expect(field.isEditing && field.isFirstResponder)
    fixture.tap(120, 160)
    #expect(!field.isEditing && other.isEditing)
    #expect(log.calls == ["begin", "end"])
    #expect(other.resignFirstResponder())
  }

  @Test("the delegate may keep a field from being edited")
  func refusedEditing() {
    log.mayBegin = false
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing && log.calls.isEmpty)
  }

  @Test("typing asks the delegate for each change, in UTF-16, and tells the actions")
  func typing() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    for text in ["a", "x", "🎈"] { field.insertText(text) }
    field.deleteBackward()
    #expect(log.calls == ["0 0 'a'", "1 0 'x'", "1 0 '🎈'", "1 2 ''"])
    #expect(field.text == "a" && changes == 3)
  }

  @Test("the return key asks the delegate, and ends editing if an exit action is registered")
  func returnKey() {
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.insertText("\n")
    #expect(!field.isEditing)
    #expect(log.calls == ["begin", "return", "return", "end"])
  }

  @Test("text set by code is not told to anybody, and the placeholder shows while there is none")
  func shownText() {
    func shown() -> String? {
      field.displayIfNeeded()
      guard case .drawing(let drawing) = field.presentedContent() else { return nil }
      return drawing.steps.lazy.compactMap { step -> String? in
        if case .text(let line, _) = step.mark { line.runs.map(\.string).joined() } else { nil }
      }.first
    }
    field.placeholder = "Name"
    #expect(shown() == "Name")
    field.text = "Ada"
    #expect(shown() == "Ada")
    field.isSecureTextEntry = true
    #expect(shown() == "•••")
    #expect(log.calls.isEmpty)
  }

  @Test("a text view is as long as its lines, and tells what is typed")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 76, height: 40))
    view.delegate = log
    view.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    view.text = "one two three"
    view.insertText(" four")
    view.layoutIfNeeded()
    // 76 points less 5 at each side are 11 letters: "one two", "three four".
    let lines = (2 * UIFont.systemFont(ofSize: 10).lineHeight).rounded(.up)
    #expect(view.contentSize == CGSize(width: 76, height: lines + 16))
    #expect(log.calls == ["one two three four"])
  }

  @Test("the selection of a text view is at the end of the text, and again after typing")
  func selection() {
    let view = UITextView()
    view.text = "abc"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(view.selectedRange == NSRange(location: 1, length: 1))
    view.insertText("d")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("a text that changes later does not change what was given")
  func copies() {
    let text = NSMutableAttributedString(string: "one")
    let (field, view) = (UITextField(), UITextView())
    (field.attributedText, view.attributedText) = (text, text)
    text.mutableString.setString("two")
    #expect(field.attributedText?.string == "one" && view.attributedText.string == "one")
  }
}
