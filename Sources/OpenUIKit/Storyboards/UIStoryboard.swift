import Foundation

/// Controllers by name.
///
/// There are no storyboard files here. An app says in code which controllers a storyboard has:
///
///     UIStoryboard.register("Main", initial: { HomeViewController() })
///     UIStoryboard.register("Main", identifier: "Details") { DetailsViewController() }
///
/// What is not registered is a plain controller, and a diagnostic says so.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private struct Entry: Hashable {
    let storyboard: String
    /// nil for the controller that the storyboard begins with.
    let identifier: String?
  }

  private static var makers: [Entry: @MainActor () -> UIViewController] = [:]
  private let name: String

  /// Names a storyboard; the bundle has no effect.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says which controller a storyboard begins with.
  ///
  /// Own extension.
  public static func register(
    _ name: String, initial make: @escaping @MainActor () -> UIViewController
  ) {
    makers[Entry(storyboard: name, identifier: nil)] = make
  }

  /// Says which controller of a storyboard has an identifier.
  ///
  /// Own extension.
  public static func register(
    _ name: String, identifier: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    makers[Entry(storyboard: name, identifier: identifier)] = make
  }

  var hasInitialViewController: Bool {
    Self.makers[Entry(storyboard: name, identifier: nil)] != nil
  }

  /// Makes the controller that the storyboard begins with; nil where none was registered.
  open func instantiateInitialViewController() -> UIViewController? {
    make(nil, for: "UIStoryboard.instantiateInitialViewController()")
  }

  /// Makes the controller with an identifier; a plain one where none was registered.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, for: "UIStoryboard.instantiateViewController(withIdentifier:)")
      ?? UIViewController()
  }

  /// Makes the controller with an identifier by the app's own closure, from the coder that storyboards
  /// use; otherwise as without a closure.
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
      // UIKit ends the program as well: there is nothing of the type to return.
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
  /// A coder with nothing in it, for initializers that storyboards call.
  static var empty: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver
  }
}
