// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// How the bodies of items move, in the order of the frames, as bytes: fresh pages of the system, of which a
/// frame of a thousand items would need a dozen, take longer than coding.
///
/// An entry is the distance of its item from that of the entry before, a byte with a bit for each of the eight
/// words of the reading that is another than in the item's entry before, and these words.
struct ReadingLog: Sendable {
  /// What was read of an item that had been read otherwise before.
  struct Entry: Sendable {
    let item: Int
    let frame: Int
    /// The index of the way to the screen; -1 where nothing moves the item any more.
    let screen: Int
    let reading: BodyReading
  }

  /// Entries of one frame and one way to the screen.
  private struct Group: Sendable {
    let frame: Int
    let screen: Int
    var count = 0
  }

  private typealias Words = SIMD8<UInt32>

  private var groups: [Group] = []
  /// The bytes, in arrays that are never moved; an entry is in one of them.
  private var chunks: [[UInt8]] = [[]]
  /// The words of each item's last entry.
  private var words: [Words] = []
  /// The item of the last entry of the last group.
  private var item = 0
  /// The number of entries.
  private(set) var count = 0

  /// The number of bytes that were written.
  var byteCount: Int { chunks.reduce(0) { $0 + $1.count } }

  private static let chunkSize = 65_536

  /// What the last entry of an item holds.
  func reading(of item: Int) -> BodyReading { BodyReading(words: words[item]) }

  /// Adds an item, whose number is that of the items before it.
  mutating func addItem() { words.append(.zero) }

  /// Appends what is read of an item.
  mutating func append(_ reading: BodyReading, of item: Int, screen: Int, at frame: Int) {
    var turned: [Int] = []
    append(1, screen: screen, at: frame, turned: &turned) { _ in (item, reading) }
  }

  /// Appends what is read of those items that changed.
  ///
  /// - Parameters:
  ///   - items: the numbers of all items that were read.
  ///   - turned: where the numbers of those are added that have turned.
  mutating func append(
    _ readings: BodyReadings, of items: [Int], screen: Int, at frame: Int, turned: inout [Int]
  ) {
    let changed = readings.changed
    guard !changed.isEmpty else { return }
    append(changed.count, screen: screen, at: frame, turned: &turned) { number in
      (items[changed[number]], readings[changed[number]])
    }
  }

  @inline(__always)
  private mutating func append(
    _ added: Int, screen: Int, at frame: Int, turned: inout [Int],
    _ next: (_ number: Int) -> (item: Int, reading: BodyReading)
  ) {
    begin(screen: screen, at: frame)
    groups[groups.count - 1].count += added
    count += added
    // Moved out, so that no access has to ask whether the array is shared.
    var (words, last) = (self.words, item)
    self.words = []
    words.withUnsafeMutableBufferPointer { words in
      withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: added == 1 ? ByteGroups.reserve : 4096
      ) { memory in
        var bytes = ByteGroups(memory)
        for number in 0..<added {
          let (item, reading) = next(number)
          bytes.append(signed: item - last)
          last = item
          let new = reading.words
          let before = words[item]
          bytes.append(new, changedFrom: before)
          if new[2] != before[2] || new[3] != before[3] { turned.append(item) }
          words[item] = new
          if bytes.isNearlyFull { move(&bytes) }
        }
        move(&bytes)
      }
    }
    (self.words, item) = (words, last)
  }

  /// All entries, in the order in which they were appended.
  func entries() -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var known = [Words](repeating: .zero, count: words.count)
    var (chunk, reader) = (0, ByteGroupReader(chunks[0]))
    for group in groups {
      var item = 0
      for _ in 0..<group.count {
        if reader.isAtEnd {
          chunk += 1
          reader = ByteGroupReader(chunks[chunk])
        }
        item += reader.signed()
        let mask = reader.byte()
        for lane in 0..<8 where mask & 1 << lane != 0 { known[item][lane] = reader.word() }
        entries.append(
          Entry(
            item: item, frame: group.frame, screen: group.screen,
            reading: BodyReading(words: known[item])))
      }
    }
    return entries
  }

  private mutating func begin(screen: Int, at frame: Int) {
    if let last = groups.last, last.frame == frame, last.screen == screen { return }
    groups.append(Group(frame: frame, screen: screen))
    item = 0
  }

  private mutating func move(_ bytes: inout ByteGroups) {
    if chunks[chunks.count - 1].count + bytes.count > Self.chunkSize {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.chunkSize)
    }
    bytes.move(to: &chunks[chunks.count - 1])
  }
}
