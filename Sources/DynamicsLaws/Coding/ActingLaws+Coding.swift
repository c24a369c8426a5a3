// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension LawSubject {
  /// Writes or reads a subject.
  mutating func code<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try coder.float(&charge, .finite, "a charge")
    try coder.float(&resistance, .finite, "a resistance")
    try coder.vector(&steadyAcceleration, .finite, "an acceleration")
    try coder.float(&sleepSpeed, .finite, "a sleep threshold")
    try influence.code(&coder)
  }
}

extension FieldInfluence {
  /// Writes or reads an influence; one of an earlier step counts no more.
  mutating func code<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    // The next step begins a new one: only the sleep threshold, which the world holds, is left of it.
    if Coder.isReading { self = FieldInfluence() }
  }
}

extension ActingLaws {
  /// Writes or reads the laws.
  package mutating func code<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var steps = UInt64(stepCount)
    try coder.number(&steps, "the number of steps")
    try coder.require(steps < UInt64(Int32.max), "the number of steps")
    stepCount = Int(steps)
    var count = rows.count
    try coder.count(&count, "the number of subjects")
    if Coder.isReading {
      rows = Array(repeating: Row(body: .none, subject: LawSubject()), count: count)
    }
    for index in 0..<count {
      var body = rows[index].body
      try coder.handle(&body, "the body of a subject")
      var subject = rows[index].subject
      try subject.code(&coder)
      if Coder.isReading { rows[index] = Row(body: body, subject: subject) }
    }
    count = laws.count
    try coder.count(&count, "the number of laws")
    if Coder.isReading { laws = [] }
    for index in 0..<count {
      var law = Coder.isReading ? Law.push(OffsetPush(.none, force: .zero, at: .zero)) : laws[index]
      try law.code(&coder, rowCount: rows.count)
      if Coder.isReading { laws.append(law) }
    }
  }
}

extension ActingLaws.Law {
  private var form: UInt8 {
    switch self {
    case .push: 0
    case .snap: 1
    case .field: 2
    case .anchor: 3
    }
  }

  /// Writes or reads a law.
  fileprivate mutating func code<Coder: FieldCoder>(
    _ coder: inout Coder, rowCount: Int
  ) throws(Coder.Failure) {
    var form = form
    try coder.byte(&form, "a law")
    try coder.require(form < 4, "a law")
    switch form {
    case 0: try codePush(&coder)
    case 1: try codeSnap(&coder, rowCount: rowCount)
    case 2: try codeField(&coder, rowCount: rowCount)
    default: try codeAnchor(&coder)
    }
  }

  private mutating func codePush<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var push = OffsetPush(.none, force: .zero, at: .zero)
    if case .push(let own) = self { push = own }
    var (body, force, offset) = (push.body, push.force, push.offset)
    try coder.handle(&body, "the body of a push")
    try coder.vector(&force, .finite, "the force of a push")
    try coder.vector(&offset, .usable, "the offset of a push")
    self = .push(OffsetPush(body, force: force, at: offset))
  }

  private mutating func codeSnap<Coder: FieldCoder>(
    _ coder: inout Coder, rowCount: Int
  ) throws(Coder.Failure) {
    var snap = SnapLaw(body: .none, to: .zero, damping: 1)
    var row: Int32 = 0
    if case .snap(let own, let ownRow) = self { (snap, row) = (own, ownRow) }
    var (body, point, size, spring) = (snap.body, snap.point, snap.size, snap.spring)
    try coder.handle(&body, "the body of a snap")
    try coder.vector(&point, .usable, "the point of a snap")
    try coder.vector(&size, .finite, "the size of an item")
    try coder.float(&spring.hertz, .nonNegative, "the spring of a snap")
    try coder.float(&spring.dampingRatio, .nonNegative, "the spring of a snap")
    var hasLever: UInt8 = snap.lever == nil ? 0 : 1
    try coder.byte(&hasLever, "the lever of a snap")
    try coder.require(hasLever < 2, "the lever of a snap")
    var lever = snap.lever ?? .zero
    if hasLever == 1 { try coder.vector(&lever, .finite, "the lever of a snap") }
    try coder.index(&row, below: rowCount, "the subject of a snap")
    self = .snap(
      SnapLaw(
        body: body, to: point, size: size, spring: spring, lever: hasLever == 1 ? lever : nil),
      row: row)
  }

  private mutating func codeField<Coder: FieldCoder>(
    _ coder: inout Coder, rowCount: Int
  ) throws(Coder.Failure) {
    var law = FieldLaw.nothing
    var region = FieldRegion.infinite
    var time = 0.0
    var rows: [Int32] = []
    if case .field(let own) = self {
      (law, region, time, rows) = (own.law, own.region, own.noiseTime, own.rows)
    }
    try law.code(&coder)
    try region.code(&coder)
    try coder.double(&time, "the time of noise")
    try coder.rows(&rows, below: rowCount, "the subjects of a field")
    self = .field(ActingField(law, region: region, noiseTime: time, rows: rows))
  }

  private mutating func codeAnchor<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var anchor = MovingAnchor(.none, at: .zero)
    if case .anchor(let own) = self { anchor = own }
    var (body, target) = (anchor.body, anchor.target)
    try coder.handle(&body, "the body of an anchor")
    try coder.vector(&target, .usable, "the target of an anchor")
    // 0 is an anchor at rest.
    var arrival = UInt64(anchor.arrival.map { $0 + 1 } ?? 0)
    try coder.number(&arrival, "the arrival of an anchor")
    try coder.require(arrival < UInt64(Int32.max), "the arrival of an anchor")
    var read = MovingAnchor(body, at: target)
    read.arrival = arrival == 0 ? nil : Int(arrival) - 1
    self = .anchor(read)
  }
}
