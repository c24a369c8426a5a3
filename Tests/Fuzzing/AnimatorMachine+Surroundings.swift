// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What is around a simulation: the tree of views, animators that come and go, who is called, and
/// what is looked at.
extension AnimatorMachine {
  func changeSurroundings(_ random: inout FuzzRandom) {
    switch random.index(below: 8) {
    case 0, 1: changeView(&random)
    case 2: changeReference(&random)
    case 3: replaceAnimator(&random)
    case 4: tuneAnimator(&random)
    case 5: changeCallbacks(&random)
    case 6: reshapeItem(&random)
    default: readAnimator(&random)
    }
  }

  /// A view among the items, or the reference view.
  private func view(_ random: inout FuzzRandom) -> (view: UIView, name: String) {
    let (item, name) = item(&random)
    guard let view = item as? UIView else { return (root, "root") }
    return (view, name)
  }

  private func changeView(_ random: inout FuzzRandom) {
    let ((view, name), (other, otherName)) = (view(&random), view(&random))
    switch random.index(below: 6) {
    case 0:
      say("\(name).removeFromSuperview()")
      view.removeFromSuperview()
    case 1:
      say("root.addSubview(\(name))")
      root.addSubview(view)
    case 2:
      say("\(otherName).addSubview(\(name))")
      other.addSubview(view)
    case 3:
      let frame = rect(&random)
      say("\(name).frame = \(frame)")
      view.frame = frame
    case 4:
      let rect = rect(&random)
      say("\(name).bounds = \(rect)")
      view.bounds = rect
    default:
      say("\(name).layoutIfNeeded()")
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  private func rect(_ random: inout FuzzRandom) -> CGRect {
    CGRect(
      x: random.number(), y: random.number(), width: random.magnitude(300),
      height: random.magnitude(300))
  }

  private func changeReference(_ random: inout FuzzRandom) {
    switch random.index(below: 4) {
    case 0:
      let origin = point(&random)
      say("root.bounds.origin = \(text(origin))")
      root.bounds.origin = origin
    case 1:
      let center = point(&random)
      say("root.center = \(text(center))")
      root.center = center
    case 2:
      let angle = random.number(3)
      say("root.transform = CGAffineTransform(rotationAngle: \(text(angle)))")
      root.transform = CGAffineTransform(rotationAngle: angle)
    default:
      say("layout.invalidateLayout()")
      layout.invalidateLayout()
    }
  }

  /// Another animator instead of one, which ends: of any kind, also in a view that is an item.
  private func replaceAnimator(_ random: inout FuzzRandom) {
    let number = random.index(below: animators.count)
    let (made, name): (UIDynamicAnimator, String)
    switch random.index(below: 4) {
    case 0: (made, name) = (UIDynamicAnimator(), "UIDynamicAnimator()")
    case 1:
      (made, name) = (
        UIDynamicAnimator(collectionViewLayout: layout),
        "UIDynamicAnimator(collectionViewLayout: layout)"
      )
    case 2:
      let (view, viewName) = view(&random)
      (made, name) = (
        UIDynamicAnimator(referenceView: view), "UIDynamicAnimator(referenceView: \(viewName))"
      )
    default:
      (made, name) = (
        UIDynamicAnimator(referenceView: root), "UIDynamicAnimator(referenceView: root)"
      )
    }
    say("animators[\(number)] = \(name)")
    replace(\.animators, at: number, with: made)
    made.delegate = FuzzListener.shared
  }

  private func tuneAnimator(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    switch random.index(below: 6) {
    case 0:
      animator.speed = random.number(2)
      say("\(name).speed = \(text(animator.speed))")
    case 1:
      animator.workerCount = random.index(below: 4)
      say("\(name).workerCount = \(animator.workerCount)")
    case 2:
      animator.debugInterval = random.index(below: 4)
      say("\(name).debugInterval = \(animator.debugInterval)")
    case 3:
      animator.isDebugEnabled = random.once(in: 2)
      say("\(name).isDebugEnabled = \(animator.isDebugEnabled)")
    default:
      let (item, itemName) = item(&random)
      say("\(name).removeItem(\(itemName))")
      animator.removeItem(item)
    }
  }

  private func changeCallbacks(_ random: inout FuzzRandom) {
    let isCalled = random.once(in: 2)
    guard random.once(in: 2), let (behavior, name) = behavior(&random) else {
      let (animator, name) = animator(&random)
      say("\(name).delegate = \(isCalled ? "listener" : "nil")")
      animator.delegate = isCalled ? FuzzListener.shared : nil
      return
    }
    if let collision = behavior as? UICollisionBehavior {
      say("\(name).collisionDelegate = \(isCalled ? "listener" : "nil")")
      collision.collisionDelegate = isCalled ? FuzzListener.shared : nil
      // What it is not told of may end and begin again.
      contacts[ObjectIdentifier(collision)] = nil
    } else {
      say("\(name).action = \(isCalled ? "{ … }" : "nil")")
      behavior.action = isCalled ? { [weak self] in self?.fire("an action") } : nil
    }
  }

  /// Another shape of a custom item, of which the animator is not notified.
  private func reshapeItem(_ random: inout FuzzRandom) {
    let (item, name) = item(&random)
    guard let item = item as? FuzzItem else { return }
    item.shape = random.element(of: [.rectangle, .ellipse, .path])
    let path = UIBezierPath(ovalIn: rect(&random))
    if random.once(in: 2) { item.path = path }
    if random.once(in: 2) { item.size = random.once(in: 2) ? .zero : rect(&random).size }
    say("\(name).shape = .\(item.shape); \(name).size = \(item.size); \(name).path = …")
  }

  private func readAnimator(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    say("_ = \(name).stateHash; _ = \(name).layoutAttributesForCell(at: …)")
    _ = animator.stateHash
    _ = animator.description
    _ = animator.isRunning
    let path = IndexPath(item: random.index(below: 4), section: 0)
    _ = animator.layoutAttributesForCell(at: path)
    _ = animator.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
    _ = animator.layoutAttributesForDecorationView(ofKind: "kind", at: path)
    _ = animator.referenceView?.bounds
  }
}
