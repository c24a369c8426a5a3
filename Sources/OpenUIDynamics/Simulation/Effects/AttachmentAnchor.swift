import Physics2D

/// The body that an attachment holds its item to, where the other end is a point.
///
/// It moves to a new anchor point within one step, with the velocity of the finger that drags it: a
/// rod to a point that jumps would stretch, because nothing tells it how fast to follow (S082).
@MainActor
struct AttachmentAnchor {
  let body: BodyHandle
  /// The step after which a movement has arrived; nil while the anchor stands still.
  private var arrival: Int?
  private var target: Vector2

  /// Makes the body at a point.
  init?(at point: Vector2, in world: World) {
    var definition = BodyDefinition(kind: .kinematic, position: point)
    definition.userData = Simulation.userDataWithoutItem
    definition.sleepThreshold = Tuning.sleepSpeed
    guard let body = try? world.createBody(definition) else { return nil }
    self.body = body
    target = point
  }

  /// Whether the anchor is on its way.
  var isMoving: Bool { arrival != nil }

  /// Starts to move to a point, or jumps there if it is too far away for a hand.
  mutating func move(to point: Vector2, after stepCount: Int, in world: World) {
    guard point != target else { return }
    target = point
    let velocity = Float(Tuning.stepsPerSecond) * (point - world.position(of: body))
    if velocity.length <= Tuning.maximumAnchorSpeed {
      world.setLinearVelocity(velocity, of: body)
      world.wake(body)
      arrival = stepCount + 1
    } else {
      settle(in: world)
    }
  }

  /// Stands still at the target once the movement has arrived.
  mutating func settleIfArrived(after stepCount: Int, in world: World) {
    guard let arrival, stepCount >= arrival else { return }
    settle(in: world)
  }

  private mutating func settle(in world: World) {
    world.setLinearVelocity(.zero, of: body)
    world.setTransform(of: body, position: target, angle: 0)
    arrival = nil
  }
}
