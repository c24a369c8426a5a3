// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import OpenUIDynamics
import Testing

private class FallingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = LaunchedController()
    window?.makeKeyAndVisible()
    return true
  }
}

private class LaunchedController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  lazy var animator = UIDynamicAnimator(referenceView: view)
  var heard: UIApplication?
  /// What the app shows in a window of its own in its next layout.
  var panel: PanelController? { didSet { view.setNeedsLayout() } }
  private var panelWindow: UIWindow?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let panel, panelWindow == nil else { return }
    let window = UIWindow(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    window.windowLevel = .alert
    window.rootViewController = panel
    window.isHidden = false
    panelWindow = window
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(box)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in self?.heard = UIApplication.shared })
  }
}

private class PanelController: UIViewController {
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.taps += 1 })
  }
}

@Suite("Apps in a simulator")
@MainActor
struct ApplicationTests {
  private let size = CGSize(width: 300, height: 500)

  @Test("an app that is launched by its delegate runs in virtual time on a screen of its own")
  func launching() throws {
    let simulator = Simulator(launching: FallingAppDelegate.self, size: size)
    let controller = try #require(simulator.rootViewController as? LaunchedController)
    #expect(controller.view.frame.size == size)
    simulator.advance(by: 1)
    // An animator begins to move in its second frame: half of 1000 points per second squared over 59
    // frames, to which the steps of the engine add a little.
    #expect(abs(controller.box.center.y - (10 + 500 * 59.0 * 59 / 3600)) < 4)
    simulator.tap(at: CGPoint(x: 150, y: 250))
    let app = try #require(controller.heard)
    #expect(app.delegate is FallingAppDelegate && app !== UIApplication.shared)
  }

  @Test("a window over the app's own takes the touches of its views, and lets others through")
  func windows() throws {
    let simulator = Simulator(launching: FallingAppDelegate.self, size: size)
    let controller = try #require(simulator.rootViewController as? LaunchedController)
    let overlay = PanelController()
    controller.panel = overlay
    simulator.advance(by: 0.1)
    simulator.tap(at: CGPoint(x: 60, y: 60))
    #expect(overlay.taps == 1 && controller.heard == nil)
    simulator.tap(at: CGPoint(x: 150, y: 250))
    #expect(overlay.taps == 1 && controller.heard != nil)
  }

  @Test("two apps side by side do not know of each other")
  func sideBySide() throws {
    let simulators = (0..<2).map { _ in Simulator(launching: FallingAppDelegate.self, size: size) }
    var apps: [UIApplication] = []
    for simulator in simulators {
      simulator.tap(at: CGPoint(x: 150, y: 250))
      let controller = try #require(simulator.rootViewController as? LaunchedController)
      apps.append(try #require(controller.heard))
    }
    #expect(apps[0] !== apps[1])
    #expect(apps.allSatisfy { $0.windows.count == 1 })
  }
}
