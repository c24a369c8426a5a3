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
    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, minimumChunk: Int) {
      // A stage of no more than two chunks is not worth the synchronization.
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

    /// More chunks balance the load better; fewer cost less to claim.
    private static var chunksPerWorker: Int { 4 }
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

    init(count: Int) {}

    static func yield() {}

    @inline(__always)
    func run<Work: StageWork>(_ work: Work, count parts: Int, minimumChunk: Int) {
      work.run(0..<parts)
    }
  }

#endif
