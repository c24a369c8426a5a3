// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Reports the begin of contacts that have an impulse or overlap for the first time.
  ///
  /// A speculative contact is solved from a small distance, so that shapes stop before they overlap; its begin is
  /// reported only when the shapes touch.
  func reportBegins() {
    // Most contacts of the list stay speculative. Threads find the others, and their order is that of the list.
    let count = contacts.unreported.count
    scratch.touches.resize(to: count, filling: .speculative)
    let stage = TouchCheckStage(
      rows: contacts.unreported.base, records: contacts.record.base, colors: graph.colors,
      results: scratch.touches.base)
    workers.run(stage, count: count, minimumChunk: 64)
    let list = contacts.unreported.base
    var kept = 0
    for index in 0..<count {
      let row = list[index]
      if scratch.touches[index] != .speculative {
        // Bytes may list a row twice; it is reported once.
        guard contacts.record[row].flags.contains(.listed) else { continue }
        if scratch.touches[index] == .ended || reportBegin(row) {
          contacts.record[row].flags.remove(.listed)
          continue
        }
      }
      list[kept] = row
      kept &+= 1
    }
    contacts.unreported.setCount(kept)
  }

  /// Adds a contact that began touching to the list to report, if its shapes report events.
  func enqueueUnreported(_ row: Int32) {
    let flags = contacts.record[row].flags
    guard flags.isDisjoint(with: [.listed, .reported]),
      !flags.isDisjoint(with: [.sensor, .contactEvents])
    else { return }
    contacts.record[row].flags.insert(.listed)
    contacts.unreported.append(row)
  }

  /// Reports the begin of a contact that has an impulse or overlaps; returns whether it did.
  private func reportBegin(_ row: Int32) -> Bool {
    let record = contacts.record[row]
    if record.flags.contains(.sensor) {
      contacts.record[row].flags.insert(.reported)
      events.sensorBegins.append(sensorEvent(of: record))
      return true
    }
    let manifold = manifold(ofContact: row)
    guard let point = touchingPoint(of: record, manifold) else { return false }
    contacts.record[row].flags.insert(.reported)
    events.begins.append(
      ContactBeginEvent(
        shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
        point: point, normal: manifold.normal))
    return true
  }
}

/// What has become of a contact whose touch was not reported yet.
enum UnreportedTouch: UInt8, BitwiseCopyable {
  /// The shapes are near each other, and no impulse was necessary.
  case speculative
  /// The touch may have to be reported.
  case possible
  /// The shapes are apart, or the contact was destroyed.
  case ended
}

/// Finds out what has become of the touches that were not reported yet; a part is a contact.
private struct TouchCheckStage: StageWork {
  let rows: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<ContactRecord>
  let colors: UnsafeMutablePointer<GraphColor>
  let results: UnsafeMutablePointer<UnreportedTouch>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for index in range { results[index] = state(of: records + Int(rows[index])) }
  }

  @inline(__always)
  private func state(of record: UnsafeMutablePointer<ContactRecord>) -> UnreportedTouch {
    guard record.pointee.flags.contains(.touching) else { return .ended }
    // Only some words of a lane are read. The graph holds neither sensors nor contacts of sleeping bodies.
    guard record.pointee.color >= 0 else { return .possible }
    let color = colors + Int(record.pointee.color)
    return color.pointee.contacts.touches(at: Int(record.pointee.colorIndex))
      ? .possible : .speculative
  }
}
