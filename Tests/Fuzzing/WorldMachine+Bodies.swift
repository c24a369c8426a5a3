// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Bodies, and what moves them.
extension WorldMachine {
  func addBody(_ random: inout FuzzRandom) {
    let kind = random.element(of: [BodyKind.dynamic, .dynamic, .dynamic, .static, .kinematic])
    var definition = BodyDefinition(
      kind: kind, position: point(&random), angle: number(&random, 3))
    definition.linearVelocity = point(&random, random.once(in: 4) ? 20_000 : 200)
    definition.angularVelocity = number(&random, 20)
    definition.isBullet = random.once(in: 6)
    if random.once(in: 3) { change(&definition, &random) }
    say("bodies.append(try world.createBody(\(definition)))")
    guard let body = try? world.createBody(definition) else { return }
    bodies.append(body)
    addShape(to: body, &random)
  }

  private func change(_ definition: inout BodyDefinition, _ random: inout FuzzRandom) {
    definition.linearDamping = optionalMagnitude(&random, 5) ?? 0
    definition.angularDamping = optionalMagnitude(&random, 5) ?? 0
    definition.gravityScale = random.once(in: 3) ? number(&random, 2) : 1
    definition.acceleration = random.once(in: 3) ? point(&random, 500) : .zero
    definition.allowsRotation = !random.once(in: 4)
    definition.allowsSleep = !random.once(in: 4)
    definition.sleepThreshold = optionalMagnitude(&random, 100)
    definition.isAwake = !random.once(in: 4)
    definition.userData = random.next()
  }

  func changeBody(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    let (place, value) = (point(&random), number(&random))
    let isOn = random.once(in: 2)
    let change = random.index(below: 17)
    say("changeBody(\(change), \(body), \(place), \(value), \(isOn))")
    switch change {
    case 0: world.setTransform(of: body, position: place, angle: value)
    case 1: world.setLinearVelocity(place, of: body)
    case 2: world.setAngularVelocity(value, of: body)
    case 3: world.setDamping(linear: value, angular: abs(place.x), of: body)
    case 4: world.setAcceleration(place, of: body)
    case 5: world.setKind(random.element(of: [.static, .kinematic, .dynamic]), of: body)
    case 6: world.setMass(value, rotationalInertia: abs(place.x), center: .zero, of: body)
    case 7: world.setMass(value, rotationalInertia: abs(place.x), center: place, of: body)
    case 8: world.resetMass(of: body)
    case 9: world.setAllowsRotation(isOn, of: body)
    case 10: world.setSleepThreshold(value, of: body)
    case 11: world.setGravityScale(value / 100, of: body)
    case 12: world.setAllowsSleep(isOn, of: body)
    case 13: world.setIsBullet(isOn, of: body)
    case 14: world.setUserData(random.next(), of: body)
    case 15: isOn ? world.sleep(body) : world.wake(body)
    default: world.removeInternalEdges(of: body)
    }
  }

  /// Applies forces and impulses.
  func push(_ random: inout FuzzRandom) {
    guard let body = body(&random) else { return }
    let (vector, place, value) = (point(&random), point(&random), number(&random))
    let wakes = !random.once(in: 4)
    let push = random.index(below: 8)
    say("push(\(push), \(body), \(vector), at: \(place), \(value), wakes: \(wakes))")
    switch push {
    case 0: world.applyForce(vector, at: place, to: body, wakes: wakes)
    case 1: world.applyForceToCenter(vector, to: body, wakes: wakes)
    case 2: world.applyAcceleration(vector, to: body, wakes: wakes)
    case 3: world.applyAngularAcceleration(value, to: body, wakes: wakes)
    case 4: world.applyTorque(value, to: body, wakes: wakes)
    case 5: world.applyLinearImpulse(vector, at: place, to: body)
    case 6: world.applyLinearImpulseToCenter(vector, to: body)
    default: world.applyAngularImpulse(value, to: body)
    }
  }

  func destroy(_ random: inout FuzzRandom) {
    switch random.index(below: 4) {
    case 0:
      guard let body = body(&random) else { return }
      say("world.destroyBody(\(body))")
      world.destroyBody(body)
    case 1 where !shapes.isEmpty:
      let shape = random.element(of: shapes)
      let updatesMass = !random.once(in: 4)
      say("world.destroyShape(\(shape), updatesMass: \(updatesMass))")
      world.destroyShape(shape, updatesMass: updatesMass)
    case 2 where !chains.isEmpty:
      let chain = random.element(of: chains)
      say("world.destroyChain(\(chain))")
      world.destroyChain(chain)
    default:
      guard !joints.isEmpty else { return }
      let joint = random.element(of: joints)
      say("world.destroyJoint(\(joint))")
      world.destroyJoint(joint)
    }
  }
}
