// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Inspecting a point of the screen")
struct ItemInspectionTests {
  private let controller = FallingController()

  private func simulator() -> Simulator {
    Simulator(rootViewController: controller, size: .phone)
  }

  @Test("an item has its name, type, place, size and motion")
  func item() throws {
    let simulator = simulator()
    simulator.advance(by: 0.2)
    let tip = try #require(simulator.inspectItem(at: controller.red.center))
    #expect(tip.name == "red" && tip.type == "UIView")
    #expect(tip.width == 50 && tip.height == 50)
    #expect(abs(tip.x - controller.red.center.x) < 0.001)
    #expect(abs(tip.y - controller.red.center.y) < 0.001)
    let motion = try #require(tip.motion)
    // Resistance takes little of 1000 points/s² in a fifth of a second.
    #expect(motion.velocityY > 190 && motion.velocityY <= 200)
    #expect(motion.isAwake && !motion.isAnchored)
    simulator.advance(by: 4)
    let resting = try #require(simulator.inspectItem(at: controller.red.center)?.motion)
    #expect(!resting.isAwake)
  }

  @Test("the background has no inspection, and neither have points beyond the screen")
  func background() {
    let simulator = simulator()
    #expect(simulator.inspectItem(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(simulator.inspectItem(at: CGPoint(x: -1e5, y: 1e5)) == nil)
  }

  @Test(
    "a subview of an item is inspected as the item; a view that no animator moves has no motion")
  func inside() throws {
    let simulator = simulator()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    label.text = "in it"
    controller.red.addSubview(label)
    let still = UIView(frame: CGRect(x: 0, y: 440, width: 40, height: 40))
    still.backgroundColor = .black
    still.accessibilityIdentifier = "still"
    controller.view.addSubview(still)
    #expect(simulator.inspectItem(at: controller.red.center)?.name == "red")
    let tip = try #require(simulator.inspectItem(at: CGPoint(x: 20, y: 460)))
    #expect(tip.name == "still" && tip.motion == nil)
  }

  @Test("the overlay is not in the way")
  func overlay() {
    let simulator = simulator()
    controller.animator?.addBehavior(UIDynamicOverlayBehavior())
    simulator.advance(by: 0.1)
    #expect(simulator.inspectItem(at: controller.red.center)?.name == "red")
    #expect(simulator.inspectItem(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("an item that is no view is found by its outline")
  func custom() throws {
    let simulator = simulator()
    let item = DriftingItem()
    controller.animator?.addBehavior(UIDynamicItemBehavior(items: [item]))
    simulator.advance(by: 0.1)
    let tip = try #require(simulator.inspectItem(at: CGPoint(x: 40, y: 55)))
    #expect(tip.type == "UIDynamicItem")
    #expect(abs(tip.width - 40) < 0.1 && tip.motion != nil)
    #expect(simulator.inspectItem(at: CGPoint(x: 85, y: 55)) == nil)
  }

  @Test("the counters have the numbers of bodies, contacts and behaviors")
  func counters() {
    let simulator = simulator()
    simulator.advance(by: 0.1)
    var counters = simulator.counters
    #expect(counters.awake == 2 && counters.asleep == 0)
    #expect(counters.behaviors == 2 && counters.joints == 0 && counters.contacts == 0)
    simulator.advance(by: 5)
    counters = simulator.counters
    #expect(counters.awake == 0 && counters.asleep == 2)
    #expect(counters.contacts == 2 && counters.pairs >= 2)
  }
}

/// An item of one's own, 40 points wide, at (40, 55).
private final class DriftingItem: NSObject, UIDynamicItem {
  var center = CGPoint(x: 40, y: 55)
  var bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  var transform = CGAffineTransform.identity
}
