// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The work of recording items")
struct ItemRecorderTests {
  private let views = (0..<20).map { index in
    UIView(frame: CGRect(x: 10 * index, y: 5, width: 8, height: 8))
  }

  /// Half of the views fall, the others have an animator too.
  private final class FallingController: UIViewController {
    let gravity: UIGravityBehavior
    private let views: [UIView]
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    init(_ views: [UIView]) {
      self.views = views
      gravity = UIGravityBehavior(items: Array(views.prefix(10)))
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for item in views { view.addSubview(item) }
      animator.addBehavior(gravity)
      animator.addBehavior(UIDynamicItemBehavior(items: Array(views.suffix(10))))
    }
  }

  @Test("no view is visited while items fall")
  func fall() {
    let controller = FallingController(views)
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 300, height: 300))
    var recorder = ViewRecorder()
    var visits = 0
    for frame in 0..<30 {
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator.shownWindows, at: frame, names: simulator.names)
      if frame == 2 { visits = recorder.visitCount }
      #expect(frame == 0 || recorder.changedNodes.count == 10)
    }
    #expect(visits > 0 && recorder.visitCount == visits)
  }

  @Test("items that stay in their order are looked up once, and what rests makes no entry")
  func items() {
    let controller = FallingController(views)
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 300, height: 300))
    var recorder = ItemRecorder()
    for frame in 0..<30 {
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator, at: frame)
    }
    #expect(recorder.lookupCount == 20 && recorder.visitCount == 20)
    // Those without gravity stand still, and fall asleep once at most.
    let count = recorder.log.readings.count
    #expect(count >= 10 * 30 && count <= 10 * 30 + 2 * 10)
    let items = recorder.log.recordedItems(recorder.log.readings.entries())
    #expect(items.count == 20 && items.count { $0.states.changes.count == 30 } == 10)
    controller.gravity.removeItem(views[3])
    simulator.advance(by: simulator.frameDuration)
    recorder.capture(simulator, at: 30)
    let others = recorder.log.recordedItems(recorder.log.readings.entries())
    #expect(others.count { $0.states.last == nil } == 1)
  }
}
