// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The closure that a `UIAction` calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control action that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String

    /// Creates an identifier from its string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier; a unique one by default.
  public let identifier: Identifier
  /// A longer title that describes the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is checked in a menu.
  open var state: UIMenuElement.State
  /// The control that triggered the action, while it is performed.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

  /// Creates an action with a closure, which it retains: capture your controller weakly.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    // Counted rather than random, so that all runs are identical.
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Calls the closure.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  func perform(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
