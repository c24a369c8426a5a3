// SPDX-License-Identifier: Apache-2.0

#if canImport(Dispatch) && !canImport(Darwin)
  import Dispatch
  import Foundation
  import Synchronization

  /// Work for a queue that can be canceled before it begins.
  ///
  /// Replaces Dispatch's type so that a delay on the main queue follows a simulator's virtual time.
  ///
  /// Differs from Dispatch: there is no `notify`, and no `wait`.
  public final class DispatchWorkItem: Sendable {
    private let work: @Sendable @convention(block) () -> Void
    private let cancellation = Mutex(false)

    /// Creates an item; quality of service and flags are left to the queue.
    @preconcurrency
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      block: @escaping @Sendable @convention(block) () -> Void
    ) {
      work = block
    }

    /// Runs the work now, unless it was canceled.
    public func perform() {
      if !isCancelled { work() }
    }

    /// Cancels the work, unless it has begun.
    public func cancel() {
      cancellation.withLock { $0 = true }
    }

    /// Whether the work was canceled.
    public var isCancelled: Bool { cancellation.withLock { $0 } }

    var body: @Sendable @convention(block) () -> Void { { self.perform() } }
  }
#endif
