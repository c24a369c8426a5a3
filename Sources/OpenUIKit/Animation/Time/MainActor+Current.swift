// SPDX-License-Identifier: Apache-2.0

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
    /// Whether this is the main queue, whose wrapper object is not always the same.
    var isMain: Bool { getSpecific(key: mainQueueMark) == true }
  }
#endif

extension MainActor {
  /// Whether the caller runs on the main actor, so that `assumeIsolated` will not stop the program.
  ///
  /// The thread is not sufficient: in a program that ends in `dispatchMain()`, as tests on Linux
  /// do, other threads serve the main queue.
  package static var isCurrent: Bool {
    #if canImport(Dispatch)
      return Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    #else
      return Thread.isMainThread
    #endif
  }
}
