// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Items and behaviors.
extension AnimatorMachine {
  func makeItem(number: Int, _ random: inout FuzzRandom) -> any UIDynamicItem {
    let center = point(&random)
    let size =
      random.once(in: 20)
      ? .zero : CGSize(width: 5 + random.magnitude(60), height: 5 + random.magnitude(60))
    switch random.index(below: 12) {
    case 0, 10, 11:
      say("items[\(number)] = FuzzView(center: \(text(center)), size: \(size)) in root")
      let view = FuzzView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      root.addSubview(view)
      view.bounds.size = size
      view.center = center
      return view
    case 1:
      let path = IndexPath(item: random.index(below: 4), section: 0)
      say("items[\(number)] = UICollectionViewLayoutAttributes(forCellWith: \(path))")
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.size = size
      attributes.center = center
      return attributes
    case 2 where items.count > 3:
      let (members, names) = someItems(&random)
      hasMadeGroups = true
      say("items[\(number)] = UIDynamicItemGroup(items: \(names))")
      return UIDynamicItemGroup(items: members)
    default: return makeShape(number: number, center: center, size: size, &random)
    }
  }

  private func makeShape(
    number: Int, center: CGPoint, size: CGSize, _ random: inout FuzzRandom
  ) -> FuzzItem {
    let shape = random.element(of: [
      UIDynamicItemCollisionBoundsType.rectangle, .rectangle, .ellipse, .path,
    ])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -20, y: -20))
    for _ in 0..<2 + random.index(below: 5) {
      path.addLine(to: CGPoint(x: random.number(40), y: random.number(40)))
    }
    path.close()
    nameCount += 1
    let name = "item\(nameCount)"
    say(
      "items[\(number)] = FuzzItem(\"\(name)\", at: \(text(center)), size: \(size), shape: .\(shape))"
    )
    return FuzzItem(name, at: center, size: size, shape: shape, path: path)
  }

  func makeBehavior(_ random: inout FuzzRandom) -> UIDynamicBehavior {
    let (chosen, names) = someItems(&random)
    let (text, made) = makeBehavior(chosen, names, &random)
    say("behaviors.append(\(text))")
    if random.once(in: 4) {
      made.action = { [weak self] in self?.fire("an action") }
    }
    return made
  }

  private func makeBehavior(
    _ chosen: [any UIDynamicItem], _ names: String, _ random: inout FuzzRandom
  ) -> (String, UIDynamicBehavior) {
    switch random.index(below: 12) {
    case 0 where random.once(in: 4):
      let overlay = UIDynamicOverlayBehavior()
      overlay.parts = UIDynamicOverlayBehavior.Parts(rawValue: random.index(below: 256))
      overlay.veil = random.number(1)
      return ("UIDynamicOverlayBehavior()", overlay)
    case 0: return ("FuzzBehavior()", FuzzBehavior())
    case 1, 2: return ("FuzzGravity(items: \(names))", FuzzGravity(items: chosen))
    case 3, 4, 5:
      let behavior = FuzzCollision(items: chosen)
      behavior.collisionDelegate = FuzzListener.shared
      behavior.contactHandler = { [weak self] in self?.check($0) }
      if random.once(in: 2) { addBoundary(to: behavior, "behaviors[behaviors.count - 1]", &random) }
      return ("FuzzCollision(items: \(names))", behavior)
    case 6: return ("UIDynamicItemBehavior(items: \(names))", UIDynamicItemBehavior(items: chosen))
    case 7:
      let mode: UIPushBehavior.Mode = random.once(in: 2) ? .continuous : .instantaneous
      return (
        "UIPushBehavior(items: \(names), mode: .\(mode))", UIPushBehavior(items: chosen, mode: mode)
      )
    case 8:
      let ((item, name), place) = (item(&random), point(&random))
      return (
        "UISnapBehavior(item: \(name), snapTo: \(text(place)))",
        UISnapBehavior(item: item, snapTo: place)
      )
    case 9, 10: return makeAttachment(&random)
    default: return makeField(chosen, names, &random)
    }
  }

  private func makeAttachment(_ random: inout FuzzRandom) -> (String, UIDynamicBehavior) {
    let ends = AttachmentEnds(
      first: item(&random), second: item(&random), place: point(&random), axis: vector(&random),
      offset: UIOffset(horizontal: random.number(20), vertical: random.number(20)),
      farOffset: UIOffset(horizontal: random.number(20), vertical: random.number(20)))
    let kind = random.index(below: 9)
    return ends.elasticAttachment(kind) ?? ends.jointAttachment(kind)
  }

  private func makeField(
    _ chosen: [any UIDynamicItem], _ names: String, _ random: inout FuzzRandom
  ) -> (String, UIDynamicBehavior) {
    let kind = random.element(of: UIFieldBehavior.Kind.allCases)
    let field: UIFieldBehavior
    if kind == .custom {
      let force = vector(&random)
      field = .field { [weak self] _, place, velocity, mass, charge, time in
        self?.expectFinite(
          [place.x, place.y, velocity.dx, velocity.dy, mass, charge, time], "an argument of a block"
        )
        self?.fire("a field's block")
        return force
      }
    } else {
      field = UIFieldBehavior(kind: kind)
    }
    for item in chosen { field.addItem(item) }
    return ("UIFieldBehavior(kind: .\(kind)) with \(names)", field)
  }

  func addBoundary(to behavior: UICollisionBehavior, _ name: String, _ random: inout FuzzRandom) {
    let identifier = random.element(of: ["floor", "wall", "hill"])
    switch random.index(below: 6) {
    case 0:
      let (start, end) = (point(&random), point(&random))
      say(
        "\(name).addBoundary(withIdentifier: \"\(identifier)\", from: \(text(start)), to: \(text(end)))"
      )
      behavior.addBoundary(withIdentifier: identifier as NSString, from: start, to: end)
    case 1:
      let rect = CGRect(
        x: random.number(), y: random.number(), width: random.magnitude(400),
        height: random.magnitude(400))
      say(
        "\(name).addBoundary(withIdentifier: \"\(identifier)\", for: UIBezierPath(ovalIn: \(rect)))"
      )
      behavior.addBoundary(withIdentifier: identifier as NSString, for: UIBezierPath(ovalIn: rect))
    case 2, 3:
      let isBoundary = !random.once(in: 4)
      say("\(name).translatesReferenceBoundsIntoBoundary = \(isBoundary)")
      behavior.translatesReferenceBoundsIntoBoundary = isBoundary
    case 4:
      say("\(name).removeAllBoundaries()")
      behavior.removeAllBoundaries()
      if behavior.boundaryIdentifiers?.isEmpty == false { fail("\(name) still has boundaries") }
    default:
      say("\(name).removeBoundary(withIdentifier: \"\(identifier)\")")
      behavior.removeBoundary(withIdentifier: identifier as NSString)
    }
  }
}
