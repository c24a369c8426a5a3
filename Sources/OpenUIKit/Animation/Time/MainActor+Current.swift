import Foundation

#if canImport(Dispatch)
  import Dispatch

  /// Marks the main queue.
  private let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  extension DispatchQueue {
    /// Whether this is the main queue; its wrapper is not the same object every time.
    var isMain: Bool { getSpecific(key: mainQueueMark) == true }
  }
#endif

extension MainActor {
  /// Whether the caller runs on the main actor, so that `assumeIsolated` will not stop the program.
  ///
  /// The thread alone does not tell: where a program ends in `dispatchMain()`, as tests on Linux do,
  /// the main queue is served by other threads.
  package static var isCurrent: Bool {
    #if canImport(Dispatch)
      return Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    #else
      return Thread.isMainThread
    #endif
  }
}
