// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows a menu beside the view that opened it, over the rest of its window.
@MainActor
final class MenuPresenter {
  /// The duration in which a menu opens and closes, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.2
  /// The distance of a menu from its source and from the edges of the window, in points.
  private static let gap: CGFloat = 8

  private let overlay = MenuOverlay()
  private weak var sender: AnyObject?
  private let source: CGRect
  private var panel: MenuPanel?
  /// Called when an action was chosen, before it is performed.
  private let didChoose: @MainActor (UIAction) -> Void
  /// Called when a menu has closed.
  private let didClose: @MainActor () -> Void

  /// Opens a menu beside a view; one without rows is not opened.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - view: the view that opened it, in a window.
  ///   - location: the point of the view at which the menu opens; its whole bounds by default.
  ///   - sender: what the actions report as their sender.
  ///   - didChoose: called when an action was chosen, before it is performed.
  ///   - didClose: called when the menu has closed.
  static func present(
    _ menu: UIMenu, from view: UIView, at location: CGPoint? = nil, sender: AnyObject?,
    didChoose: @escaping @MainActor (UIAction) -> Void = { _ in },
    didClose: @escaping @MainActor () -> Void = {}
  ) {
    let entries = MenuEntry.entries(of: menu)
    guard let window = view.window, !entries.isEmpty else { return }
    let area = location.map { CGRect(origin: $0, size: .zero) } ?? view.bounds
    let presenter = MenuPresenter(
      source: view.convert(area, to: window), sender: sender, didChoose: didChoose,
      didClose: didClose)
    presenter.open(entries, in: window)
  }

  /// Closes the menu that is open in a window.
  static func dismiss(in window: UIWindow?) {
    for case let overlay as MenuOverlay in window?.subviews ?? [] { overlay.presenter?.close() }
  }

  private init(
    source: CGRect, sender: AnyObject?, didChoose: @escaping @MainActor (UIAction) -> Void,
    didClose: @escaping @MainActor () -> Void
  ) {
    self.source = source
    self.sender = sender
    self.didChoose = didChoose
    self.didClose = didClose
  }

  private func open(_ entries: [MenuEntry], in window: UIWindow) {
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The overlay keeps the presenter until the menu has closed.
    overlay.presenter = self
    overlay.onTapOutside = { [weak self] in self?.close() }
    window.addSubview(overlay)
    show(entries)
  }

  private func show(_ entries: [MenuEntry]) {
    panel?.removeFromSuperview()
    let panel = MenuPanel(entries) { [weak self] in self?.choose($0) }
    self.panel = panel
    panel.bounds.size = CGSize(
      width: min(MenuPanel.width, overlay.bounds.width - 2 * Self.gap),
      height: min(panel.contentHeight, overlay.bounds.height - 2 * Self.gap))
    panel.center = center(for: panel.bounds.size)
    overlay.addSubview(panel)
    panel.alpha = 0
    panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      panel.alpha = 1
      panel.transform = .identity
    }
  }

  /// The center of a panel below its source, or above it where there is more room, on the screen.
  private func center(for size: CGSize) -> CGPoint {
    let room = overlay.bounds.insetBy(dx: Self.gap, dy: Self.gap)
    let below = room.maxY - source.maxY - Self.gap
    let above = source.minY - Self.gap - room.minY
    let isBelow = below >= size.height || below >= above
    let top = isBelow ? source.maxY + Self.gap : source.minY - Self.gap - size.height
    let x = min(max(source.midX, room.minX + size.width / 2), room.maxX - size.width / 2)
    let y = min(max(top, room.minY), room.maxY - size.height) + size.height / 2
    return CGPoint(x: x.rounded(), y: y.rounded())
  }

  private func choose(_ entry: MenuEntry) {
    switch entry.kind {
    case .header: break
    case .submenu(let menu):
      let entries = MenuEntry.entries(of: menu)
      if entries.isEmpty { close() } else { show(entries) }
    case .action(let action, let menu):
      menu.didChoose(action)
      didChoose(action)
      if !action.attributes.contains(.keepsMenuPresented) { close() }
      action.perform(from: sender)
    }
  }

  private func close() {
    guard overlay.isUserInteractionEnabled else { return }
    overlay.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.duration) { [panel] in
      panel?.alpha = 0
    } completion: { [overlay, didClose] _ in
      overlay.removeFromSuperview()
      overlay.presenter = nil
      didClose()
    }
  }
}

/// The view around an open menu; a tap on it closes the menu.
private final class MenuOverlay: UIView {
  var presenter: MenuPresenter?
  var onTapOutside: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTapOutside?()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
