// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether styles have to be looked for at all.
@MainActor
enum InterfaceStyles {
  /// Whether a view, controller or screen of the process ever had another style than the light one; until
  /// then, no view asks its ancestors.
  static var areUsed = false
  /// Counts what may change the styles of views that were not told of it; see `TraitState.knownInherited`.
  private(set) static var generation = 0

  /// Ends what views know of the styles of their superviews.
  static func invalidate() { generation &+= 1 }

  /// Ends it where an object ends, which may be on any thread; elsewhere views do not end.
  nonisolated static func invalidateAtEnd() {
    guard MainActor.isCurrent else { return }
    MainActor.assumeIsolated { invalidate() }
  }
}

/// What a view keeps of the traits that it was shown with.
struct TraitState {
  /// The background, if it is dynamic.
  var background: UIColor?
  /// The style for which background and drawing were made.
  var style = UIUserInterfaceStyle.light
  var observers = TraitObservers()
  /// The style of the superview in a generation: kept, because asking all ancestors takes long in a deep tree.
  private var inherited = UIUserInterfaceStyle.unspecified
  private var generation = -1

  /// The style of the superview; nil if it is not known.
  @MainActor var knownInherited: UIUserInterfaceStyle? {
    generation == InterfaceStyles.generation ? inherited : nil
  }

  /// Keeps the style of the superview; nil for a new superview.
  @MainActor
  mutating func keepInherited(_ style: UIUserInterfaceStyle?) {
    inherited = style ?? .unspecified
    generation = style == nil ? -1 : InterfaceStyles.generation
  }
}

/// What a view or controller has its style from.
private enum StyleSource {
  /// A style; `.unspecified` stands for that of the current app's screen.
  case style(UIUserInterfaceStyle)
  /// The style of a view.
  case view(UIView)
}

extension UIView {
  /// The style that applies: the own one, otherwise that of the nearest ancestor, otherwise the screen's.
  final var interfaceStyle: UIUserInterfaceStyle {
    InterfaceStyles.areUsed ? knownStyle.onScreen : .light
  }

  /// The style that applies, if styles are used; `.unspecified` for that of the current app's screen.
  final var knownStyle: UIUserInterfaceStyle {
    guard InterfaceStyles.areUsed else { return .unspecified }
    return overrideUserInterfaceStyle == .unspecified ? inheritedStyle : overrideUserInterfaceStyle
  }

  /// The style that applies to a view that does not override it; `.unspecified` for that of the current app's
  /// screen.
  ///
  /// The views on the way to what sets it keep it, so that each is asked once.
  final var inheritedStyle: UIUserInterfaceStyle {
    var (passed, view): ([UIView], UIView) = ([], self)
    // The outermost views: one whose controller's parent is shown inside it would be reached again and again.
    var roots: [UIView] = []
    var found = traitState.knownInherited
    while found == nil {
      if view.storedSuperview == nil {
        if roots.contains(where: { $0 === view }) { break }
        roots.append(view)
      }
      switch view.styleSource {
      case .style(let style): found = style
      case .view(let outer):
        passed.append(view)
        view = outer
        let own = outer.overrideUserInterfaceStyle
        found = own == .unspecified ? outer.traitState.knownInherited : own
      }
    }
    for view in passed { view.traitState.keepInherited(found) }
    return found ?? .unspecified
  }

  /// What gives the view its style, if it does not override it.
  private var styleSource: StyleSource {
    if let own = controllerStyle { return .style(own) }
    if let storedSuperview { return .view(storedSuperview) }
    if let window = self as? UIWindow { return .style(window.screen.userInterfaceStyle) }
    return owningViewController?.parent?.styleSource ?? .style(.unspecified)
  }

  /// The style that the view's controller sets; nil if it sets none.
  final var controllerStyle: UIUserInterfaceStyle? {
    guard let style = owningViewController?.overrideUserInterfaceStyle, style != .unspecified
    else { return nil }
    return style
  }

  /// Runs code with the view's traits as the current ones.
  final func withOwnTraits<Result>(_ body: () throws -> Result) rethrows -> Result {
    try interfaceStyle.performAsCurrent(body)
  }
}

extension UIViewController {
  /// The style that applies to the controller; that of its view may differ, where the view overrides it.
  final var interfaceStyle: UIUserInterfaceStyle {
    InterfaceStyles.areUsed ? styleSource.style : .light
  }

  /// What gives the controller its style: it or a parent, or the superview of the view of one.
  fileprivate var styleSource: StyleSource {
    var controller = self
    while controller.overrideUserInterfaceStyle == .unspecified {
      if let outer = controller.viewIfLoaded?.storedSuperview { return .view(outer) }
      guard let parent = controller.parent else { return .style(.unspecified) }
      controller = parent
    }
    return .style(controller.overrideUserInterfaceStyle)
  }

  /// The style that applies to a controller that does not override it.
  final var inheritedStyle: UIUserInterfaceStyle {
    if let outer = viewIfLoaded?.storedSuperview { return outer.interfaceStyle }
    return parent?.interfaceStyle ?? UIScreen.main.userInterfaceStyle
  }
}

extension StyleSource {
  /// The style that it gives.
  @MainActor var style: UIUserInterfaceStyle {
    switch self {
    case .style(let style): style.onScreen
    case .view(let view): view.interfaceStyle
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style, or that of the current app's screen where it is unspecified.
  @MainActor var onScreen: UIUserInterfaceStyle {
    self == .unspecified ? UIScreen.main.userInterfaceStyle : self
  }
}

extension UIUserInterfaceStyle {
  /// Runs code with the traits of a phone with this style as the current ones.
  @MainActor
  func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard InterfaceStyles.areUsed, AppEnvironment.currentTraits.userInterfaceStyle != self else {
      return try body()
    }
    let outer = AppEnvironment.assignable.traits
    AppEnvironment.assignable.traits = .phone(self)
    defer { AppEnvironment.assignable.traits = outer }
    return try body()
  }
}
