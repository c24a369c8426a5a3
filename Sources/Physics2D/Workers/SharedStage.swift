#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)

  /// A stage that is cut into chunks.
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

  /// The stage that workers do, as all of them see it.
  ///
  /// Each worker has a run of chunks of its own, always the same part of the whole, so that what comes again in
  /// the next sub-step falls to the thread whose cache has it; who is done with the own ones helps the others.
  /// A stage is over when all chunks are done, so nobody waits for a thread that has not claimed any.
  ///
  /// Two threads that write the same line of memory in turns wait for it to travel each time, a tenth of a
  /// microsecond. So every number that is waited for has a line of its own, which only one thread writes as
  /// long as nobody helps.
  struct SharedStage: ~Copyable {
    private let workerCount: Int
    private let memory: UnsafeMutableRawPointer
    private let condition = ConditionVariable()

    /// Two lines of memory, because processors fetch them in pairs.
    private static var stride: Int { 128 }

    init(workerCount: Int) {
      self.workerCount = workerCount
      let places = Slot.perWorker &* workerCount &+ Slot.firstOfWorker
      memory = .allocate(byteCount: places &* Self.stride, alignment: Self.stride)
      for place in 0..<places {
        (memory + place &* Self.stride).bindMemory(to: AtomicCounter.self, capacity: 1)
          .initialize(to: AtomicCounter(0))
      }
    }

    deinit { memory.deallocate() }
  }

  // MARK: - Places in memory

  extension SharedStage {
    private enum Slot {
      static var open: Int { 0 }
      static var sleepers: Int { 1 }
      static var joined: Int { 2 }
      static var firstOfWorker: Int { 3 }
      static var perWorker: Int { 2 }
    }

    private func number(at place: Int) -> UnsafeMutablePointer<AtomicCounter> {
      (memory + place &* Self.stride).assumingMemoryBound(to: AtomicCounter.self)
    }

    /// The number of the stage, and below 16 bits how many chunks it has; never falls.
    private var open: UnsafeMutablePointer<AtomicCounter> { number(at: Slot.open) }

    /// Written before a stage opens, and read only by who has claimed a chunk of it; on the line that says
    /// that it is open.
    private var work: UnsafeMutablePointer<ChunkedWork> {
      (memory + 16).assumingMemoryBound(to: ChunkedWork.self)
    }

    private var sleepers: UnsafeMutablePointer<AtomicCounter> { number(at: Slot.sleepers) }

    /// How many threads have begun.
    private var joined: UnsafeMutablePointer<AtomicCounter> { number(at: Slot.joined) }

    /// The number of the last stage of which a chunk of a worker was claimed, and below 16 bits how many of
    /// its chunks were; never falls.
    @inline(__always)
    private func claims(of worker: Int) -> UnsafeMutablePointer<AtomicCounter> {
      number(at: Slot.firstOfWorker &+ Slot.perWorker &* worker)
    }

    /// How many chunks a thread has done in all stages; the caller keeps here how many the others had to.
    @inline(__always)
    private func done(by worker: Int) -> UnsafeMutablePointer<AtomicCounter> {
      number(at: Slot.firstOfWorker &+ Slot.perWorker &* worker &+ 1)
    }
  }

  // MARK: - Working

  extension SharedStage {
    /// What stands at `open` when the workers may end.
    private static var stopped: UInt64 { .max }

    /// Loads of a counter before a waiting thread starts to yield: some ten microseconds.
    #if DEBUG
      // Without optimization a load takes twenty times as long.
      private static var spinCount: Int { 500 }
    #else
      private static var spinCount: Int { 10_000 }
    #endif
    /// Yields before a waiting thread blocks: some tenths of a millisecond, as long as the caller may be busy
    /// with a stage that is not shared.
    private static var yieldCount: Int { 2000 }

    /// Opens a stage, helps with it, and returns when it is done.
    borrowing func run(_ stage: ChunkedWork) {
      let chunks = UInt64(truncatingIfNeeded: stage.chunkCount)
      work.initialize(to: stage)
      let opened = ((open.pointee.value &>> 16) &+ 1) &<< 16 | chunks
      open.pointee.set(opened)
      if sleepers.pointee.value > 0 { condition.wakeAll() }
      let others = done(by: 0).pointee.value &+ chunks &- doChunks(of: opened, as: 0)
      done(by: 0).pointee.publish(others)
      var waits = 0
      while doneByOthers != others {
        waits &+= 1
        if waits > Self.spinCount { WorkerPool.yield() }
      }
    }

    private var doneByOthers: UInt64 {
      var sum: UInt64 = 0
      for worker in 1..<workerCount { sum &+= done(by: worker).pointee.value }
      return sum
    }

    /// Lets the workers end.
    borrowing func stop() {
      open.pointee.set(Self.stopped)
      condition.wakeAll()
    }

    /// Does chunks of every stage until the pool is stopped.
    borrowing func workUntilStopped() {
      let worker = Int(truncatingIfNeeded: joined.pointee.next())
      var seen: UInt64 = 0
      var done: UInt64 = 0
      var waits = 0
      while true {
        let opened = open.pointee.value
        if opened != seen {
          guard opened != Self.stopped else { return }
          seen = opened
          waits = 0
          let own = doChunks(of: opened, as: worker)
          guard own > 0 else { continue }
          done &+= own
          self.done(by: worker).pointee.publish(done)
        } else {
          waits &+= 1
          if waits > Self.spinCount &+ Self.yieldCount {
            sleep(after: seen)
            waits = 0
          } else if waits > Self.spinCount {
            WorkerPool.yield()
          }
        }
      }
    }

    private borrowing func sleep(after seen: UInt64) {
      sleepers.pointee.add(1)
      condition.sleep { open.pointee.value == seen }
      sleepers.pointee.subtract(1)
    }

    /// Claims chunks of a stage and does them until there is none; returns how many.
    private borrowing func doChunks(of opened: UInt64, as worker: Int) -> UInt64 {
      let chunks = Int(truncatingIfNeeded: opened & 0xFFFF)
      var done: UInt64 = 0
      var owner = worker
      for _ in 0..<workerCount {
        let first = chunks &* owner / workerCount
        let end = chunks &* (owner &+ 1) / workerCount
        while let chunk = claim(opened &>> 16, of: owner, end &- first) {
          work.pointee.run(first &+ chunk)
          done &+= 1
        }
        owner = owner &+ 1 < workerCount ? owner &+ 1 : 0
      }
      return done
    }

    /// Claims the next of the chunks that a worker has in a stage; nil where there is none, also because the
    /// stage is over.
    @inline(__always)
    private borrowing func claim(_ stage: UInt64, of owner: Int, _ chunks: Int) -> Int? {
      var seen = claims(of: owner).pointee.value
      while true {
        // As long as a stage is open nobody can have claimed anything of a later one.
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
