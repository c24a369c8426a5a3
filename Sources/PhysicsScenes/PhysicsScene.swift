import Physics2D

/// A scene of rigid bodies in meters that every engine can be asked to build and to step.
///
/// The same value drives the command `dynamics bench`, the comparison with other engines and tests.
public struct PhysicsScene: Sendable {
  /// What a scene does before a step, given the number of the step.
  public typealias Action = (Int) throws -> Void

  /// What it is called on a command line.
  public let name: String
  /// What happens in it, in a few words.
  public let summary: String
  /// How many steps of 1/60 s it runs by default; the number of rays of a scene of rays.
  public let stepCount: Int
  /// Acceleration of every body, m/s²; 10 downwards by default, y being up.
  public let gravity: Vector2
  /// Whether bodies at rest sleep; true by default.
  public let allowsSleep: Bool
  /// The rays that are cast instead of stepping; none by default.
  public let rays: @Sendable () -> [SceneRay]

  private let construction: @Sendable (any PhysicsBackend) throws -> Action?

  /// Creates a scene from what puts its bodies on a backend, and what that returns is done before every
  /// step.
  init(
    name: String, summary: String, stepCount: Int, gravity: Vector2 = Vector2(0, -10),
    allowsSleep: Bool = true, rays: @escaping @Sendable () -> [SceneRay] = { [] },
    construction: @escaping @Sendable (any PhysicsBackend) throws -> Action?
  ) {
    self.name = name
    self.summary = summary
    self.stepCount = stepCount
    self.gravity = gravity
    self.allowsSleep = allowsSleep
    self.rays = rays
    self.construction = construction
  }

  /// Puts the bodies of the scene on an empty backend and returns what has to be done before each step.
  public func build(on backend: any PhysicsBackend) throws -> Action? {
    try construction(backend)
  }
}

/// A ray of a scene: from a point along a translation, both in meters.
public struct SceneRay: Sendable {
  /// Where it starts.
  public let origin: Vector2
  /// How far and where it goes.
  public let translation: Vector2
}
