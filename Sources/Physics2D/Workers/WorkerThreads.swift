// SPDX-License-Identifier: Apache-2.0

// The only file of the engine that imports anything: threads and atomics exist nowhere else. On platforms
// without threads a world has one worker, its caller.
#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)
  import Synchronization

  // Only Glibc was compiled with so far.
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Android)
    import Android
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(WinSDK)
    import WinSDK
  #endif

  /// An atomic counter.
  ///
  /// Writes before a change of the counter are visible to a thread that has read the changed value.
  struct AtomicCounter: ~Copyable {
    private let number: Atomic<UInt64>

    init(_ value: UInt64) { number = Atomic(value) }

    @inline(__always)
    var value: UInt64 { number.load(ordering: .sequentiallyConsistent) }

    /// Stores a value with sequentially consistent order, so that a thread about to block sees it.
    @inline(__always)
    func set(_ value: UInt64) { number.store(value, ordering: .sequentiallyConsistent) }

    /// Stores a value with release order: a thread that reads it sees all earlier writes.
    @inline(__always)
    func publish(_ value: UInt64) { number.store(value, ordering: .releasing) }

    @inline(__always)
    func add(_ value: UInt64) { number.add(value, ordering: .sequentiallyConsistent) }

    /// Increments the counter and returns the new value.
    func next() -> UInt64 { number.add(1, ordering: .sequentiallyConsistent).newValue }

    @inline(__always)
    func subtract(_ value: UInt64) { number.subtract(value, ordering: .sequentiallyConsistent) }

    /// Compares and swaps; returns whether the expected value was there, and the value that was.
    @inline(__always)
    func replace(_ expected: UInt64, with value: UInt64) -> (exchanged: Bool, original: UInt64) {
      number.compareExchange(
        expected: expected, desired: value, ordering: .acquiringAndReleasing)
    }
  }

  /// The body of a thread.
  typealias ThreadWork = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// The body of a thread and its argument.
  private struct ThreadStart {
    let work: ThreadWork
    let context: UnsafeMutableRawPointer?

    /// Runs the body of a start on the heap, and frees it.
    static func run(_ start: UnsafeMutableRawPointer?) {
      guard let memory = start?.assumingMemoryBound(to: ThreadStart.self) else { return }
      let start = memory.move()
      memory.deallocate()
      start.work(start.context)
    }
  }

  #if canImport(WinSDK)  // Not compiled so far.
    /// A thread that runs until its work is done.
    struct WorkerThread {
      private let handle: HANDLE

      /// Starts a thread; nil if the system refuses.
      init?(_ context: UnsafeMutableRawPointer, _ work: @escaping ThreadWork) {
        let start = UnsafeMutablePointer<ThreadStart>.allocate(capacity: 1)
        start.initialize(to: ThreadStart(work: work, context: context))
        let created = CreateThread(
          nil, 0,
          { start in
            ThreadStart.run(start)
            return 0
          }, start, 0, nil)
        guard let created else {
          start.deallocate()
          return nil
        }
        handle = created
      }

      /// Waits until the work is done.
      func join() {
        _ = WaitForSingleObject(handle, INFINITE)
        _ = CloseHandle(handle)
      }

      /// Yields the core to another thread.
      static func yield() { _ = SwitchToThread() }
    }

    /// A condition variable with its mutex.
    struct ConditionVariable: ~Copyable {
      private let lock = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
      private let signal = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)

      init() {
        InitializeSRWLock(lock)
        InitializeConditionVariable(signal)
      }

      deinit {
        lock.deallocate()
        signal.deallocate()
      }

      /// Blocks while a condition holds; it is checked with the mutex locked.
      func sleep(while condition: () -> Bool) {
        AcquireSRWLockExclusive(lock)
        while condition() { _ = SleepConditionVariableSRW(signal, lock, INFINITE, 0) }
        ReleaseSRWLockExclusive(lock)
      }

      /// Wakes all blocked threads.
      func wakeAll() {
        AcquireSRWLockExclusive(lock)
        WakeAllConditionVariable(signal)
        ReleaseSRWLockExclusive(lock)
      }
    }
  #else
    /// A thread that runs until its work is done.
    struct WorkerThread {
      private let thread: pthread_t

      /// Starts a thread; nil if the system refuses.
      init?(_ context: UnsafeMutableRawPointer, _ work: @escaping ThreadWork) {
        let start = UnsafeMutablePointer<ThreadStart>.allocate(capacity: 1)
        start.initialize(to: ThreadStart(work: work, context: context))
        #if canImport(Darwin) || canImport(Musl)  // Not compiled so far.
          var created: pthread_t?
        #else
          var created = pthread_t()
        #endif
        let result = pthread_create(
          &created, nil,
          { start in
            ThreadStart.run(start)
            return start  // Not nil, which the headers of Android's NDK 27 do not allow.
          }, start)
        #if canImport(Darwin) || canImport(Musl)  // Not compiled so far.
          guard result == 0, let created else {
            start.deallocate()
            return nil
          }
        #else
          guard result == 0 else {
            start.deallocate()
            return nil
          }
        #endif
        thread = created
      }

      /// Waits until the work is done.
      func join() { pthread_join(thread, nil) }

      /// Yields the core to another thread.
      static func yield() { sched_yield() }
    }

    /// A condition variable with its mutex.
    struct ConditionVariable: ~Copyable {
      private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private let signal = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

      init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(signal, nil)
      }

      deinit {
        pthread_cond_destroy(signal)
        pthread_mutex_destroy(lock)
        signal.deallocate()
        lock.deallocate()
      }

      /// Blocks while a condition holds; it is checked with the mutex locked.
      func sleep(while condition: () -> Bool) {
        pthread_mutex_lock(lock)
        while condition() { pthread_cond_wait(signal, lock) }
        pthread_mutex_unlock(lock)
      }

      /// Wakes all blocked threads.
      func wakeAll() {
        pthread_mutex_lock(lock)
        pthread_cond_broadcast(signal)
        pthread_mutex_unlock(lock)
      }
    }
  #endif
#endif
