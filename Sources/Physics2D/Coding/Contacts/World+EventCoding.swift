// SPDX-License-Identifier: Apache-2.0

// Events refer to shapes by handles, which may be stale: a handle is checked where it is used.
extension World {
  /// Writes or reads the events of the last step, and the ends that the next one reports.
  func codeEvents(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    try codeBegins(&coder)
    try codeEnds(&events.ends, &coder)
    try codeHits(&coder)
    try codeSensorEvents(&events.sensorBegins, &coder)
    try codeSensorEvents(&events.sensorEnds, &coder)
    try codeEnds(&events.pendingEnds, &coder)
    try codeSensorEvents(&events.pendingSensorEnds, &coder)
    try codeMovedBodies(&coder)
  }

  private func codeBegins(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var pairs = events.begins.array.map { HandlePair(first: $0.shapeA, second: $0.shapeB) }
    try coder.pairs(&pairs)
    var vectors = events.begins.array.flatMap { [$0.point, $0.normal] }
    if coder.isReading { vectors = [Vector2](repeating: .zero, count: 2 * pairs.count) }
    try coder.vectors(&vectors, .any, "an event")
    guard coder.isReading else { return }
    for (index, pair) in pairs.enumerated() {
      events.begins.append(
        ContactBeginEvent(
          shapeA: pair.first, shapeB: pair.second, point: vectors[2 * index],
          normal: vectors[2 * index + 1]))
    }
  }

  private func codeHits(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    let hits = events.hits.array
    var pairs = hits.map { HandlePair(first: $0.shapeA, second: $0.shapeB) }
    try coder.pairs(&pairs)
    var vectors = hits.flatMap { [$0.point, $0.normal] }
    if coder.isReading { vectors = [Vector2](repeating: .zero, count: 2 * pairs.count) }
    try coder.vectors(&vectors, .any, "an event")
    for (index, pair) in pairs.enumerated() {
      var speed = coder.isReading ? 0 : hits[index].approachSpeed
      try coder.float(&speed, .any, "an event")
      guard coder.isReading else { continue }
      events.hits.append(
        HitEvent(
          shapeA: pair.first, shapeB: pair.second, point: vectors[2 * index],
          normal: vectors[2 * index + 1], approachSpeed: speed))
    }
  }

  private func codeEnds(
    _ ends: inout Column<ContactEndEvent>, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var pairs = ends.array.map { HandlePair(first: $0.shapeA, second: $0.shapeB) }
    try coder.pairs(&pairs)
    guard coder.isReading else { return }
    for pair in pairs { ends.append(ContactEndEvent(shapeA: pair.first, shapeB: pair.second)) }
  }

  private func codeSensorEvents(
    _ list: inout Column<SensorEvent>, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var pairs = list.array.map { HandlePair(first: $0.sensor, second: $0.visitor) }
    try coder.pairs(&pairs)
    guard coder.isReading else { return }
    for pair in pairs { list.append(SensorEvent(sensor: pair.first, visitor: pair.second)) }
  }
}

// MARK: - Moved bodies

extension World {
  /// The bodies that moved in the last step: most are where they were at its end, so that their row is enough.
  private func codeMovedBodies(
    _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var moved = events.moved.array
    var count = moved.count
    try coder.count(&count, "the number of moved bodies")
    for index in 0..<count {
      let isCurrent = !coder.isReading && moved[index] == currentMove(of: moved[index])
      var state: UInt8 =
        coder.isReading ? 0 : (moved[index].fellAsleep ? 1 : 0) | (isCurrent ? 0 : 2)
      try coder.byte(&state, "a moved body")
      try coder.require(state < 4, "a moved body")
      var row = coder.isReading ? 0 : moved[index].body.index
      try coder.index(&row, below: bodies.record.count, "a moved body")
      if coder.isReading {
        moved.append(
          MovedBody(
            body: handle(ofBody: row), userData: bodies.record[row].userData,
            transform: bodies.pose[row].transform, fellAsleep: state & 1 != 0))
      }
      if state & 2 != 0 { try codeMove(&moved[index], &coder) }
      if coder.isReading { events.moved.append(moved[index]) }
    }
  }

  /// The event as it is while the body has not changed since the step.
  private func currentMove(of moved: MovedBody) -> MovedBody {
    let row = moved.body.index
    return MovedBody(
      body: handle(ofBody: row), userData: bodies.record[row].userData,
      transform: bodies.pose[row].transform, fellAsleep: moved.fellAsleep)
  }

  /// All of an event but the row and whether the body fell asleep.
  private func codeMove(
    _ moved: inout MovedBody, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var generation = moved.body.generation
    try coder.word(&generation, "a moved body")
    var userData = moved.userData
    try coder.number(&userData, "a moved body")
    var transform = moved.transform
    try coder.float(&transform.position.x, .finite, "a moved body")
    try coder.float(&transform.position.y, .finite, "a moved body")
    try coder.float(&transform.rotation.cosine, .finite, "a moved body")
    try coder.float(&transform.rotation.sine, .finite, "a moved body")
    moved = MovedBody(
      body: BodyHandle(index: moved.body.index, generation: generation), userData: userData,
      transform: transform, fellAsleep: moved.fellAsleep)
  }
}

/// The handles of the two shapes of an event.
private struct HandlePair {
  var first: ShapeHandle
  var second: ShapeHandle
}

extension FieldCoder {
  /// Writes or reads a list of pairs of handles.
  fileprivate mutating func pairs(_ list: inout [HandlePair]) throws(WorldDecodingError) {
    var size = list.count
    try count(&size, "the number of events")
    if isReading {
      let none = ShapeHandle(index: -1, generation: 0)
      list = [HandlePair](repeating: HandlePair(first: none, second: none), count: size)
    }
    for index in 0..<size {
      try handle(&list[index].first)
      try handle(&list[index].second)
    }
  }

  private mutating func handle(_ handle: inout ShapeHandle) throws(WorldDecodingError) {
    var row = handle.index
    try index(&row, from: -1, below: Int(Int32.max), "an event")
    var generation = UInt64(handle.generation)
    try number(&generation, "an event")
    try require(generation <= UInt64(UInt32.max), "an event")
    handle = ShapeHandle(index: row, generation: UInt32(truncatingIfNeeded: generation))
  }
}
