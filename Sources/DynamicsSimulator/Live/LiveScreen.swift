import Foundation
import OpenUIDynamics

/// Looks at a simulator again and again, and tells each time only what changed.
@MainActor
package struct LiveScreen {
  /// What was told about a node.
  private struct Told {
    var placement: Placement?
    var appearance: Appearance?
  }

  private var views = ViewRecorder()
  private var told: [Told] = []
  private var toldDefinitions: Set<String> = []
  private var frame = 0

  package init() {}

  /// Looks at the present.
  package mutating func look(at simulator: Simulator) -> LiveFrame {
    views.forgetPast()
    views.capture(simulator.shownWindows, at: frame, names: simulator.names)
    frame += 1
    var live = LiveFrame()
    live.fingers = simulator.fingers.shown.map(\.point)
    simulator.fingers.forgetLifted()
    tellNewNodes(&live)
    for number in views.nodes.indices { tellChanges(of: number, &live) }
    return live
  }

  /// Parents come before their children, and siblings from the last to the first, so that each can be
  /// put in front of one that is there.
  private mutating func tellNewNodes(_ live: inout LiveFrame) {
    let known = told.count
    guard known < views.nodes.count else { return }
    told += Array(repeating: Told(), count: views.nodes.count - known)
    var parents = [ViewRecorder.screen]
    while let parent = parents.popLast() {
      let children = views.order[parent] ?? []
      for (place, child) in children.enumerated().reversed() where child >= known {
        live.nodes.append(
          LiveFrame.Node(
            number: child, parent: parent == ViewRecorder.screen ? nil : parent,
            before: place + 1 < children.count ? children[place + 1] : nil,
            name: views.nodes[child].name))
      }
      parents += children
    }
  }

  private mutating func tellChanges(of number: Int, _ live: inout LiveFrame) {
    let node = views.nodes[number]
    guard let placement = node.placement.last, let appearance = node.appearance.last else {
      if told[number].placement != nil {
        told[number] = Told()
        live.looks.append(
          LiveFrame.Look(node: number, markup: "", clip: nil, mask: nil, isShown: false))
      }
      return
    }
    let before = told[number]
    guard before.placement != placement || before.appearance != appearance else { return }
    told[number] = Told(placement: placement, appearance: appearance)
    live.motions.append(
      LiveFrame.Motion(node: number, placement: placement, opacity: appearance.opacity))
    let isPaintedAsBefore =
      before.placement?.width == placement.width && before.placement?.height == placement.height
      && before.appearance?.painted == appearance.painted
    if !isPaintedAsBefore {
      var writer = MarkupWriter()
      let look = AppearanceMarkup(
        appearance: appearance.painted, width: placement.width, height: placement.height)
      look.write(to: &writer)
      let mask = look.mask(in: &writer)
      for definition in writer.definitions
      where toldDefinitions.insert(definition.identifier).inserted {
        live.definitions.append(definition.markup)
      }
      let clip = NodeTree.clip(appearance, placement)
      live.looks.append(
        LiveFrame.Look(
          node: number, markup: writer.text,
          clip: clip.map { [$0.x, $0.y, $0.width, $0.height, $0.radius] }, mask: mask, isShown: true
        ))
    }
  }
}

extension Appearance {
  /// The look without the opacity, which belongs to the motion.
  fileprivate var painted: Appearance {
    var painted = self
    painted.opacity = 1
    return painted
  }
}
