import Physics2D

/// What a scene is built and stepped on: the world of one engine.
///
/// Bodies are named by the numbers that `addBody` hands out, because every engine has handles of its
/// own. Scenes are written in the words of `Physics2D`, another engine translates them.
public protocol PhysicsBackend: AnyObject {
  /// Adds a body without shapes and returns its number.
  func addBody(_ definition: BodyDefinition) throws -> Int

  /// Removes a body with its shapes and joints.
  func removeBody(_ body: Int)

  /// Gives a body a shape.
  func addShape(_ shape: CollisionShape, to body: Int, _ definition: ShapeDefinition) throws

  /// Gives a body a closed outline that is solid from its right side, looking along the points.
  func addLoop(_ points: [Vector2], to body: Int, _ definition: ShapeDefinition) throws

  /// Pins two bodies to each other.
  func addRevoluteJoint(_ joint: SceneRevoluteJoint) throws

  /// Sets the velocity of a body, m/s.
  func setLinearVelocity(_ velocity: Vector2, of body: Int)

  /// Where the origin of a body's frame is.
  func position(of body: Int) -> Vector2

  /// Advances the world.
  func step(by seconds: Float)

  /// Whether a ray meets something; the nearest hit is found, not just any.
  func intersects(_ ray: SceneRay) -> Bool

  /// The numbers of the bodies that exist and move by forces.
  var dynamicBodies: [Int] { get }

  /// How many bodies are awake.
  var awakeBodyCount: Int { get }

  /// How much there is on the backend.
  var counts: SceneCounts { get }
}

/// How much there is on a backend.
public struct SceneCounts: Sendable, Codable {
  /// Bodies of every kind.
  public var bodies = 0
  /// Shapes, segments of chains included.
  public var shapes = 0
  /// Joints.
  public var joints = 0
  /// Pairs of shapes that the engine keeps because they touch or are near each other.
  public var contacts = 0
  /// Memory of the engine's tables in bytes; nil where the engine does not tell.
  public var bytes: Int?

  /// Creates counts of zero.
  public init() {}
}
