// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the tree of views as nodes whose order of drawing never changes.
@MainActor
struct ViewRecorder {
  /// What a node stands for below its parent.
  private enum Key: Hashable {
    case view(ObjectIdentifier)
    /// A layer without a view, by its index among the sublayers.
    case layer(Int)

    var isLayer: Bool {
      if case .layer = self { return true }
      return false
    }
  }

  /// A node and the view or layer that it stands for.
  private struct TrackedNode {
    weak var view: UIView?
    let node: Int
  }

  /// The nodes in the order in which they were first seen.
  private(set) var nodes: [RecordedNode] = []

  /// The children of a node in the order of drawing, also those that are gone; -1 is the screen.
  private(set) var order: [Int: [Int]] = [:]
  private var trackedNodes: [Int: [Key: TrackedNode]] = [:]
  private var lastSeen: [Int] = []
  /// What nodes showed last, because writing a drawing down costs more than comparing it.
  private var contents: [Int: Content] = [:]

  private struct Content {
    let presented: PresentedView.Content
    let bounds: CGRect
    let recorded: RecordedContent
  }

  static let screen = -1

  /// Records how the trees below views are presented.
  mutating func capture(_ roots: [UIView], at frame: Int, names: ItemNames) {
    captureViews(roots, below: Self.screen, origin: .zero, at: frame, names: names)
    for node in nodes.indices where lastSeen[node] != frame {
      nodes[node].placement.record(nil, at: frame)
    }
  }

  /// Discards how the nodes were presented before, where only the present is needed.
  mutating func discardHistory() {
    for node in nodes.indices {
      nodes[node].placement.discardHistory()
      nodes[node].appearance.discardHistory()
    }
  }

  /// The nodes with every parent before its children, renumbered.
  func nodesInDrawingOrder() -> [RecordedNode] {
    var sorted: [RecordedNode] = []
    var pending = (order[Self.screen] ?? []).reversed().map { (node: $0, parent: Int?.none) }
    while let (node, parent) = pending.popLast() {
      var copy = nodes[node]
      copy.parent = parent
      sorted.append(copy)
      let number = sorted.count - 1
      pending += (order[node] ?? []).reversed().map { ($0, number) }
    }
    return sorted
  }

  /// - Parameter origin: the point of the parent's coordinates that is the center of its box.
  private mutating func captureViews(
    _ views: [UIView], below parent: Int, origin: CGPoint, at frame: Int, names: ItemNames
  ) {
    var index = layerCount(below: parent)
    for view in views {
      let presented = view.presented()
      guard !presented.isHidden else { continue }
      let node = node(
        for: .view(ObjectIdentifier(view)), view: view, below: parent, index: &index, frame: frame
      ) { names.name(of: view) }
      record(presented, node: node, origin: origin, at: frame)
      let center = presented.bounds.middle
      captureLayers(presented.sublayers, below: node, origin: center, at: frame)
      captureViews(view.subviewsFromBack, below: node, origin: center, at: frame, names: names)
    }
  }

  private mutating func captureLayers(
    _ layers: [PresentedView], below parent: Int, origin: CGPoint, at frame: Int
  ) {
    var index = 0
    for (number, layer) in layers.enumerated() where !layer.isHidden {
      let name = nodes[parent].name
      let node = node(for: .layer(number), view: nil, below: parent, index: &index, frame: frame) {
        "\(name) layer \(number)"
      }
      record(layer, node: node, origin: origin, at: frame)
      captureLayers(layer.sublayers, below: node, origin: layer.bounds.middle, at: frame)
    }
  }

  /// Layers lie below the views; this is the first index after those that were just recorded.
  private func layerCount(below parent: Int) -> Int {
    let children = order[parent] ?? []
    let layers = Set((trackedNodes[parent] ?? [:]).filter { $0.key.isLayer }.map(\.value.node))
    return (children.lastIndex(where: layers.contains) ?? -1) + 1
  }

  /// The node of a view or layer, drawn after all that were asked for before it in this frame.
  ///
  /// A node whose index in the order has passed is replaced by a new one: the view came to the
  /// front, or its siblings went to the back.
  private mutating func node(
    for key: Key, view: UIView?, below parent: Int, index: inout Int, frame: Int,
    name: () -> String
  ) -> Int {
    // From the index on, because it is nearly always there: a frame needs no search.
    if let tracked = trackedNodes[parent]?[key], tracked.view === view,
      let current = order[parent]?.dropFirst(index).firstIndex(of: tracked.node)
    {
      index = current + 1
      lastSeen[tracked.node] = frame
      return tracked.node
    }
    let number = nodes.count
    nodes.append(RecordedNode(name: name(), parent: nil))
    lastSeen.append(frame)
    order[parent, default: []].insert(number, at: index)
    trackedNodes[parent, default: [:]][key] = TrackedNode(view: view, node: number)
    index += 1
    return number
  }

  private mutating func record(
    _ presented: PresentedView, node: Int, origin: CGPoint, at frame: Int
  ) {
    let previous = nodes[node].placement.last?.rotation ?? 0
    nodes[node].placement.record(
      Placement(presented, origin: origin, previousRotation: previous), at: frame)
    nodes[node].appearance.record(
      Appearance(presented, content: recordedContent(of: presented, node: node)), at: frame)
  }

  private mutating func recordedContent(
    of presented: PresentedView, node: Int
  ) -> RecordedContent {
    if case .none = presented.content { return .none }
    if let known = contents[node], known.bounds == presented.bounds,
      known.presented == presented.content
    {
      return known.recorded
    }
    let recorded = RecordedContent(presented)
    contents[node] = Content(
      presented: presented.content, bounds: presented.bounds, recorded: recorded)
    return recorded
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
