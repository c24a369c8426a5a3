// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Creates controllers by name.
///
/// There are no storyboard files here. An app registers the controllers of a storyboard in code:
///
///     UIStoryboard.register("Main", initial: { HomeViewController() })
///     UIStoryboard.register("Main", identifier: "Details") { DetailsViewController() }
///
/// A plain controller and a diagnostic replace one that is not registered.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private struct Entry: Hashable {
    let storyboard: String
    /// nil for the initial controller.
    let identifier: String?
  }

  private struct Owner: Hashable {
    let storyboard: String
    let controller: ObjectIdentifier
  }

  private static var makers: [Entry: @MainActor () -> UIViewController] = [:]
  /// The values that storyboards set of controllers, by the storyboard and the class.
  private static var attributes:
    [Owner: [(name: String, set: @MainActor (UIViewController) -> Void)]] = [:]
  private let name: String

  /// Creates a storyboard by its name; the bundle has no effect.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers the initial controller of a storyboard.
  ///
  /// Own extension.
  public static func register(
    _ name: String, initial make: @escaping @MainActor () -> UIViewController
  ) {
    makers[Entry(storyboard: name, identifier: nil)] = make
  }

  /// Registers a controller of a storyboard by its identifier.
  ///
  /// Own extension.
  public static func register(
    _ name: String, identifier: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    makers[Entry(storyboard: name, identifier: identifier)] = make
  }

  /// Registers a value that a storyboard sets of the controllers of a class, before `awakeFromNib()`; one of
  /// the same name is replaced.
  ///
  /// Own extension.
  public static func register<Controller: UIViewController>(
    _ name: String, attribute: String, of controllerClass: Controller.Type,
    _ set: @escaping @MainActor (Controller) -> Void
  ) {
    let owner = Owner(storyboard: name, controller: ObjectIdentifier(controllerClass))
    attributes[owner, default: []].removeAll { $0.name == attribute }
    attributes[owner, default: []].append((attribute, { ($0 as? Controller).map(set) }))
  }

  /// Makes this the storyboard of a controller that was created in another way, such as by generated code.
  ///
  /// An extension of this package.
  public func adopt(_ controller: UIViewController) {
    if controller.storyboard == nil { awaken(controller) }
  }

  /// Sets what the storyboard says of a controller, and notifies it.
  private func awaken(_ controller: UIViewController) {
    controller.storyboard = self
    let owner = Owner(storyboard: name, controller: ObjectIdentifier(type(of: controller)))
    for attribute in Self.attributes[owner] ?? [] {
      attribute.set(controller)
    }
    controller.awakeFromNib()
  }

  /// Awakens the controllers in a container, and the container.
  private func awakenTree(_ controller: UIViewController) {
    for child in controller.children where child.storyboard == nil { awakenTree(child) }
    awaken(controller)
  }

  var hasInitialViewController: Bool {
    Self.makers[Entry(storyboard: name, identifier: nil)] != nil
  }

  /// Creates the initial controller; nil if none was registered.
  open func instantiateInitialViewController() -> UIViewController? {
    make(nil, for: "UIStoryboard.instantiateInitialViewController()")
  }

  /// Creates the controller with an identifier; a plain one if none was registered.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, for: "UIStoryboard.instantiateViewController(withIdentifier:)")
      ?? UIViewController()
  }

  /// Creates the controller with an identifier by the app's own closure, from the coder that
  /// storyboards use; the closure's nil result means the registered one.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made = creator?(NSKeyedUnarchiver.empty) { return made }
    if let made = make(identifier, for: "UIStoryboard.instantiateViewController(identifier:)")
      as? Controller
    {
      return made
    }
    guard let plain = Controller(coder: NSKeyedUnarchiver.empty) else {
      // UIKit ends the program too: no controller of the type can be returned.
      fatalError("\(Controller.self).init(coder:) returns nothing for \"\(identifier)\"")
    }
    return plain
  }

  private func make(_ identifier: String?, for method: String) -> UIViewController? {
    if let maker = Self.makers[Entry(storyboard: name, identifier: identifier)] {
      let controller = maker()
      awakenTree(controller)
      return controller
    }
    let what = identifier.map { "controller \"\($0)\"" } ?? "initial controller"
    RefusedInput.report(
      for: method, problem: "There are no storyboard files, so \"\(name)\" has no \(what).",
      remedy: identifier.map {
        "Call UIStoryboard.register(\"\(name)\", identifier: \"\($0)\") { YourViewController() } first."
      } ?? "Call UIStoryboard.register(\"\(name)\", initial: { YourViewController() }) first.")
    return nil
  }
}

extension NSKeyedUnarchiver {
  /// An empty coder, for initializers that storyboards call.
  static var empty: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver
  }
}
