// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

// A pile whose items have settled, so that most manifolds are recycled and lag behind the poses.

@Suite("Contacts that sleep")
struct StoredReferenceTests {
  @Test("a contact that wakes is recycled with the manifold that it had")
  func continuation() throws {
    let (world, items) = try World.pile(of: 30, [.box], seed: 4)
    for _ in 0..<90 { world.step(by: 1 / 60) }
    let before = world.recycledContacts
    for body in items { world.sleep(body) }
    #expect(world.awakeBodyCount == 0)
    for body in items { world.wake(body) }
    #expect(before.count > 20)
    #expect(world.recycledContacts == before)
  }

  @Test("a contact that wakes resists rocking with the inertia of its bodies")
  func inertia() throws {
    let (world, items) = try World.pile(of: 30, [.box], seed: 4)
    for _ in 0..<90 { world.step(by: 1 / 60) }
    for body in items { world.sleep(body) }
    for body in items { world.wake(body) }
    var count = 0
    for row in 0..<world.contacts.record.count where world.contacts.record[row].color >= 0 {
      let record = world.contacts.record[row]
      let lane = world.graph.colors[Int(record.color)].contacts.lane(at: Int(record.colorIndex))
      #expect(lane.inverseInertiaA == world.bodies.mass[record.bodyA].inverseInertia)
      #expect(lane.inverseInertiaB == world.bodies.mass[record.bodyB].inverseInertia)
      count += 1
    }
    #expect(count > 20)
  }

  @Test("a manifold is computed anew when the center of a body moved while it slept")
  func movedCenter() throws {
    let (world, items) = try World.pile(of: 30, [.box], seed: 4)
    for _ in 0..<90 { world.step(by: 1 / 60) }
    for body in items { world.sleep(body) }
    for body in items {
      let mass = world.mass(of: body)
      world.setMass(mass, rotationalInertia: 40 * mass, center: Vector2(0.1, 0), of: body)
    }
    for body in items { world.wake(body) }
    #expect(world.recycledContacts.isEmpty)
  }

  @Test("a decoded world wakes like its original")
  func bytes() throws {
    let (world, items) = try World.pile(of: 30, [.box], seed: 4)
    for _ in 0..<90 { world.step(by: 1 / 60) }
    for body in items { world.sleep(body) }
    let decoded = try World(decoding: world.encode())
    let copy = world.snapshot()
    for body in items {
      decoded.wake(body)
      world.wake(body)
    }
    let woken = world.recycledContacts
    #expect(woken.count > 20)
    #expect(decoded.recycledContacts == woken)
    world.restore(copy)
    for body in items { world.wake(body) }
    #expect(world.recycledContacts == woken)
  }
}

/// What recycling compares with, of a contact.
private struct Recycled: Equatable {
  let position: Vector2
  let separations: Vector2
  let normal: Vector2
  let reach: Float
}

extension World {
  /// The references of the contacts whose manifolds may be recycled, by contact.
  fileprivate var recycledContacts: [Int32: Recycled] {
    var found: [Int32: Recycled] = [:]
    for contact in 0..<Int32(contacts.record.count) where contacts.record[contact].color >= 0 {
      let record = contacts.record[contact]
      let lane = graph.colors[Int(record.color)].contacts.reference(at: Int(record.colorIndex))
      guard lane.reach >= 0 else { continue }
      found[contact] = Recycled(
        position: Vector2(lane.positionX, lane.positionY),
        separations: Vector2(lane.first.separation, lane.second.separation),
        normal: Vector2(lane.normalX, lane.normalY), reach: lane.reach)
    }
    return found
  }
}
