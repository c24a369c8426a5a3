#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)

  /// The threads that do the stages of a world's steps together with the caller.
  ///
  /// A stage is cut into chunks that the threads claim, the caller and every other worker from the
  /// front, the rest from the back: chunks that come again in the next sub-step mostly fall to the
  /// thread whose cache has them. Between stages workers spin for a moment, then sleep.
  struct WorkerPool: ~Copyable {
    /// The greatest number of workers.
    static let greatestCount = 64

    /// The number of workers, the caller among them.
    let count: Int
    private let shared: UnsafeMutablePointer<SharedStage>
    private var threads: [WorkerThread] = []

    /// Starts the threads; fewer where the system gives fewer.
    init(count: Int) {
      shared = .allocate(capacity: 1)
      shared.initialize(to: SharedStage())
      for number in 1..<(count < 1 ? 1 : count) {
        // Every other worker claims from the back.
        let thread =
          number & 1 == 1
          ? WorkerThread(shared) { doWork($0, fromBack: true) }
          : WorkerThread(shared) { doWork($0, fromBack: false) }
        guard let thread else { break }
        threads.append(thread)
      }
      self.count = threads.count + 1
    }

    deinit {
      shared.pointee.stop()
      for thread in threads { thread.join() }
      shared.deinitialize(count: 1)
      shared.deallocate()
    }

    /// Lets another thread have the caller's core.
    static func letOthersRun() { WorkerThread.yield() }

    /// Does the parts of a stage from 0, in chunks of at least so many, and returns when all are done.
    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, leastChunk: Int) {
      // More chunks would even out better how fast the workers are, but each is claimed in turn.
      let fairChunk = (parts &+ 2 &* count &- 1) / (2 &* count)
      let chunk = fairChunk > leastChunk ? fairChunk : leastChunk
      guard count > 1, parts > 2 &* leastChunk else { return work.run(0..<parts) }
      withUnsafePointer(to: work) { pointer in
        shared.pointee.run(
          ChunkedWork(entry: Work.entry, stage: pointer, parts: parts, chunk: chunk))
      }
    }
  }

  /// A stage that is cut into chunks.
  private struct ChunkedWork {
    let entry: StageEntry
    let stage: UnsafeRawPointer
    let parts: Int
    let chunk: Int

    func run(_ number: Int) {
      let start = number &* chunk
      entry(stage, start, start &+ chunk < parts ? start &+ chunk : parts)
    }
  }

  /// The stage that workers do, as they see it.
  private struct SharedStage: ~Copyable {
    /// The number of the stage, and the chunks that nobody has claimed.
    ///
    /// The number is the high half; the first chunk and the end are 16 bits each of the low one. Where
    /// they are equal there is nothing to do.
    private let open = SharedNumber(0)
    // Numbers that are waited for lie apart from what others change: lines of memory travel whole.
    private let padding = SIMD16<UInt64>()
    /// The number of chunks that threads other than the caller have done.
    private let done = SharedNumber(0)
    private let morePadding = SIMD16<UInt64>()
    private let sleepers = SharedNumber(0)
    private let isStopped = SharedNumber(0)
    private let bed = WorkerBed()
    /// Written before a stage opens, and read only by who has claimed a chunk of it.
    private let work = UnsafeMutablePointer<ChunkedWork>.allocate(capacity: 1)

    deinit { work.deallocate() }

    /// Opens a stage, helps with it, and returns when it is done.
    borrowing func run(_ stage: ChunkedWork) {
      let chunks = UInt64(truncatingIfNeeded: (stage.parts &+ stage.chunk &- 1) / stage.chunk)
      work.initialize(to: stage)
      done.set(0)
      open.set(((open.value &>> 32) &+ 1) &<< 32 | chunks &<< 16)
      if sleepers.value > 0 { bed.wakeAll() }
      let own = doChunks(fromBack: false)
      var waits = 0
      while done.value &+ own < chunks {
        waits &+= 1
        if waits > Self.spins { WorkerPool.letOthersRun() }
      }
    }

    /// Lets the workers end.
    borrowing func stop() {
      isStopped.set(1)
      bed.wakeAll()
    }

    /// Looks for chunks and does them until the pool is stopped.
    borrowing func workUntilStopped(fromBack: Bool) {
      var waits = 0
      while isStopped.value == 0 {
        let own = doChunks(fromBack: fromBack)
        if own > 0 {
          done.add(own)
          waits = 0
          continue
        }
        waits &+= 1
        if waits > Self.spins &+ Self.yields {
          sleep()
          waits = 0
        } else if waits > Self.spins {
          WorkerPool.letOthersRun()
        }
      }
    }

    /// Claims chunks and does them until there is none; returns how many.
    @inline(__always)
    private borrowing func doChunks(fromBack: Bool) -> UInt64 {
      var own: UInt64 = 0
      var seen = open.value
      while true {
        let front = seen & 0xFFFF
        let back = (seen &>> 16) & 0xFFFF
        guard front < back else { return own }
        let wanted = fromBack ? seen &- 0x10000 : seen &+ 1
        let claim = open.replace(seen, with: wanted)
        guard claim.exchanged else {
          seen = claim.original
          continue
        }
        work.pointee.run(Int(truncatingIfNeeded: fromBack ? back &- 1 : front))
        own &+= 1
        seen = open.value
      }
    }

    private borrowing func sleep() {
      sleepers.add(1)
      bed.sleep { isStopped.value == 0 && !hasOpenChunks }
      sleepers.subtract(1)
    }

    private var hasOpenChunks: Bool {
      let seen = open.value
      return seen & 0xFFFF < (seen &>> 16) & 0xFFFF
    }

    /// Looks at the stage before a thread lets others run: a few microseconds.
    private static var spins: Int { 2000 }
    /// How often a thread lets others run before it sleeps: some tenths of a millisecond, as long as the
    /// caller may be busy with what it does alone.
    private static var yields: Int { 2000 }
  }

  private func doWork(_ context: UnsafeMutableRawPointer?, fromBack: Bool) {
    context?.assumingMemoryBound(to: SharedStage.self).pointee.workUntilStopped(fromBack: fromBack)
  }

#else

  /// Without threads the caller does everything.
  struct WorkerPool: ~Copyable {
    static let greatestCount = 1
    let count = 1

    init(count: Int) {}

    static func letOthersRun() {}

    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, leastChunk: Int) {
      work.run(0..<parts)
    }
  }

#endif
