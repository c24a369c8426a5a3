// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether styles have to be looked for at all.
@MainActor
enum InterfaceStyles {
  /// Whether a view, controller or screen of the process ever had another style than the light one; until
  /// then, no view asks its ancestors.
  static var areUsed = false
}

/// What a view keeps of the traits that it was shown with.
struct TraitState {
  /// The background, if it is dynamic.
  var background: UIColor?
  /// The style for which background and drawing were made.
  var style = UIUserInterfaceStyle.light
  var observers = TraitObservers()
}

// MARK: - Which style applies

extension UIView {
  /// The style that applies: the own one, otherwise that of the nearest ancestor, otherwise the screen's.
  final var interfaceStyle: UIUserInterfaceStyle {
    guard InterfaceStyles.areUsed else { return .light }
    var view = self
    while true {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if let own = view.controllerStyle { return own }
      guard let parent = view.storedSuperview else { return view.outermostStyle }
      view = parent
    }
  }

  /// The style that applies to a view that does not override it.
  private var inheritedStyle: UIUserInterfaceStyle {
    controllerStyle ?? storedSuperview?.interfaceStyle ?? outermostStyle
  }

  /// The style that the view's controller sets; nil if it sets none.
  private var controllerStyle: UIUserInterfaceStyle? {
    guard let style = owningViewController?.overrideUserInterfaceStyle, style != .unspecified
    else { return nil }
    return style
  }

  /// The style of a view without a superview.
  private var outermostStyle: UIUserInterfaceStyle {
    if let window = self as? UIWindow { return window.screen.userInterfaceStyle }
    return owningViewController?.parent?.interfaceStyle ?? UIScreen.main.userInterfaceStyle
  }

  /// Runs code with the view's traits as the current ones.
  final func withOwnTraits<Result>(_ body: () throws -> Result) rethrows -> Result {
    try interfaceStyle.performAsCurrent(body)
  }
}

extension UIViewController {
  /// The style that applies to the controller; that of its view may differ, where the view overrides it.
  final var interfaceStyle: UIUserInterfaceStyle {
    guard InterfaceStyles.areUsed else { return .light }
    return overrideUserInterfaceStyle == .unspecified ? inheritedStyle : overrideUserInterfaceStyle
  }

  fileprivate var inheritedStyle: UIUserInterfaceStyle {
    viewIfLoaded?.storedSuperview?.interfaceStyle ?? parent?.interfaceStyle
      ?? UIScreen.main.userInterfaceStyle
  }
}

extension UIUserInterfaceStyle {
  /// Runs code with the traits of a phone with this style as the current ones.
  @MainActor
  fileprivate func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard InterfaceStyles.areUsed, AppEnvironment.currentTraits.userInterfaceStyle != self else {
      return try body()
    }
    let outer = AppEnvironment.assignable.traits
    AppEnvironment.assignable.traits = .phone(self)
    defer { AppEnvironment.assignable.traits = outer }
    return try body()
  }
}

// MARK: - Changes of the style

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
  /// Tells the view and its descendants of another style of what is around it.
  final func environmentDidChange(from old: UIUserInterfaceStyle) {
    guard InterfaceStyles.areUsed, overrideUserInterfaceStyle == .unspecified,
      controllerStyle == nil
    else { return }
    let new = interfaceStyle
    if new != old { inheritedStyleDidChange(from: old, to: new) }
  }

  func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    DisplayChanges.note()
    let before = old == .unspecified ? knownInheritedStyle : old
    InterfaceStyles.areUsed = true
    let new = interfaceStyle
    if new != before { styleDidChange(from: before, to: new) }
  }

  private var knownInheritedStyle: UIUserInterfaceStyle {
    InterfaceStyles.areUsed ? inheritedStyle : .light
  }

  fileprivate func inheritedStyleDidChange(
    from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle
  ) {
    if let controller = owningViewController {
      guard controller.overrideUserInterfaceStyle == .unspecified else { return }
      controller.styleDidChange(from: old, to: new)
    }
    guard overrideUserInterfaceStyle == .unspecified else { return }
    styleDidChange(from: old, to: new)
  }

  fileprivate func styleDidChange(from old: UIUserInterfaceStyle, to new: UIUserInterfaceStyle) {
    updateStyle()
    setNeedsLayout()
    // Before the app's code: what it adds has the new style already.
    let subviews = storedSubviews
    new.performAsCurrent {
      traitCollectionDidChange(.phone(old))
      traitState.observers.notify(self, previous: .phone(old))
    }
    for subview in subviews where subview.storedSuperview === self {
      subview.inheritedStyleDidChange(from: old, to: new)
    }
  }
}

extension UIViewController {
  func styleOverrideDidChange(from old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    DisplayChanges.note()
    let known = InterfaceStyles.areUsed ? inheritedStyle : .light
    let before = old == .unspecified ? known : old
    InterfaceStyles.areUsed = true
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

// MARK: - Colors of a view

extension UIView {
  /// The background, if it is dynamic and the layer still shows it.
  var dynamicBackground: UIColor? {
    guard let color = traitState.background else { return nil }
    let shown = color.resolvedColor(with: .phone(traitState.style)).cgColor
    return shown == layer.backgroundColor ? color : nil
  }

  func setBackground(_ color: UIColor?) {
    guard let color, color.isDynamic else {
      traitState.background = nil
      layer.backgroundColor = color?.cgColor
      return
    }
    traitState.background = color
    if traitState.style != interfaceStyle { markStyle() }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Resolves the background for the style that applies, and has the view drawn again, if it was made for
  /// another style.
  func updateStyle() {
    guard InterfaceStyles.areUsed, traitState.style != interfaceStyle else { return }
    let background = dynamicBackground
    markStyle()
    if let background { setBackground(background) }
  }

  private func markStyle() {
    traitState.style = interfaceStyle
    setNeedsDisplay()
  }
}
