extension World {
  /// How many threads do a step together, the caller's among them; 1 by default.
  ///
  /// The results do not depend on it, to the last bit. More than one pays for worlds of a thousand bodies
  /// and more; more than the machine has cores never does. Threads start when the number is set, sleep
  /// between steps, and end with the world. From 1 to 64; where a platform has no threads it stays 1.
  public var workerCount: Int {
    get { workers.count }
    set {
      guard let count = Self.usableWorkerCount(newValue) else {
        return refuse(.outOfRange("workerCount"))
      }
      if count != workers.count { workers = WorkerPool(count: count) }
    }
  }

  /// As many workers as there can be; nil for a number without meaning.
  static func usableWorkerCount(_ count: Int) -> Int? {
    guard count >= 1, count <= 64 else { return nil }
    return count < WorkerPool.maximumCount ? count : WorkerPool.maximumCount
  }
}
