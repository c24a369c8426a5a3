// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Creates objects of classes that are known only at run time, by initializers that need not be
/// required.
///
/// On Apple's platforms the Objective-C runtime does so, and the source of apps relies on it:
/// neither a delegate's `init()` nor a cell's `init(style:reuseIdentifier:)` is marked as required.
/// Swift calls only required initializers through a metatype. So the metatype is treated as that of
/// a class below, which marks the initializer as required. The call then goes through the method
/// table, where all subclasses of one class have that initializer at the same position.
///
/// The language does not promise this; it is the one place that depends on it. A toolchain that
/// calls the initializer of the class below instead fails `RuntimeInstantiationTests` and is
/// refused here.
///
/// The initializer must be a designated one; for others the runtime of Apple's platforms traps.
@MainActor
enum RuntimeInstantiation {
  /// Creates a responder with its class's `init()`; nil if the class is not one of responders.
  static func responder(of objectClass: AnyClass) -> UIResponder? {
    guard let responderClass = objectClass as? UIResponder.Type else { return nil }
    return object(of: responderClass) as? UIResponder
  }

  /// Creates a layer with its class's `init()`; nil if the class is not one of layers.
  static func layer(of objectClass: AnyClass) -> CALayer? {
    guard let layerClass = objectClass as? CALayer.Type else { return nil }
    return object(of: layerClass) as? CALayer
  }

  /// Creates an object with its class's `init()`.
  // Neither inlined nor optimized, so that the call stays one through the method table.
  @inline(never) @_optimize(none)
  nonisolated static func object(of objectClass: NSObject.Type) -> NSObject? {
    #if canImport(ObjectiveC)  // Not compiled so far.
      return objectClass.init()
    #else
      let object = unsafeBitCast(objectClass, to: RequiredObject.Type.self).init()
      return accepted(object, as: objectClass)
    #endif
  }

  /// Creates a cell with its class's `init(style:reuseIdentifier:)`.
  @inline(never) @_optimize(none)
  static func cell(
    of cellClass: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default,
    reuseIdentifier: String
  ) -> UITableViewCell? {
    let cell = unsafeBitCast(cellClass, to: RequiredCell.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
    return accepted(cell, as: cellClass)
  }

  /// Creates a header or footer with its class's `init(reuseIdentifier:)`.
  @inline(never) @_optimize(none)
  static func headerFooterView(
    of viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = unsafeBitCast(viewClass, to: RequiredHeaderFooterView.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
    return accepted(view, as: viewClass)
  }

  @inline(never) @_optimize(none)
  nonisolated private static func accepted<Object: AnyObject>(
    _ object: Object, as objectClass: AnyClass
  ) -> Object? {
    if type(of: object as AnyObject) == objectClass { return object }
    RefusedInput.report(
      for: "\(objectClass).init",
      problem: "This toolchain cannot create objects of a class that is known only at run time.",
      remedy: "Create the object in code, or use another version of Swift.")
    return nil
  }
}

extension NSObject {
  /// Creates an object of the class with its `init()`, also where the class is known only at run time.
  ///
  /// Own extension, for what Objective-C allows of every class of UIKit and Swift only of classes whose
  /// `init()` is required: `viewClass.init()`.
  public static func instantiated() -> Self {
    guard let made = RuntimeInstantiation.object(of: self) as? Self else {
      preconditionFailure("This version of Swift cannot create a \(self) by its metatype.")
    }
    return made
  }
}

// A class without subclasses that override the initializer would get a direct call, also in debug
// builds; the second class of each pair prevents it.

private class RequiredObject: NSObject {
  required override init() {
    super.init()
  }
}

private class OverridingObject: RequiredObject {
  required init() {
    super.init()
  }
}

private class RequiredCell: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private class OverridingCell: RequiredCell {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private class RequiredHeaderFooterView: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private class OverridingHeaderFooterView: RequiredHeaderFooterView {
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
