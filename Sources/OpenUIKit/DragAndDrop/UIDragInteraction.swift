// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An interaction that drags items out of a view after a press of half a second.
///
/// Differs from UIKit: items are dropped within the app, and the preview is a snapshot of the view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate; not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the user can drag; true by default.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }
  /// Whether other gestures continue while the item is lifted; stored, without effect.
  open var allowsSimultaneousRecognitionDuringLift = false {
    didSet {
      reportNoEffect(if: allowsSimultaneousRecognitionDuringLift, in: UIDragInteraction.self)
    }
  }
  /// Whether new interactions are enabled: true.
  open class var isEnabledByDefault: Bool { true }

  /// The view whose snapshot is the preview; that of the interaction if nil.
  final weak var previewedView: UIView?

  private let press = UILongPressGestureRecognizer()
  private var drag: DragInProgress?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addHandler { [weak self] _ in self?.handlePress() }
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

  private func handlePress() {
    switch press.state {
    case .began: begin()
    case .changed:
      drag?.move()
      if let drag { delegate?.dragInteraction(self, sessionDidMove: drag.session) }
    case .ended: end(isDrop: true)
    case .cancelled: end(isDrop: false)
    default: break
    }
  }

  private func begin() {
    guard let view, let window = view.window else { return }
    let session = DragSession(press)
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    guard !session.items.isEmpty else { return }
    delegate?.dragInteraction(self, sessionWillBegin: session)
    drag = DragInProgress(session, of: previewedView ?? view, in: window)
    drag?.move()
  }

  private func end(isDrop: Bool) {
    guard let drag else { return }
    self.drag = nil
    let operation = isDrop ? drag.operation : .cancel
    delegate?.dragInteraction(self, session: drag.session, willEndWith: operation)
    drag.end(with: operation)
    delegate?.dragInteraction(self, session: drag.session, didEndWith: operation)
  }
}

/// The delegate of a drag; all methods but the first are optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items to drag; none for no drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called before the drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the touch has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called after the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}
