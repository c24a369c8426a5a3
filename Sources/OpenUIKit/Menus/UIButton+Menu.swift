// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton {
  /// Opens the menu at the button.
  func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    MenuPresenter.present(
      menu, from: self, sender: self,
      didChoose: { [weak self] action in
        guard let self, changesSelectionAsPrimaryAction else { return }
        select(action, in: menu)
      })
  }

  /// Shows the checked action of the menu, or its first, as the title of a button that selects.
  func menuDidChange() {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    select(chosen, in: menu)
  }

  private func select(_ action: UIAction, in menu: UIMenu) {
    for other in menu.actions { other.state = other === action ? .on : .off }
    if configuration == nil {
      setTitle(action.title, for: .normal)
    } else {
      configuration?.title = action.title
    }
  }
}

extension UIMenu {
  /// The actions of the menu, and of those that are shown inline.
  fileprivate var actions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let inner = element as? UIMenu { return inner.isInline ? inner.actions : [] }
      return (element as? UIAction).map { [$0] } ?? []
    }
  }
}
