// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The number of threads that run a step, including the caller's; 1 by default.
  ///
  /// The results do not depend on it, to the last bit. More than one is faster in worlds of some thousand awake
  /// bodies; more than the machine has cores never is. Threads start when the number is set, block between steps,
  /// leave steps with little work to the caller, and end with the world. From 1 to 64; on a platform without
  /// threads it stays 1.
  public var workerCount: Int {
    get { workers.count }
    set {
      guard let count = Self.usableWorkerCount(newValue) else {
        return refuse(.outOfRange("workerCount"))
      }
      if count != workers.count { workers = WorkerPool(count: count) }
    }
  }

  /// A number of workers bounded by what the platform has; nil for a number out of range.
  static func usableWorkerCount(_ count: Int) -> Int? {
    guard count >= 1, count <= 64 else { return nil }
    return count < WorkerPool.maximumCount ? count : WorkerPool.maximumCount
  }

  /// An estimate of the work of the next step, in units of some 65 ns: an awake body is one, and a contact or a joint
  /// two.
  var stepWork: Int {
    bodies.awake.count &+ 2
      &* (contacts.awake.count &+ graph.contactCount &+ joints.awake.count)
  }
}
