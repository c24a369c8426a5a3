// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension UIScreen {
  /// Changes the style of the device's settings, and tells the views of windows.
  ///
  /// - Returns: false if the screen has the style already.
  @discardableResult
  package func setUserInterfaceStyle(
    _ style: UIUserInterfaceStyle, windows: [UIWindow] = []
  ) -> Bool {
    let old = userInterfaceStyle
    guard style != old, style != .unspecified else { return false }
    userInterfaceStyle = style
    DisplayChanges.note()
    traitCollectionDidChange(.phone(old))
    for window in windows { window.environmentDidChange(from: old) }
    return true
  }
}

extension UIView {
  /// Ends what is known of the styles in the view, which has another controller.
  func controllerDidChange() {
    traitState.keepInherited(nil)
    if hasSubviews { InterfaceStyles.invalidate() }
  }

  /// Ends what is known of the styles in the view, which has another superview, unless they are as before.
  ///
  /// - Parameter old: the `knownStyle` before.
  func superviewDidChange(from old: UIUserInterfaceStyle) {
    guard InterfaceStyles.areUsed else { return }
    // A view that overrides the style keeps another one from its subviews, but not from its controller, which gives
    // it to its children.
    if knownStyle != old || overrideUserInterfaceStyle != .unspecified {
      InterfaceStyles.invalidate()
    }
  }

  /// Tells the view and its descendants of another style of what is around it.
  ///
  /// - Parameter old: the `knownStyle` before.
  final func environmentDidChange(from old: UIUserInterfaceStyle) {
    guard InterfaceStyles.areUsed, overrideUserInterfaceStyle == .unspecified,
      controllerStyle == nil
    else { return }
    let new = interfaceStyle
    if new != old.onScreen { inheritedStyleDidChange(from: old.onScreen, to: new) }
  }

  func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    DisplayChanges.note()
    let before = old == .unspecified ? styleInheritedBefore : old
    InterfaceStyles.areUsed = true
    InterfaceStyles.invalidate()
    let new = interfaceStyle
    if new != before { styleDidChange(from: before, to: new) }
  }

  private var styleInheritedBefore: UIUserInterfaceStyle {
    InterfaceStyles.areUsed ? inheritedStyle.onScreen : .light
  }

  /// Tells the view and its descendants, unless they or their controllers override the style.
  private func inheritedStyleDidChange(
    from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle
  ) {
    if takesStyle(from: old, to: new) { styleDidChange(from: old, to: new) }
  }

  /// Tells the controller of the view; returns whether the view is to be told, too.
  private func takesStyle(
    from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle
  ) -> Bool {
    if let controller = owningViewController {
      guard controller.overrideUserInterfaceStyle == .unspecified else { return false }
      controller.styleDidChange(from: old, to: new)
    }
    return overrideUserInterfaceStyle == .unspecified
  }

  fileprivate func styleDidChange(from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle) {
    var walk = TreeWalk(takeStyle(from: old, to: new), of: self)
    while let place = walk.next() {
      guard case .child(let view, let parent) = place, view.storedSuperview === parent,
        view.takesStyle(from: old, to: new)
      else { continue }
      walk.descend(to: view.takeStyle(from: old, to: new), of: view)
    }
  }

  /// Tells the view alone; returns the subviews that are to be told after it.
  private func takeStyle(
    from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle
  ) -> [UIView] {
    updateStyle()
    setNeedsLayout()
    // Before the app's code: what it adds has the new style already.
    let subviews = storedSubviews
    new.performAsCurrent {
      traitCollectionDidChange(.phone(old))
      traitState.observers.notify(self, previous: .phone(old))
    }
    return subviews
  }
}

extension UIViewController {
  /// Ends what is known of the styles in the controller, which has another parent.
  func parentDidChange() {
    if isViewLoaded || !children.isEmpty { InterfaceStyles.invalidate() }
  }

  func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    DisplayChanges.note()
    let known = InterfaceStyles.areUsed ? inheritedStyle : .light
    let before = old == .unspecified ? known : old
    InterfaceStyles.areUsed = true
    InterfaceStyles.invalidate()
    let new = interfaceStyle
    guard new != before else { return }
    styleDidChange(from: before, to: new)
    guard let view = viewIfLoaded, view.overrideUserInterfaceStyle == .unspecified else { return }
    view.styleDidChange(from: before, to: new)
  }

  fileprivate func styleDidChange(from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle) {
    new.performAsCurrent {
      traitCollectionDidChange(.phone(old))
      traitObservers.notify(self, previous: .phone(old))
    }
  }
}
