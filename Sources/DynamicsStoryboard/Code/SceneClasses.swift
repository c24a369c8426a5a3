// SPDX-License-Identifier: Apache-2.0

/// What the code of a scene has to know of the app's classes.
package protocol SceneClasses {
  /// Whether the app declares a class.
  func isDeclared(_ className: String) -> Bool

  /// Whether a class of the app is a view controller.
  func isController(_ className: String) -> Bool

  /// An expression that creates an object of a class of the app; nil if none is known.
  ///
  /// - Parameter frame: the expression of a view's frame; nil for other objects.
  func creation(of className: String, frame: String?) -> String?

  /// The class with which a class of the app declares an outlet, if no view of another class can be assigned
  /// to it; nil if it can, and for an outlet that is not known.
  func outletClass(_ name: String, of className: String, insteadOf viewClass: String) -> String?

  /// The expression of a selector; nil if the class has no such method, or it cannot be called.
  func selector(_ name: String, of className: String) -> String?
}
