// The only file of the engine that imports anything: threads, and numbers that several of them may
// change, are not to be had otherwise. Where there are no threads a world has one worker, its caller.
#if canImport(Synchronization) && !hasFeature(Embedded) && !os(WASI)
  import Synchronization

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

  /// A number that several threads read and change.
  ///
  /// What a thread wrote before it changed the number is seen by a thread that read it afterwards.
  struct AtomicCounter: ~Copyable {
    private let number: Atomic<UInt64>

    init(_ value: UInt64) { number = Atomic(value) }

    @inline(__always)
    var value: UInt64 { number.load(ordering: .sequentiallyConsistent) }

    /// Sets the number; no thread sees an older one once it went on to wait.
    @inline(__always)
    func set(_ value: UInt64) { number.store(value, ordering: .sequentiallyConsistent) }

    /// Sets the number; who reads it sees all that was written before.
    @inline(__always)
    func publish(_ value: UInt64) { number.store(value, ordering: .releasing) }

    @inline(__always)
    func add(_ value: UInt64) { number.add(value, ordering: .sequentiallyConsistent) }

    /// One more than before.
    func next() -> UInt64 { number.add(1, ordering: .sequentiallyConsistent).newValue }

    @inline(__always)
    func subtract(_ value: UInt64) { number.subtract(value, ordering: .sequentiallyConsistent) }

    /// Puts a value in the place of an expected one; returns whether that was there, and what was.
    @inline(__always)
    func replace(_ expected: UInt64, with value: UInt64) -> (exchanged: Bool, original: UInt64) {
      number.compareExchange(
        expected: expected, desired: value, ordering: .acquiringAndReleasing)
    }
  }

  /// What a thread does until it ends.
  typealias ThreadWork = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// A thread and what it is given.
  private struct ThreadStart {
    let work: ThreadWork
    let context: UnsafeMutableRawPointer?

    /// Runs the work of a start that lies on the heap, and frees it.
    static func run(_ start: UnsafeMutableRawPointer?) {
      guard let memory = start?.assumingMemoryBound(to: ThreadStart.self) else { return }
      let start = memory.move()
      memory.deallocate()
      start.work(start.context)
    }
  }

  #if canImport(WinSDK)
    /// A thread that runs until its work is done.
    struct WorkerThread {
      private let handle: HANDLE

      /// Starts a thread; nil where the system gives none.
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

      /// Lets another thread run.
      static func yield() { _ = SwitchToThread() }
    }

    /// Where threads sleep.
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

      /// Sleeps until woken where a condition still holds.
      func sleep(while condition: () -> Bool) {
        AcquireSRWLockExclusive(lock)
        while condition() { _ = SleepConditionVariableSRW(signal, lock, INFINITE, 0) }
        ReleaseSRWLockExclusive(lock)
      }

      /// Wakes every thread that sleeps.
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

      /// Starts a thread; nil where the system gives none.
      init?(_ context: UnsafeMutableRawPointer, _ work: @escaping ThreadWork) {
        let start = UnsafeMutablePointer<ThreadStart>.allocate(capacity: 1)
        start.initialize(to: ThreadStart(work: work, context: context))
        #if canImport(Darwin) || canImport(Musl)
          var created: pthread_t?
        #else
          var created = pthread_t()
        #endif
        let result = pthread_create(
          &created, nil,
          { start in
            ThreadStart.run(start)
            return nil
          }, start)
        #if canImport(Darwin) || canImport(Musl)
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

      /// Lets another thread run.
      static func yield() { sched_yield() }
    }

    /// Where threads sleep.
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

      /// Sleeps until woken where a condition still holds.
      func sleep(while condition: () -> Bool) {
        pthread_mutex_lock(lock)
        while condition() { pthread_cond_wait(signal, lock) }
        pthread_mutex_unlock(lock)
      }

      /// Wakes every thread that sleeps.
      func wakeAll() {
        pthread_mutex_lock(lock)
        pthread_cond_broadcast(signal)
        pthread_mutex_unlock(lock)
      }
    }
  #endif
#endif
