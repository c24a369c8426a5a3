import Foundation

/// The root of what is on screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var layoutDriver: WindowLayoutDriver?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }

  /// Whether the window is the one that gets keys.
  open private(set) var isKeyWindow = false

  /// Creates a window, hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window of the screen's size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    isHidden = true
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Makes the window the one that gets keys.
  open func makeKey() {
    isKeyWindow = true
  }

  /// Shows the window: loads the root controller's view, lays it out and lets it appear, at once.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    joinClock()
    showRoot()
  }

  /// Brings the touches of an event to the recognizers and then to the views.
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }

  /// Gives the window another size, as turning the device does.
  package func resize(to size: CGSize) {
    let transition = ImmediateTransition()
    rootViewController?.viewWillTransition(to: size, with: transition)
    frame = CGRect(origin: frame.origin, size: size)
    layoutIfNeeded()
    transition.finish()
    layoutIfNeeded()
  }

  private func showRoot() {
    guard let root = rootViewController, root.viewIfLoaded?.superview !== self else { return }
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    layoutIfNeeded()
  }

  private func joinClock() {
    guard layoutDriver == nil else { return }
    let driver = WindowLayoutDriver(window: self)
    layoutDriver = driver
    FrameClock.current.join(driver, phase: .layout)
  }
}

/// Lays a window out at the end of each frame.
@MainActor
private final class WindowLayoutDriver: FrameParticipant {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
  }

  func frameClockDidTick(_ clock: FrameClock) {
    window?.layoutIfNeeded()
  }
}
