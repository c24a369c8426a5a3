// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A kind of trait, to be observed.
public protocol UITraitDefinition {}

/// The type of a trait, as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the interface style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the horizontal size class, which never changes here.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class, which never changes here.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the kind of device, which never changes here.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The trait of the display scale, which never changes here.
public enum UITraitDisplayScale: UITraitDefinition {}

/// A registration for changes of traits, to be ended.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls closures when its traits changed: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Calls a closure with the object and its previous traits whenever one of some traits changed, as long
  /// as the object lives.
  @discardableResult
  func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
  /// Calls a closure with the view and its previous traits whenever one of some traits changed, as long as
  /// the view lives; of those here, only the interface style changes.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.observers.add(traits, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.observers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a closure with the controller and its previous traits whenever one of some traits changed, as
  /// long as the controller lives; of those here, only the interface style changes.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitObservers.add(traits, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

#if !canImport(ObjectiveC)
  extension UITraitChangeObservable {
    /// Calls a method of the object whenever one of some traits changed; the method takes nothing, the
    /// object, or the object and its previous traits.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
      let handler: (any UITraitEnvironment, UITraitCollection) -> Void = { observed, previous in
        action.perform(
          on: observed, with: [observed, previous], for: "registerForTraitChanges(_:action:)")
      }
      return register(traits, handler)
    }

    /// Calls a method of a target, which is not retained, whenever one of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
      let target = WeakReference(target as AnyObject)
      return register(traits) { observed, previous in
        guard let object = target.object else { return }
        action.perform(
          on: object, with: [observed, previous], for: "registerForTraitChanges(_:target:action:)")
      }
    }

    private func register(
      _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      // The observed object is a view or a controller.
      guard self is UIView else {
        return registerForTraitChanges(traits) { (observed: UIViewController, previous) in
          handler(observed, previous)
        }
      }
      return registerForTraitChanges(traits) { (observed: UIView, previous) in
        handler(observed, previous)
      }
    }
  }
#endif

/// The closures that a view or controller calls when its style changed.
@MainActor
struct TraitObservers {
  private final class Registration: UITraitChangeRegistration {
    let observesStyle: Bool
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      observesStyle: Bool, handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.observesStyle = observesStyle
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  nonisolated init() {}

  mutating func add<Observed: UITraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(
      observesStyle: traits.contains { $0 == UITraitUserInterfaceStyle.self }
    ) { observed, previous in
      if let observed = observed as? Observed { handler(observed, previous) }
    }
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the closures that observe the style, in the order of their registration.
  func notify(_ observed: any UITraitEnvironment, previous: UITraitCollection) {
    for registration in registrations where registration.observesStyle {
      registration.handler(observed, previous)
    }
  }
}
