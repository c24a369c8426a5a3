import OpenUIDynamics

/// Controllers in a window of 320 × 480 points, in a time of their own.
@MainActor
final class ControllerStage {
  let time = ClockStage()
  let log = CallLog()
  let window: UIWindow

  init() {
    window = time.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  }

  /// Shows a controller as the root; what it was told is forgotten.
  func show(_ controller: UIViewController) {
    time.run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    log.calls = []
  }

  func make(_ name: String) -> AppearanceWitness { AppearanceWitness(name, log) }

  /// Lets seconds pass.
  func wait(_ seconds: Double) { time.advance(frames: Int(seconds * 60)) }
}

/// The calls that several controllers heard, in their order.
@MainActor
final class CallLog {
  var calls: [String] = []
}

/// Notes its appearances.
final class AppearanceWitness: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool) {
    log.calls.append("\(name) \(call)\(animated ? " animated" : "")")
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    log.calls.append("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.calls.append("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
