// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension PagePayload {
  /// The nodes of a recording, and the appearances to which they refer.
  static func nodes(
    of recording: Recording, clips: inout ClipTable, definitions: inout MarkupWriter
  ) -> (nodes: [Node], appearances: [NodeAppearance]) {
    var table = UniqueTable<NodeAppearance>()
    let nodes = recording.nodes.map {
      Node(
        $0, frameCount: recording.frameCount, table: &table, clips: &clips,
        definitions: &definitions)
    }
    return (nodes, table.values)
  }
}

extension PagePayload.Node {
  fileprivate init(
    _ node: RecordedNode, frameCount: Int, table: inout UniqueTable<PagePayload.NodeAppearance>,
    clips: inout ClipTable, definitions: inout MarkupWriter
  ) {
    name = node.name
    parent = node.parent
    let placements = node.placement.values(frameCount: frameCount)
    let appearances = node.appearance.values(frameCount: frameCount)
    appearance = Self.steps(
      zip(appearances, placements), table: &table, clips: &clips, definitions: &definitions)
    func optional(_ standard: Double, _ value: (Placement) -> Double) -> DeltaSeries? {
      placements.allSatisfy { $0.map(value) ?? standard == standard }
        ? nil : DeltaSeries(placements, unit: PagePayload.angleUnit, value)
    }
    x = DeltaSeries(placements, unit: PagePayload.lengthUnit) { $0.x }
    y = DeltaSeries(placements, unit: PagePayload.lengthUnit) { $0.y }
    rotation = optional(0) { $0.rotation }
    scaleX = optional(1) { $0.scaleX }
    scaleY = optional(1) { $0.scaleY }
    shear = optional(0) { $0.shear }
    let opacities = appearances.map { $0?.opacity ?? 1 }
    opacity =
      opacities.allSatisfy { $0 == 1 }
      ? nil : DeltaSeries(opacities, unit: PagePayload.opacityUnit)
  }

  /// The indices of a node's appearances, with its opacity left out.
  private static func steps(
    _ states: Zip2Sequence<[Appearance?], [Placement?]>,
    table: inout UniqueTable<PagePayload.NodeAppearance>, clips: inout ClipTable,
    definitions: inout MarkupWriter
  ) -> PagePayload.Steps<Int> {
    var steps = PagePayload.Steps<Int>()
    var previous: (Appearance, Double, Double)?
    for (frame, state) in states.enumerated() {
      guard var appearance = state.0, let placement = state.1 else {
        steps.append(-1, at: frame)
        previous = nil
        continue
      }
      appearance.opacity = 1
      // Making markup is slow next to comparing what it is made from.
      if let previous, previous == (appearance, placement.width, placement.height) { continue }
      previous = (appearance, placement.width, placement.height)
      var own = MarkupWriter()
      let shown = AppearanceMarkup(appearance, at: placement)
      shown.write(to: &own)
      let mask = shown.mask(in: &own)
      for definition in own.definitions { definitions.define(definition) }
      let clip = clips.reference(to: NodeTree.clip(appearance, placement))
      steps.append(
        table.index(of: PagePayload.NodeAppearance(markup: own.text, clip: clip, mask: mask)),
        at: frame)
    }
    return steps
  }
}
