// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Joints of all kinds.
extension WorldMachine {
  func addJoint(_ random: inout FuzzRandom) {
    guard let bodyA = body(&random), let bodyB = body(&random) else { return }
    do {
      switch random.index(below: 5) {
      case 0: try addDistance(bodyA, bodyB, &random)
      case 1: try addRevolute(bodyA, bodyB, &random)
      case 2: try addWeld(bodyA, bodyB, &random)
      case 3: try addPrismatic(bodyA, bodyB, &random)
      default: try addMouse(bodyB, &random)
      }
    } catch {
      // Refused: numbers that no joint accepts, or a body twice.
    }
  }

  private func addDistance(
    _ bodyA: BodyHandle, _ bodyB: BodyHandle, _ random: inout FuzzRandom
  ) throws {
    var definition = DistanceJointDefinition(bodyA: bodyA, bodyB: bodyB)
    setAnchors(&definition.localAnchorA, &definition.localAnchorB, &random)
    definition.length = optionalMagnitude(&random, 200)
    definition.spring = spring(&random)
    definition.minimumLength = optionalMagnitude(&random, 50)
    definition.maximumLength = optionalMagnitude(&random, 100)
    definition.collidesConnected = random.once(in: 3)
    say("joints.append(try world.createJoint(\(definition)))")
    joints.append(try world.createJoint(definition))
  }

  private func addRevolute(
    _ bodyA: BodyHandle, _ bodyB: BodyHandle, _ random: inout FuzzRandom
  ) throws {
    var definition = RevoluteJointDefinition(bodyA: bodyA, bodyB: bodyB)
    setAnchors(&definition.localAnchorA, &definition.localAnchorB, &random)
    definition.referenceAngle = random.once(in: 4) ? number(&random, 7) : nil
    definition.spring = random.once(in: 3) ? spring(&random) : nil
    definition.angularSpring = spring(&random)
    definition.limits = limits(&random, 1)
    definition.motor = motor(&random)
    definition.collidesConnected = random.once(in: 3)
    say("joints.append(try world.createJoint(\(definition)))")
    joints.append(try world.createJoint(definition))
  }

  private func addWeld(
    _ bodyA: BodyHandle, _ bodyB: BodyHandle, _ random: inout FuzzRandom
  ) throws {
    var definition = WeldJointDefinition(bodyA: bodyA, bodyB: bodyB)
    setAnchors(&definition.localAnchorA, &definition.localAnchorB, &random)
    definition.referenceAngle = random.once(in: 4) ? number(&random, 7) : nil
    definition.linearSpring = random.once(in: 3) ? spring(&random) : nil
    definition.angularSpring = spring(&random)
    definition.collidesConnected = random.once(in: 3)
    say("joints.append(try world.createJoint(\(definition)))")
    joints.append(try world.createJoint(definition))
  }

  private func addPrismatic(
    _ bodyA: BodyHandle, _ bodyB: BodyHandle, _ random: inout FuzzRandom
  ) throws {
    var definition = PrismaticJointDefinition(
      bodyA: bodyA, bodyB: bodyB, localAxis: point(&random, 1))
    setAnchors(&definition.localAnchorA, &definition.localAnchorB, &random)
    definition.referenceAngle = random.once(in: 4) ? number(&random, 7) : nil
    definition.spring = spring(&random)
    definition.limits = limits(&random, 100)
    definition.motor = motor(&random)
    definition.collidesConnected = random.once(in: 3)
    say("joints.append(try world.createJoint(\(definition)))")
    joints.append(try world.createJoint(definition))
  }

  private func addMouse(_ body: BodyHandle, _ random: inout FuzzRandom) throws {
    var definition = MouseJointDefinition(body: body, target: point(&random))
    definition.localAnchor = point(&random, 20)
    if let spring = spring(&random) { definition.spring = spring }
    definition.maximumForce = optionalMagnitude(&random, 10_000) ?? .infinity
    say("joints.append(try world.createJoint(\(definition)))")
    joints.append(try world.createJoint(definition))
  }

  private func setAnchors(_ a: inout Vector2, _ b: inout Vector2, _ random: inout FuzzRandom) {
    (a, b) = (point(&random, 20), point(&random, 20))
  }

  private func spring(_ random: inout FuzzRandom) -> JointSpring? {
    guard random.once(in: 2) else { return nil }
    return JointSpring(
      hertz: Float(random.magnitude(8)),
      dampingRatio: random.once(in: 3) ? 0 : Float(random.magnitude(1)))
  }

  private func limits(_ random: inout FuzzRandom, _ size: Double) -> JointLimits? {
    guard random.once(in: 2) else { return nil }
    return JointLimits(lower: number(&random, size), upper: number(&random, size))
  }

  private func motor(_ random: inout FuzzRandom) -> JointMotor? {
    guard random.once(in: 3) else { return nil }
    return JointMotor(
      speed: random.once(in: 2) ? 0 : number(&random, 10),
      maximumEffort: Float(random.magnitude(1000)))
  }

  func changeJoint(_ random: inout FuzzRandom) {
    guard !joints.isEmpty else { return }
    let joint = random.element(of: joints)
    let (value, place) = (number(&random, 50), point(&random, 50))
    let change = random.index(below: 12)
    say("changeJoint(\(change), \(joint), \(value), \(place))")
    switch change {
    case 0: world.setSpring(JointSpring(hertz: value, dampingRatio: place.x), of: joint)
    case 1: world.setSpring(spring(&random), of: joint)
    case 2: world.setAngularSpring(spring(&random), of: joint)
    case 3: world.setLimits(limits(&random, 50), of: joint)
    case 4: world.setMotor(motor(&random), of: joint)
    case 5: world.setLength(value, of: joint)
    case 6: world.setLengthRange(minimum: value, maximum: place.x, of: joint)
    case 7: world.setTarget(place, of: joint)
    case 8: world.setMaximumForce(value, of: joint)
    case 9: world.setLocalAxis(place, of: joint)
    case 10:
      random.once(in: 2)
        ? world.setLocalAnchorA(place, of: joint) : world.setLocalAnchorB(place, of: joint)
    default: world.setReferenceAngle(value, of: joint)
    }
  }
}
