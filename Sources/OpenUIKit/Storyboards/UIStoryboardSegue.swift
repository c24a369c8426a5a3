// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A named transition from one controller to another in a storyboard.
///
/// There are no storyboard files here. An app registers the destination of a segue in code:
///
///     UIStoryboardSegue.register("showDetail", kind: .show) { DetailViewController() }
///
/// Then `performSegue(withIdentifier:sender:)` creates that controller, calls
/// `prepare(for:sender:)` and shows it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// How a registered segue shows its destination.
  ///
  /// Own extension.
  public enum Kind: Sendable {
    /// Pushed, or presented outside of a navigation controller.
    case show
    /// Presented.
    case present
  }

  private static var registered: [String: (kind: Kind, make: @MainActor () -> UIViewController)] =
    [:]

  /// The identifier; nil if the storyboard has none.
  public let identifier: String?
  /// The source controller.
  public let source: UIViewController
  /// The destination controller.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Performs the segue: calls the closure, or shows the destination; for subclasses to override.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }

  /// Registers the destination of a segue, and how it is shown.
  ///
  /// Own extension.
  public static func register(
    _ identifier: String, kind: Kind, destination: @escaping @MainActor () -> UIViewController
  ) {
    registered[identifier] = (kind, destination)
  }

  static func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
    guard let (kind, make) = registered[identifier] else {
      return RefusedInput.report(
        for: "UIViewController.performSegue(withIdentifier:sender:)",
        problem: "There are no storyboard files, so no segue is named \"\(identifier)\".",
        remedy: "Call UIStoryboardSegue.register(\"\(identifier)\", kind: .show) "
          + "{ YourViewController() } first.")
    }
    let destination = make()
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    {
      switch kind {
      case .show: source.show(destination, sender: sender)
      case .present: source.present(destination, animated: true)
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}
