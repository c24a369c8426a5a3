// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

#if !canImport(ObjectiveC)
  /// A menu element that calls a method of the first responder that has it.
  @preconcurrency @MainActor
  open class UICommand: UIMenuElement {
    /// The method.
    public let action: Selector
    /// A value for the app's own use; none by default.
    public let propertyList: Any?
    /// A longer title that describes the command.
    open var discoverabilityTitle: String?
    /// The attributes in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is checked in a menu.
    open var state: UIMenuElement.State

    /// Creates a command of a method.
    public init(
      title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) {
      self.action = action
      self.propertyList = propertyList
      self.discoverabilityTitle = discoverabilityTitle
      self.attributes = attributes
      self.state = state
      super.init()
      self.title = title
      self.image = image
    }
  }

  /// A method that a key of a hardware keyboard calls; `Simulator.press(_:modifierFlags:)` presses it.
  @preconcurrency @MainActor
  open class UIKeyCommand: UICommand {
    /// The key: a character, or one of the constants for other keys.
    public let input: String?
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command precedes the behavior of the system; stored, it always does.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command of a key.
    public convenience init(
      input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) {
      self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command of a key, with a title for menus.
    public init(
      title: String = "", image: UIImage? = nil, action: Selector, input: String,
      modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) {
      self.input = input
      self.modifierFlags = modifierFlags
      super.init(
        title: title, image: image, action: action, propertyList: propertyList,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// The arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Forward delete.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
  }

  extension UIApplication {
    /// Calls the first command of a key, from the first responder outward; returns whether there is one.
    ///
    /// Without a first responder, the search begins at the topmost controller, as in UIKit.
    package func press(_ input: String, modifierFlags: UIKeyModifierFlags) -> Bool {
      var responder = firstResponder ?? keyWindow?.frontmostController
      while let current = responder {
        let command = current.keyCommands?.first {
          $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == modifierFlags
            && !$0.attributes.contains(.disabled)
        }
        if let command { return perform(command, from: current) }
        responder = current.next
      }
      return false
    }

    private func perform(_ command: UIKeyCommand, from responder: UIResponder) -> Bool {
      var target: UIResponder? = responder
      while let current = target {
        if command.action.attempt(on: current, with: [command]) { return true }
        target = current.next
      }
      return false
    }
  }
#endif

extension UIWindow {
  /// The topmost controller: the one that is presented last, or the visible child of a container.
  fileprivate var frontmostController: UIViewController? {
    var controller = rootViewController
    while let current = controller {
      guard
        let inner = current.storedPresented ?? (current as? UINavigationController)?
          .topViewController
          ?? (current as? UITabBarController)?.selectedViewController
      else { return current }
      controller = inner
    }
    return nil
  }
}
