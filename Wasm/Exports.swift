// SPDX-License-Identifier: Apache-2.0

// The functions that a page calls: worlds by their numbers, bodies by the numbers of their items.
// What does not exist is ignored, so that a page cannot bring the engine down.

/// The worlds of the page, one for each animator.
nonisolated(unsafe) private var worlds: [PlayableWorld?] = []
/// The bytes that the page asked for last.
nonisolated(unsafe) private var saved: [UInt8] = []
/// The last list that the page asked for.
nonisolated(unsafe) private var numbers: [Float] = []

private func playable(_ number: Int32) -> PlayableWorld? {
  let index = Int(number)
  return worlds.indices.contains(index) ? worlds[index] : nil
}

/// Memory for bytes that the page is about to write; `load` frees it.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(Int(count), 1))
}

/// Makes the world of a number from bytes; returns how many bodies it has, -1 if the bytes are refused.
@_expose(wasm, "load")
@_cdecl("load")
public func load(_ number: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
  defer { bytes.deallocate() }
  guard number >= 0, number < 1000 else { return -1 }
  while worlds.count <= Int(number) { worlds.append(nil) }
  worlds[Int(number)] = nil
  let all = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  guard let world = try? PlayableWorld(decoding: all) else { return -1 }
  worlds[Int(number)] = world
  return Int32(world.bodies.count)
}

/// The world as the bytes of which it can be made again, as many as `savedLength` says.
@_expose(wasm, "save")
@_cdecl("save")
public func save(_ number: Int32) -> UnsafePointer<UInt8>? {
  saved = playable(number)?.encode() ?? []
  // The array stays where it is until the next call.
  return saved.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the last call of `save` gave.
@_expose(wasm, "savedLength")
@_cdecl("savedLength")
public func savedLength() -> Int32 { Int32(saved.count) }

/// Takes steps of 1/60 s.
@_expose(wasm, "step")
@_cdecl("step")
public func step(_ number: Int32, _ count: Int32) {
  guard let world = playable(number), count > 0 else { return }
  for _ in 0..<count { world.step() }
}

/// Makes a list of numbers of a world; the page reads it before it asks for another one.
private func list(
  _ number: Int32, _ append: (PlayableWorld, inout [Float]) -> Void
) -> UnsafePointer<Float>? {
  numbers.removeAll(keepingCapacity: true)
  if let world = playable(number) { append(world, &numbers) }
  // The array stays where it is until the next call.
  return numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many numbers the last list has.
@_expose(wasm, "length")
@_cdecl("length")
public func length() -> Int32 { Int32(numbers.count) }

/// Of each body: x, y, angle in radians, and 0 absent, 1 awake, 2 asleep, 3 anchored.
@_expose(wasm, "poses")
@_cdecl("poses")
public func listPoses(_ number: Int32) -> UnsafePointer<Float>? {
  list(number) { $0.appendPoses(to: &$1) }
}

/// Of each contact point: where it is, and its arrow.
@_expose(wasm, "contacts")
@_cdecl("contacts")
public func listContacts(_ number: Int32) -> UnsafePointer<Float>? {
  list(number) { $0.appendContacts(to: &$1) }
}

/// Of each joint: how it is drawn, and five points; see `PlayableWorld.appendJoints(to:)`.
@_expose(wasm, "joints")
@_cdecl("joints")
public func listJoints(_ number: Int32) -> UnsafePointer<Float>? {
  list(number) { $0.appendJoints(to: &$1) }
}

/// Of each contact that began or ended in the last step: 1 or 0, both items, and where; see
/// `PlayableWorld.appendEvents(to:)`.
@_expose(wasm, "events")
@_cdecl("events")
public func listEvents(_ number: Int32) -> UnsafePointer<Float>? {
  list(number) { $0.appendEvents(to: &$1) }
}

/// Takes hold of the body at a point; returns the number of its item, -1 where none is.
@_expose(wasm, "grab")
@_cdecl("grab")
public func grab(_ number: Int32, _ x: Float, _ y: Float, _ tolerance: Float) -> Int32 {
  Int32(playable(number)?.grab(at: Vector2(x, y), tolerance: tolerance) ?? -1)
}

/// Moves the hand; called once in a frame.
@_expose(wasm, "move")
@_cdecl("move")
public func move(_ number: Int32, _ x: Float, _ y: Float) {
  playable(number)?.moveHand(to: Vector2(x, y))
}

/// Lets go what the hand holds.
@_expose(wasm, "release")
@_cdecl("release")
public func release(_ number: Int32) { playable(number)?.release() }

/// Removes the body of an item.
@_expose(wasm, "remove")
@_cdecl("remove")
public func remove(_ number: Int32, _ item: Int32) { playable(number)?.remove(Int(item)) }

/// Brings the body of an item to a pose and a velocity, in points and radians.
@_expose(wasm, "place")
@_cdecl("place")
public func place(
  _ number: Int32, _ item: Int32, _ x: Float, _ y: Float, _ angle: Float, _ velocityX: Float,
  _ velocityY: Float, _ angularVelocity: Float
) {
  playable(number)?.place(
    Int(item), at: Vector2(x, y), angle: angle, velocity: Vector2(velocityX, velocityY),
    angularVelocity: angularVelocity)
}

/// Adds an acceleration to all items from now on, points/s².
@_expose(wasm, "accelerate")
@_cdecl("accelerate")
public func accelerate(_ number: Int32, _ x: Float, _ y: Float) {
  playable(number)?.add(acceleration: Vector2(x, y))
}

/// The hash of the state of the engine.
@_expose(wasm, "hash")
@_cdecl("hash")
public func hash(_ number: Int32) -> UInt64 { playable(number)?.world.stateHash ?? 0 }
