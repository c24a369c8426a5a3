// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row of an open menu.
@MainActor
struct MenuEntry {
  /// What a tap on the row does.
  enum Kind {
    /// Performs an action of a menu.
    case action(UIAction, of: UIMenu)
    /// Opens a menu in place of this one.
    case submenu(UIMenu)
    /// Nothing: the title of a menu.
    case header
  }

  let kind: Kind
  let title: String
  var subtitle: String?
  var image: UIImage?
  var isChecked = false
  var isEnabled = true
  var isDestructive = false
  /// Whether a wide line separates the row from the one above.
  var startsGroup = false

  /// The rows of a menu: its title, its elements, and those of menus that are shown inline.
  static func entries(of menu: UIMenu) -> [MenuEntry] {
    var entries = menu.title.isEmpty ? [] : [MenuEntry(kind: .header, title: menu.title)]
    var startsGroup = false
    for element in menu.children.flatMap(resolved) {
      if let inner = element as? UIMenu, inner.isInline {
        var rows = Self.entries(of: inner)
        if !rows.isEmpty, !entries.isEmpty { rows[0].startsGroup = true }
        entries += rows
        startsGroup = !rows.isEmpty
      } else if var entry = entry(of: element, in: menu) {
        entry.startsGroup = startsGroup
        startsGroup = false
        entries.append(entry)
      }
    }
    return entries
  }

  private static func resolved(_ element: UIMenuElement) -> [UIMenuElement] {
    (element as? UIDeferredMenuElement)?.elements ?? [element]
  }

  private static func entry(of element: UIMenuElement, in menu: UIMenu) -> MenuEntry? {
    if let inner = element as? UIMenu {
      return MenuEntry(
        kind: .submenu(inner), title: inner.title, subtitle: inner.subtitle,
        image: inner.image ?? UIImage(systemName: "chevron.right"),
        isDestructive: inner.options.contains(.destructive))
    }
    guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
      return nil
    }
    return MenuEntry(
      kind: .action(action, of: menu), title: action.title, subtitle: action.subtitle,
      image: action.image, isChecked: action.state != .off,
      isEnabled: !action.attributes.contains(.disabled),
      isDestructive: action.attributes.contains(.destructive))
  }
}
