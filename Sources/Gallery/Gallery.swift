// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The scenes of the gallery, shared by the command line, tests, golden hashes and pictures.
package enum Gallery {
  /// All scenes, in the order of the documents.
  package static let scenes: [GalleryScene] = [
    .gravity,
    .gravityCollision,
    .lineBoundary,
    .curvedBoundary,
    .contactDelegate,
    .collisionModes,
    .push,
    .attachment,
    .itemAttachment,
    .snap,
    .severalSnaps,
    .itemProperties,
    .density,
    .album,
    .rope,
    .weld,
    .sign,
    .unlock,
    .telescope,
    .fallingTogether,
    .touchingTint,
    .linkedSquares,
    .spring,
    .snapDamping,
    .billiardBreak,
    .hovercraft,
    .friction,
    .customItem,
    .pendulum,
    .collisionShapes,
    .concavePile,
    .interlocking,
    .itemGroup,
    .overlappingStart,
    .viscousPool,
    .stirredCup,
    .orbits,
    .lift,
    .conveyors,
    .bubbles,
    .turbulentBand,
    .springFlower,
    .charges,
    .massSpectrometer,
    .waveMachine,
    .stickyCorners,
    .lockScreen,
    .cardToss,
    .springyRows,
    .newtonsCradle,
    .pinball,
    .tearOff,
    .pullDownMenu,
    .bottomSheet,
    .photoFling,
    .confetti,
    .bubblePicker,
    .fiveHundred,
    .overlay,
    .controls,
    .hopper,
    .thrownNote,
  ]

  /// The scene with an id or name, ignoring case.
  package static func scene(named name: String) -> GalleryScene? {
    let wanted = name.lowercased()
    return scenes.first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }

  /// The scenes whose ids or names are most similar to a misspelled one, best first.
  package static func scenes(nearestTo name: String, limit: Int = 3) -> [GalleryScene] {
    let wanted = name.lowercased()
    let ranked = scenes.enumerated().map { place, scene in
      let distance = min(
        wanted.editDistance(to: scene.id.lowercased()),
        wanted.editDistance(to: scene.name.lowercased()))
      return (distance: distance, place: place, scene: scene)
    }
    // The index breaks ties, so that the result does not depend on the sort.
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(limit).map(\.scene)
  }
}
