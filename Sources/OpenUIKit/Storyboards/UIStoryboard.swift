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

  private static var makers: [Entry: @MainActor () -> UIViewController] = [:]
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

  /// Makes this the storyboard of a controller that was created in another way, such as by generated code.
  ///
  /// An extension of this package.
  public func adopt(_ controller: UIViewController) {
    controller.storyboard = self
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
      controller.storyboard = self
      controller.awakeFromNib()
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
