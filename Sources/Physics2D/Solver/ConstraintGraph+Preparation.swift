// SPDX-License-Identifier: Apache-2.0

extension ConstraintGraph {
  /// Lists the colors that have constraints in the order of solving, and reserves blocks for their joints.
  ///
  /// Overflow is solved first, so that the parallel colors have the last word.
  mutating func prepareColors() {
    prepared.removeAll()
    prepareColor(Self.overflow)
    for color in 0..<Self.overflow { prepareColor(color) }
  }

  /// Lists the blocks of each color; called when the columns of blocks no longer grow.
  mutating func prepareBlocks(
    _ joints: borrowing JointTable, _ bodies: BodyView, _ context: StepContext
  ) {
    for index in 0..<prepared.colors.count {
      let spans = prepared.colors[index]
      prepared.blocks.append(
        ColorBlocks(spans, prepared, colors[Int(spans.color)], joints, bodies, context))
    }
  }

  private mutating func prepareColor(_ color: Int) {
    guard !colors[color].isEmpty else { return }
    // Joints have blocks for one step only; those of contacts persist in their lists.
    let perBlock = colors[color].contacts.contactsPerBlock
    var spans = PreparedColor()
    spans.color = Int32(truncatingIfNeeded: color)
    spans.distanceJoints = prepared.distanceJoints.appendBlocks(
      for: colors[color].distanceJoints.count, perBlock)
    spans.revoluteJoints = prepared.revoluteJoints.appendBlocks(
      for: colors[color].revoluteJoints.count, perBlock)
    spans.prismaticJoints = prepared.prismaticJoints.appendBlocks(
      for: colors[color].prismaticJoints.count, perBlock)
    spans.weldJoints = prepared.weldJoints.appendBlocks(
      for: colors[color].weldJoints.count, perBlock)
    spans.mouseJoints = prepared.mouseJoints.appendBlocks(
      for: colors[color].mouseJoints.count, perBlock)
    prepared.colors.append(spans)
    // Each block of a color needs a spare row of its own.
    let blocks = spans.jointBlockCount &+ colors[color].contacts.blocks.count
    if blocks > prepared.maximumBlockCount { prepared.maximumBlockCount = blocks }
  }
}

extension Column where Element: JointBlock {
  /// Adds the blocks for a number of joints; the preparing pass initializes them.
  fileprivate mutating func appendBlocks(for joints: Int, _ jointsPerBlock: Int) -> Span {
    // ⌈joints / jointsPerBlock⌉ blocks.
    let start = count
    let end = start &+ (joints &+ jointsPerBlock &- 1) / jointsPerBlock
    if end > capacity { reserve(end > 2 &* capacity ? end : 2 &* capacity) }
    setCount(end)
    return Span(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }
}
