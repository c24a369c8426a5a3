// SPDX-License-Identifier: Apache-2.0

/// The measured time and the final state of a scene on one engine.
public struct SceneFigures: Sendable, Codable {
  /// The name of the scene.
  public var scene: String
  /// The name of the engine.
  public var engine: String
  /// The number of measured steps or rays.
  public var steps: Int
  /// The time per step or ray in microseconds.
  public var microseconds: Double
  /// The final counts.
  public var counts: SceneCounts
  /// The mean height of the dynamic bodies in meters.
  public var meanHeight: Double
  /// The maximum height of the dynamic bodies in meters.
  public var maximumHeight: Double
  /// The number of bodies awake at the end.
  public var awakeBodies: Int
  /// The first step after which all bodies slept; nil if there was none.
  public var sleepStep: Int?
  /// The number of rays that hit a shape.
  public var rayHits: Int
}
