// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing

@testable import DynamicsPreview

/// The connections that were ended, in order.
private final class Ended: Sendable {
  private let list = Mutex<[Int]>([])

  var numbers: [Int] { list.withLock { $0 } }

  func append(_ number: Int) { list.withLock { $0.append(number) } }
}

@Suite("Limits of connections")
struct ConnectionLimitsTests {
  @Test("the older half of those without a request makes room, and one with a request stays")
  func room() async {
    let limits = ConnectionLimits()
    let ended = Ended()
    var ids: [Int] = []
    for number in 0..<ConnectionLimits.maximumCount {
      #expect(await !limits.isFull)
      ids.append(await limits.begin { ended.append(number) })
    }
    #expect(await limits.isFull)
    for number in stride(from: 0, to: ids.count, by: 2) {
      await limits.endSilence(ids[number])
    }
    await limits.makeRoom()
    // Of 112 that have odd numbers the first 56.
    #expect(ended.numbers == Array(stride(from: 1, to: 112, by: 2)))
    for number in ended.numbers { await limits.end(ids[number]) }
    #expect(await !limits.isFull)
    // None is ended twice, and the last one without a request is ended, too.
    for _ in 0..<10 { await limits.makeRoom() }
    #expect(ended.numbers == Array(stride(from: 1, to: ConnectionLimits.maximumCount, by: 2)))
  }
}
