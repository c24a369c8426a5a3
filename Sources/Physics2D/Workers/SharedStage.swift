// SPDX-License-Identifier: Apache-2.0

#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)

  /// A stage that is divided into chunks of parts.
  struct ChunkedWork {
    let entry: StageEntry
    let stage: UnsafeRawPointer
    let parts: Int
    let chunk: Int

    var chunkCount: Int { (parts &+ chunk &- 1) / chunk }

    func run(_ number: Int) {
      let start = number &* chunk
      entry(stage, start, start &+ chunk < parts ? start &+ chunk : parts)
    }
  }

  /// The stage that workers run in parallel, and the synchronization between them: fork and join with atomic
  /// counters.
  ///
  /// Each worker owns a contiguous range of chunks, always the same fraction of the whole, so that the data of
  /// the next sub-step is in the cache of the same core; a worker that has finished its own chunks steals those of
  /// others. A stage is over when all chunks are completed, so a thread that has claimed none delays no other.
  ///
  /// A cache line that two threads write in turns moves between the cores each time, a tenth of a microsecond.
  /// So every counter that a thread polls has a cache line of its own, which only one thread writes unless
  /// chunks are stolen.
  struct SharedStage: ~Copyable {
    private let workerCount: Int
    private let memory: UnsafeMutableRawPointer
    private let condition = ConditionVariable()

    /// Two cache lines, because processors prefetch them in pairs.
    private static var stride: Int { 128 }

    init(workerCount: Int) {
      self.workerCount = workerCount
      let slots = Slot.slotsPerWorker &* workerCount &+ Slot.firstWorkerSlot
      memory = .allocate(byteCount: slots &* Self.stride, alignment: Self.stride)
      for slot in 0..<slots {
        (memory + slot &* Self.stride).bindMemory(to: AtomicCounter.self, capacity: 1)
          .initialize(to: AtomicCounter(0))
      }
    }

    deinit { memory.deallocate() }
  }

  // MARK: - Memory layout

  extension SharedStage {
    private enum Slot {
      static var open: Int { 0 }
      static var sleepingCount: Int { 1 }
      static var startedCount: Int { 2 }
      static var firstWorkerSlot: Int { 3 }
      static var slotsPerWorker: Int { 2 }
    }

    private func number(at slot: Int) -> UnsafeMutablePointer<AtomicCounter> {
      (memory + slot &* Self.stride).assumingMemoryBound(to: AtomicCounter.self)
    }

    /// The number of the open stage, and its number of chunks in the low 16 bits; never decreases.
    private var open: UnsafeMutablePointer<AtomicCounter> { number(at: Slot.open) }

    /// The work of the open stage: written before it opens, and read only by threads that have claimed a chunk
    /// of it; on the cache line of `open`.
    private var work: UnsafeMutablePointer<ChunkedWork> {
      (memory + 16).assumingMemoryBound(to: ChunkedWork.self)
    }

    private var sleepingCount: UnsafeMutablePointer<AtomicCounter> {
      number(at: Slot.sleepingCount)
    }

    /// The number of threads that have started.
    private var startedCount: UnsafeMutablePointer<AtomicCounter> { number(at: Slot.startedCount) }

    /// The number of the last stage in which a chunk of a worker was claimed, and the number of its claimed
    /// chunks in the low 16 bits; never decreases.
    @inline(__always)
    private func claims(of worker: Int) -> UnsafeMutablePointer<AtomicCounter> {
      number(at: Slot.firstWorkerSlot &+ Slot.slotsPerWorker &* worker)
    }

    /// The number of chunks that a thread has completed in all stages; for the caller, the number that all others
    /// must have completed.
    @inline(__always)
    private func completed(by worker: Int) -> UnsafeMutablePointer<AtomicCounter> {
      number(at: Slot.firstWorkerSlot &+ Slot.slotsPerWorker &* worker &+ 1)
    }
  }

  // MARK: - Running

  extension SharedStage {
    /// The value of `open` that ends the workers.
    private static var stopped: UInt64 { .max }

    /// Loads of a counter before a waiting thread starts to yield: some ten microseconds.
    #if DEBUG
      // Without optimization a load takes twenty times as long.
      private static var spinCount: Int { 500 }
    #else
      private static var spinCount: Int { 10_000 }
    #endif
    /// Yields before a waiting thread blocks: some tenths of a millisecond, as long as the caller may be busy with a
    /// stage that is not shared.
    private static var yieldCount: Int { 2000 }

    /// Loads of a counter before a thread that has completed its own chunks looks at those of others.
    ///
    /// In a stage whose chunks are alike all threads end at the same time, and to look would take the cache line of
    /// the others' claims from them.
    #if DEBUG
      private static var patience: Int { 1 }
    #else
      private static var patience: Int { 100 }
    #endif

    /// Opens a stage, does other work, runs chunks of the stage, and returns when all are completed.
    borrowing func run(_ stage: ChunkedWork, meanwhile other: () -> Void) {
      let chunks = UInt64(truncatingIfNeeded: stage.chunkCount)
      // Publish the work, then open the stage: a thread that sees the new number also sees the work.
      work.initialize(to: stage)
      let opened = ((open.pointee.value &>> 16) &+ 1) &<< 16 | chunks
      open.pointee.set(opened)
      // Store-load order matters: a worker announces itself before it checks `open` for the last time.
      if sleepingCount.pointee.value > 0 { condition.wakeAll() }
      other()
      // Run chunks here; the others must complete the rest.
      var expected = completed(by: 0).pointee.value &+ chunks &- runChunks(of: opened, ownedBy: 0)
      // Join: spin, steal what others have not begun, spin, then yield.
      var waits = 0
      while completedByOthers != expected {
        waits &+= 1
        if waits == Self.patience { expected &-= steal(from: opened, as: 0) }
        if waits > Self.spinCount { WorkerPool.yield() }
      }
      completed(by: 0).pointee.publish(expected)
    }

    private var completedByOthers: UInt64 {
      var sum: UInt64 = 0
      for worker in 1..<workerCount { sum &+= completed(by: worker).pointee.value }
      return sum
    }

    /// Ends the workers.
    borrowing func stop() {
      open.pointee.set(Self.stopped)
      condition.wakeAll()
    }

    /// Runs chunks of every stage until the pool is stopped; the body of a worker thread.
    borrowing func workUntilStopped() {
      let worker = Int(truncatingIfNeeded: startedCount.pointee.next())
      var seen: UInt64 = 0
      var completed: UInt64 = 0
      var waits = 0
      while true {
        let opened = open.pointee.value
        if opened != seen {
          guard opened != Self.stopped else { return }
          seen = opened
          waits = 0
          add(runChunks(of: opened, ownedBy: worker), to: &completed, of: worker)
        } else {
          // Spin, steal, spin, then yield, then block on the condition variable.
          waits &+= 1
          if waits == Self.patience {
            add(steal(from: opened, as: worker), to: &completed, of: worker)
          } else if waits > Self.spinCount &+ Self.yieldCount {
            sleep(after: seen)
            waits = 0
          } else if waits > Self.spinCount {
            WorkerPool.yield()
          }
        }
      }
    }

    /// Blocks until a stage after a seen one opens.
    private borrowing func sleep(after seen: UInt64) {
      sleepingCount.pointee.add(1)
      condition.sleep { open.pointee.value == seen }
      sleepingCount.pointee.subtract(1)
    }

    /// Publishes that a worker has completed a number of chunks more.
    private borrowing func add(_ chunks: UInt64, to completed: inout UInt64, of worker: Int) {
      guard chunks > 0 else { return }
      completed &+= chunks
      self.completed(by: worker).pointee.publish(completed)
    }

    /// Claims and runs the chunks of the other workers, those of the next one first; returns their number.
    private borrowing func steal(from opened: UInt64, as worker: Int) -> UInt64 {
      var completed: UInt64 = 0
      var owner = worker
      for _ in 1..<workerCount {
        owner = owner &+ 1 < workerCount ? owner &+ 1 : 0
        completed &+= runChunks(of: opened, ownedBy: owner)
      }
      return completed
    }

    /// Claims and runs the chunks of a worker's range in a stage until none is left; returns their number.
    private borrowing func runChunks(of opened: UInt64, ownedBy owner: Int) -> UInt64 {
      let chunks = Int(truncatingIfNeeded: opened & 0xFFFF)
      let first = chunks &* owner / workerCount
      let end = chunks &* (owner &+ 1) / workerCount
      var completed: UInt64 = 0
      while let chunk = claim(opened &>> 16, of: owner, end &- first) {
        work.pointee.run(first &+ chunk)
        completed &+= 1
      }
      return completed
    }

    /// Claims the next chunk of a worker's range in a stage; nil if none is left or the stage is over.
    @inline(__always)
    private borrowing func claim(_ stage: UInt64, of owner: Int, _ chunks: Int) -> Int? {
      // Compare and swap (stage, claimed) with (stage, claimed + 1).
      var seen = claims(of: owner).pointee.value
      while true {
        // A claim of a later stage means that this one is over.
        guard seen &>> 16 <= stage else { return nil }
        let claimed = seen &>> 16 == stage ? Int(truncatingIfNeeded: seen & 0xFFFF) : 0
        guard claimed < chunks else { return nil }
        let next = stage &<< 16 | UInt64(truncatingIfNeeded: claimed &+ 1)
        let claim = claims(of: owner).pointee.replace(seen, with: next)
        if claim.exchanged { return claimed }
        seen = claim.original
      }
    }
  }

#endif
