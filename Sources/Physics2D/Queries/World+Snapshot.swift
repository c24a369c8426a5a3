// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The complete state of a world, exact to the last bit: everything on which later steps depend.
  ///
  /// Restoring it reproduces the same future, including warm starting, sleeping islands and handles.
  public final class Snapshot {
    var settings: WorldSettings
    var bodies = BodyTable()
    var shapes = ShapeTable()
    var chains = ChainTable()
    var memberships = MembershipTable()
    var contacts = ContactTable()
    var joints = JointTable()
    var graph = ConstraintGraph()
    var broadPhase = BroadPhase()
    var events = EventTable()
    var visit: UInt32
    var gravity: Vector2
    var predictedSeconds: Float
    var sharedVelocity: Vector2
    var stepCount: UInt64
    var continuousStopCount: UInt64

    init(_ world: borrowing World) {
      settings = world.settings
      visit = world.islands.visit
      gravity = world.worldGravity
      predictedSeconds = world.predictedSeconds
      sharedVelocity = world.sharedVelocity
      stepCount = world.stepCount
      continuousStopCount = world.continuousStopCount
      bodies.copy(from: world.bodies)
      shapes.copy(from: world.shapes)
      chains.copy(from: world.chains)
      memberships.copy(from: world.memberships)
      contacts.copy(from: world.contacts)
      joints.copy(from: world.joints)
      graph.copy(from: world.graph)
      broadPhase.copy(from: world.broadPhase)
      events.copy(from: world.events)
    }
  }
}

extension World {
  /// The current state of the world.
  public func snapshot() -> Snapshot { Snapshot(self) }

  /// Restores a state, which may also come from another world.
  ///
  /// Handles identify the objects of that state. A handle that was made later is stale, or identifies an object
  /// that is created next.
  public func restore(_ snapshot: Snapshot) {
    settings = snapshot.settings
    islands.visit = snapshot.visit
    worldGravity = snapshot.gravity
    predictedSeconds = snapshot.predictedSeconds
    sharedVelocity = snapshot.sharedVelocity
    stepCount = snapshot.stepCount
    continuousStopCount = snapshot.continuousStopCount
    bodies.copy(from: snapshot.bodies)
    shapes.copy(from: snapshot.shapes)
    chains.copy(from: snapshot.chains)
    memberships.copy(from: snapshot.memberships)
    contacts.copy(from: snapshot.contacts)
    joints.copy(from: snapshot.joints)
    graph.copy(from: snapshot.graph)
    broadPhase.copy(from: snapshot.broadPhase)
    events.copy(from: snapshot.events)
  }
}
