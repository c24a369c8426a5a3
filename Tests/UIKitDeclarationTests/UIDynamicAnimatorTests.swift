// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of an animator.
private final class Animator: UIDynamicAnimator {
  nonisolated(unsafe) var names: [String] = []

  override init() {
    super.init()
  }

  override init(referenceView view: UIView) {
    super.init(referenceView: view)
  }

  override weak var delegate: (any UIDynamicAnimatorDelegate)? {
    didSet { names.append("delegate") }
  }

  override func addBehavior(_ behavior: UIDynamicBehavior) {
    names.append("add")
    super.addBehavior(behavior)
  }

  override func removeBehavior(_ behavior: UIDynamicBehavior) {
    names.append("remove")
    super.removeBehavior(behavior)
  }

  override func removeAllBehaviors() {
    names.append("remove all")
    super.removeAllBehaviors()
  }

  override func updateItem(usingCurrentState item: any UIDynamicItem) {
    names.append("update")
    super.updateItem(usingCurrentState: item)
  }

  override var referenceView: UIView? { super.referenceView }
  override var behaviors: [UIDynamicBehavior] { super.behaviors }
  override func items(in rect: CGRect) -> [any UIDynamicItem] { super.items(in: rect) }
  override var isRunning: Bool { super.isRunning }
  override var elapsedTime: TimeInterval { super.elapsedTime }

  override func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForCell(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: decorationViewKind, at: indexPath)
  }
}

/// Implements both; `Deaf` implements neither, since both are optional.
private final class Listener: NSObject, UIDynamicAnimatorDelegate {
  var names: [String] = []
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { names.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { names.append("pause") }
}

private final class Deaf: NSObject, UIDynamicAnimatorDelegate {}

/// Uses the whole class in a function of no actor, which UIKit allows: the animator is not annotated.
nonisolated private func useAnimator(
  on view: UIView, behavior: UIDynamicBehavior, item: any UIDynamicItem
) -> UIDynamicAnimator {
  let animator = UIDynamicAnimator(referenceView: view)
  animator.delegate = nil
  let isNew = !animator.isRunning && animator.elapsedTime == 0
  animator.addBehavior(behavior)
  animator.updateItem(usingCurrentState: item)
  animator.removeBehavior(behavior)
  animator.removeAllBehaviors()
  let path = IndexPath(item: 0, section: 0)
  let attributes = [
    animator.layoutAttributesForCell(at: path),
    animator.layoutAttributesForSupplementaryView(ofKind: "a", at: path),
    animator.layoutAttributesForDecorationView(ofKind: "b", at: path),
  ]
  let hasNothing =
    animator.behaviors.isEmpty && attributes.allSatisfy { $0 == nil }
    && animator.items(in: CGRect(x: 0, y: 0, width: 500, height: 500)).isEmpty
  return isNew && hasNothing && animator.delegate == nil && animator.referenceView === view
    ? animator : UIDynamicAnimator()
}

@MainActor
@Suite("UIDynamicAnimator and its delegate, as UIKit declares them")
struct UIDynamicAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("AN01, AN07, AN08, AN11–AN13: a fresh animator has nothing, and does nothing")
  func defaults() {
    let animator = UIDynamicAnimator()
    #expect(animator.referenceView == nil)
    #expect(animator.behaviors.isEmpty)
    #expect(!animator.isRunning)
    #expect(animator.elapsedTime == 0)
    #expect(animator.delegate == nil)
    let object: NSObject = animator
    #expect(object === animator)
  }

  @Test("AN02, AN03, AN07: the three ways to make one; only a view is a reference view")
  func initializers() {
    #expect(UIDynamicAnimator(referenceView: view).referenceView === view)
    let layout = UICollectionViewLayout()
    #expect(UIDynamicAnimator(collectionViewLayout: layout).referenceView == nil)
    #expect(Animator(referenceView: view).referenceView === view)
    #expect(Animator(collectionViewLayout: layout).behaviors.isEmpty)
  }

  @Test("AN04–AN06, AN08: behaviors come once, and go")
  func behaviors() {
    let animator = UIDynamicAnimator()
    let behaviors = [UIDynamicBehavior(), UIGravityBehavior(items: [])]
    for behavior in behaviors + behaviors { animator.addBehavior(behavior) }
    #expect(animator.behaviors == behaviors)
    animator.removeBehavior(behaviors[0])
    animator.removeBehavior(behaviors[0])
    #expect(animator.behaviors == [behaviors[1]])
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  @Test("AN09, AN10: items are found where they are, and read again when asked to")
  func items() {
    let animator = UIDynamicAnimator()
    let item = Dot()
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    let found: [any UIDynamicItem] = animator.items(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(found.map { $0 === item } == [true])
    item.center = CGPoint(x: 1000, y: 0)
    animator.updateItem(usingCurrentState: item)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
  }

  @Test("AN13: the delegate is weak")
  func weakDelegate() {
    let animator = UIDynamicAnimator()
    var listener: Listener? = Listener()
    animator.delegate = listener
    #expect(animator.delegate === listener)
    listener = nil
    #expect(animator.delegate == nil)
  }

  @Test("AN14–AN16: an animator of no layout tracks no attributes")
  func attributes() {
    let animator = Animator()
    let path = IndexPath(item: 0, section: 0)
    #expect(animator.layoutAttributesForCell(at: path) == nil)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "shadow", at: path) == nil)
  }

  @Test("AN01–AN16: every member can be overridden")
  func overrides() {
    let animator = Animator()
    let item = Dot()
    let behavior = UIGravityBehavior(items: [item])
    animator.delegate = nil
    animator.addBehavior(behavior)
    animator.updateItem(usingCurrentState: item)
    animator.removeBehavior(behavior)
    animator.removeAllBehaviors()
    #expect(animator.names == ["delegate", "add", "update", "remove", "remove all"])
  }

  @Test("AN01–AN16: a function of no actor may use an animator")
  func isolation() {
    let item = Dot()
    let animator = useAnimator(on: view, behavior: UIGravityBehavior(items: [item]), item: item)
    #expect(animator.referenceView === view)
  }

  @Test("AD01, AD02: a delegate is called at the start and the pause; both members are optional")
  func delegate() {
    let animator = UIDynamicAnimator()
    let listener = Listener()
    animator.delegate = listener
    animator.addBehavior(UISnapBehavior(item: Dot(), snapTo: CGPoint(x: 50, y: 0)))
    animator.step(by: 5)
    #expect(listener.names == ["resume", "pause"])
    let deaf = Deaf()
    animator.delegate = deaf
    animator.addBehavior(UIGravityBehavior(items: [Dot()]))
    animator.removeAllBehaviors()
    animator.step(by: 1)
    #expect(!animator.isRunning)
  }
}
