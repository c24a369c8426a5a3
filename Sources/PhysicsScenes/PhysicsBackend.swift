// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The world of an engine, on which a scene is built and stepped.
///
/// Bodies are identified by the indices that `addBody` returns, because each engine has its own handles.
/// Scenes use the types of `Physics2D`; other engines convert them.
public protocol PhysicsBackend: AnyObject {
  /// Adds a body without shapes and returns its index.
  func addBody(_ definition: BodyDefinition) throws -> Int

  /// Removes a body with its shapes and joints.
  func removeBody(_ body: Int)

  /// Adds a shape to a body.
  func addShape(_ shape: CollisionShape, to body: Int, _ definition: ShapeDefinition) throws

  /// Adds a closed chain to a body; it collides on its right side, looking along the points.
  func addLoop(_ points: [Vector2], to body: Int, _ definition: ShapeDefinition) throws

  /// Adds a revolute joint.
  func addRevoluteJoint(_ joint: SceneRevoluteJoint) throws

  /// Sets the velocity of a body, m/s.
  func setLinearVelocity(_ velocity: Vector2, of body: Int)

  /// The origin of the body's frame.
  func position(of body: Int) -> Vector2

  /// Advances the world.
  func step(by seconds: Float)

  /// Whether a ray hits a shape; finds the nearest hit, not just any.
  func intersects(_ ray: SceneRay) -> Bool

  /// The indices of the existing dynamic bodies.
  var dynamicBodies: [Int] { get }

  /// The number of awake bodies.
  var awakeBodyCount: Int { get }

  /// The numbers of bodies, shapes, joints and contacts.
  var counts: SceneCounts { get }
}

/// The numbers of bodies, shapes, joints and contacts in a backend.
public struct SceneCounts: Sendable, Codable {
  /// The number of bodies of every kind.
  public var bodies = 0
  /// The number of shapes, including the segments of chains.
  public var shapes = 0
  /// The number of joints.
  public var joints = 0
  /// The number of pairs of shapes that touch or are close to each other.
  public var contacts = 0
  /// The memory of the engine's tables in bytes; nil if the engine does not provide it.
  public var bytes: Int?

  /// Creates counts of zero.
  public init() {}
}
