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
  // Neither inlined nor optimized, so that the call stays one through the method table.
  @inline(never) @_optimize(none)
  static func responder(of objectClass: AnyClass) -> UIResponder? {
    guard objectClass is UIResponder.Type else { return nil }
    #if canImport(ObjectiveC)  // Not compiled so far.
      return (objectClass as? NSObject.Type)?.init() as? UIResponder
    #else
      let responder = unsafeBitCast(objectClass, to: RequiredResponder.Type.self).init()
      return accepted(responder, as: objectClass)
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
  private static func accepted<Object: AnyObject>(
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

// A class without subclasses that override the initializer would get a direct call, also in debug
// builds; the second class of each pair prevents it.

private class RequiredResponder: UIResponder {
  required override init() {
    super.init()
  }
}

private class OverridingResponder: RequiredResponder {
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
