// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An item of one's own whose getters, setters and end call the program.
final class FuzzItem: NSObject, UIDynamicItem {
  let name: String
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity
  var size: CGSize
  var shape: UIDynamicItemCollisionBoundsType
  var path: UIBezierPath

  init(
    _ name: String, at center: CGPoint, size: CGSize, shape: UIDynamicItemCollisionBoundsType,
    path: UIBezierPath
  ) {
    self.name = name
    storedCenter = center
    self.size = size
    self.shape = shape
    self.path = path
    isOnceInfinite = !center.x.isFinite || !center.y.isFinite
  }

  deinit {
    let name = name
    MainActor.assumeIsolated { AnimatorMachine.current?.fire("the deinit of \(name)") }
  }

  private var machine: AnimatorMachine? { AnimatorMachine.current }

  /// Whether the program gave the item a number that is not finite, which a restored moment restores.
  private var isOnceInfinite = false

  private func check(_ numbers: [CGFloat], _ name: String) {
    if machine?.isWriting == false, !isOnceInfinite {
      machine?.expectFinite(numbers, "what the animator wrote to \(name)")
    } else if !numbers.allSatisfy(\.isFinite) {
      isOnceInfinite = true
    }
  }

  var center: CGPoint {
    get {
      machine?.fire("the getter of \(name).center")
      return storedCenter
    }
    set {
      check([newValue.x, newValue.y], "\(name).center")
      storedCenter = newValue
      machine?.fire("the setter of \(name).center")
    }
  }

  var bounds: CGRect {
    machine?.fire("the getter of \(name).bounds")
    return CGRect(origin: .zero, size: size)
  }

  var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let parts = [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty]
      check(parts, "\(name).transform")
      storedTransform = newValue
    }
  }

  var collisionBoundsType: UIDynamicItemCollisionBoundsType { shape }
  var collisionBoundingPath: UIBezierPath { path }
}

/// A view that tells the program of its moves.
final class FuzzView: UIView {
  override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      AnimatorMachine.current?.fire("the setter of a view's center")
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    AnimatorMachine.current?.fire("layoutSubviews()")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    AnimatorMachine.current?.fire("didMoveToSuperview()")
  }
}

/// A behavior that tells the program of its moves and of its end.
final class FuzzBehavior: UIDynamicBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    let machine = AnimatorMachine.current
    machine?.checkMove(of: self, to: dynamicAnimator)
    machine?.fire("willMove(to: \(dynamicAnimator == nil ? "nil" : "animator"))")
  }

  deinit {
    MainActor.assumeIsolated { AnimatorMachine.current?.fire("the deinit of a behavior") }
  }
}

/// A gravity that tells the program of its moves.
final class FuzzGravity: UIGravityBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    let machine = AnimatorMachine.current
    machine?.checkMove(of: self, to: dynamicAnimator)
    machine?.fire("willMove(to: \(dynamicAnimator == nil ? "nil" : "animator"))")
  }
}

/// A collision behavior that forgets its reported contacts when it comes or leaves.
final class FuzzCollision: UICollisionBehavior {
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    let machine = AnimatorMachine.current
    machine?.checkMove(of: self, to: dynamicAnimator)
    machine?.contacts[ObjectIdentifier(self)] = []
    machine?.fire("willMove(to: \(dynamicAnimator == nil ? "nil" : "animator"))")
  }
}

/// A layout whose content has a size.
final class FuzzLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 2000) }

  override func invalidateLayout() {
    AnimatorMachine.current?.fire("invalidateLayout()")
    super.invalidateLayout()
  }
}

/// The delegate of everything.
final class FuzzListener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  static let shared = FuzzListener()

  private var machine: AnimatorMachine? { AnimatorMachine.current }

  private func key(_ item: any UIDynamicItem) -> String { "\(ObjectIdentifier(item))" }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    machine?.fire("dynamicAnimatorWillResume(_:)")
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    machine?.fire("dynamicAnimatorDidPause(_:)")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    machine?.began(behavior, "\(key(item1)) \(key(item2))", at: p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    machine?.ended(behavior, "\(key(item1)) \(key(item2))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    machine?.began(behavior, "\(key(item)) \(identifier.map { "\($0)" } ?? "bounds")", at: p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    machine?.ended(behavior, "\(key(item)) \(identifier.map { "\($0)" } ?? "bounds")")
  }
}
