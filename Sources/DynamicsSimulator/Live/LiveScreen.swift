// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What a page shows of a film, reduced to what changes from one shown moment to another.
@MainActor
package struct LiveScreen {
  /// What was sent last about a node.
  private struct SentState {
    var placement: Placement?
    /// The moment since which the node is painted as it was sent.
    var paintedSince = -1
    var painted: Appearance?
    var opacity = 1.0
  }

  private var sent: [SentState] = []
  private var sentDefinitions: Set<String> = []
  /// The film whose nodes were sent.
  private weak var film: ScreenFilm?

  package init() {}

  /// Whether a film has other nodes than those that were sent, so that the page has to begin anew.
  package func isOfAnotherFilm(than film: ScreenFilm) -> Bool {
    !sent.isEmpty && self.film !== film
  }

  /// Shows a moment of a film, earlier or later than the one before, and returns what changes.
  package mutating func show(_ film: ScreenFilm, at moment: Int) -> LiveFrame {
    self.film = film
    var live = LiveFrame()
    live.touches = film.moment(moment)?.touches ?? []
    addNewNodes(of: film.views, to: &live)
    let earlier = moment == film.momentCount - 1 ? nil : film.placements(at: moment)
    for number in sent.indices {
      let placement =
        earlier.map { number < $0.count ? $0[number] : nil } ?? film.views.nodes[number].placement
      addChanges(
        of: number, placement: placement, appearance: film.views.nodes[number].appearance,
        at: moment, to: &live)
    }
    return live
  }

  /// Parents come before their children, and siblings from the last to the first, so that each can be
  /// inserted before one that exists.
  private mutating func addNewNodes(of views: ViewRecorder, to live: inout LiveFrame) {
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

  private mutating func addChanges(
    of number: Int, placement: Placement?, appearance: Track<Appearance>, at moment: Int,
    to live: inout LiveFrame
  ) {
    guard let placement, let since = appearance.frame(ofChangeAt: moment) else {
      if sent[number].placement != nil {
        sent[number] = SentState()
        live.appearances.append(
          LiveFrame.NodeAppearance(node: number, markup: "", clip: nil, mask: nil, isShown: false))
      }
      return
    }
    let isRepainted = sent[number].paintedSince != since
    let before = sent[number].placement
    guard isRepainted || before != placement else { return }
    sent[number].placement = placement
    let isResized = before?.width != placement.width || before?.height != placement.height
    // What only moves is not painted, and its look not copied.
    if isRepainted || isResized, let look = appearance[moment] {
      let painted = look.painted
      if isResized || sent[number].painted != painted { paint(number, look, placement, in: &live) }
      sent[number].painted = painted
      sent[number].paintedSince = since
      sent[number].opacity = look.opacity
    }
    live.motions.append(
      LiveFrame.Motion(node: number, placement: placement, opacity: sent[number].opacity))
  }

  private mutating func paint(
    _ number: Int, _ appearance: Appearance, _ placement: Placement, in live: inout LiveFrame
  ) {
    var writer = MarkupWriter()
    let markup = AppearanceMarkup(appearance.painted, at: placement)
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
