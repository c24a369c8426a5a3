import DynamicsSimulator
import Gallery
import OpenUIDynamics
import Testing

@Suite("U2, timers and animations")
@MainActor
struct HopperTests {
  /// The scene on its screen, after some virtual time.
  private func run(for seconds: Double) throws -> Simulator {
    let scene = try #require(Gallery.scene(named: "U2"))
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.advance(by: seconds)
    return simulator
  }

  @Test("A disc comes every 0.4 s, until there are twelve")
  func discs() throws {
    for (time, count) in [(0.39, 0), (0.4, 1), (1.99, 4), (2, 5), (9, 12)] {
      let discs = try run(for: time).view.subviews.filter {
        $0.accessibilityIdentifier?.hasPrefix("disc") ?? false
      }
      #expect(discs.count == count)
    }
  }

  @Test("The lid slides in from 5.2 s on, and comes back to the middle after it was turned round")
  func lid() throws {
    for (time, x) in [(5.2, -100.0), (6.5, 160), (6.8, 160), (8.5, 160)] {
      // What is shown hangs on the clock, which the simulator keeps.
      let simulator = try run(for: time)
      let lid = try #require(simulator.view.subviews.first { $0.layer.zPosition == 1 })
      #expect(abs(Double(lid.presented().center.x) - x) < 1.5)
    }
    let simulator = try run(for: 7.2)
    let lid = try #require(simulator.view.subviews.first { $0.layer.zPosition == 1 })
    let shown = lid.presented().center.x
    #expect(shown > 200 && shown < 400)
  }

  @Test("All discs lie within the screen at the end")
  func rest() throws {
    let simulator = try run(for: 9)
    for view in simulator.view.subviews where view.layer.zPosition == 0 {
      #expect(simulator.view.bounds.insetBy(dx: -2, dy: -2).contains(view.frame))
    }
  }
}
