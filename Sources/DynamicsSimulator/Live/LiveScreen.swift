// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Follows the screen of a simulator, and reduces each frame to what changed since the previous one.
@MainActor
package struct LiveScreen {
  /// What was sent last about a node.
  private struct SentState {
    var placement: Placement?
    var appearance: Appearance?
  }

  private var views = ViewRecorder()
  private var sent: [SentState] = []
  private var sentDefinitions: Set<String> = []
  private var frame = 0

  package init() {}

  /// Captures the present and returns what changed.
  package mutating func capture(_ simulator: Simulator) -> LiveFrame {
    views.discardHistory()
    views.capture(simulator.shownWindows, at: frame, names: simulator.names)
    frame += 1
    var live = LiveFrame()
    live.touches = simulator.activeTouches.visible.map(\.point)
    simulator.activeTouches.removeEnded()
    addNewNodes(to: &live)
    for number in views.changedNodes { addChanges(of: number, to: &live) }
    return live
  }

  /// Parents come before their children, and siblings from the last to the first, so that each can be
  /// inserted before one that exists.
  private mutating func addNewNodes(to live: inout LiveFrame) {
    let known = sent.count
    guard known < views.nodes.count else { return }
    sent += Array(repeating: SentState(), count: views.nodes.count - known)
    var parents = [NodeOrder.screen]
    while let parent = parents.popLast() {
      let children = views.children(of: parent)
      for (index, child) in children.enumerated().reversed() where child >= known {
        live.nodes.append(
          LiveFrame.Node(
            number: child, parent: parent == NodeOrder.screen ? nil : parent,
            before: index + 1 < children.count ? children[index + 1] : nil,
            name: views.nodes[child].name))
      }
      parents += children
    }
  }

  private mutating func addChanges(of number: Int, to live: inout LiveFrame) {
    let node = views.nodes[number]
    guard let placement = node.placement.last, let appearance = node.appearance.last else {
      if sent[number].placement != nil {
        sent[number] = SentState()
        live.appearances.append(
          LiveFrame.NodeAppearance(node: number, markup: "", clip: nil, mask: nil, isShown: false))
      }
      return
    }
    let before = sent[number]
    guard before.placement != placement || before.appearance != appearance else { return }
    sent[number] = SentState(placement: placement, appearance: appearance)
    live.motions.append(
      LiveFrame.Motion(node: number, placement: placement, opacity: appearance.opacity))
    let isUnchanged =
      before.placement?.width == placement.width && before.placement?.height == placement.height
      && before.appearance?.painted == appearance.painted
    if !isUnchanged { paint(number, appearance, placement, in: &live) }
  }

  private mutating func paint(
    _ number: Int, _ appearance: Appearance, _ placement: Placement, in live: inout LiveFrame
  ) {
    var writer = MarkupWriter()
    let markup = AppearanceMarkup(
      appearance: appearance.painted, width: placement.width, height: placement.height)
    markup.write(to: &writer)
    let mask = markup.mask(in: &writer)
    for definition in writer.definitions
    where sentDefinitions.insert(definition.identifier).inserted {
      live.definitions.append(definition.markup)
    }
    let clip = NodeTree.clip(appearance, placement)
    live.appearances.append(
      LiveFrame.NodeAppearance(
        node: number, markup: writer.text,
        clip: clip.map { [$0.x, $0.y, $0.width, $0.height, $0.radius] }, mask: mask, isShown: true))
  }
}

extension Appearance {
  /// The appearance without the opacity, which belongs to the motion.
  fileprivate var painted: Appearance {
    var painted = self
    painted.opacity = 1
    return painted
  }
}
