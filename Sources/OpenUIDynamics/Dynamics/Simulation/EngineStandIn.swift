import Physics2D

struct BeginStandIn { var shapeA, shapeB: ShapeHandle; var point: Vector2 }
struct MovedStandIn { var userData: UInt64; var transform: Transform }
struct ContactPointStandIn { var point: Vector2; var normalImpulse: Float }
struct ContactStandIn { var normal: Vector2; var points: [ContactPointStandIn] }
struct DistanceJointDefinition {
  var bodyA: BodyHandle, bodyB: BodyHandle
  var localAnchorA = Vector2.zero, localAnchorB = Vector2.zero
  var length: Float = 0
  var spring: (hertz: Float, dampingRatio: Float)?
  init(bodyA: BodyHandle, bodyB: BodyHandle) { self.bodyA = bodyA; self.bodyB = bodyB }
}
struct RevoluteJointDefinition {
  var bodyA: BodyHandle, bodyB: BodyHandle
  var localAnchorA = Vector2.zero, localAnchorB = Vector2.zero
  var spring: (hertz: Float, dampingRatio: Float)?
  init(bodyA: BodyHandle, bodyB: BodyHandle) { self.bodyA = bodyA; self.bodyB = bodyB }
}
struct WeldJointDefinition {
  var bodyA: BodyHandle, bodyB: BodyHandle
  var localAnchorA = Vector2.zero, localAnchorB = Vector2.zero
  var linearHertz: Float = 0, linearDampingRatio: Float = 0
  var angularHertz: Float = 0, angularDampingRatio: Float = 0
  init(bodyA: BodyHandle, bodyB: BodyHandle) { self.bodyA = bodyA; self.bodyB = bodyB }
}
extension World {
  func wake(_ body: BodyHandle) {}
  func setKind(_ kind: BodyKind, of body: BodyHandle) {}
  func step(by: Float, subSteps: Int) {}
  var beginContacts: [BeginStandIn] { [] }
  var endContacts: [BeginStandIn] { [] }
  var movedBodies: [MovedStandIn] { [] }
  var contacts: [ContactStandIn] { [] }
  var stateHash: UInt64 { 0 }
  func destroyJoint(_ joint: JointHandle) {}
  func createJoint(_ definition: DistanceJointDefinition) throws -> JointHandle? { nil }
  func createJoint(_ definition: RevoluteJointDefinition) throws -> JointHandle? { nil }
  func createJoint(_ definition: WeldJointDefinition) throws -> JointHandle? { nil }
  func setLocalAnchors(ofA: Vector2, ofB: Vector2, of joint: JointHandle) {}
  func setSpring(_ spring: (hertz: Float, dampingRatio: Float)?, of joint: JointHandle) {}
  func setLength(_ length: Float, of joint: JointHandle) {}
  func setSpring(
    linearHertz: Float, linearDampingRatio: Float, angularHertz: Float, angularDampingRatio: Float,
    of joint: JointHandle
  ) {}
}
