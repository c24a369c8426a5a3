// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; stored, not applied.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the title; stored, not drawn.
  open var backgroundImage: UIImage?
  /// The offset of the image behind the title; stored, not applied.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  fileprivate func copyValues(of other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look of buttons that can be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while a button is touched; stored, not drawn.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of the focused button; stored, not drawn.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of plain buttons.
  public override init() {
    super.init()
  }

  /// Creates the look of the buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Sets the look of the system for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  final var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.copyValues(of: normal)
    copy.highlighted.copyValues(of: highlighted)
    copy.disabled.copyValues(of: disabled)
    copy.focused.copyValues(of: focused)
    return copy
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image; the bar's if nil.
  open var iconColor: UIColor?
  /// The offset of the title; stored, not applied.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the badge; stored, not drawn.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge; stored, not drawn.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge; stored, not applied.
  open var badgePositionAdjustment = UIOffset.zero

  fileprivate func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// The look of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The placements of title and image.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image, both smaller.
    case compactInline = 2
  }

  /// The look of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of disabled items; stored, not drawn.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of the focused item; stored, not drawn.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the look of stacked items.
  public override init() {
    super.init()
  }

  /// Creates the look of items of a style.
  public init(style: Style) {
    super.init()
  }

  /// Sets the look of the system for a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }

  final var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.copyValues(of: normal)
    copy.selected.copyValues(of: selected)
    copy.disabled.copyValues(of: disabled)
    copy.focused.copyValues(of: focused)
    return copy
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied }
}
