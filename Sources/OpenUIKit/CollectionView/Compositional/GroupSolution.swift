// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of one repetition of a group, or of an item in it, relative to its origin.
@MainActor
struct GroupSolution {
  /// An item of the data.
  struct Leaf {
    /// The number of the item after the first of the repetition.
    let index: Int
    var frame: CGRect
    var zIndex = 0
    let item: NSCollectionLayoutItem?
  }

  /// What the frames depend on.
  struct Context {
    let environment: LayoutEnvironment
    /// Returns the size that an item's content prefers, by the item's number in the repetition.
    let preferredSize: (Int) -> CGSize?
  }

  /// The size including content insets, in points.
  private(set) var size: CGSize
  private(set) var leaves: [Leaf] = []

  /// The tolerance that keeps rounding errors from leaving out the last item of a row.
  private static let tolerance: CGFloat = 1e-6
  /// The maximum number of elements in a row, where elements are tiny.
  private static let maximumCount = 1000

  /// Solves an item or group in a container, beginning with the number of an item.
  init(
    _ item: NSCollectionLayoutItem, in container: CGSize, from index: Int, _ context: Context,
    length: (axis: UIAxis, value: CGFloat)? = nil
  ) {
    size = item.layoutSize.resolved(in: container)
    if let length {
      if length.axis == .horizontal {
        size.width = length.value
      } else {
        size.height = length.value
      }
    }
    if let group = item as? NSCollectionLayoutGroup {
      solve(group, from: index, context)
      return
    }
    if let preferred = context.preferredSize(index) {
      let insets = item.contentInsets
      if item.layoutSize.widthDimension.isEstimated {
        size.width = preferred.width + insets.leading + insets.trailing
      }
      if item.layoutSize.heightDimension.isEstimated {
        size.height = preferred.height + insets.top + insets.bottom
      }
    }
    leaves = [Leaf(index: index, frame: Self.inset(size, item.contentInsets), item: item)]
  }

  private static func inset(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  private mutating func solve(
    _ group: NSCollectionLayoutGroup, from first: Int, _ context: Context
  ) {
    let content = Self.inset(size, group.contentInsets)
    switch group.arrangement {
    case .horizontal: solveLine(group, .horizontal, content, from: first, context)
    case .vertical: solveLine(group, .vertical, content, from: first, context)
    case .custom(let provider):
      let environment = LayoutEnvironment(
        size: content.size, traits: context.environment.traitCollection)
      for (offset, item) in provider(environment).enumerated() {
        leaves.append(
          Leaf(
            index: first + offset,
            frame: item.frame.offsetBy(dx: content.minX, dy: content.minY), zIndex: item.zIndex,
            item: nil))
      }
    }
  }

  // MARK: Rows and columns

  /// An element of a row or column before it has its place.
  @MainActor
  private struct Child {
    let solution: GroupSolution
    let before: NSCollectionLayoutSpacing?
    let after: NSCollectionLayoutSpacing?
    let beforeAcross: NSCollectionLayoutSpacing?
    let afterAcross: NSCollectionLayoutSpacing?
    let length: CGFloat
    let breadth: CGFloat

    init(_ solution: GroupSolution, _ item: NSCollectionLayoutItem, isHorizontal: Bool) {
      self.solution = solution
      let edges = item.edgeSpacing
      before = isHorizontal ? edges?.leading : edges?.top
      after = isHorizontal ? edges?.trailing : edges?.bottom
      beforeAcross = isHorizontal ? edges?.top : edges?.leading
      afterAcross = isHorizontal ? edges?.bottom : edges?.trailing
      length = isHorizontal ? solution.size.width : solution.size.height
      breadth = isHorizontal ? solution.size.height : solution.size.width
    }

    /// The length with the least spaces.
    var outerLength: CGFloat { length + (before?.spacing ?? 0) + (after?.spacing ?? 0) }
    var outerBreadth: CGFloat {
      breadth + (beforeAcross?.spacing ?? 0) + (afterAcross?.spacing ?? 0)
    }
  }

  private mutating func solveLine(
    _ group: NSCollectionLayoutGroup, _ axis: UIAxis, _ content: CGRect, from first: Int,
    _ context: Context
  ) {
    let isHorizontal = axis == .horizontal
    let sizeAlong =
      isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let sizeAcross =
      isHorizontal ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
    let available = isHorizontal ? content.width : content.height
    let children = Self.children(
      of: group, axis, in: content.size, available: sizeAlong.isEstimated ? nil : available,
      from: first, context)
    let gap = group.interItemSpacing?.spacing ?? 0
    let used =
      children.reduce(0) { $0 + $1.outerLength } + gap * CGFloat(max(children.count - 1, 0))
    let breadth = children.map(\.outerBreadth).max() ?? 0
    let room = sizeAlong.isEstimated ? used : available
    let roomAcross =
      sizeAcross.isEstimated ? breadth : isHorizontal ? content.height : content.width
    place(children, group, axis, content.origin, rest: max(room - used, 0), across: roomAcross)
    let insets = group.contentInsets
    if isHorizontal {
      if sizeAlong.isEstimated { size.width = used + insets.leading + insets.trailing }
      if sizeAcross.isEstimated { size.height = breadth + insets.top + insets.bottom }
    } else {
      if sizeAlong.isEstimated { size.height = used + insets.top + insets.bottom }
      if sizeAcross.isEstimated { size.width = breadth + insets.leading + insets.trailing }
    }
  }

  /// The elements of a line: a number of equal ones, or as many as fit.
  private static func children(
    of group: NSCollectionLayoutGroup, _ axis: UIAxis, in size: CGSize, available: CGFloat?,
    from first: Int, _ context: Context
  ) -> [Child] {
    guard !group.subitems.isEmpty else { return [] }
    let gap = group.interItemSpacing?.spacing ?? 0
    var length: (axis: UIAxis, value: CGFloat)?
    if let count = group.count, let available {
      length = (axis, max((available - gap * CGFloat(count - 1)) / CGFloat(count), 0))
    }
    var children: [Child] = []
    var used: CGFloat = 0
    var index = first
    let maximum = group.count ?? (available == nil ? group.subitems.count : maximumCount)
    while children.count < maximum {
      let item = group.subitems[children.count % group.subitems.count]
      let solution = GroupSolution(item, in: size, from: index, context, length: length)
      let child = Child(solution, item, isHorizontal: axis == .horizontal)
      let end = used + (children.isEmpty ? 0 : gap) + child.outerLength
      if group.count == nil, let available, !children.isEmpty {
        // Elements without length are not repeated.
        if end > available + tolerance || (end <= used && children.count >= group.subitems.count) {
          break
        }
      }
      children.append(child)
      used = end
      index += solution.leaves.count
    }
    return children
  }

  /// Places the elements of a line; flexible spaces share what is left of the room.
  private mutating func place(
    _ children: [Child], _ group: NSCollectionLayoutGroup, _ axis: UIAxis, _ origin: CGPoint,
    rest: CGFloat, across: CGFloat
  ) {
    let gap = group.interItemSpacing
    let gaps = gap?.isFlexibleSpacing == true ? max(children.count - 1, 0) : 0
    let edges = children.reduce(0) {
      $0 + ($1.before?.isFlexibleSpacing == true ? 1 : 0)
        + ($1.after?.isFlexibleSpacing == true ? 1 : 0)
    }
    let share = gaps + edges > 0 ? rest / CGFloat(gaps + edges) : 0
    func space(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var position: CGFloat = 0
    for (number, child) in children.enumerated() {
      if number > 0 { position += space(gap, share) }
      position += space(child.before, share)
      let flexible = [child.beforeAcross, child.afterAcross].filter {
        $0?.isFlexibleSpacing == true
      }
      let restAcross = max(across - child.outerBreadth, 0)
      let offset = space(
        child.beforeAcross, flexible.isEmpty ? 0 : restAcross / CGFloat(flexible.count))
      let shift =
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      for leaf in child.solution.leaves {
        var moved = leaf
        moved.frame = leaf.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
        leaves.append(moved)
      }
      position += child.length + space(child.after, share)
    }
  }
}
