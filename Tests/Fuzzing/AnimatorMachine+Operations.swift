// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The operations, each written down as Swift before it is run.
extension AnimatorMachine {
  func perform(_ operation: FuzzOperation, _ random: inout FuzzRandom) {
    switch random.index(below: 34) {
    case 0...4: addBehavior(&random)
    case 5: removeBehavior(&random)
    case 6: changeTree(&random)
    case 7...9: changeItems(&random)
    case 10...14: set(&random)
    case 15...19: step(&random)
    case 20: takeMoment(&random)
    case 21: random.once(in: 2) ? takeMoment(&random) : decode(&random)
    case 22: restore(&random)
    case 23: replaceItem(&random)
    case 24: moveItem(&random)
    case 25: look(&random)
    case 26: control(&random)
    case 30...33: changeSurroundings(&random)
    default: installHook(operation.nested, &random)
    }
  }

  // MARK: Choosing

  func animator(_ random: inout FuzzRandom) -> (animator: UIDynamicAnimator, name: String) {
    let number = random.once(in: 3) ? random.index(below: animators.count) : 0
    return (animators[number], "animators[\(number)]")
  }

  func item(_ random: inout FuzzRandom) -> (item: any UIDynamicItem, name: String) {
    let number = random.index(below: items.count)
    return (items[number], "items[\(number)]")
  }

  func point(_ random: inout FuzzRandom) -> CGPoint {
    CGPoint(x: random.number(), y: random.number())
  }

  func vector(_ random: inout FuzzRandom, _ size: Double = 2) -> CGVector {
    CGVector(dx: random.number(size), dy: random.number(size))
  }

  /// Some of the items, with their names.
  func someItems(_ random: inout FuzzRandom) -> (items: [any UIDynamicItem], name: String) {
    let chosen = (0..<random.index(below: 6)).map { _ in item(&random) }
    return (chosen.map(\.item), "[\(chosen.map(\.name).joined(separator: ", "))]")
  }

  func behavior(_ random: inout FuzzRandom) -> (behavior: UIDynamicBehavior, name: String)? {
    guard !behaviors.isEmpty else { return nil }
    let number = random.index(below: behaviors.count)
    return (behaviors[number], "behaviors[\(number)]")
  }

  // MARK: The tree

  private func addBehavior(_ random: inout FuzzRandom) {
    if behaviors.count < 14 || random.once(in: 4) {
      let made = makeBehavior(&random)
      if behaviors.count < 14 {
        behaviors.append(made)
      } else {
        let number = random.index(below: behaviors.count)
        say("behaviors[\(number)] = behaviors.removeLast()")
        replace(\.behaviors, at: number, with: made)
      }
    }
    guard let (behavior, name) = behavior(&random) else { return }
    let (animator, owner) = animator(&random)
    say("\(owner).addBehavior(\(name))")
    animator.addBehavior(behavior)
  }

  private func removeBehavior(_ random: inout FuzzRandom) {
    let (animator, owner) = animator(&random)
    guard let (behavior, name) = behavior(&random), !random.once(in: 6) else {
      say("\(owner).removeAllBehaviors()")
      return animator.removeAllBehaviors()
    }
    say("\(name).dynamicAnimator?.removeBehavior(\(name))")
    behavior.dynamicAnimator?.removeBehavior(behavior)
  }

  private func changeTree(_ random: inout FuzzRandom) {
    guard let (parent, parentName) = behavior(&random), let (child, name) = behavior(&random) else {
      return
    }
    if random.once(in: 3) {
      say("\(parentName).removeChildBehavior(\(parentName).childBehaviors.first ?? \(name))")
      parent.removeChildBehavior(parent.childBehaviors.first ?? child)
    } else {
      say("\(parentName).addChildBehavior(\(name))")
      parent.addChildBehavior(child)
    }
  }

  private func changeItems(_ random: inout FuzzRandom) {
    guard let (behavior, name) = behavior(&random) else { return }
    let (item, itemName) = item(&random)
    let adds = !random.once(in: 3)
    say("\(name).\(adds ? "addItem" : "removeItem")(\(itemName))")
    switch behavior {
    case let behavior as UIGravityBehavior:
      adds ? behavior.addItem(item) : behavior.removeItem(item)
    case let behavior as UICollisionBehavior:
      adds ? behavior.addItem(item) : behavior.removeItem(item)
    case let behavior as UIDynamicItemBehavior:
      adds ? behavior.addItem(item) : behavior.removeItem(item)
    case let behavior as UIPushBehavior: adds ? behavior.addItem(item) : behavior.removeItem(item)
    case let behavior as UIFieldBehavior: adds ? behavior.addItem(item) : behavior.removeItem(item)
    default: animators[0].removeItem(item)
    }
  }

  // MARK: Time and snapshots

  private func step(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    let seconds = random.once(in: 12) ? random.number(0.3) : Double(random.index(below: 12)) / 60
    guard !(seconds > 2) else { return }
    say("\(name).step(by: \(text(seconds)))")
    animator.step(by: seconds)
  }

  private func takeMoment(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    if moments.count >= 5 {
      say("moments.removeFirst()")
      moments.removeFirst()
    }
    say("moments.append(\(name).snapshot())")
    moments.append(Moment(animator: animator, snapshot: animator.snapshot(), contacts: contacts))
    expectFinite([moments[moments.count - 1].snapshot.elapsedTime], "snapshot.elapsedTime")
  }

  private func restore(_ random: inout FuzzRandom) {
    guard !moments.isEmpty else { return }
    let number = random.index(below: moments.count)
    let moment = moments[number]
    let target = random.once(in: 20) ? animators[0] : moment.animator
    let name = animators.firstIndex { $0 === target }.map { "animators[\($0)]" } ?? "itsAnimator"
    say("try? \(name).restore(moments[\(number)])")
    guard (try? target.restore(moment.snapshot)) != nil else { return }
    // Only collision behaviors of this animator go back; those of others keep their reports.
    for behavior in behaviors where behavior.dynamicAnimator === target {
      contacts[ObjectIdentifier(behavior)] = moment.contacts[ObjectIdentifier(behavior)]
    }
  }

  /// Encodes an animator and goes to what the bytes say, which is where it is; or reads the bytes of
  /// another one, which are refused or not.
  private func decode(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    let firings = fireCount
    let bytes = animator.snapshot().encode()
    if random.once(in: 4) {
      let (other, otherName) = self.animator(&random)
      say("_ = try? \(otherName).snapshot(decoding: \(name).snapshot().encode())")
      _ = try? other.snapshot(decoding: bytes)
      return
    }
    say("try \(name).restore(\(name).snapshot(decoding: \(name).snapshot().encode()))")
    do {
      let moment = try animator.snapshot(decoding: bytes)
      guard firings == fireCount else { return }
      try animator.restore(moment)
      // Ends of contacts with what has left are not in the bytes.
      for behavior in behaviors where behavior.dynamicAnimator === animator {
        contacts[ObjectIdentifier(behavior)] = nil
      }
      // The setters of items may have done anything, and writing a group turns its members.
      guard firings == fireCount, !hasMadeGroups else { return }
      if animator.snapshot().encode() != bytes, firings == fireCount {
        fail("the bytes of \(name) are others after it went to them")
      }
    } catch {
      if depth == 0, firings == fireCount { fail("\(name) refuses its own bytes: \(error)") }
    }
  }

  // MARK: Items

  private func replaceItem(_ random: inout FuzzRandom) {
    let number = random.index(below: items.count)
    let item = makeItem(number: number, &random)
    replace(\.items, at: number, with: item)
  }

  private func moveItem(_ random: inout FuzzRandom) {
    let (item, name) = item(&random)
    let center = point(&random)
    say("\(name).center = \(text(center))")
    isWriting = true
    item.center = center
    if random.once(in: 3) {
      let angle = random.number(3)
      say("\(name).transform = CGAffineTransform(rotationAngle: \(text(angle)))")
      item.transform = CGAffineTransform(rotationAngle: angle)
    }
    if random.once(in: 4), let item = item as? FuzzItem {
      item.size = CGSize(width: random.magnitude(60), height: random.magnitude(60))
      say("\(name).size = \(item.size)")
    }
    isWriting = false
    let (animator, owner) = animator(&random)
    say("\(owner).updateItem(usingCurrentState: \(name))")
    animator.updateItem(usingCurrentState: item)
  }

  private func look(_ random: inout FuzzRandom) {
    let (animator, name) = animator(&random)
    let rect = CGRect(
      x: random.number(), y: random.number(), width: random.number(), height: random.number())
    say("_ = \(name).items(in: \(rect))")
    _ = animator.items(in: rect)
    _ = animator.items(outside: rect)
    if random.once(in: 3) { _ = animator.fields(in: rect, hasProbes: true) }
  }

  private func control(_ random: inout FuzzRandom) {
    let number = random.index(below: animators.count)
    let animator = animators[number]
    let name = "animators[\(number)]"
    switch random.index(below: 6) {
    case 0:
      animator.isPaused.toggle()
      say("\(name).isPaused = \(animator.isPaused)")
    case 1:
      let scale: CGFloat? = random.once(in: 3) ? nil : random.number(3)
      say("\(name).pixelRoundingScale = \(scale.map { "\($0)" } ?? "nil")")
      animator.pixelRoundingScale = scale
    case 2:
      say("\(name).itemDidComeToRest = { _ in … }; \(name).itemDidWake = { _ in … }")
      animator.itemDidComeToRest = { [weak self] _ in self?.fire("itemDidComeToRest") }
      animator.itemDidWake = { [weak self] _ in self?.fire("itemDidWake") }
    case 3:
      say("\(name).removeItem(items[0])")
      animator.removeItem(items[0])
    case 4 where number == 0:
      say("animators[0] = UIDynamicAnimator()")
      replace(\.animators, at: 0, with: UIDynamicAnimator())
      animators[0].delegate = FuzzListener.shared
    default:
      say("root.bounds.size = …")
      root.bounds.size = CGSize(width: random.magnitude(500), height: random.magnitude(800))
    }
  }

  private static let callbacks = [
    "willMove(to: nil)", "willMove(to: animator)", "an action", "a field's block", "a diagnostic",
    "dynamicAnimatorWillResume(_:)", "dynamicAnimatorDidPause(_:)", "a contact that began",
    "a contact that ended", "the contact handler", "itemDidComeToRest", "itemDidWake",
    "invalidateLayout()", "the deinit of a behavior", "the setter of a view's center",
    "layoutSubviews()", "didMoveToSuperview()",
  ]

  private func installHook(_ operations: [FuzzOperation], _ random: inout FuzzRandom) {
    guard random.once(in: 2) else {
      return install(random.element(of: Self.callbacks), operations)
    }
    guard let item = item(&random).item as? FuzzItem else { return }
    let member = random.element(of: [
      "the getter of \(item.name).center", "the getter of \(item.name).bounds",
      "the setter of \(item.name).center", "the deinit of \(item.name)",
    ])
    install(member, operations)
  }
}

/// A number as Swift reads it.
func text(_ number: Double) -> String {
  number.isNaN
    ? ".nan" : number.isInfinite ? (number > 0 ? ".infinity" : "-.infinity") : "\(number)"
}

/// A point as Swift reads it.
func text(_ point: CGPoint) -> String { "CGPoint(x: \(text(point.x)), y: \(text(point.y)))" }

/// A vector as Swift reads it.
func text(_ vector: CGVector) -> String {
  "CGVector(dx: \(text(vector.dx)), dy: \(text(vector.dy)))"
}
