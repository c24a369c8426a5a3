// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the tree of views as nodes whose order of drawing never changes.
///
/// Where nothing but places has changed since the last frame, a view that is painted as it was is not looked
/// at: its place is read from its layer. Otherwise it costs a comparison.
@MainActor
struct ViewRecorder {
  /// The nodes in the order in which they were first seen.
  var nodes: [Node] = []

  /// The nodes of which the last capture recorded something new, in ascending order.
  private(set) var changedNodes: [Int] = []

  /// The views that follow the bodies of items, of which the captures since record nothing.
  var follows = FollowLog()

  /// The number of nodes that the last capture found painted in another way.
  private(set) var repaintedCount = 0

  /// The number of views that were asked for how they are presented, because more than their place
  /// could have changed.
  private(set) var presentedCount = 0

  /// The number of views that were visited, because more than places had changed in the tree.
  private(set) var visitCount = 0

  private var tree = NodeOrder()
  /// What is known of each node from frame to frame.
  private var states: [NodeState] = []
  /// What the next frame reads if nothing but places changes.
  var known = KnownTree()
  /// Whether nothing but places had changed in the last capture.
  private(set) var isTreeKnown = false
  /// The number of frames in which nothing but places has changed, also of items.
  var quietFrameCount = 0
  /// The number of such frames after which views are searched that follow bodies.
  var nextSearch = 2

  /// What is known of a node since the last frame.
  private struct NodeState {
    var lastSeen: Int
    /// How the view was painted and where it was; nil where it has to be asked for.
    var look: ViewLook?
    var geometry: ViewGeometry?
    /// The origin of the superview's coordinates at the placement.
    var origin = CGPoint.zero
    /// What the node showed, because writing a drawing down costs more than comparing it.
    var content: Content?
  }

  private struct Content {
    let presented: PresentedView.Content
    let bounds: CGRect
    let recorded: RecordedContent
  }

  /// Records how the trees below views are presented.
  mutating func capture(_ roots: [UIView], at frame: Int, names: ItemNames) {
    changedNodes.removeAll(keepingCapacity: true)
    repaintedCount = 0
    isTreeKnown = known.isCurrent(for: roots) && captureKnown(at: frame)
    if !isTreeKnown { captureTree(roots, at: frame, names: names) }
    sortChangedNodes()
  }

  mutating func sortChangedNodes() {
    if !zip(changedNodes, changedNodes.dropFirst()).allSatisfy(<) { changedNodes.sort() }
  }

  private mutating func captureTree(_ roots: [UIView], at frame: Int, names: ItemNames) {
    stopFollowing(at: frame)
    // What was read from layers since is not in the states.
    for (node, _) in known.placed { states[node].geometry = nil }
    known.begin(roots)
    names.inOneSearch {
      captureViews(roots, below: NodeOrder.screen, origin: .zero, at: frame, names: names)
    }
    for node in states.indices where states[node].lastSeen != frame {
      guard nodes[node].numbers != nil else { continue }
      nodes[node].numbers = nil
      changedNodes.append(node)
    }
  }

  /// Discards how nodes were painted before a frame.
  mutating func discardAppearances(before frame: Int) {
    for node in nodes.indices { nodes[node].appearance.discardHistory(before: frame) }
  }

  /// The children of a node in the order of drawing, also those that are gone.
  func children(of node: Int) -> [Int] { tree.children(of: node) }

  /// Captures a tree in which nothing but places has changed; returns whether it is still so.
  private mutating func captureKnown(at frame: Int) -> Bool {
    for watched in known.watched {
      guard let view = watched.view else { return false }
      let presented = present(view)
      guard !presented.isHidden else { return false }
      record(presented, node: watched.node, origin: watched.origin, at: frame)
    }
    if known.followersWereMoved() { stopFollowing(at: frame) }
    recordPlaces()
    return true
  }

  /// Records where views are of which nothing but places has changed.
  ///
  /// - Parameter layers: the indices of their layers; nil for all that do not follow bodies.
  mutating func recordPlaces(of layers: [Int]? = nil) {
    var (places, changed) = (known.takePlaces(), changedNodes)
    changedNodes = []
    let placed = known.placed
    nodes.withUnsafeMutableBufferPointer { nodes in
      places.forEachMoved(among: layers) { index, center, size, transform in
        let (node, origin) = placed[index]
        if nodes[node].move(to: center, size: size, transform: transform, origin: origin) {
          changed.append(node)
        }
      }
    }
    changedNodes = changed
    known.giveBack(places)
  }

  private mutating func present(_ view: UIView) -> PresentedView {
    presentedCount += 1
    return view.presented()
  }

  /// - Parameter origin: the point of the parent's coordinates that is the center of its box.
  private mutating func captureViews(
    _ views: [UIView], below parent: Int, origin: CGPoint, at frame: Int, names: ItemNames
  ) {
    var index = 0
    views.forEachUnretained { view in
      captureView(view, below: parent, index: &index, origin: origin, at: frame, names: names)
    }
  }

  private mutating func captureView(
    _ view: UIView, below parent: Int, index: inout Int, origin: CGPoint, at frame: Int,
    names: ItemNames
  ) {
    visitCount += 1
    if let (node, place) = tree.find(.view(view.serial), below: parent, from: index),
      states[node].look?.isCurrent(for: view) == true
    {
      index = place + 1
      states[node].lastSeen = frame
      let geometry = ViewGeometry(view)
      captureMove(to: geometry, node: node, origin: origin, at: frame)
      known.addPlain(view, node: node, origin: origin)
      captureSubviews(of: view, geometry.bounds, node: node, at: frame, names: names)
      return
    }
    let presented = present(view)
    guard !presented.isHidden else { return known.addHidden(view) }
    let node = node(.view(view.serial), below: parent, index: &index, frame: frame) {
      names.name(of: view)
    }
    record(presented, node: node, origin: origin, at: frame)
    let look = ViewLook(view)
    states[node].look = look
    if look == nil {
      known.add(view, presented, node: node, origin: origin)
    } else {
      known.addPlain(view, node: node, origin: origin)
    }
    states[node].geometry = ViewGeometry(view)
    states[node].origin = origin
    captureChildren(of: view, presented, node: node, at: frame, names: names)
  }

  /// Captures the sublayers and subviews of a view in their common order.
  private mutating func captureChildren(
    of view: UIView, _ presented: PresentedView, node: Int, at frame: Int, names: ItemNames
  ) {
    let origin = presented.bounds.middle
    guard !presented.sublayers.isEmpty else {
      return captureSubviews(of: view, presented.bounds, node: node, at: frame, names: names)
    }
    var index = 0
    for child in view.childrenFromBack {
      switch child {
      case .layer(let number):
        captureLayer(
          presented.sublayers[number], number: number, below: node, index: &index, origin: origin,
          at: frame)
      case .view(let subview):
        captureView(
          subview, below: node, index: &index, origin: origin, at: frame, names: names)
      }
    }
  }

  private mutating func captureSubviews(
    of view: UIView, _ bounds: CGRect, node: Int, at frame: Int, names: ItemNames
  ) {
    guard view.hasSubviews else { return }
    captureViews(
      view.subviewsFromBack, below: node, origin: bounds.middle, at: frame, names: names)
  }

  /// Records where a view is that is painted as it was.
  private mutating func captureMove(
    to geometry: ViewGeometry, node: Int, origin: CGPoint, at frame: Int
  ) {
    let hasSameOrigin = origin == states[node].origin
    let before = states[node].geometry
    let current = nodes[node].numbers
    guard geometry != before || !hasSameOrigin || current == nil else { return }
    states[node].geometry = geometry
    states[node].origin = origin
    let hasMoved =
      if current != nil, let before, geometry.hasSameShape(as: before) {
        nodes[node].move(
          to: geometry.center, size: geometry.bounds.size, transform: nil, origin: origin)
      } else {
        place(node, at: PlacementNumbers(geometry, origin: origin, previous: current))
      }
    if hasMoved { changedNodes.append(node) }
  }

  /// Returns whether a node is somewhere else than before.
  private mutating func place(_ node: Int, at numbers: PlacementNumbers) -> Bool {
    if nodes[node].numbers == numbers { return false }
    nodes[node].numbers = numbers
    return true
  }

  private mutating func captureLayers(
    _ layers: [PresentedView], below parent: Int, origin: CGPoint, at frame: Int
  ) {
    var index = 0
    for (number, layer) in layers.enumerated() {
      captureLayer(layer, number: number, below: parent, index: &index, origin: origin, at: frame)
    }
  }

  private mutating func captureLayer(
    _ layer: PresentedView, number: Int, below parent: Int, index: inout Int, origin: CGPoint,
    at frame: Int
  ) {
    guard !layer.isHidden else { return }
    let name = nodes[parent].name
    let node = node(.layer(number), below: parent, index: &index, frame: frame) {
      "\(name) layer \(number)"
    }
    record(layer, node: node, origin: origin, at: frame)
    captureLayers(layer.sublayers, below: node, origin: layer.bounds.middle, at: frame)
  }

  /// The node of a view or layer, drawn after all that were asked for before it in this frame.
  private mutating func node(
    _ key: NodeOrder.Key, below parent: Int, index: inout Int, frame: Int, name: () -> String
  ) -> Int {
    if let (node, place) = tree.find(key, below: parent, from: index) {
      index = place + 1
      states[node].lastSeen = frame
      return node
    }
    nodes.append(Node(name: name()))
    states.append(NodeState(lastSeen: frame))
    index += 1
    return tree.add(key, below: parent, at: index - 1)
  }

  private mutating func record(
    _ presented: PresentedView, node: Int, origin: CGPoint, at frame: Int
  ) {
    let hasMoved = place(
      node, at: PlacementNumbers(presented, origin: origin, previous: nodes[node].numbers))
    let isRepainted = nodes[node].appearance.record(
      Appearance(presented, content: recordedContent(of: presented, node: node)), at: frame)
    if isRepainted { repaintedCount += 1 }
    if hasMoved || isRepainted { changedNodes.append(node) }
  }

  private mutating func recordedContent(
    of presented: PresentedView, node: Int
  ) -> RecordedContent {
    if case .none = presented.content { return .none }
    if let known = states[node].content, known.bounds == presented.bounds,
      known.presented == presented.content
    {
      return known.recorded
    }
    let recorded = RecordedContent(presented)
    states[node].content = Content(
      presented: presented.content, bounds: presented.bounds, recorded: recorded)
    return recorded
  }
}

extension [UIView] {
  /// Visits the views, which the array retains: counting the references to each, to which others refer
  /// weakly, would take a third of the time in which a tree is looked at.
  fileprivate func forEachUnretained(_ visit: (UIView) -> Void) {
    withUnsafeBufferPointer { views in
      views.withMemoryRebound(to: Unmanaged<UIView>.self) { views in
        for view in views { view.lend(to: visit) }
      }
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
