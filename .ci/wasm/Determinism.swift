// SPDX-License-Identifier: Apache-2.0

// Two scenes that are compiled with the engine into one module, natively and for WebAssembly: both
// must end in the same states. The first is a heap of boxes, discs and capsules in a bowl. The second
// has the settings of the animator, and makes its calls: accelerations instead of the world's gravity,
// attachments of all kinds, pushes, a dragged item, a snapshot. Halfway the heap is encoded, and continued as the
// world that is decoded of the bytes, which must be equal too.

func determinismHash() -> UInt64 {
  do {
    let heap = World(WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100))
    try build(in: heap)
    for _ in 0..<150 { heap.step(by: 1 / 60) }
    let bytes = heap.encode()
    guard let decoded = try? World(decoding: bytes) else { return 0 }
    for _ in 0..<150 {
      heap.step(by: 1 / 60)
      decoded.step(by: 1 / 60)
    }
    guard decoded.stateHash == heap.stateHash, decoded.encode() == heap.encode() else { return 0 }
    let animated = try animatedHash()
    // FNV-1a's prime, so that no hash hides another.
    let prime: UInt64 = 0x100_0000_01b3
    var hash = heap.stateHash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return (hash &* prime) ^ animated
  } catch {
    return 0
  }
}

/// The settings that `Tuning` gives the world of an animator.
private var animatorSettings: WorldDefinition {
  var definition = WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100)
  definition.linearSlop = 0.2
  definition.contactMargin = 1
  definition.minimumReboundSpeed = 20
  definition.contactHertz = 60
  definition.maximumContactPushSpeed = 100
  definition.timeToSleep = 0.5
  return definition
}

private func animatedHash() throws(PhysicsError) -> UInt64 {
  let world = World(animatorSettings)
  let ground = try world.createBody(BodyDefinition(kind: .static))
  try world.addChain(
    [Vector2(0, 0), Vector2(0, 480), Vector2(320, 480), Vector2(320, 0)], isLoop: true, to: ground)
  var items: [BodyHandle] = []
  for number in 0..<24 {
    let place = Vector2(Float(40 + 48 * (number % 6)), Float(60 + 50 * (number / 6)))
    let item = try world.createBody(BodyDefinition(kind: .dynamic, position: place))
    let shape: CollisionShape =
      number % 3 == 0
      ? try .circle(CircleShape(radius: 16)) : try .polygon(.box(halfWidth: 18, halfHeight: 14))
    let added = try world.addShape(shape, to: item)
    world.setRestitution(0.2, of: added)
    world.setFriction(0.2, of: added)
    world.setDamping(linear: 0.1, angular: 0.1, of: item)
    world.setAcceleration(Vector2(0, 1000), of: item)
    items.append(item)
  }
  let drag = try attach(items, in: world)
  var moment: World.Snapshot?
  for step in 0..<300 {
    // A continuous push, an instantaneous one, and an anchor that follows a touch.
    world.applyForce(Vector2(20_000, 0), at: world.position(of: items[7]), to: items[7])
    if step == 40 { world.applyAngularImpulse(1e6, to: items[8]) }
    world.setTarget(Vector2(160 + Float(step % 90), 100), of: drag)
    world.step(by: 1 / 60)
    if step == 100 { moment = world.snapshot() }
  }
  guard let moment else { return 0 }
  world.restore(moment)
  for _ in 0..<200 { world.step(by: 1 / 60) }
  return world.stateHash
}

/// Joins some of the items; returns the joint of the one that is dragged.
private func attach(
  _ items: [BodyHandle], in world: World
) throws(PhysicsError) -> JointHandle {
  var rod = DistanceJointDefinition(bodyA: items[0], bodyB: items[1])
  rod.length = 60
  try world.createJoint(rod)
  var spring = DistanceJointDefinition(bodyA: items[2], bodyB: items[3])
  spring.length = 60
  spring.spring = JointSpring(hertz: 2, dampingRatio: 0.3)
  try world.createJoint(spring)
  var pin = RevoluteJointDefinition(bodyA: items[4], bodyB: items[5])
  pin.localAnchorA = Vector2(24, 0)
  pin.localAnchorB = Vector2(-24, 0)
  pin.limits = JointLimits(lower: -0.5, upper: 0.5)
  try world.createJoint(pin)
  var weld = WeldJointDefinition(bodyA: items[9], bodyB: items[10])
  weld.localAnchorA = Vector2(24, 0)
  weld.localAnchorB = Vector2(-24, 0)
  try world.createJoint(weld)
  return try world.createJoint(MouseJointDefinition(body: items[6], target: Vector2(160, 100)))
}

private func build(in world: World) throws(PhysicsError) {
  let ground = try world.createBody(BodyDefinition(kind: .static))
  let corners = [Vector2(-400, -400), Vector2(-400, 0), Vector2(400, 0), Vector2(400, -400)]
  for (start, end) in zip(corners, corners.dropFirst()) {
    try world.addShape(.segment(SegmentShape(from: start, to: end)), to: ground)
  }

  for row in 0..<8 {
    for column in 0..<8 {
      let definition = BodyDefinition(
        kind: .dynamic,
        position: Vector2(Float(column * 70 - 245 + row * 7), Float(-60 - row * 60)),
        angle: Float(row) * 0.1)
      let body = try world.createBody(definition)
      let shape: CollisionShape =
        switch (row + column) % 3 {
        case 0: try .polygon(.box(halfWidth: 24, halfHeight: 16))
        case 1: try .circle(CircleShape(center: .zero, radius: 18))
        default: try .capsule(CapsuleShape(from: Vector2(-14, 0), to: Vector2(14, 0), radius: 10))
        }
      try world.addShape(shape, to: body)
    }
  }
}

#if arch(wasm32)
  @_expose(wasm, "determinismHash")
  @_cdecl("determinismHash")
  public func exportedDeterminismHash() -> UInt64 {
    determinismHash()
  }
#else
  @main
  struct Determinism {
    static func main() {
      let digits = String(determinismHash(), radix: 16)
      print(String(repeating: "0", count: 16 - digits.count) + digits)
    }
  }
#endif
