// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("The overlay, a behavior that draws")
struct OverlayTests {
  /// A square falls on a named floor beside one that is anchored.
  @MainActor
  private final class Scene {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let square = UIView(frame: CGRect(x: 40, y: 100, width: 50, height: 50))
    let post = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
    let animator: UIDynamicAnimator
    let overlay = UIDynamicOverlayBehavior()

    init(isShown: Bool = true) {
      view.backgroundColor = .white
      [square, post].forEach(view.addSubview)
      animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [square]))
      let collision = UICollisionBehavior(items: [square, post])
      collision.addFloor(at: 300, from: 0, to: 300)
      animator.addBehavior(collision)
      let anchored = UIDynamicItemBehavior(items: [post])
      anchored.isAnchored = true
      animator.addBehavior(anchored)
      if isShown { animator.addBehavior(overlay) }
    }

    var drawing: OverlayView? { view.subviews.last as? OverlayView }

    /// The shapes that are seen in a color of the palette.
    func shapes(_ color: UInt32) -> [CAShapeLayer] {
      let wanted = UIColor(overlay: color).cgColor.colorComponents
      return (drawing?.layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }
        .compactMap { $0 as? CAShapeLayer }.filter { shape in
          guard !shape.isHidden, let shown = shape.strokeColor?.colorComponents else {
            return false
          }
          return shown.red == wanted.red && shown.green == wanted.green
            && shown.blue == wanted.blue
        }
    }

    var names: [String] {
      (drawing?.subviews ?? []).filter { !$0.isHidden }.compactMap { ($0 as? UILabel)?.text }
    }
  }

  @Test("it draws into a view in front of all others, which takes no touches and leaves with it")
  func place() throws {
    let scene = Scene()
    scene.animator.step(by: 0.1)
    let drawing = try #require(scene.drawing)
    #expect(scene.view.hitTest(scene.square.center, with: nil) === scene.square)
    let late = UIView(frame: .zero)
    scene.view.addSubview(late)
    scene.animator.step(by: 0.1)
    #expect(scene.view.subviews.last === drawing)
    scene.animator.removeBehavior(scene.overlay)
    #expect(scene.view.subviews.count == 3)
    scene.animator.step(by: 0.1)
    #expect(scene.view.subviews.count == 3)
  }

  @Test("results are the same to the bit, whether it draws or not")
  func results() {
    let shown = Scene()
    let plain = Scene(isShown: false)
    for _ in 0..<120 {
      shown.animator.step(by: 1 / 60)
      plain.animator.step(by: 1 / 60)
      #expect(shown.animator.stateHash == plain.animator.stateHash)
    }
    #expect(!shown.animator.isRunning && !plain.animator.isRunning)
  }

  @Test("an item is outlined where the engine has it, in the color of its state")
  func bodies() throws {
    let scene = Scene()
    scene.animator.step(by: 0.3)
    let falling = try #require(scene.shapes(OverlayPalette.awake).first)
    #expect(abs(falling.position.y - scene.square.center.y) < 0.01)
    #expect(try #require(falling.path).boundingBox.width >= 50)
    #expect(scene.shapes(OverlayPalette.anchored).count == 1)
    #expect(scene.shapes(OverlayPalette.velocity).count == 1)
    #expect(scene.shapes(OverlayPalette.force).count == 1)
    scene.animator.step(by: 3)
    #expect(scene.shapes(OverlayPalette.awake).isEmpty)
    #expect(scene.shapes(OverlayPalette.asleep).count == 1)
    #expect(scene.shapes(OverlayPalette.velocity).isEmpty)
  }

  @Test("a boundary has its name, and a contact a dot and an arrow that is longer for a harder hit")
  func contacts() throws {
    let scene = Scene()
    scene.animator.step(by: 0.1)
    #expect(scene.names == ["floor"])
    #expect(scene.shapes(OverlayPalette.boundary).count == 1)
    #expect(scene.shapes(OverlayPalette.contact).isEmpty)
    var longest: CGFloat = 0
    for _ in 0..<60 {
      scene.animator.step(by: 1 / 60)
      let arrows = scene.shapes(OverlayPalette.contact).compactMap { $0.path?.boundingBox.width }
      longest = max(longest, arrows.max() ?? 0)
    }
    scene.animator.step(by: 2)
    let resting = scene.shapes(OverlayPalette.contact).compactMap { $0.path?.boundingBox.width }
    // Two points of contact: a dot and an arrow for each.
    #expect(resting.count == 4)
    #expect(try #require(resting.max()) < longest - 4)
  }

  @Test(
    "each kind of joint is drawn",
    arguments: DynamicsOverlay.Joint.Kind.allCases.map(\.rawValue))
  func joints(kind: String) throws {
    let scene = Scene()
    let anchor = CGPoint(x: 150, y: 120)
    let behavior: UIDynamicBehavior
    switch kind {
    case "rod": behavior = UIAttachmentBehavior(item: scene.square, attachedTo: scene.post)
    case "spring":
      let spring = UIAttachmentBehavior(item: scene.square, attachedToAnchor: anchor)
      spring.frequency = 2
      behavior = spring
    case "rope":
      behavior = UIAttachmentBehavior.limitAttachment(
        with: scene.square, offsetFromCenter: .zero, attachedTo: scene.post, offsetFromCenter: .zero
      )
    case "weld":
      behavior = UIAttachmentBehavior.fixedAttachment(
        with: scene.square, attachedTo: scene.post, attachmentAnchor: anchor)
    case "pin":
      behavior = UIAttachmentBehavior.pinAttachment(
        with: scene.square, attachedTo: scene.post, attachmentAnchor: anchor)
    case "slide":
      behavior = UIAttachmentBehavior.slidingAttachment(
        with: scene.square, attachmentAnchor: anchor, axisOfTranslation: CGVector(dx: 1, dy: 0))
    default: behavior = UISnapBehavior(item: scene.square, snapTo: anchor)
    }
    scene.animator.step(by: 0.1)
    #expect(scene.shapes(OverlayPalette.joint).isEmpty)
    scene.animator.addBehavior(behavior)
    scene.animator.step(by: 0.1)
    #expect(scene.shapes(OverlayPalette.joint).count >= 2)
  }

  @Test("a field shows its region and its name")
  func fields() {
    let scene = Scene()
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 150, y: 200))
    field.region = UIRegion(radius: 80)
    field.addItem(scene.square)
    scene.animator.addBehavior(field)
    scene.animator.step(by: 0.1)
    #expect(scene.names.contains("radial gravity"))
    #expect(scene.shapes(OverlayPalette.field).count >= 3)
  }

  @Test("what is not asked for is not drawn")
  func parts() {
    let scene = Scene()
    scene.overlay.parts = [.bodies]
    scene.animator.step(by: 0.3)
    #expect(scene.shapes(OverlayPalette.awake).count == 1)
    #expect(scene.shapes(OverlayPalette.force).isEmpty)
    #expect(scene.shapes(OverlayPalette.boundary).isEmpty)
    #expect(scene.names.isEmpty)
  }

  @Test("a veil that is no number is refused, and one beyond its ends is taken for the end")
  func veil() {
    let overlay = UIDynamicOverlayBehavior()
    #expect(overlay.veil == 0.5)
    #expect(diagnostics { overlay.veil = .nan }.count == 1)
    #expect(overlay.veil == 0.5)
    overlay.veil = 3
    #expect(overlay.veil == 1)
    overlay.veil = -1
    #expect(overlay.veil == 0)
  }

  @Test("debugInterval thins out the pictures, but the last state is shown")
  func interval() throws {
    let scene = Scene()
    scene.animator.debugInterval = 10
    scene.animator.step(by: 10 / 60)
    let drawn = try #require(scene.shapes(OverlayPalette.awake).first).position
    scene.animator.step(by: 5 / 60)
    #expect(scene.shapes(OverlayPalette.awake).first?.position == drawn)
    scene.animator.step(by: 5 / 60)
    #expect(try #require(scene.shapes(OverlayPalette.awake).first).position.y > drawn.y)
    scene.animator.step(by: 3)
    #expect(scene.shapes(OverlayPalette.asleep).count == 1)
  }

  @Test("after restoring, the picture is that of the moment; one that came later is gone")
  func restored() throws {
    let scene = Scene(isShown: false)
    scene.animator.step(by: 0.1)
    let without = scene.animator.snapshot()
    scene.animator.addBehavior(scene.overlay)
    scene.animator.step(by: 0.1)
    let with = scene.animator.snapshot()
    let place = try #require(scene.shapes(OverlayPalette.awake).first).position
    scene.animator.step(by: 0.2)
    try scene.animator.restore(with)
    #expect(scene.shapes(OverlayPalette.awake).first?.position == place)
    try scene.animator.restore(without)
    #expect(scene.view.subviews.count == 2)
  }

  @Test("without a view to draw into nothing is drawn, and no harm is done")
  func abstract() {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let reports = diagnostics {
      animator.addBehavior(UIDynamicOverlayBehavior())
      animator.step(by: 0.5)
    }
    #expect(reports.isEmpty)
    #expect(item.center.y > 0)
  }
}
