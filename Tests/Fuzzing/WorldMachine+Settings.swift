// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The settings of a world.
extension WorldMachine {
  /// A definition of a world: mostly one that an app would use, now and then with numbers at which code breaks.
  static func definition(_ random: inout FuzzRandom) -> WorldDefinition {
    var definition = WorldDefinition(
      gravity: Vector2(0, 1000), lengthUnitsPerMeter: random.once(in: 2) ? 100 : 1)
    if random.once(in: 4) { definition.workerCount = 2 + random.index(below: 3) }
    if random.once(in: 4) { definition.allowsSleep = false }
    definition.continuousDynamics = random.once(in: 2)
    definition.stabilizesPiles = random.once(in: 2)
    definition.continuousCollision = !random.once(in: 6)
    if random.once(in: 2) { definition.contactMargin = 0.01 * definition.lengthUnitsPerMeter }
    if random.once(in: 3) { change(&definition, &random) }
    return definition
  }

  /// Changes any of the numbers of a definition.
  private static func change(_ definition: inout WorldDefinition, _ random: inout FuzzRandom) {
    func magnitude(_ size: Double) -> Float? {
      random.once(in: 3) ? Float(random.magnitude(size)) : nil
    }
    if random.once(in: 4) {
      let (x, y) = (random.number(), random.number())
      definition.gravity = random.once(in: 3) ? nil : Vector2(Float(x), Float(y))
    }
    definition.lengthUnitsPerMeter = magnitude(1000) ?? definition.lengthUnitsPerMeter
    // A unit that no world accepts is replaced by 1, too.
    let given = Double(definition.lengthUnitsPerMeter)
    let unit = given > 1e-4 && given < 1e6 ? given : 1
    definition.linearSlop = magnitude(0.01 * unit)
    definition.contactMargin = magnitude(0.05 * unit) ?? definition.contactMargin
    definition.minimumReboundSpeed = magnitude(unit)
    definition.contactHertz = magnitude(120) ?? definition.contactHertz
    definition.contactDampingRatio = magnitude(20) ?? definition.contactDampingRatio
    definition.maximumContactPushSpeed = magnitude(5 * unit)
    definition.jointHertz = magnitude(120) ?? definition.jointHertz
    definition.jointDampingRatio = magnitude(5) ?? definition.jointDampingRatio
    definition.maximumLinearSpeed = magnitude(2000 * unit)
    definition.timeToSleep = magnitude(1) ?? definition.timeToSleep
  }

  /// Changes what can be changed of a world.
  func changeWorld(_ random: inout FuzzRandom) {
    switch random.index(below: 3) {
    case 0:
      let gravity = point(&random, 2000)
      say("world.gravity = \(gravity)")
      world.gravity = gravity
    case 1:
      let count = random.once(in: 6) ? random.index(below: 80) - 8 : 1 + random.index(below: 4)
      say("world.workerCount = \(count)")
      if role.workerCount == nil { world.workerCount = count }
    default:
      say("world.clock = \(world.clock == nil ? "{ 0 }" : "nil")")
      world.clock = world.clock == nil ? { 0 } : nil
    }
  }
}
