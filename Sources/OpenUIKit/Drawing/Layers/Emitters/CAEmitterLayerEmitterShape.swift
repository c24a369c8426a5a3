// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a level line around it.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle around it.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a circle around it; from its square here.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// From a box around it, seen from the front.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// From a sphere around it; from its square here.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The drawing order of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Adding up their light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
