// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The work of recording views")
struct RecordingWorkTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let views = (0..<20).map { index in
    UIView(frame: CGRect(x: 10 * index, y: 5, width: 8, height: 8))
  }
  private let names = ItemNames(rootViewController: UIViewController())

  init() {
    for view in views {
      view.backgroundColor = .red
      root.addSubview(view)
    }
  }

  @Test("a view that only moves is asked for its look once, and its places are recorded")
  func moving() throws {
    var recorder = ViewRecorder()
    for frame in 0..<30 {
      for view in views {
        view.center.y += 1
        view.transform = CGAffineTransform(rotationAngle: 0.01 * CGFloat(frame))
      }
      recorder.capture([root], at: frame, names: names)
      #expect(recorder.changedNodes.count == (frame == 0 ? 21 : 20))
    }
    #expect(recorder.presentedCount == 21)
    let node = try #require(recorder.nodes.last)
    #expect(node.appearance.changes.count == 1)
    let placement = try #require(node.placement)
    #expect(
      placement
        == Placement(
          views[19].presented(), origin: CGPoint(x: 150, y: 150), previousRotation: 0))
  }

  @Test("what stands still is not recorded again")
  func still() {
    var recorder = ViewRecorder()
    for frame in 0..<5 {
      recorder.capture([root], at: frame, names: names)
      #expect(frame == 0 || recorder.changedNodes.isEmpty)
    }
    #expect(recorder.presentedCount == 21)
  }

  /// Changes of how a view is painted.
  private static let changes: [@MainActor (UIView) -> Void] = [
    { $0.alpha = 0.5 }, { $0.backgroundColor = .blue }, { $0.layer.cornerRadius = 3 },
    { $0.layer.borderWidth = 2 }, { $0.clipsToBounds = true }, { $0.layer.shadowOpacity = 0.5 },
    { $0.layer.addSublayer(CALayer()) }, { $0.mask = UIView(frame: $0.bounds) },
    { $0.bounds.size.width = 20 },
    { $0.layer.contents = UIImage(systemName: "circle") }, { $0.isHidden = true },
    { $0.layer.zPosition = 1 }, { $0.removeFromSuperview() },
  ]

  @Test("every change of how a view is painted is seen", arguments: 0..<13)
  func looks(index: Int) throws {
    #expect(Self.changes.count == 13)
    var (recorder, complete) = (ViewRecorder(), ViewRecorder())
    recorder.capture([root], at: 0, names: names)
    Self.changes[index](views[3])
    recorder.capture([root], at: 1, names: names)
    complete.capture([root], at: 1, names: names)
    // One that saw only the second frame shows the same.
    let shown = self.shown(by: recorder)
    let expected = self.shown(by: complete)
    #expect(shown.map(\.name) == expected.map(\.name))
    #expect(shown.map(\.appearance.last) == expected.map(\.appearance.last))
    #expect(shown.map(\.placement) == expected.map(\.placement))
  }

  /// The nodes that are shown, in the order of drawing.
  private func shown(by recorder: ViewRecorder) -> [ViewRecorder.Node] {
    var nodes: [ViewRecorder.Node] = []
    var pending = Array(recorder.children(of: NodeOrder.screen).reversed())
    while let node = pending.popLast() {
      nodes.append(recorder.nodes[node])
      pending += recorder.children(of: node).reversed()
    }
    return nodes.filter { $0.placement != nil }
  }

  @Test("the log of a recording returns where each view was, frame by frame")
  func places() {
    var (recorder, log) = (ViewRecorder(), PlacementLog())
    var expected: [[Placement?]] = []
    for frame in 0..<40 {
      views[frame % 20].center.y += CGFloat(frame)
      views[7].transform = CGAffineTransform(rotationAngle: 0.4 * CGFloat(frame))
      views[9].isHidden = frame % 11 > 6
      recorder.capture([root], at: frame, names: names)
      log.append(recorder)
      expected.append(recorder.nodes.map(\.placement))
    }
    let tracks = log.tracks()
    for frame in 0..<40 { #expect(tracks.map { $0[frame] } == expected[frame]) }
    // A view that only falls is an entry of a few bytes.
    #expect(tracks[20].changes.count == 3)
  }

  @Test("a moving view is a few bytes a frame of a recording")
  func bytes() {
    var (recorder, log) = (ViewRecorder(), PlacementLog())
    for frame in 0..<60 {
      for view in views { view.center.y += 0.1 * CGFloat(frame) }
      recorder.capture([root], at: frame, names: names)
      log.append(recorder)
    }
    // The gap, the horizontal difference, and that of the velocity; two bytes where it does not fit one.
    #expect(log.byteCount <= 60 * 20 * 4 + 300)
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
    #expect(recorder.lookupCount == 20)
    // Those without gravity stand still, and fall asleep once at most.
    #expect(recorder.entryCount >= 10 * 30 && recorder.entryCount <= 10 * 30 + 2 * 10)
    let items = recorder.recordedItems()
    #expect(items.count == 20 && items.count { $0.states.changes.count == 30 } == 10)
    controller.gravity.removeItem(views[3])
    simulator.advance(by: simulator.frameDuration)
    recorder.capture(simulator, at: 30)
    #expect(recorder.recordedItems().count { $0.states.last == nil } == 1)
  }
}
