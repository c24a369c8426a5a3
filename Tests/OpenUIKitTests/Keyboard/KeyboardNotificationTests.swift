// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// The notifications of a keyboard while a closure runs.
@MainActor
private final class KeyboardLog {
  private(set) var names: [String] = []
  private(set) var frames: [CGRect] = []
  private(set) var duration: Double?
  private(set) var curve: Int?
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let observed: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    tokens = observed.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { self?.note(text, notification) }
      }
    }
  }

  func note(_ text: String) { names.append(text) }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  private func note(_ text: String, _ notification: Notification) {
    names.append(text)
    let values = notification.userInfo ?? [:]
    for key in [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
    ] {
      if let value = values[key] as? NSValue { frames.append(value.cgRectValue) }
    }
    duration = values[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    curve = (values[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue
  }
}

@MainActor
@Suite("Keyboard notifications")
struct KeyboardNotificationTests {
  private let environment = AppEnvironment()
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))

  init() {
    window = environment.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    environment.run { window.makeKeyAndVisible() }
    window.addSubview(field)
  }

  private func wait(frames: Int) {
    environment.run { for _ in 0..<frames { environment.clock.advanceFrame() } }
  }

  @Test("a field that begins editing posts will-notifications at once and did-notifications later")
  func shows() {
    let log = KeyboardLog()
    defer { log.stop() }
    environment.run { _ = field.becomeFirstResponder() }
    #expect(log.names == ["will change", "will show"])
    #expect(log.duration == 0.25)
    #expect(log.curve == UIView.AnimationCurve.easeInOut.rawValue)
    wait(frames: 14)
    #expect(log.names.count == 2)
    wait(frames: 2)
    #expect(log.names == ["will change", "will show", "did change", "did show"])
  }

  @Test("the keyboard comes from below the screen and ends at its bottom")
  func frames() {
    let log = KeyboardLog()
    defer { log.stop() }
    environment.run { _ = field.becomeFirstResponder() }
    let end = log.frames.last ?? .zero
    #expect(log.frames.first == CGRect(x: 0, y: 844, width: 390, height: end.height))
    #expect(end.minX == 0 && end.maxY == 844 && end.width == 390)
    // 216 points and a bar of 44, as on phones with a home button.
    #expect(end.height == 260)
  }

  @Test("resigning posts that the keyboard hides")
  func hides() {
    environment.run { _ = field.becomeFirstResponder() }
    wait(frames: 20)
    let log = KeyboardLog()
    defer { log.stop() }
    environment.run { _ = window.endEditing(true) }
    wait(frames: 20)
    #expect(log.names == ["will change", "will hide", "did change", "did hide"])
    #expect(log.frames.first?.maxY == 844 && log.frames[1].minY == 844)
    #expect(window.subviews == [field])
  }

  @Test("a layout guide stands on the keyboard, and at the safe area without one")
  func guide() {
    let root = UIViewController()
    root.deviceSafeAreaInsets.bottom = 34
    let bar = UIView()
    environment.run {
      window.rootViewController = root
      root.view.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.widthAnchor.constraint(equalToConstant: 100),
      ])
      window.layoutIfNeeded()
    }
    // Solutions are exact up to rounding.
    #expect(abs(bar.frame.maxY - (844 - 34)) < 1e-9)
    environment.run { _ = field.becomeFirstResponder() }
    #expect(abs(bar.frame.maxY - (844 - 260)) < 1e-9)
    wait(frames: 20)
    environment.run { _ = window.endEditing(true) }
    wait(frames: 20)
    #expect(abs(bar.frame.maxY - (844 - 34)) < 1e-9)
    root.view.keyboardLayoutGuide.usesBottomSafeArea = false
    environment.run { window.layoutIfNeeded() }
    #expect(abs(bar.frame.maxY - 844) < 1e-9)
  }

  @Test(
    "the guide of a view covers the part of it that the keyboard covers",
    arguments: [
      // The keyboard covers the lower 260 of 844 points.
      (CGRect(x: 0, y: 500, width: 100, height: 200), 116),
      (CGRect(x: 0, y: 700, width: 100, height: 50), 50),
      (CGRect(x: 0, y: 100, width: 100, height: 50), 0),
    ] as [(CGRect, CGFloat)])
  func covered(frame: CGRect, height: CGFloat) {
    let view = UIView(frame: frame)
    window.addSubview(view)
    environment.run {
      let guide = view.keyboardLayoutGuide
      #expect(guide === view.keyboardLayoutGuide)
      _ = field.becomeFirstResponder()
      #expect(
        guide.layoutFrame
          == CGRect(x: 0, y: frame.height - height, width: frame.width, height: height))
      // The keyboard is in another window.
      let other = UIWindow(frame: window.frame)
      other.addSubview(view)
      #expect(guide.layoutFrame.height == 0)
    }
  }

  @Test("the keyboard stays while one field follows another")
  func stays() {
    let other = UITextField(frame: CGRect(x: 20, y: 90, width: 200, height: 34))
    window.addSubview(other)
    environment.run { _ = field.becomeFirstResponder() }
    wait(frames: 20)
    let log = KeyboardLog()
    defer { log.stop() }
    environment.run { _ = other.becomeFirstResponder() }
    wait(frames: 20)
    #expect(log.names.isEmpty && other.isEditing && !field.isEditing)
  }

  @Test("a field notes its editing before the keyboard comes, a text view after")
  func order() {
    final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
      let note: (String) -> Void
      init(_ note: @escaping (String) -> Void) { self.note = note }
      func textFieldDidBeginEditing(_ textField: UITextField) { note("field began") }
      func textViewDidBeginEditing(_ textView: UITextView) { note("view began") }
    }
    let log = KeyboardLog()
    defer { log.stop() }
    let editor = Editor { log.note($0) }
    field.delegate = editor
    environment.run { _ = field.becomeFirstResponder() }
    #expect(log.names == ["field began", "will change", "will show"])
    environment.run { _ = field.resignFirstResponder() }
    wait(frames: 20)
    let view = UITextView(frame: CGRect(x: 20, y: 90, width: 200, height: 80))
    view.delegate = editor
    window.addSubview(view)
    let count = log.names.count
    environment.run { _ = view.becomeFirstResponder() }
    #expect(log.names.dropFirst(count) == ["will change", "will show", "view began"])
  }

  @Test("an observer that ends editing hides the keyboard again")
  func refused() {
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [field] _ in
      MainActor.assumeIsolated { _ = field.resignFirstResponder() }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    environment.run { _ = field.becomeFirstResponder() }
    wait(frames: 30)
    #expect(!field.isEditing && window.subviews == [field])
  }
}
