// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Touches of a simulator")
struct TouchTests {
  private let controller = DiaryController()
  private let simulator: Simulator

  init() {
    simulator = Simulator(rootViewController: controller, size: .phone)
  }

  @Test("a tap is recognized at once, and no time passes")
  func tap() {
    simulator.tap(at: CGPoint(x: 100, y: 200))
    #expect(controller.taps == [CGPoint(x: 100, y: 200)])
    #expect(simulator.time == 0)
  }

  @Test("a drag takes its time and ends where it should")
  func drag() {
    simulator.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 300), duration: 0.5)
    #expect(simulator.time == 0.5)
    #expect(controller.pans.last == CGPoint(x: 200, y: 300))
    #expect(controller.pans.count > 20)
    #expect(controller.taps.isEmpty)
  }

  @Test("a drag moves at constant speed")
  func evenDrag() {
    simulator.schedule([
      .drag(from: .zero, to: CGPoint(x: 240, y: 0), start: 0, duration: 1)
    ])
    simulator.advance(by: 0.5)
    #expect(abs((controller.pans.last?.x ?? 0) - 120) < 1e-9)
  }

  @Test("a scheduled tap happens at its time")
  func scheduled() {
    simulator.schedule([.tap(at: CGPoint(x: 5, y: 6), time: 0.5)])
    simulator.advance(by: 29.0 / 60)
    #expect(controller.taps.isEmpty)
    simulator.advance(by: 1.0 / 60)
    #expect(controller.taps == [CGPoint(x: 5, y: 6)])
  }

  @Test("a touch has moved before display links and animators run in the same frame")
  func firstInFrame() throws {
    simulator.schedule([
      .drag(from: .zero, to: CGPoint(x: 60, y: 0), start: 0, duration: 1)
    ])
    var seen: [CGFloat] = []
    let link = CADisplayLink { [controller] _ in seen.append(controller.pans.last?.x ?? 0) }
    simulator.runAppCode { link.add(to: .main, forMode: .common) }
    simulator.advance(by: 1)
    link.invalidate()
    // One point for every frame; a pan begins only after some points.
    for (frame, place) in seen.enumerated().dropFirst(20) {
      #expect(abs(place - CGFloat(frame + 1)) < 1e-9)
    }
    #expect(seen.count == 60)
  }

  @Test("the time of a drag is rounded up to whole frames")
  func rounding() {
    simulator.drag(from: .zero, to: CGPoint(x: 90, y: 90), duration: 0.02)
    #expect(simulator.time == 2.0 / 60)
    #expect(simulator.touchScheduler.isBusy == false)
  }

  @Test("touches with invalid numbers are left out")
  func invalid() {
    simulator.tap(at: CGPoint(x: CGFloat.nan, y: 0))
    simulator.drag(from: .zero, to: .zero, duration: .infinity)
    simulator.schedule([.longPress(at: .zero, start: .nan, duration: 1)])
    simulator.advance(by: 0.1)
    #expect(controller.taps.isEmpty)
    #expect(simulator.time == 0.1)
  }

  @Test("a touch is recorded from the frame in which it begins to the one before it has ended")
  func recorded() throws {
    simulator.schedule([
      .drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), start: 0.1, duration: 0.5),
      .tap(at: CGPoint(x: 1, y: 2), time: 0.3),
    ])
    let recording = simulator.record(for: 1)
    try #require(recording.touches.count == 2)
    let drag = recording.touches[0].path
    #expect(drag[5] == nil)
    #expect(drag[6] == CGPoint(x: 10, y: 10))
    #expect(drag[36] == CGPoint(x: 70, y: 10))
    #expect(drag[37] == nil)
    #expect(recording.touches[1].path[18] == CGPoint(x: 1, y: 2))
    #expect(recording.touches[1].path[19] == nil)
  }

  @Test("a tap that is made while a tap is handled is handled once, and so is the first")
  func nested() {
    let chain = ChainController()
    let simulator = Simulator(rootViewController: chain, size: .phone)
    chain.simulator = simulator
    simulator.tap(at: CGPoint(x: 20, y: 20))
    #expect(chain.touched == [CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 220)])
    simulator.advance(by: 0.1)
    #expect(chain.touched.count == 2)
    #expect(!simulator.touchScheduler.isBusy)
  }
}

/// Taps its lower half when its upper half is touched.
private final class ChainController: UIViewController {
  weak var simulator: Simulator?
  private(set) var touched: [CGPoint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let point = touches.first?.location(in: view), touched.count < 10 else { return }
    touched.append(point)
    if point.y < 200 { simulator?.tap(at: CGPoint(x: point.x, y: point.y + 200)) }
  }
}
