import Physics2D

/// The bodies of a backend by the numbers that scenes call them.
public struct SceneBodies<Handle> {
  private var handles: [Handle?] = []
  private var areDynamic: [Bool] = []

  /// Creates an empty list.
  public init() {}

  /// Adds an engine's body and returns its number.
  public mutating func append(_ handle: Handle, _ kind: BodyKind) -> Int {
    handles.append(handle)
    areDynamic.append(kind == .dynamic)
    return handles.count - 1
  }

  /// Forgets a body and returns what the engine calls it; nil for one that is gone already.
  public mutating func remove(_ body: Int) -> Handle? {
    defer { handles[body] = nil }
    return handles[body]
  }

  /// What the engine calls a body; nil for one that was removed.
  public subscript(_ body: Int) -> Handle? { handles[body] }

  /// The numbers of the bodies that exist and move by forces.
  public var dynamicBodies: [Int] {
    handles.indices.filter { areDynamic[$0] && handles[$0] != nil }
  }
}
