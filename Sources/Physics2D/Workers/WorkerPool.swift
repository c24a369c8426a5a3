#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)

  /// The threads that do the stages of a world's steps together with the caller.
  ///
  /// Between stages workers look out for the next one for a moment, then let others run, then sleep.
  struct WorkerPool: ~Copyable {
    /// The greatest number of workers.
    static let maximumCount = 64

    /// The number of workers, the caller among them.
    let count: Int
    private let shared: UnsafeMutablePointer<SharedStage>
    private var threads: [WorkerThread] = []

    /// Starts the threads; fewer where the system gives fewer.
    init(count: Int) {
      let wanted = count < 1 ? 1 : count
      shared = .allocate(capacity: 1)
      shared.initialize(to: SharedStage(workerCount: wanted))
      while threads.count < wanted &- 1, let thread = WorkerThread(shared, workUntilStopped) {
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
    static func yield() { WorkerThread.yield() }

    /// Does the parts of a stage from 0, in chunks of at least so many, and returns when all are done.
    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, minimumChunk: Int) {
      guard count > 1, parts > 2 &* minimumChunk else { return work.run(0..<parts) }
      let chunks = Self.chunksPerWorker &* count
      let fairChunk = (parts &+ chunks &- 1) / chunks
      withUnsafePointer(to: work) { pointer in
        shared.pointee.run(
          ChunkedWork(
            entry: Work.entry, stage: pointer, parts: parts,
            chunk: fairChunk > minimumChunk ? fairChunk : minimumChunk))
      }
    }

    /// More chunks even out better how fast the workers are; fewer cost less to claim.
    private static var chunksPerWorker: Int { 4 }
  }

  private func workUntilStopped(_ context: UnsafeMutableRawPointer?) {
    context?.assumingMemoryBound(to: SharedStage.self).pointee.workUntilStopped()
  }

#else

  /// Without threads the caller does everything.
  struct WorkerPool: ~Copyable {
    static let maximumCount = 1
    let count = 1

    init(count: Int) {}

    static func yield() {}

    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, minimumChunk: Int) {
      work.run(0..<parts)
    }
  }

#endif
