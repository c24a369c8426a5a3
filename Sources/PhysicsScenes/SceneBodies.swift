// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The body handles of a backend, by index.
public struct SceneBodies<Handle> {
  private var handles: [Handle?] = []
  private var areDynamic: [Bool] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a body and returns its index.
  public mutating func append(_ handle: Handle, _ kind: BodyKind) -> Int {
    handles.append(handle)
    areDynamic.append(kind == .dynamic)
    return handles.count - 1
  }

  /// Removes a body and returns its handle; nil if it was removed before.
  public mutating func remove(_ body: Int) -> Handle? {
    defer { handles[body] = nil }
    return handles[body]
  }

  /// The handle of a body; nil if it was removed.
  public subscript(_ body: Int) -> Handle? { handles[body] }

  /// The indices of the existing dynamic bodies.
  public var dynamicBodies: [Int] {
    handles.indices.filter { areDynamic[$0] && handles[$0] != nil }
  }
}
