// SPDX-License-Identifier: Apache-2.0

extension PhysicsScene {
  /// The scenes that every engine can run: stacks, piles, joints, flight and rays.
  public static let common: [PhysicsScene] = [
    pyramid100, tumbler2025, freeFall1000, grid40, pile1000, interface30, rays,
  ]

  /// The benchmark scenes of Box2D v3.2, rebuilt from their published sizes.
  public static let official: [PhysicsScene] = [
    compounds, jointGrid, junkyard, largePyramid, manyPyramids, rain, smash, spinner, tumbler,
    washer,
  ]

  /// All scenes, the common ones first.
  public static let all = common + official

  /// The scenes of a name, or of the group `common`, `official` or `all`; none for another name.
  public static func named(_ name: String) -> [PhysicsScene] {
    switch name {
    case "common": common
    case "official": official
    case "all": all
    default: all.filter { $0.name == name }
    }
  }
}
