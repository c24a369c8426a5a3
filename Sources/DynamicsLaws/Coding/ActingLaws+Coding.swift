// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension LawSubject {
  /// Writes or reads a subject.
  package mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.float(&charge, .finite, "a charge")
    try coder.float(&resistance, .finite, "a resistance")
    try coder.vector(&steadyAcceleration, .finite, "an acceleration")
    try coder.float(&sleepSpeed, .finite, "a sleep threshold")
    try influence.code(&coder)
  }
}

extension FieldInfluence {
  /// Writes or reads an influence; one of an earlier step counts no more.
  mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    // The next step begins a new one: only the sleep threshold, which the world holds, is left of it.
    if coder.isReading { self = FieldInfluence() }
  }
}

extension ActingLaws {
  /// Writes or reads the laws.
  package mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var steps = UInt64(stepCount)
    try coder.number(&steps, "the number of steps")
    try coder.require(steps < UInt64(Int32.max), "the number of steps")
    stepCount = Int(steps)
    try codeRows(&coder)
    try codeLaws(&coder)
  }

  private mutating func codeRows(
    _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var count = rows.count
    try coder.count(&count, "the number of subjects")
    if coder.isReading {
      rows = Array(repeating: Row(body: .none, subject: LawSubject()), count: count)
    }
    for index in 0..<count {
      var body = rows[index].body
      try coder.handle(&body, "the body of a subject")
      var subject = rows[index].subject
      try subject.code(&coder)
      if coder.isReading { rows[index] = Row(body: body, subject: subject) }
    }
  }

  private mutating func codeLaws(
    _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var count = order.count
    try coder.count(&count, "the number of laws")
    // The place of the next law of each kind.
    var places = [Int](repeating: 0, count: Kind.allCases.count)
    for index in 0..<count {
      var number = coder.isReading ? 0 : order[index].rawValue
      try coder.byte(&number, "a law")
      try coder.require(Kind(rawValue: number) != nil, "a law")
      let kind = Kind(rawValue: number) ?? .push
      if coder.isReading { addUnread(kind) }
      try codeLaw(kind, at: places[Int(number)], &coder)
      places[Int(number)] += 1
    }
  }

  /// Adds a law that is yet to be read.
  private mutating func addUnread(_ kind: Kind) {
    switch kind {
    case .push: add(OffsetPush(.none, force: .zero, at: .zero))
    case .snap: add(ActingSnap(.unread, row: 0))
    case .field: add(ActingField(.nothing, region: .infinite, noiseTime: 0, rows: []))
    case .anchor: add(MovingAnchor.unread)
    }
  }

  private mutating func codeLaw(
    _ kind: Kind, at place: Int, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    switch kind {
    case .push: try pushes[place].code(&coder)
    case .snap: try snaps[place].code(&coder, rowCount: rows.count)
    case .field: try fields[place].code(&coder, rowCount: rows.count)
    case .anchor: try anchors[place].code(&coder)
    }
  }
}

extension OffsetPush {
  fileprivate mutating func code(
    _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var (body, force, offset) = (body, force, offset)
    try coder.handle(&body, "the body of a push")
    try coder.vector(&force, .finite, "the force of a push")
    try coder.vector(&offset, .usable, "the offset of a push")
    self = OffsetPush(body, force: force, at: offset)
  }
}

extension ActingSnap {
  fileprivate mutating func code(
    _ coder: inout FieldCoder, rowCount: Int
  ) throws(WorldDecodingError) {
    var (law, row) = (law, row)
    try law.code(&coder)
    try coder.index(&row, below: rowCount, "the subject of a snap")
    self = ActingSnap(law, row: row)
  }
}

extension SnapLaw {
  /// A law that is yet to be read.
  package static var unread: SnapLaw { SnapLaw(body: .none, to: .zero, damping: 1) }

  /// Writes or reads a law.
  package mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var (body, point, size, spring) = (body, point, size, spring)
    try coder.handle(&body, "the body of a snap")
    try coder.vector(&point, .usable, "the point of a snap")
    try coder.vector(&size, .finite, "the size of an item")
    try coder.float(&spring.hertz, .nonNegative, "the spring of a snap")
    try coder.float(&spring.dampingRatio, .nonNegative, "the spring of a snap")
    var hasLever: UInt8 = lever == nil ? 0 : 1
    try coder.byte(&hasLever, "the lever of a snap")
    try coder.require(hasLever < 2, "the lever of a snap")
    var pulled = lever ?? .zero
    if hasLever == 1 { try coder.vector(&pulled, .finite, "the lever of a snap") }
    self = SnapLaw(
      body: body, to: point, size: size, spring: spring, lever: hasLever == 1 ? pulled : nil)
  }
}

extension ActingField {
  fileprivate mutating func code(
    _ coder: inout FieldCoder, rowCount: Int
  ) throws(WorldDecodingError) {
    var (law, region, time, rows) = (law, region, noiseTime, rows)
    try law.code(&coder)
    try region.code(&coder)
    try coder.double(&time, "the time of noise")
    try coder.rows(&rows, below: rowCount, "the subjects of a field")
    self = ActingField(law, region: region, noiseTime: time, rows: rows)
  }
}

extension MovingAnchor {
  /// An anchor that is yet to be read.
  package static var unread: MovingAnchor { MovingAnchor(.none, at: .zero) }

  /// Writes or reads an anchor.
  package mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var (body, target) = (body, target)
    try coder.handle(&body, "the body of an anchor")
    try coder.vector(&target, .usable, "the target of an anchor")
    // 0 is an anchor at rest.
    var steps = UInt64(arrival.map { $0 + 1 } ?? 0)
    try coder.number(&steps, "the arrival of an anchor")
    try coder.require(steps < UInt64(Int32.max), "the arrival of an anchor")
    self = MovingAnchor(body, at: target)
    arrival = steps == 0 ? nil : Int(steps) - 1
  }
}
