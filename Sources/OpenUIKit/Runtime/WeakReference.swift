// SPDX-License-Identifier: Apache-2.0

/// A reference that does not retain its object, as a value that collections and closures can hold.
package struct WeakReference<Object: AnyObject> {
  /// The object; nil once it was released.
  package private(set) weak var object: Object?

  /// Creates a reference to an object.
  package init(_ object: Object?) {
    self.object = object
  }
}
