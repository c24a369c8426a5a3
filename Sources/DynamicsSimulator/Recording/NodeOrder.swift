// SPDX-License-Identifier: Apache-2.0

/// The nodes of a recorded tree in an order of drawing that only grows: what is gone keeps its place.
struct NodeOrder {
  /// What a node stands for below its parent.
  enum Key: Hashable {
    /// A view, by its serial number.
    case view(Int)
    /// A layer without a view, by its index among the sublayers.
    case layer(Int)
  }

  private struct Place: Hashable {
    let key: Key
    let parent: Int
  }

  /// The parent of the outermost nodes.
  static let screen = -1

  /// The children of the screen and of each node, in the order of drawing.
  private var lists: [[Int]] = [[]]
  /// The key of each node; nil for one that another has replaced.
  private var keys: [Key?] = []
  /// The nodes by what they stand for now.
  private var nodes: [Place: Int] = [:]

  /// The children of a node in the order of drawing, also those that are gone.
  func children(of node: Int) -> [Int] { lists[node + 1] }

  /// The node that stands for a key now, and its index, if that is a given one or a later one.
  func find(_ key: Key, below parent: Int, from index: Int) -> (node: Int, index: Int)? {
    // It is nearly always there, so that a frame needs no search.
    if index < lists[parent + 1].count {
      let node = lists[parent + 1][index]
      if keys[node] == key { return (node, index) }
    }
    guard let node = nodes[Place(key: key, parent: parent)],
      let current = lists[parent + 1][index...].firstIndex(of: node)
    else { return nil }
    return (node, current)
  }

  /// Adds a node at an index, in the place of one that stands for the same key.
  ///
  /// A node whose index in the order has passed is replaced by a new one: the view came to the
  /// front, or its siblings went to the back.
  mutating func add(_ key: Key, below parent: Int, at index: Int) -> Int {
    let node = keys.count
    if let known = nodes.updateValue(node, forKey: Place(key: key, parent: parent)) {
      keys[known] = nil
    }
    keys.append(key)
    lists.append([])
    lists[parent + 1].insert(node, at: index)
    return node
  }
}
