// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// How an associated object is kept.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained: nil after the object was deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, where it is an `NSCopying`, and kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, where it is an `NSCopying`, and kept.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Returns what was set for an object under a key; nil where nothing was.
  ///
  /// - Parameters:
  ///   - object: an instance of a class.
  ///   - key: an address, as of a static variable.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key: key)
  }

  /// Sets something for an object under a key; nil takes it away.
  ///
  /// Differs from UIKit: what was set for an object that has gone is released when something is set
  /// next, for any object.
  ///
  /// - Parameters:
  ///   - object: an instance of a class.
  ///   - key: an address, as of a static variable.
  ///   - value: what to set.
  ///   - policy: how to keep it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(value, for: object as AnyObject, key: key, policy: policy)
  }

  /// Removes all values that were set for an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }

  /// What was set for objects, by their addresses.
  ///
  /// Unchecked, because a lock guards everything in it: objects of any thread may be asked for.
  private final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]

    /// An object and what was set for it.
    private struct Owner {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Held] = [:]
    }

    /// Something that was set.
    private enum Held {
      case strong(Any)
      case weak(WeakReference<AnyObject>)

      var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let box): box.object
        }
      }
    }

    func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        // Another object may live at the address of one that has gone.
        guard let owner = owners[ObjectIdentifier(object)], owner.object === object else {
          return nil
        }
        return owner.values[key]?.value
      }
    }

    func set(
      _ value: Any?, for object: AnyObject, key: UnsafeRawPointer, policy: objc_AssociationPolicy
    ) {
      // What falls out of the table may run code of its own when it goes: not under the lock.
      var dropped: [Owner] = []
      lock.withLock {
        dropped = owners.values.filter { $0.object == nil }
        owners = owners.filter { $0.value.object != nil }
        var owner = owners[ObjectIdentifier(object)] ?? Owner(object: object)
        dropped.append(owner)
        owner.values[key] = value.map { Self.held($0, policy: policy) }
        owners[ObjectIdentifier(object)] = owner
      }
      dropped.removeAll()
    }

    func removeAll(of object: AnyObject) {
      let owner = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(owner) {}
    }

    private static func held(_ value: Any, policy: objc_AssociationPolicy) -> Held {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference<AnyObject>(value as AnyObject))
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
  }
#endif
