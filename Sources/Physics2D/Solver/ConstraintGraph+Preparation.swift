extension ConstraintGraph {
  /// Lists the colours that have constraints in the order of solving, and makes room for their joints.
  ///
  /// Overflow comes first: the others have the last word.
  mutating func listColors() {
    prepared.removeAll()
    listColor(Self.overflow)
    for color in 0..<Self.overflow { listColor(color) }
  }

  /// Lists what the passes work on, when the memory of their constraints has its place.
  mutating func listBlocks(
    _ joints: borrowing JointTable, _ bodies: BodyRows, _ context: StepContext
  ) {
    for place in 0..<prepared.colors.count {
      let spans = prepared.colors[place]
      prepared.blocks.append(
        ColorBlocks(spans, prepared, colors[Int(spans.color)], joints, bodies, context))
    }
  }

  private mutating func listColor(_ color: Int) {
    guard !colors[color].isEmpty else { return }
    let perBlock = colors[color].contacts.contactsPerBlock
    var spans = PreparedColor()
    spans.color = Int32(truncatingIfNeeded: color)
    spans.distanceJoints = prepared.distanceJoints.makeRoom(
      for: colors[color].distanceJoints.count, perBlock)
    spans.revoluteJoints = prepared.revoluteJoints.makeRoom(
      for: colors[color].revoluteJoints.count, perBlock)
    spans.prismaticJoints = prepared.prismaticJoints.makeRoom(
      for: colors[color].prismaticJoints.count, perBlock)
    spans.weldJoints = prepared.weldJoints.makeRoom(
      for: colors[color].weldJoints.count, perBlock)
    spans.mouseJoints = prepared.mouseJoints.makeRoom(
      for: colors[color].mouseJoints.count, perBlock)
    prepared.colors.append(spans)
    let blocks = spans.jointBlockCount &+ colors[color].contacts.blocks.count
    if blocks > prepared.greatestBlockCount { prepared.greatestBlockCount = blocks }
  }
}

extension Column where Element: JointBlock {
  /// Adds as many blocks as some joints need; what is in them is left to the preparing pass.
  fileprivate mutating func makeRoom(for joints: Int, _ jointsPerBlock: Int) -> Span {
    let start = count
    let end = start &+ (joints &+ jointsPerBlock &- 1) / jointsPerBlock
    if end > capacity { reserve(end > 2 &* capacity ? end : 2 &* capacity) }
    setCount(end)
    return Span(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }
}
