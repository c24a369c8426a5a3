// SPDX-License-Identifier: Apache-2.0

#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)

  /// The threads that run the stages of a world's steps together with the caller.
  ///
  /// Between stages workers spin, then yield, then block on a condition variable.
  struct WorkerPool: ~Copyable {
    /// The maximum number of workers.
    static let maximumCount = 64

    /// The number of workers, including the caller.
    let count: Int
    /// Whether stages are shared; if not, the caller runs them alone, and no other thread wakes.
    var sharesStages = true
    private let shared: UnsafeMutablePointer<SharedStage>
    private var threads: [WorkerThread] = []

    /// Starts the threads; fewer if the system refuses some.
    init(count: Int) {
      let requested = count < 1 ? 1 : count
      shared = .allocate(capacity: 1)
      shared.initialize(to: SharedStage(workerCount: requested))
      while threads.count < requested &- 1, let thread = WorkerThread(shared, workUntilStopped) {
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

    /// Yields the caller's core to another thread.
    static func yield() { WorkerThread.yield() }

    /// Runs the parts of a stage in chunks of at least a minimum, and returns when all are completed.
    ///
    /// Chunks for each worker: few cost less to claim, and many balance the load where parts differ. The caller
    /// can do other work meanwhile, of which the stage reads and writes nothing; it begins its chunks after that, and
    /// the others have more of them.
    @inline(__always)
    func run<Work: StageWork>(
      _ work: Work, count parts: Int, minimumChunk: Int, chunksPerWorker: Int = 4,
      meanwhile other: () -> Void = {}
    ) {
      // A stage of no more than two chunks is not worth the synchronization.
      guard count > 1, sharesStages, parts > 2 &* minimumChunk else {
        other()
        return work.run(0..<parts)
      }
      // As many chunks for each worker as the minimum allows.
      let most = parts / (minimumChunk &* count)
      let chunks = count &* (most < 1 ? 1 : (most < chunksPerWorker ? most : chunksPerWorker))
      let fairChunk = (parts &+ chunks &- 1) / chunks
      withUnsafePointer(to: work) { pointer in
        shared.pointee.run(
          ChunkedWork(
            entry: Work.entry, stage: pointer, parts: parts,
            chunk: fairChunk > minimumChunk ? fairChunk : minimumChunk),
          meanwhile: other)
      }
    }
  }

  private func workUntilStopped(_ context: UnsafeMutableRawPointer?) {
    context?.assumingMemoryBound(to: SharedStage.self).pointee.workUntilStopped()
  }

#else

  /// Without threads the caller runs every stage.
  struct WorkerPool: ~Copyable {
    static let maximumCount = 1
    /// Computed, so that the compiler leaves out what only several workers do.
    var count: Int { 1 }
    var sharesStages: Bool {
      get { false }
      set {}
    }

    init(count: Int) {}

    static func yield() {}

    @inline(__always)
    func run<Work: StageWork>(
      _ work: Work, count parts: Int, minimumChunk: Int, chunksPerWorker: Int = 4,
      meanwhile other: () -> Void = {}
    ) {
      other()
      work.run(0..<parts)
    }
  }

#endif
