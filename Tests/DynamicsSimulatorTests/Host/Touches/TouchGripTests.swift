// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("A touch that nothing takes holds the item under it")
struct TouchGripTests {
  /// A square of 60 points without gravity, in the middle of the screen.
  private final class SquareController: UIViewController {
    let square = UIView(frame: CGRect(x: 130, y: 210, width: 60, height: 60))
    lazy var animator = UIDynamicAnimator(referenceView: view)
    lazy var properties = UIDynamicItemBehavior(items: [square])

    override func viewDidLoad() {
      square.backgroundColor = .red
      view.addSubview(square)
      properties.resistance = 0
      animator.addBehavior(properties)
    }
  }

  private let controller = SquareController()
  private let simulator: Simulator
  private let start = CGPoint(x: 150, y: 230)

  init() {
    simulator = Simulator(rootViewController: controller, size: .phone)
    simulator.grabsItems = true
  }

  /// Moves the touch by steps of one frame at a speed in points/s, to the right.
  private func drag(frames: Int, speed: CGFloat, each body: (CGPoint) -> Void = { _ in }) {
    for frame in 1...frames {
      let point = CGPoint(x: start.x + speed * CGFloat(frame) / 60, y: start.y)
      simulator.perform(.move(touch: 0, to: point))
      simulator.advance(by: simulator.frameDuration)
      body(point)
    }
  }

  /// Where the touched point of the square is now.
  private var held: CGPoint {
    controller.square.convert(CGPoint(x: 20, y: 20), to: controller.view)
  }

  @Test("within 6 points at 500 points/s")
  func follows() {
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 20, speed: 500) { point in
      let held = self.held
      let (x, y) = (held.x - point.x, held.y - point.y)
      #expect((x * x + y * y).squareRoot() < 6)
    }
  }

  @Test("and throws it with the speed of the touch when it ends")
  func throwing() {
    let center = CGPoint(x: 160, y: 240)
    simulator.perform(.begin(touch: 0, at: center))
    for frame in 1...30 {
      simulator.perform(.move(touch: 0, to: CGPoint(x: center.x + 5 * CGFloat(frame), y: center.y)))
      simulator.advance(by: simulator.frameDuration)
    }
    simulator.perform(.end(touch: 0))
    simulator.advance(by: 0.1)
    // Within the change of one sub-step: the target moves once in a frame.
    let velocity = controller.properties.linearVelocity(for: controller.square)
    #expect(abs(velocity.x - 300) < 60 && abs(velocity.y) < 1)
    let before = controller.square.center.x
    simulator.advance(by: 0.1)
    #expect(abs(controller.square.center.x - before - velocity.x * 0.1) < 1)
  }

  @Test("wakes an animator that has come to rest, and again when it lets go")
  func wakes() {
    simulator.advance(by: 3)
    #expect(!controller.animator.isRunning)
    simulator.perform(.begin(touch: 0, at: start))
    #expect(controller.animator.isRunning)
    simulator.advance(by: 3)
    #expect(!controller.animator.isRunning)
    simulator.perform(.end(touch: 0))
    #expect(controller.animator.isRunning)
  }

  @Test("not unless asked, and no longer when switched off")
  func isOff() {
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    simulator.grabsItems = false
    let x = controller.square.center.x
    let velocity = controller.properties.linearVelocity(for: controller.square).x
    drag(frames: 6, speed: -500)
    #expect(abs(controller.square.center.x - x - velocity * 0.1) < 1)
    simulator.perform(.end(touch: 0))
    simulator.perform(.begin(touch: 0, at: controller.square.center))
    simulator.perform(.move(touch: 0, to: .zero))
    simulator.advance(by: 0.1)
    #expect(abs(controller.properties.linearVelocity(for: controller.square).x - velocity) < 1)
  }

  @Test("not one that is anchored")
  func anchored() {
    controller.properties.isAnchored = true
    simulator.advance(by: 0.1)
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    #expect(controller.square.center == CGPoint(x: 160, y: 240))
  }

  @Test("not where a pan takes it")
  func pan() {
    controller.square.addGestureRecognizer(UIPanGestureRecognizer { _ in })
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    #expect(controller.square.center == CGPoint(x: 160, y: 240))
  }

  @Test("where a tap has failed, because the touch went too far")
  func tap() {
    controller.view.addGestureRecognizer(UITapGestureRecognizer { _ in })
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 3, speed: 500)
    #expect(controller.square.center == CGPoint(x: 160, y: 240))
    drag(frames: 20, speed: 500)
    #expect(controller.square.center.x > 250)
  }

  @Test("not through a control, nor where a responder handles touches")
  func handled() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    controller.square.addSubview(button)
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    #expect(controller.square.center == CGPoint(x: 160, y: 240))
    simulator.perform(.end(touch: 0))
    button.removeFromSuperview()

    final class TouchView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    controller.square.addSubview(TouchView(frame: button.frame))
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    #expect(controller.square.center == CGPoint(x: 160, y: 240))
  }

  @Test("not beyond a snapshot: a restored moment has no hand in it")
  func restored() throws {
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 10, speed: 500)
    let moment = simulator.snapshot()
    simulator.perform(.end(touch: 0))
    simulator.advance(by: 0.2)
    try simulator.restore(moment)
    let velocity = controller.properties.linearVelocity(for: controller.square).x
    simulator.advance(by: 0.2)
    #expect(abs(controller.properties.linearVelocity(for: controller.square).x - velocity) < 1)
  }

  @Test("and not after the item has left the animator")
  func removed() {
    simulator.perform(.begin(touch: 0, at: start))
    drag(frames: 5, speed: 500)
    controller.animator.removeAllBehaviors()
    let center = controller.square.center
    drag(frames: 5, speed: 500)
    simulator.perform(.end(touch: 0))
    #expect(controller.square.center == center)
  }
}
