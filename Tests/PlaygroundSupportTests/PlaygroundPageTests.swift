// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import PlaygroundSupport
import Testing
import UIKit

@Suite("The page of a playground", .serialized)
@MainActor
struct PlaygroundPageTests {
  @Test("a view is shown at its own size, and what the page has started moves")
  func view() throws {
    // As the page itself has it, before there is a simulator.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let box = UIView(frame: CGRect(x: 80, y: 0, width: 40, height: 40))
    view.addSubview(box)
    PlaygroundPage.current.liveView = view
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [box]))

    let page = PlaygroundPage.current
    #expect(page.needsIndefiniteExecution)
    let size = try #require(page.liveViewSize)
    #expect(size == CGSize(width: 200, height: 300))
    let controller = try #require(page.liveViewController)
    let simulator = Simulator(ofRunningApp: controller, size: size)
    #expect(view.window != nil)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    simulator.advance(by: 0.2)
    // Gravity of 1000 points per second squared for 0.2 s: about 20 points.
    #expect(abs(box.center.y - 40) < 3)
  }

  @Test("a view without a size fills the screen")
  func emptyView() throws {
    let view = UIView()
    PlaygroundPage.current.setLiveView(view)
    #expect(PlaygroundPage.current.liveViewSize == nil)
    let controller = try #require(PlaygroundPage.current.liveViewController)
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 320, height: 480))
    simulator.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("a controller is shown as it is")
  func controller() {
    let controller = UIViewController()
    PlaygroundPage.current.liveView = controller
    #expect(PlaygroundPage.current.liveViewController === controller)
    PlaygroundPage.current.liveView = nil
    #expect(PlaygroundPage.current.liveViewController == nil)
  }
}
