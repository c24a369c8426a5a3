// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows and hides the keyboard as the first responder changes, and posts its notifications.
///
/// The keyboard is a view of the responder's window: it covers what is behind it, as on a device, and
/// the safe area does not change.
@MainActor
final class KeyboardPresenter {
  /// The duration in which UIKit moves the keyboard, in seconds.
  static let duration: TimeInterval = 0.25

  private var host: KeyboardHost?
  /// The frame at the end of the running movement; nil while there is no keyboard.
  private var frame: CGRect?
  private var movement: FrameTimer?
  /// The layout guides that follow the keyboard.
  private var guides: [WeakGuide] = []
  /// The number of nested changes of the first responder.
  private var changeCount = 0

  /// Changes the first responder, then shows or hides the keyboard: once, after the outermost of
  /// nested changes, so that the keyboard stays where one field follows another.
  func afterChange<Result>(_ body: () -> Result) -> Result {
    changeCount += 1
    let result = body()
    changeCount -= 1
    if changeCount == 0 { update() }
    return result
  }

  /// Shows the input views of the first responder, or hides the keyboard.
  func update() {
    guard let responder = UIApplication.shared.firstResponder,
      let window = Self.window(of: responder)
    else { return hide() }
    let accessory = Self.accessory(of: responder)
    let input: UIView? =
      responder.inputView
      ?? (responder as? any UIKeyInput).map { KeyboardView(for: $0, width: window.bounds.width) }
    guard input != nil || accessory != nil else { return hide() }
    show(input, accessory: accessory, in: window)
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.window
  }

  /// The view above the keyboard: that of the nearest responder that has one.
  private static func accessory(of responder: UIResponder) -> UIView? {
    var candidate: UIResponder? = responder
    while let current = candidate {
      if let view = current.inputAccessoryView { return view }
      candidate = current.next
    }
    return nil
  }

  private func show(_ input: UIView?, accessory: UIView?, in window: UIWindow) {
    let host = host ?? KeyboardHost()
    self.host = host
    // The window of the keyboard may be gone.
    if host.superview == nil { frame = nil }
    let height = host.setContent(input, accessory: accessory, in: window.bounds.size)
    let end = CGRect(
      x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    window.addSubview(host)
    guard frame != end else { return }
    let begin = frame ?? end.offsetBy(dx: 0, dy: height)
    if frame == nil { UIView.performWithoutAnimation { host.frame = begin } }
    frame = end
    move(
      from: begin, to: end, will: UIResponder.keyboardWillShowNotification,
      did: UIResponder.keyboardDidShowNotification)
  }

  private func hide() {
    guard let begin = frame else { return }
    frame = nil
    move(
      from: begin, to: begin.offsetBy(dx: 0, dy: begin.height),
      will: UIResponder.keyboardWillHideNotification, did: UIResponder.keyboardDidHideNotification)
  }

  private func move(
    from begin: CGRect, to end: CGRect, will: Notification.Name, did: Notification.Name
  ) {
    movement?.invalidate()
    let target = frame
    let values = Self.values(from: begin, to: end)
    func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: values)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(will)
    // An observer may have changed the first responder.
    guard frame == target else { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      [host, guides] in
      host?.frame = end
      for entry in guides {
        entry.guide?.keyboardDidMove()
        entry.guide?.owningView?.window?.layoutIfNeeded()
      }
    }
    movement = AppEnvironment.current.time.schedule(after: Self.duration) { [weak self] _ in
      if self?.frame == nil { self?.host?.removeFromSuperview() }
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(did)
    }
  }

  /// Lets a guide follow the keyboard.
  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  /// The distance from the top of the keyboard, where it is or is about to be, to the bottom of a view; negative if
  /// the view ends above it.
  func coveredHeight(of view: UIView) -> CGFloat {
    guard let frame, let window = view.window, host?.superview === window else { return 0 }
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: window).y
    return bottom - frame.minY
  }

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private static func values(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
