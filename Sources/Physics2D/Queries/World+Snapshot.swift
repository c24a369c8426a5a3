extension World {
  /// A world's state at a moment, exact to the last bit: everything that later steps depend on.
  ///
  /// Restoring it gives the same future again, warm starting, sleeping islands and handles included.
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
    var stepCount: UInt64
    var continuousStopCount: UInt64

    init(_ world: borrowing World) {
      settings = world.settings
      visit = world.islands.visit
      gravity = world.worldGravity
      predictedSeconds = world.predictedSeconds
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
  /// The state of the world now.
  public func snapshot() -> Snapshot { Snapshot(self) }

  /// Puts the world back into a state, which may also come from another world.
  ///
  /// Handles mean what they meant at that moment; handles made later name nothing, or what is made
  /// next.
  public func restore(_ snapshot: Snapshot) {
    settings = snapshot.settings
    islands.visit = snapshot.visit
    worldGravity = snapshot.gravity
    predictedSeconds = snapshot.predictedSeconds
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
