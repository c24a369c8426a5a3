import Physics2D

/// Something that can touch: an item or a boundary.
@MainActor
enum Touchable {
  case item(SimulatedItem)
  case boundary(RealizedBoundary)

  var identifier: ObjectIdentifier {
    switch self {
    case .item(let item): ObjectIdentifier(item)
    case .boundary(let boundary): ObjectIdentifier(boundary)
    }
  }
}

/// An item and what it touches.
@MainActor
struct TouchingPair {
  let item: SimulatedItem
  let partner: Touchable

  /// Puts the item that became active first in the first place; nil for two boundaries.
  init?(_ first: Touchable, _ second: Touchable) {
    switch (first, second) {
    case (.item(let one), .item(let other)):
      item = one.serial < other.serial ? one : other
      partner = .item(one.serial < other.serial ? other : one)
    case (.item(let one), .boundary), (.boundary, .item(let one)):
      item = one
      if case .boundary = first { partner = first } else { partner = second }
    case (.boundary, .boundary): return nil
    }
  }
}

/// A contact that began or ended, to be reported.
@MainActor
struct ContactReport {
  let pair: TouchingPair
  /// Where the two began to touch; nil when they parted.
  let point: Vector2?
}

/// Which items touch what, counted over the shapes of which they are made.
///
/// A boundary of many lines, or an item of several pieces, begins to touch with its first contact
/// and ends with its last. The ledger keeps what it needs to know about shapes that may be gone when
/// the end of their contact is reported. No order of a dictionary shows in its results.
@MainActor
struct ContactLedger {
  private struct ShapePair: Hashable {
    let first: ShapeHandle
    let second: ShapeHandle
  }

  private struct PairKey: Hashable {
    let item: ObjectIdentifier
    let partner: ObjectIdentifier
  }

  private var pairs: [ShapePair: TouchingPair] = [:]
  private var counts: [PairKey: Int] = [:]
  private(set) var reports: [ContactReport] = []

  nonisolated init() {}

  /// Takes the reports of the last step.
  mutating func takeReports() -> [ContactReport] {
    defer { reports.removeAll() }
    return reports
  }

  /// Takes down the begun, then the ended contacts of a step: an item that slides from one line of a
  /// boundary to the next has not left it.
  mutating func record(_ world: World, touchable: (UInt64) -> Touchable?) {
    for event in world.beginContacts {
      guard let first = touchable(world.userData(of: event.shapeA)),
        let second = touchable(world.userData(of: event.shapeB)),
        let pair = TouchingPair(first, second),
        pairs.updateValue(pair, forKey: ShapePair(first: event.shapeA, second: event.shapeB)) == nil
      else { continue }
      let count = counts[key(of: pair), default: 0]
      counts[key(of: pair)] = count + 1
      if count == 0 { reports.append(ContactReport(pair: pair, point: event.point)) }
    }
    for event in world.endContacts {
      let shapes = ShapePair(first: event.shapeA, second: event.shapeB)
      guard let pair = pairs.removeValue(forKey: shapes) else { continue }
      let count = counts[key(of: pair), default: 1] - 1
      counts[key(of: pair)] = count == 0 ? nil : count
      if count == 0 { reports.append(ContactReport(pair: pair, point: nil)) }
    }
  }

  private func key(of pair: TouchingPair) -> PairKey {
    PairKey(item: ObjectIdentifier(pair.item), partner: pair.partner.identifier)
  }
}
