// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An action of a swipe over a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red; the row is expected to be deleted.
    case destructive = 1
  }

  /// Performs an action: it receives the action, its view, and a closure to call with the success.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title; none by default.
  open var title: String?
  /// The color behind the title; gray or red by default.
  open var backgroundColor: UIColor!
  /// The image above the title; none by default.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions of a swipe over a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a swipe over a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Red.
    case destructive = 0
    /// Gray.
    case normal = 1

    /// Red.
    public static let `default` = Style.destructive
  }

  /// The style.
  public let style: Style
  /// The title; none by default.
  open var title: String?
  /// The color behind the title; none, the default, means that of the style.
  open var backgroundColor: UIColor?
  /// An effect behind the title; stored, but not drawn.
  open var backgroundEffect: UIVisualEffect? {
    didSet { reportNoEffect(if: backgroundEffect != nil, in: UITableViewRowAction.self) }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action as one of today.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
