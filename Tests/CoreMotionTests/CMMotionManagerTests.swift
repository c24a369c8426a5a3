// SPDX-License-Identifier: Apache-2.0

import CoreMotion
import DynamicsSimulator
import Testing
import UIKit

/// Lets a ball fall to where the device is tilted.
private final class TiltController: UIViewController {
  let ball = UIView(frame: CGRect(x: 140, y: 220, width: 40, height: 40))
  let manager = CMMotionManager()
  private(set) var readings: [TimeInterval] = []
  private var animator: UIDynamicAnimator?
  private let gravity = UIGravityBehavior()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: view)
    self.animator = animator
    gravity.addItem(ball)
    animator.addBehavior(gravity)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(walls)
    manager.deviceMotionUpdateInterval = 0.1
    manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
      guard let self, let motion else { return }
      readings.append(motion.timestamp)
      gravity.gravityDirection = CGVector(dx: motion.gravity.x, dy: -motion.gravity.y)
    }
  }
}

@Suite("Motion of the device")
@MainActor
struct CMMotionManagerTests {
  private let controller = TiltController()

  private func makeSimulator() -> Simulator {
    Simulator(rootViewController: controller, size: CGSize(width: 320, height: 480))
  }

  @Test("a ball falls to the bottom edge of an upright device, to the right edge of a turned one")
  func tilt() {
    let simulator = makeSimulator()
    simulator.advance(by: 3)
    #expect(abs(controller.ball.frame.maxY - 480) < 1)
    simulator.posture = .upright(turnedBy: .pi / 2)
    simulator.advance(by: 3)
    #expect(abs(controller.ball.frame.maxX - 320) < 1)
  }

  @Test("updates come at their interval, until they are stopped")
  func interval() throws {
    let simulator = makeSimulator()
    simulator.advance(by: 1)
    #expect(controller.readings.count == 10)
    let first = try #require(controller.readings.first)
    #expect(abs(first - 0.1) < 1 / 60)
    controller.manager.stopDeviceMotionUpdates()
    simulator.advance(by: 1)
    #expect(controller.readings.count == 10)
    #expect(controller.manager.deviceMotion == nil)
  }

  @Test(
    "the attitude has the angles of the posture",
    arguments: [(0.0, 0.0), (0.4, -0.3), (-1.0, 3.0), (Double.pi / 2, 0.0)])
  func attitude(pitch: Double, roll: Double) throws {
    let probe = ProbeController()
    let simulator = Simulator(
      rootViewController: probe, size: CGSize(width: 320, height: 480))
    simulator.posture = DevicePosture(pitch: CGFloat(pitch), roll: CGFloat(roll))
    simulator.advance(by: 0.1)
    let attitude = try #require(probe.manager.deviceMotion?.attitude)
    #expect(abs(attitude.pitch - pitch) < 1e-7)
    #expect(abs(attitude.roll - roll) < 1e-7)
    #expect(attitude.yaw == 0)
  }

  @Test("all sensors of a probe tell the posture")
  func sensors() throws {
    let probe = ProbeController()
    let simulator = Simulator(rootViewController: probe, size: CGSize(width: 320, height: 480))
    simulator.posture = .flat
    simulator.posture.userAcceleration.x = 0.5
    simulator.posture.rotationRate.z = 2
    simulator.advance(by: 0.1)
    let data = try #require(probe.manager.accelerometerData)
    #expect(data.acceleration.x == 0.5)
    #expect(data.acceleration.z == -1)
    #expect(probe.manager.gyroData?.rotationRate.z == 2)
    #expect(probe.manager.deviceMotion?.gravity.x == 0)
    #expect(probe.manager.deviceMotion?.userAcceleration.x == 0.5)
  }

  @Test("an unretained manager is silent")
  func lifetime() {
    let probe = ProbeController()
    let simulator = Simulator(rootViewController: probe, size: CGSize(width: 320, height: 480))
    simulator.advance(by: 0.1)
    #expect(probe.updates == 6)
    probe.manager = CMMotionManager()
    simulator.advance(by: 0.1)
    #expect(probe.updates == 6)
  }

  @Test("a posture or interval that is no number is refused", arguments: [Double.nan, .infinity])
  func refusal(number: Double) {
    let simulator = makeSimulator()
    let before = UIDynamicAnimator.diagnosticHandler
    defer { UIDynamicAnimator.diagnosticHandler = before }
    var methods: [String] = []
    UIDynamicAnimator.diagnosticHandler = { methods.append($0.method) }
    simulator.posture.gravity.x = number
    #expect(simulator.posture == .upright)
    controller.manager.deviceMotionUpdateInterval = number
    #expect(controller.manager.deviceMotionUpdateInterval == 0.1)
    #expect(methods == ["Simulator.posture", "CMMotionManager.deviceMotionUpdateInterval"])
  }
}

/// Turns all sensors on.
private final class ProbeController: UIViewController {
  var manager = CMMotionManager()
  private(set) var updates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.startAccelerometerUpdates()
    manager.startGyroUpdates()
    manager.startDeviceMotionUpdates(to: OperationQueue()) { [weak self] _, _ in
      self?.updates += 1
    }
  }
}
