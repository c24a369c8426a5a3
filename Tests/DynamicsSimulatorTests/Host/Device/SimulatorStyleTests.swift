// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import Testing

@Suite("The style of a simulated device")
@MainActor
struct SimulatorStyleTests {
  /// A screen with the system background, which notes its style when it loads and when that changes.
  private final class StyledController: UIViewController {
    var styles: [UIUserInterfaceStyle] = []

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      styles.append(traitCollection.userInterfaceStyle)
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  /// A square that falls.
  private final class FallingController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
      let item = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(item)
      animator.addBehavior(UIGravityBehavior(items: [item]))
    }
  }

  private let size = CGSize(width: 100, height: 100)

  private func red(of simulator: Simulator) -> CGFloat? {
    simulator.view.presented().backgroundColor?.components.red
  }

  @Test("it is light unless given, and can be set while the app runs; each simulator has its own")
  func setting() {
    let (controller, other) = (StyledController(), StyledController())
    let simulator = Simulator(rootViewController: controller, size: size)
    let dark = Simulator(rootViewController: other, size: size, style: .dark)
    #expect(controller.styles == [.light, .light] && other.styles == [.dark, .dark])
    #expect(red(of: simulator) == 1 && red(of: dark) == 0)
    simulator.userInterfaceStyle = .dark
    #expect(controller.styles.last == .dark && other.styles.count == 2)
    #expect(red(of: simulator) == 0 && simulator.userInterfaceStyle == .dark)
    dark.userInterfaceStyle = .light
    #expect(red(of: dark) == 1 && red(of: simulator) == 0)
  }

  @Test("a style that no device has is refused")
  func refusing() {
    let simulator = Simulator(rootViewController: StyledController(), size: size, style: .dark)
    simulator.userInterfaceStyle = .unspecified
    #expect(simulator.userInterfaceStyle == .dark)
  }

  @Test("stages of a frame are measured from the second time on, and do not exceed the whole")
  func timings() {
    let simulator = Simulator(rootViewController: FallingController(), size: size)
    simulator.advance(by: 0.1)
    nonisolated(unsafe) var ticks = 0.0
    // Each look at the clock takes a second: what is measured is the number of looks.
    let clock: @Sendable () -> Double = {
      ticks += 1
      return ticks
    }
    #expect(simulator.takeTimings(clock: clock) == DynamicsTimings())
    simulator.advance(by: simulator.frameDuration)
    let timings = simulator.takeTimings(clock: clock)
    #expect(timings.engine > 0 && timings.total >= timings.engine)
    #expect(timings.pairs > 0 && timings.solve > 0)
    let frame = FrameTimings(animators: timings, total: timings.total + 3)
    #expect(frame.seconds.count == 7 && frame.seconds.reduce(0, +) == timings.total + 3)
    #expect(simulator.takeTimings(clock: clock) == DynamicsTimings(), "they were taken")
  }
}
