// SPDX-License-Identifier: Apache-2.0

/// The nodes of a recording by their parents, and what differs between nodes.
struct NodeTree {
  let nodes: [RecordedNode]

  /// The children of every node, in the order of drawing.
  let children: [[Int]]

  /// The nodes without a parent.
  let roots: [Int]

  init(_ nodes: [RecordedNode]) {
    self.nodes = nodes
    var children = [[Int]](repeating: [], count: nodes.count)
    var roots: [Int] = []
    for (number, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(number) } else { roots.append(number) }
    }
    self.children = children
    self.roots = roots
  }

  /// Whether a node moves or changes its look; one that comes or goes does not for that alone.
  func changes(_ number: Int) -> Bool {
    let node = nodes[number]
    return node.placement.changes.lazy.filter { $0.value != nil }.count > 1
      || node.appearance.changes.lazy.filter { $0.value != nil }.count > 1
  }

  /// The number of the clip of a node, among `clips`, at a look; nil if the node does not clip.
  static func clip(_ appearance: Appearance, _ placement: Placement) -> AppearanceMarkup.Box? {
    guard appearance.clipsToBounds else { return nil }
    let radius = min(appearance.cornerRadius, min(placement.width, placement.height) / 2)
    return AppearanceMarkup.Box(
      x: -placement.width / 2, y: -placement.height / 2, width: placement.width,
      height: placement.height, radius: max(radius, 0))
  }
}

/// The clip paths of a picture, each written once however many nodes share it.
struct ClipTable {
  private(set) var boxes: [AppearanceMarkup.Box] = []

  /// The value of a `clip-path` attribute for a box.
  mutating func reference(to box: AppearanceMarkup.Box?) -> String? {
    guard let box else { return nil }
    if let number = boxes.firstIndex(of: box) { return "url(#clip\(number))" }
    boxes.append(box)
    return "url(#clip\(boxes.count - 1))"
  }

  /// Writes the clip paths; references may come before or after in a document.
  func write(to writer: inout MarkupWriter) {
    for (number, box) in boxes.enumerated() {
      writer.open("clipPath", ["id": "clip\(number)"])
      writer.empty(
        "rect",
        [
          "x": box.x.text(), "y": box.y.text(), "width": box.width.text(),
          "height": box.height.text(), "rx": box.radius > 0 ? box.radius.text() : nil,
        ])
      writer.close()
    }
  }
}
