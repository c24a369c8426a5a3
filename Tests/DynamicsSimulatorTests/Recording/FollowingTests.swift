// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator
@testable import OpenUIKit

/// Views whose places follow from those of their items are recorded as views that are read in each frame.
@MainActor
@Suite("Recording views that follow their items")
struct FollowingTests {
  /// A scene in which half of the views fall, and a label and the other half stand.
  final class Scene: UIViewController {
    let views = (0..<20).map { index in
      UIView(frame: CGRect(x: 10 * index, y: 5, width: 8, height: 7))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 80, height: 20))
    let plate = UIView(frame: CGRect(x: 3, y: 4, width: 290, height: 280))
    lazy var gravity = UIGravityBehavior(items: Array(views.prefix(10)))
    lazy var properties = UIDynamicItemBehavior(items: views)
    lazy var animator = UIDynamicAnimator(referenceView: view)
    lazy var second = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(plate)
      for item in views {
        item.backgroundColor = .red
        view.addSubview(item)
      }
      view.addSubview(label)
      animator.addBehavior(gravity)
      animator.addBehavior(properties)
    }
  }

  private let scene = Scene()
  private let simulator: Simulator

  init() {
    simulator = Simulator(rootViewController: scene, size: CGSize(width: 300, height: 300))
  }

  @Test("nothing is recorded of views that fall, and of one that turns as soon as it does")
  func work() {
    var (views, items) = (ViewRecorder(), ItemRecorder())
    for frame in 0..<60 {
      if frame == 20 { scene.properties.addAngularVelocity(2, for: scene.views[4]) }
      simulator.advance(by: simulator.frameDuration)
      views.capture(simulator.shownWindows, at: frame, names: simulator.names)
      items.capture(simulator, at: frame)
      views.follow(items, in: simulator, at: frame)
      if frame >= 4 { #expect(views.changedNodes.count == (frame < 20 ? 0 : 1)) }
    }
    #expect(views.follows.spans.count == 20)
    #expect(views.follows.spans.count { $0.end == .max } == 19)
    #expect(views.visitCount == 24)
  }

  /// Changes that an app makes while it is recorded.
  private static let changes: [@MainActor (Scene, Simulator) -> Void] = [
    { _, _ in }, { scene, _ in scene.views[2].center.x += 3 },
    { scene, _ in scene.views[2].transform = CGAffineTransform(scaleX: 2, y: 1) },
    { scene, _ in scene.views[2].alpha = 0.5 }, { scene, _ in scene.views[2].isHidden = true },
    { scene, _ in scene.views[2].bounds.size.width = 20 },
    { scene, _ in scene.views[2].layer.anchorPoint = .zero },
    { scene, _ in scene.views[2].removeFromSuperview() },
    { scene, _ in scene.plate.addSubview(scene.views[2]) },
    { scene, _ in scene.view.sendSubviewToBack(scene.views[2]) },
    { scene, _ in scene.gravity.removeItem(scene.views[2]) },
    { scene, _ in scene.gravity.addItem(scene.views[15]) },
    { scene, _ in scene.animator.removeAllBehaviors() },
    { scene, _ in scene.animator.pixelRoundingScale = 2 },
    { scene, _ in scene.properties.addAngularVelocity(3, for: scene.views[2]) },
    { scene, _ in scene.properties.addLinearVelocity(CGPoint(x: 30, y: 9), for: scene.views[2]) },
    { scene, _ in
      scene.views[2].center = CGPoint(x: 100.3, y: 20.7)
      scene.views[2].transform = CGAffineTransform(rotationAngle: 3)
      scene.animator.updateItem(usingCurrentState: scene.views[2])
    },
    { scene, _ in UIView.animate(withDuration: 0.1) { scene.views[2].center.x += 50 } },
    { scene, _ in scene.second.addBehavior(UIGravityBehavior(items: [scene.views[2]])) },
    { scene, _ in
      scene.animator.addBehavior(UIFieldBehavior.noiseField(smoothness: 0, animationSpeed: 1))
    },
    { scene, _ in scene.gravity.action = { scene.views[3].center.x += 1 } },
    { scene, _ in
      scene.gravity.action = {
        scene.views[3].transform = scene.views[3].transform.rotated(by: 0.1)
      }
    },
    { scene, _ in scene.view.bounds.origin.y = 10 },
    { scene, _ in scene.view.center.y += 10 },
    { scene, simulator in
      let snapshot = simulator.snapshot()
      for _ in 0..<5 { simulator.advance(by: simulator.frameDuration) }
      try? simulator.restore(snapshot)
    },
  ]

  @Test("every frame has the views where they are read", arguments: 0..<25)
  func places(index: Int) {
    #expect(Self.changes.count == 25)
    let recorder = Recorder(simulator, isPlayable: false)
    var (reference, log) = (ViewRecorder(), PlacementLog())
    for frame in 0..<90 {
      if frame == 30 { Self.changes[index](scene, simulator) }
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator)
      reference.capture(simulator.shownWindows, at: frame, names: simulator.names)
      log.append(reference)
    }
    let recording = recorder.finishedRecording(names: simulator.names)
    let (nodes, numbers) = reference.nodesInDrawingOrder()
    let tracks = log.tracks()
    #expect(recording.nodes.map(\.name) == nodes.map(\.name))
    // Their names, because the tracks are pages long.
    let wrong = zip(recording.nodes, numbers).filter { $0.placement != tracks[$1] }.map(\.0.name)
    #expect(wrong.isEmpty)
    #expect(recording.nodes.contains { $0.placement.changes.count > 80 } || index == 12)
  }

  @Test("a view that an app moves to where it was recorded last is there")
  func back() throws {
    let recorder = Recorder(simulator, isPlayable: false)
    let view = scene.views[3]
    var places: [CGPoint] = []
    for frame in 0..<30 {
      simulator.advance(by: simulator.frameDuration)
      // Nothing is recorded of the view since frame 2.
      if frame == 20 { view.center = places[2] }
      places.append(view.center)
      recorder.capture(simulator)
    }
    let nodes = recorder.finishedRecording(names: simulator.names).nodes
    let track = try #require(nodes.first { $0.name == simulator.names.name(of: view) }).placement
    for frame in places.indices {
      let y = try #require(track[frame]?.y)
      #expect(abs(y - Double(places[frame].y - 150)) < 0.001)
    }
  }

  @Test("moves of layers count only while these follow a body")
  func counting() {
    var places = LayerPlaces()
    let view = scene.views[1]
    places.append(view)
    let start = DisplayChanges.followerCount
    view.center.x += 1
    #expect(DisplayChanges.followerCount == start)
    #expect(places.follow([(view.layer, .zero)]).first.flatMap { $0?.index } == nil)
    places.forEachMoved { _, _, _, _ in }
    #expect(places.follow([(view.layer, view.center)]).first.flatMap { $0?.index } == 0)
    view.layer.moveView(to: CGPoint(x: 7, y: 8))
    #expect(DisplayChanges.followerCount == start)
    view.center.x += 1
    view.transform = CGAffineTransform(rotationAngle: 1)
    #expect(DisplayChanges.followerCount == start + 2)
    var visits = 0
    places.forEachMoved { _, _, _, _ in visits += 1 }
    #expect(visits == 0)
    places.stopFollowing([0])
    places.forEachMoved { _, _, _, _ in visits += 1 }
    #expect(visits == 1)
    view.center.x += 1
    #expect(DisplayChanges.followerCount == start + 2)
  }
}
