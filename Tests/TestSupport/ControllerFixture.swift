// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// Controllers in a window of 320 × 480 points, in a time of their own.
@MainActor
package final class ControllerFixture {
  package let time = TimeFixture()
  package let log = CallLog()
  package let window: UIWindow

  package init() {
    window = time.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
  }

  /// Shows a controller as the root, and forgets its calls.
  package func show(_ controller: UIViewController) {
    time.run {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    log.calls = []
  }

  package func make(_ name: String) -> AppearanceWitness { AppearanceWitness(name, log) }

  /// Lets seconds pass.
  package func wait(_ seconds: Double) { time.advance(frames: Int(seconds * 60)) }
}

/// The calls that several controllers heard, in their order.
@MainActor
package final class CallLog {
  package var calls: [String] = []
}

/// Notes its appearances.
package final class AppearanceWitness: UIViewController {
  package let name: String
  package let log: CallLog

  package init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private func note(_ call: String, _ animated: Bool) {
    log.calls.append("\(name) \(call)\(animated ? " animated" : "")")
  }

  package override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  package override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  package override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  package override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  package override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  package override func willMove(toParent parent: UIViewController?) {
    log.calls.append("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  package override func didMove(toParent parent: UIViewController?) {
    log.calls.append("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
