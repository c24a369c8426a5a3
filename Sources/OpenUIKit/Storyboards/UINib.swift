// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of views.
///
/// There are no nib files here. An app registers the objects of a nib in code:
///
///     UINib.register("BadgeView") { owner in
///       [BadgeView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))]
///     }
///
/// The closure connects the outlets of the owner, and calls `awakeFromNib()` where a class needs it. A nib
/// that is not registered is empty, with a diagnostic.
@preconcurrency @MainActor
open class UINib: NSObject {
  private static var makers: [String: @MainActor (Any?) -> [Any]] = [:]

  private let name: String

  /// Creates a nib by the name of its file; the bundle has no effect.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates an empty nib: the data of a nib file are not read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// Registers a closure that creates the top-level objects of a nib for an owner.
  ///
  /// Own extension.
  public static func register(
    _ name: String, objects make: @escaping @MainActor (_ owner: Any?) -> [Any]
  ) {
    makers[name] = make
  }

  /// Whether the objects of a nib were registered.
  static func isRegistered(_ name: String) -> Bool { makers[name] != nil }

  /// Creates the top-level objects for an owner; the options have no effect.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    objects(owner: ownerOrNil, for: "UINib.instantiate(withOwner:options:)")
  }

  func objects(owner: Any?, for method: String) -> [Any] {
    if let make = Self.makers[name] { return make(owner) }
    RefusedInput.report(
      for: method, problem: "There are no nib files, so \"\(name)\" is empty.",
      remedy: "Call UINib.register(\"\(name)\") { owner in [YourView()] } first.")
    return []
  }

  /// An option of instantiation.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the top-level objects of a nib that was registered in code; nil, with a diagnostic, if there is
  /// none of the name.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self)
      .objects(owner: owner, for: "Bundle.loadNibNamed(_:owner:options:)")
    return objects.isEmpty ? nil : objects
  }
}

extension UIViewController {
  /// Loads the view from the nib with the controller's `nibName`, or else with the name of its class, with or
  /// without the ending "Controller", as UIKit does; false if no such nib is registered.
  func loadViewFromNib() -> Bool {
    let className = String(describing: type(of: self))
    var names = [nibName].compactMap { $0 }
    if names.isEmpty, className.hasSuffix("Controller") { names = [String(className.dropLast(10))] }
    if nibName == nil { names.append(className) }
    guard let name = names.first(where: UINib.isRegistered) else {
      if let nibName {
        _ = UINib(nibName: nibName, bundle: nibBundle)
          .objects(owner: self, for: "UIViewController.init(nibName:bundle:)")
      }
      return false
    }
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if !isViewLoaded, let root = objects.lazy.compactMap({ $0 as? UIView }).first { view = root }
    return isViewLoaded
  }
}
