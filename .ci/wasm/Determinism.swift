// A heap of boxes, discs and capsules in a bowl, stirred by a swinging chain: compiled with the
// engine into one module, natively and for WebAssembly, and both must end in the same state.

func determinismHash() -> UInt64 {
  let world = World(WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100))
  do {
    try build(in: world)
  } catch {
    return 0
  }
  for _ in 0..<300 {
    world.step(by: 1 / 60)
  }
  return world.stateHash
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
