// SPDX-License-Identifier: Apache-2.0

/// What keyed lists have done in a debug build, for tests of how it grows with their length; a release
/// build counts nothing.
public enum ListWork {
  #if DEBUG
    /// The number of elements that were compared, moved, copied or looked up.
    ///
    /// Unchecked, because lists belong to objects of the main actor.
    nonisolated(unsafe) public static var count = 0
  #endif

  /// Counts elements in a debug build.
  @inlinable
  public static func add(_ elements: Int) {
    #if DEBUG
      count += elements
    #endif
  }
}
