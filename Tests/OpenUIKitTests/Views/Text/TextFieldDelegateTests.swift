// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Records every question and every call, and answers as it is set to.
@MainActor
private final class Journal: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var refusals: Set<String> = []

  private func ask(_ call: String) -> Bool {
    calls.append(call)
    return !refusals.contains(call)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.append("ended \(reason.rawValue)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("should change") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
}

@MainActor
@Suite("UITextFieldDelegate")
struct TextFieldDelegateTests {
  private let fixture = GestureFixture()
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
  private let journal = Journal()

  init() {
    field.delegate = journal
    fixture.view.addSubview(field)
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event begin"), (.editingChanged, "event changed"),
      (.editingDidEnd, "event end"), (.editingDidEndOnExit, "event exit"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [journal] _ in journal.calls.append(name) }, for: event)
    }
  }

  @Test("editing asks first, then begins, then tells the delegate and the actions")
  func beginning() {
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(journal.calls == ["should begin", "began", "event begin"])
    #expect(field.becomeFirstResponder())
    #expect(journal.calls.count == 3)
    field.resignFirstResponder()
  }

  @Test("ending asks first, then ends, then tells the delegate why and the actions")
  func ending() {
    field.becomeFirstResponder()
    journal.calls = []
    #expect(field.resignFirstResponder() && !field.isEditing && !field.isFirstResponder)
    #expect(journal.calls == ["should end", "ended 0", "event end"])
  }

  @Test("a delegate that keeps a field editing also keeps another field from it")
  func kept() {
    let other = UITextField()
    fixture.view.addSubview(other)
    field.becomeFirstResponder()
    journal.refusals = ["should end"]
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(!other.becomeFirstResponder() && !other.isEditing)
    #expect(!fixture.view.endEditing(false) && field.isEditing)
    #expect(journal.calls.last == "should end")
    #expect(fixture.view.endEditing(true))
  }

  @Test("a forced end asks and then ends anyway, and tells the delegate")
  func forced() {
    field.becomeFirstResponder()
    journal.refusals = ["should end"]
    journal.calls = []
    #expect(fixture.window.endEditing(true) && !field.isEditing && !field.isFirstResponder)
    #expect(journal.calls == ["should end", "ended 0", "event end"])
    #expect(fixture.window.endEditing(true))
    #expect(journal.calls.count == 3)
  }

  @Test("a field that leaves the window stops editing without being asked")
  func removed() {
    field.becomeFirstResponder()
    journal.calls = []
    fixture.view.removeFromSuperview()
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(journal.calls == ["ended 0", "event end"])
  }

  @Test("typing asks before each change, and tells after it")
  func typing() {
    field.insertText("a")
    #expect(journal.calls == ["should change", "event changed", "selection"])
    journal.refusals = ["should change"]
    journal.calls = []
    field.insertText("b")
    field.deleteBackward()
    #expect(field.text == "a" && journal.calls == ["should change", "should change"])
  }

  @Test("an empty field has nothing to delete, and asks no delegate")
  func nothingToDelete() {
    field.deleteBackward()
    #expect(journal.calls.isEmpty && !field.hasText)
  }

  @Test("text is cleared when editing begins, where the field and the delegate want it")
  func clearing() {
    field.text = "old"
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    journal.refusals = ["should clear"]
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    journal.refusals = []
    journal.calls = []
    field.becomeFirstResponder()
    #expect(field.text?.isEmpty == true)
    #expect(journal.calls == ["should begin", "should clear", "began", "event begin"])
    field.resignFirstResponder()
  }

  @Test("the return key ends editing where there is an exit action and the delegate lets it")
  func returnKey() {
    field.becomeFirstResponder()
    journal.calls = []
    journal.refusals = ["should return"]
    field.insertText("\n")
    #expect(journal.calls == ["should return"] && field.isEditing && field.text?.isEmpty == true)
    journal.refusals = []
    journal.calls = []
    field.insertText("\n")
    #expect(
      journal.calls == ["should return", "event exit", "should end", "ended 0", "event end"])
  }

  @Test("a disabled field is not edited")
  func disabled() {
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder && !field.becomeFirstResponder())
    fixture.tap(120, 110)
    #expect(!field.isEditing && journal.calls.isEmpty)
  }

  @Test("a delegate that implements nothing allows everything")
  func silent() {
    final class Silent: NSObject, UITextFieldDelegate {}
    let silent = Silent()
    field.delegate = silent
    #expect(field.becomeFirstResponder())
    field.insertText("a")
    field.insertText("\n")
    #expect(field.text == "a" && !field.isEditing)
  }
}
