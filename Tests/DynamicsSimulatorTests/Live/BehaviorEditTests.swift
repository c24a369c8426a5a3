// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("Properties of behaviors are set by their paths")
struct BehaviorEditTests {
  /// One behavior of each kind, on one square.
  private final class AllController: UIViewController {
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    lazy var animator = UIDynamicAnimator(referenceView: view)

    override func viewDidLoad() {
      view.addSubview(square)
      let parent = UIDynamicBehavior()
      parent.addChildBehavior(UIPushBehavior(items: [square], mode: .continuous))
      for behavior in [
        UIGravityBehavior(items: [square]), UICollisionBehavior(items: [square]), parent,
        UIAttachmentBehavior(item: square, attachedToAnchor: .zero),
        UISnapBehavior(item: square, snapTo: .zero), UIDynamicItemBehavior(items: [square]),
        UIFieldBehavior.vortexField(),
      ] { animator.addBehavior(behavior) }
    }
  }

  private let simulator = Simulator(rootViewController: AllController(), size: .phone)

  private var outlines: [BehaviorOutline] {
    func all(_ outlines: [BehaviorOutline]) -> [BehaviorOutline] {
      outlines.flatMap { [$0] + all($0.children) }
    }
    return all(simulator.behaviorOutlines())
  }

  @Test("every property of every kind takes a value and tells it")
  func all() throws {
    let properties = outlines.flatMap { outline in
      outline.values.compactMap { value in value.property.map { (outline.path, $0) } }
    }
    #expect(properties.count == 39)
    for (path, property) in properties {
      // A range has 0 in it.
      let value = property == "collisionMode" ? 0.0 : property.hasSuffix("minimum") ? -1 : 1
      #expect(simulator.perform(BehaviorEdit(path: path, property: property, value: value)))
      let outline = try #require(outlines.first { $0.path == path })
      let told = try #require(outline.values.first { $0.property == property })
      let number = try #require(told.number, "\(outline.name).\(property)")
      #expect(abs(number - value) < 1e-9, "\(outline.name).\(property)")
    }
  }

  @Test("a tree of any depth has an outline of its upper levels")
  func deep() throws {
    final class DeepController: UIViewController {
      lazy var animator = UIDynamicAnimator(referenceView: view)

      override func viewDidLoad() {
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        view.addSubview(square)
        var top: UIDynamicBehavior = UIGravityBehavior(items: [square])
        for _ in 0..<100_000 {
          let above = UIDynamicBehavior()
          above.addChildBehavior(top)
          top = above
        }
        animator.addBehavior(top)
      }
    }
    let simulator = Simulator(rootViewController: DeepController(), size: .phone)
    simulator.advance(by: 0.1)
    var outline = try #require(simulator.behaviorOutlines().first)
    var levels = 1
    while let child = outline.children.first {
      outline = child
      levels += 1
    }
    #expect(levels == 64)
  }

  @Test("an edit acts at once, without a new start")
  func acts() throws {
    let gravity = try #require(outlines.first { $0.name == "UIGravityBehavior" })
    simulator.advance(by: 0.1)
    #expect(
      simulator.perform(
        BehaviorEdit(path: gravity.path, property: "gravityDirection.dy", value: -3)))
    let time = simulator.time
    let value = try #require(
      outlines.first { $0.path == gravity.path }?.values.first { $0.property == "magnitude" })
    #expect(value.number == 3 && simulator.time == time)
  }

  @Test(
    "what does not exist, and what is not finite, is refused",
    arguments: [
      BehaviorEdit(path: "0", property: "magnitude", value: 1),
      BehaviorEdit(path: "0.9", property: "magnitude", value: 1),
      BehaviorEdit(path: "7.0", property: "magnitude", value: 1),
      BehaviorEdit(path: "0.-1", property: "magnitude", value: 1),
      BehaviorEdit(path: "0.x", property: "magnitude", value: 1),
      BehaviorEdit(path: "", property: "magnitude", value: 1),
      BehaviorEdit(path: "0.0", property: "isa", value: 1),
      BehaviorEdit(path: "0.0", property: "magnitude", value: .nan),
    ])
  func unknown(edit: BehaviorEdit) {
    #expect(!simulator.perform(edit))
  }

  @Test("a property that was not set tells what acts instead (S053)")
  func acting() throws {
    let properties = try #require(outlines.first { $0.name == "UIDynamicItemBehavior" })
    let friction = try #require(properties.values.first { $0.property == "friction" })
    #expect(friction.text == "0 (0.2 acts)" && friction.number == 0)
    _ = simulator.perform(
      BehaviorEdit(path: properties.path, property: "friction", value: 0.5))
    let set = try #require(
      outlines.first { $0.path == properties.path }?.values.first { $0.property == "friction" })
    #expect(set.text == "0.5")
  }

  @Test("a field tells its kind, and a behavior the name that code may give it")
  func words() throws {
    let field = try #require(outlines.first { $0.name == "UIFieldBehavior" })
    #expect(field.values.first == BehaviorOutline.Value(label: "kind", text: "vortex"))
    #expect(field.variable == "field")
    #expect(outlines.first { $0.name == "UIPushBehavior" }?.path == "0.2.0")
  }
}
