import Foundation

extension ApplicationLaunch {
  /// Makes an object of a class of responders, with its own `init()`.
  ///
  /// On Apple's platforms the runtime makes the delegate, so that its class need not mark `init()` as
  /// required, and real ones do not. Swift itself calls only required initializers through a type. Every
  /// subclass of `UIResponder` has the entry of `init()` at the same place of its table, that of
  /// `NSObject`; a class that marks it as required lends us the call.
  ///
  /// So the class must have an `init()` that is not a convenience one, as delegates do; for others the
  /// runtime of Apple's platforms traps.
  ///
  /// Neither inlined nor optimised: the optimiser would believe that the object is of the lending class,
  /// and call that class's own `init()`.
  @MainActor @inline(never) @_optimize(none)
  package static func instance(of objectClass: AnyClass) -> UIResponder? {
    guard objectClass is UIResponder.Type else { return nil }
    #if canImport(ObjectiveC)
      return (objectClass as? NSObject.Type)?.init() as? UIResponder
    #else
      return unsafeBitCast(objectClass, to: InstantiableResponder.Type.self).init()
    #endif
  }
}

/// A class whose `init()` may be called through its type, which the launch of an app needs; nobody else
/// has to subclass or make it.
///
/// Open, so that no optimiser takes it for a class without subclasses and calls its own `init()`, which
/// would leave the properties of a delegate without values.
@preconcurrency @MainActor
open class InstantiableResponder: UIResponder {
  /// Creates a responder.
  public required override init() {
    super.init()
  }
}
