import OpenUIDynamics

/// The scenes that the command line, the tests, the golden hashes and the pictures share.
package enum Gallery {
  /// Every scene, in the order in which the recipes are told.
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
    .itemProperties,
    .density,
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

  /// The scene with an id or a name; letter case does not matter.
  package static func scene(named name: String) -> GalleryScene? {
    let wanted = name.lowercased()
    return scenes.first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }

  /// The scenes whose id or name is nearest to a misspelt one, best first.
  package static func scenes(nearestTo name: String, limit: Int = 3) -> [GalleryScene] {
    let wanted = name.lowercased()
    let ranked = scenes.enumerated().map { place, scene in
      let distance = min(
        wanted.editDistance(to: scene.id.lowercased()),
        wanted.editDistance(to: scene.name.lowercased()))
      return (distance: distance, place: place, scene: scene)
    }
    // The place breaks ties, so that the answer does not depend on the sort.
    return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
      .prefix(limit).map(\.scene)
  }
}
