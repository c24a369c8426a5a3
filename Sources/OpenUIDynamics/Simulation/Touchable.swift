import Physics2D

/// Something that can touch: an item or a boundary.
@MainActor
enum Touchable {
  case item(SimulatedItem)
  case boundary(RealizedBoundary)

  /// Whether one shape of the engine stands for it.
  var isSingleShape: Bool {
    switch self {
    case .item(let item): item.shapes.count == 1
    case .boundary: false
    }
  }

  func isSame(as other: Touchable) -> Bool {
    switch (self, other) {
    case (.item(let one), .item(let two)): one === two
    case (.boundary(let one), .boundary(let two)): one === two
    default: false
    }
  }
}

/// What an item touches, and with how many pairs of shapes.
///
/// A boundary of many lines, or an item of several pieces, begins to touch with its first contact
/// and ends with its last.
@MainActor
struct TouchCounts {
  private var counts: [(partner: Touchable, count: Int)] = []

  /// Counts one more contact; returns whether it is the first.
  mutating func begin(_ partner: Touchable) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      counts.append((partner, 1))
      return true
    }
    counts[index].count += 1
    return false
  }

  /// Counts one contact less; returns whether it was the last.
  mutating func end(_ partner: Touchable) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      return false
    }
    counts[index].count -= 1
    guard counts[index].count == 0 else { return false }
    counts.remove(at: index)
    return true
  }

  /// Forgets a partner; returns whether it was touched.
  mutating func forget(_ partner: Touchable) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      return false
    }
    counts.remove(at: index)
    return true
  }

  nonisolated init() {}
}

/// A contact that began or ended, to be reported.
@MainActor
struct ContactReport {
  /// The item that became active first, where there are two.
  let item: SimulatedItem
  let partner: Touchable
  /// Where the two began to touch; nil when they parted.
  let point: Vector2?
  /// How they began to touch, if somebody wants to know.
  var details: ContactDetails?
  /// The behavior that alone is to be told, because it has let go of one of the two or has only now
  /// taken them; nil where all behaviors of both are.
  var behavior: UICollisionBehavior?

  var key: TouchKey { TouchKey(item, partner) }
}

/// Two that touch.
@MainActor
struct TouchKey: Hashable, Comparable {
  private let item: Int
  private let partner: Int

  init(_ item: SimulatedItem, _ partner: Touchable) {
    self.item = item.serial
    switch partner {
    case .item(let other): self.partner = other.serial
    // Serials count from 0 upwards, slots of boundaries from −1 downwards.
    case .boundary(let boundary): self.partner = -1 - boundary.slot
    }
  }

  nonisolated static func < (left: TouchKey, right: TouchKey) -> Bool {
    (left.item, left.partner) < (right.item, right.partner)
  }
}
