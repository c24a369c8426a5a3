// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An interaction that opens a menu where a view is pressed for half a second.
///
/// Differs from UIKit: the menu is shown without a preview of the view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu is shown.
  public enum Appearance: Int, Sendable {
    /// Not shown.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  /// The delegate; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// How the open menu is shown: always without a preview.
  open private(set) var menuAppearance = Appearance.unknown
  private let press = UILongPressGestureRecognizer()

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.open() }
    }
  }

  /// Returns the point of the press, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the open menu.
  open func dismissMenu() { MenuPresenter.dismiss(in: view?.window) }

  /// Replaces the open menu; has no effect here, which a diagnostic says.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    RefusedInput.report(
      for: "UIContextMenuInteraction.updateVisibleMenu(_:)", problem: "The open menu stays.",
      remedy: "Close it, and give another one when it is opened again.")
  }

  /// Stops observing the view.
  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  /// Observes the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func open() {
    guard let view else { return }
    let location = press.location(in: view)
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider?([])
    else { return }
    menuAppearance = .compact
    delegate?.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: nil)
    MenuPresenter.present(
      menu, from: view, at: location, sender: view,
      didClose: { [weak self] in
        guard let self else { return }
        menuAppearance = .unknown
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
      })
  }
}

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: any NSCopying
  /// An identifier for a second one of the same menu; none by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of items that the menu is about, for its badge; stored, not drawn.
  open var badgeCount = 0 {
    didSet { reportNoEffect(if: badgeCount != 0, in: UIContextMenuConfiguration.self) }
  }
  /// The order of the elements; stored, the elements keep their order.
  open var preferredMenuElementOrder = ElementOrder.automatic {
    didSet {
      reportNoEffect(
        if: preferredMenuElementOrder != .automatic, in: UIContextMenuConfiguration.self)
    }
  }
  let actionProvider: UIContextMenuActionProvider?
  let previewProvider: UIContextMenuContentPreviewProvider?

  /// The order of elements.
  public enum ElementOrder: Int, Sendable {
    /// That of the system.
    case automatic = 0
    /// The first elements nearest to the view.
    case priority = 1
    /// As given.
    case fixed = 2
  }

  /// Creates a configuration with closures that make the preview, which is not shown, and the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "context menu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    if previewProvider != nil {
      RefusedInput.reportNoEffect(of: "UIContextMenuConfiguration.previewProvider")
    }
    super.init()
  }
}

/// A closure that makes the menu from the elements that the system suggests: none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that makes the controller of a preview; not called here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// An animator of a context menu; never passed here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Animates changes together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a point of the view; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu has closed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
