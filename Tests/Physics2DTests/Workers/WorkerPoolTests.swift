// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Physics2D

/// Counts how often each part is done.
private struct CountingStage: StageWork {
  let counts: UnsafeMutablePointer<Int32>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for part in range { counts[part] &+= 1 }
  }
}

extension WorkerTests {
  @Suite("Worker pool")
  struct WorkerPoolTests {
    @Test("each part of a stage is done once before the stage is over", arguments: [1, 2, 3, 7])
    func parts(count: Int) {
      let pool = WorkerPool(count: count)
      let size = 1000
      let counts = UnsafeMutablePointer<Int32>.allocate(capacity: size)
      counts.initialize(repeating: 0, count: size)
      defer { counts.deallocate() }
      var sum = 0
      for stage in 0..<2000 {
        let parts = stage % (size + 1)
        pool.run(
          CountingStage(counts: counts), count: parts, minimumChunk: 1 + stage % 5,
          chunksPerWorker: 1 + stage % 17)
        sum += parts
        guard stage % 100 == 99 else { continue }
        var done = 0
        for part in 0..<size { done += Int(counts[part]) }
        #expect(done == sum)
      }
      // Part p is done in every stage that has more parts, 2000 stages of 0 to 1000 parts in turns.
      #expect(counts[0] == 1998 && counts[997] == 4 && counts[999] == 1)
    }

    @Test("the caller's other work is done once before a stage is over", arguments: [1, 2, 3])
    func otherWork(count: Int) {
      let pool = WorkerPool(count: count)
      let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 64)
      counts.initialize(repeating: 0, count: 64)
      defer { counts.deallocate() }
      var sum = 0
      for stage in 1...500 {
        // Stages that are shared, and such that are not.
        let parts = 1 + stage % 64
        pool.run(CountingStage(counts: counts), count: parts, minimumChunk: 1) { sum += 1 }
        #expect(sum == stage)
      }
      #expect(counts[0] == 500 && counts[63] == 7)
    }

    @Test("slices have each element of a list once", arguments: [0, 1, 7, 63, 64, 1000, 100_000])
    func slices(elements: Int) {
      let slices = Slices(of: elements, minimum: 8)
      #expect(slices.count >= 1 && slices.count <= 256)
      for length in [0, 1, elements, 2 * elements + 1] {
        var next = 0
        for slice in 0..<slices.count {
          let part = slices.part(slice..<slice + 1, of: length)
          #expect(part.lowerBound == next)
          next = part.upperBound
        }
        #expect(next == length)
      }
    }

    @Test("a pool of sleeping workers wakes for the next stage, and ends")
    func sleeping() {
      let counts = UnsafeMutablePointer<Int32>.allocate(capacity: 64)
      counts.initialize(repeating: 0, count: 64)
      defer { counts.deallocate() }
      for _ in 0..<20 {
        let pool = WorkerPool(count: 3)
        for _ in 0..<3 {
          // Long enough for workers to block on a machine that is not busy; yielding instead would take as
          // long as other processes like.
          Thread.sleep(forTimeInterval: 0.005)
          pool.run(CountingStage(counts: counts), count: 64, minimumChunk: 1)
        }
      }
      #expect(counts[0] == 60 && counts[63] == 60)
    }
  }
}
