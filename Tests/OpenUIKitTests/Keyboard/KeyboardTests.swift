// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("The keyboard on the screen")
struct KeyboardTests {
  private let environment = AppEnvironment()
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
  private let dispatcher: TouchDispatcher

  init() {
    window = environment.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    dispatcher = TouchDispatcher(window: window)
    environment.run { window.makeKeyAndVisible() }
    window.addSubview(field)
  }

  private func edit(_ responder: UIResponder) {
    environment.run {
      _ = responder.becomeFirstResponder()
      for _ in 0..<20 { environment.clock.advanceFrame() }
    }
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    environment.run {
      dispatcher.begin(0, at: CGPoint(x: x, y: y))
      dispatcher.end(0)
    }
  }

  // The keyboard covers 540 to 800: four rows of 65 points.

  @Test("keys type into the field that is edited, small letters first")
  func letters() {
    edit(field)
    tap(20, 560)
    tap(380, 560)
    #expect(field.text == "qp")
    tap(20, 700)
    tap(20, 560)
    tap(20, 560)
    #expect(field.text == "qpQq")
  }

  @Test("the keys of deletion, space and return act as those of a device")
  func otherKeys() {
    edit(field)
    tap(20, 560)
    tap(200, 770)
    tap(20, 560)
    tap(385, 700)
    #expect(field.text == "q ")
    var returns = 0
    field.addAction(UIAction { _ in returns += 1 }, for: .editingDidEndOnExit)
    tap(380, 770)
    #expect(returns == 1 && !field.isEditing)
  }

  @Test("digits take the place of letters where the type of keyboard says so")
  func digits() {
    field.keyboardType = .numberPad
    edit(field)
    tap(60, 560)
    tap(200, 770)
    #expect(field.text == "10")
    field.text = ""
    field.keyboardType = .default
    environment.run { field.reloadInputViews() }
    tap(30, 770)
    tap(20, 560)
    #expect(field.text == "1")
  }

  @Test("the keyboard receives touches in place of what it covers")
  func covers() {
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 400, height: 300))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    tap(2, 798)
    #expect(taps == 1)
    edit(field)
    tap(2, 798)
    #expect(taps == 1)
  }

  @Test("an input view takes the place of the keyboard, an accessory lies above it")
  func inputViews() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.inputView = picker
    field.inputAccessoryView = bar
    edit(field)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 540, width: 400, height: 44))
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 584, width: 400, height: 216))
    environment.run { _ = field.resignFirstResponder() }
    edit(UIResponder())
    #expect(bar.window == nil && picker.window == nil)
  }

  @Test("a tap into a text view begins editing")
  func textView() {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    window.addSubview(view)
    tap(100, 140)
    environment.run {
      #expect(view.isFirstResponder)
      for _ in 0..<20 { environment.clock.advanceFrame() }
    }
    tap(20, 560)
    #expect(view.text == "q")
  }

  @Test("dragging dismisses the keyboard where the scroll view says so", arguments: [true, false])
  func dragging(isDismissing: Bool) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    view.contentSize = CGSize(width: 400, height: 2000)
    view.keyboardDismissMode = isDismissing ? .onDrag : .none
    window.addSubview(view)
    edit(field)
    environment.run {
      dispatcher.begin(0, at: CGPoint(x: 100, y: 300))
      for step in 1...5 {
        dispatcher.move(0, to: CGPoint(x: 100, y: 300 - CGFloat(step) * 20))
        environment.clock.advanceFrame()
      }
      dispatcher.end(0)
    }
    #expect(field.isEditing != isDismissing)
  }
}
