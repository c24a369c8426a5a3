// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a menu: an action or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The check state of a menu element.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on = 1
    /// Partly checked.
    case mixed = 2
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Disabled: the element cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destructive: the element deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text.
  open internal(set) var title = ""
  /// A smaller text below the title; none by default.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?
}
