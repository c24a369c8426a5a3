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

  /// Creates a segue of a class of the app.
  ///
  /// Own extension.
  public typealias Maker =
    @MainActor (String?, UIViewController, UIViewController) ->
    UIStoryboardSegue

  private struct Registration {
    let kind: Kind
    let segue: Maker?
    let destination: @MainActor () -> UIViewController
  }

  private static var registered: [String: Registration] = [:]

  /// The identifier; nil if the storyboard has none.
  public let identifier: String?
  /// The source controller.
  public let source: UIViewController
  /// The destination controller.
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// How the segue shows its destination if no subclass does.
  private var kind = Kind.show
  private var sender: Any?

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

  /// Performs the segue: calls the closure, or shows the destination as the kind of the segue says;
  /// for subclasses to override.
  open func perform() {
    if let handler { return handler() }
    switch kind {
    case .show: source.show(destination, sender: sender ?? self)
    case .present: source.present(destination, animated: true)
    }
  }

  /// Registers the destination of a segue, and how it is shown.
  ///
  /// Own extension.
  ///
  /// The maker `segue` creates one of a class of the app, whose `perform()` is called; it is nil for a
  /// plain segue.
  public static func register(
    _ identifier: String, kind: Kind, segue: Maker? = nil,
    destination: @escaping @MainActor () -> UIViewController
  ) {
    registered[identifier] = Registration(kind: kind, segue: segue, destination: destination)
  }

  /// Creates the destination and the segue, lets the source prepare it, and performs it.
  ///
  /// Own extension.
  public static func perform(
    _ identifier: String?, kind: Kind, from source: UIViewController, sender: Any?,
    segue make: Maker? = nil, destination: @MainActor () -> UIViewController
  ) {
    let destination = destination()
    let segue =
      make?(identifier, source, destination)
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    segue.kind = kind
    segue.sender = sender
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  static func perform(_ identifier: String, from source: UIViewController, sender: Any?) {
    guard let registration = registered[identifier] else {
      return RefusedInput.report(
        for: "UIViewController.performSegue(withIdentifier:sender:)",
        problem: "There are no storyboard files, so no segue is named \"\(identifier)\".",
        remedy: "Call UIStoryboardSegue.register(\"\(identifier)\", kind: .show) "
          + "{ YourViewController() } first.")
    }
    perform(
      identifier, kind: registration.kind, from: source, sender: sender,
      segue: registration.segue, destination: registration.destination)
  }
}
