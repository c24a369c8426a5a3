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

  /// Where a view is shown in its superview.
  private struct Shown {
    let parent: String
    /// The middle of the bounds, from that of the superview's bounds.
    let middle: CGPoint
    let size: CGSize
    let transform: CGAffineTransform

    /// Nil for a view that is hidden or in no superview.
    @MainActor
    init?(_ view: UIView, _ names: ItemNames) {
      guard let superview = view.superview, !view.isHidden, let layer = view.layer.presentation()
      else { return nil }
      (parent, size) = (names.name(of: superview), layer.bounds.size)
      transform = layer.affineTransform()
      let arm = CGPoint(
        x: (0.5 - layer.anchorPoint.x) * size.width, y: (0.5 - layer.anchorPoint.y) * size.height
      ).applying(transform)
      middle = CGPoint(
        x: layer.position.x + arm.x - superview.bounds.midX,
        y: layer.position.y + arm.y - superview.bounds.midY)
    }

    /// Whether the matrix that a placement describes, and the rest of it, are the same, to the steps of recordings.
    func isNear(_ place: Placement) -> Bool {
      let (c, s) = (cos(place.rotation), sin(place.rotation))
      let pairs = [
        (place.x, middle.x), (place.y, middle.y), (place.width, size.width),
        (place.height, size.height), (place.scaleX * c, transform.a),
        (place.scaleX * s, transform.b), (-place.scaleY * s, transform.c),
        (place.scaleY * c, transform.d), (place.shear, 0),
      ]
      return pairs.allSatisfy { abs($0 - Double($1)) < 0.001 }
    }
  }

  @Test("every frame has the views where they are", arguments: 0..<25)
  func places(index: Int) {
    #expect(Self.changes.count == 25)
    let recorder = Recorder(simulator, isPlayable: false)
    let views = scene.views + [scene.label, scene.plate]
    var frames: [[Shown?]] = []
    for frame in 0..<90 {
      if frame == 30 { Self.changes[index](scene, simulator) }
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator)
      frames.append(views.map { Shown($0, simulator.names) })
    }
    let nodes = recorder.finishedRecording(names: simulator.names).nodes
    for (number, view) in views.enumerated() {
      let name = simulator.names.name(of: view)
      let own = nodes.filter { $0.name == name }
      // Their numbers, because the tracks are pages long.
      let wrong = frames.indices.filter { frame in
        let visible = own.filter { $0.placement[frame] != nil }
        guard let shown = frames[frame][number] else { return !visible.isEmpty }
        guard visible.count == 1, let node = visible.first, let parent = node.parent,
          let place = node.placement[frame]
        else { return true }
        return nodes[parent].name != shown.parent || !shown.isNear(place)
      }
      #expect(wrong.isEmpty, "\(name)")
    }
    #expect(nodes.contains { $0.placement.changes.count > 80 } || index == 12)
  }

  @Test("views that fall are 1000 pt/s² faster in each second, and the others stay")
  func freeFall() throws {
    scene.properties.resistance = 0
    let recorder = Recorder(simulator, isPlayable: false)
    for _ in 0..<90 {
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator)
    }
    let nodes = recorder.finishedRecording(names: simulator.names).nodes
    // y(t + h) − 2 y(t) + y(t − h) = g h²
    let gain = 1000 * simulator.frameDuration * simulator.frameDuration
    for (index, view) in scene.views.enumerated() {
      let track = try #require(nodes.first { $0.name == simulator.names.name(of: view) }).placement
      let places = try (0..<90).map { try #require(track[$0]) }
      let x = Double(10 * index + 4 - 150)
      #expect(places.allSatisfy { $0.x == x && $0.width == 8 && $0.height == 7 })
      guard index < 10 else {
        #expect(places.allSatisfy { $0.y == 8.5 - 150 && $0.rotation == 0 })
        continue
      }
      for frame in 1..<89 {
        let change = places[frame + 1].y - 2 * places[frame].y + places[frame - 1].y
        // Four halves of a step of 1/1000 point, and the 24 bits of coordinates.
        #expect(abs(change - gain) < 0.0025)
      }
      // At rest at the start, and 0 to 2 frames of fall until the first one that is recorded.
      #expect((0...(2 * gain)).contains(places[0].y - (8.5 - 150)))
    }
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
