// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A scene of rigid bodies that can be built and stepped on any engine, in meters.
///
/// Used by the command `dynamics bench`, the comparison with other engines, and tests.
public struct PhysicsScene: Sendable {
  /// An action before each step, given the index of the step.
  public typealias Action = (Int) throws -> Void

  /// The name on the command line.
  public let name: String
  /// A short description.
  public let summary: String
  /// The default number of steps of 1/60 s, or of rays in a scene of rays.
  public let stepCount: Int
  /// The acceleration of all bodies in m/s²; by default 10 downwards, with y up.
  public let gravity: Vector2
  /// Whether bodies at rest sleep; true by default.
  public let allowsSleep: Bool
  /// The rays to cast instead of stepping; none by default.
  public let rays: @Sendable () -> [SceneRay]

  private let construction: @Sendable (any PhysicsBackend) throws -> Action?

  /// Creates a scene from a closure that adds its bodies to a backend and returns the action before each
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

  /// Adds the bodies of the scene to an empty backend and returns the action before each step.
  public func build(on backend: any PhysicsBackend) throws -> Action? {
    try construction(backend)
  }
}

/// A ray from a point along a translation, both in meters.
public struct SceneRay: Sendable {
  /// The start of the ray, in meters.
  public let origin: Vector2
  /// The length and direction of the ray, in meters.
  public let translation: Vector2
}
