// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content and background of a cell, header or footer that are made from configurations.
@MainActor
struct ConfiguredContent {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var background: UIBackgroundConfiguration?
  private var contentView: (any UIView & UIContentView)?
  private var backgroundView: UIView?
  /// Whether the cell must be configured for its state before the next layout.
  var needsUpdate = false

  /// The view of the content; nil if there is no configuration.
  var view: UIView? { contentView }

  /// Shows a content in a host, by the present view if it supports the configuration.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in host: UIView) {
    content = configuration
    guard let configuration else {
      contentView?.removeFromSuperview()
      contentView = nil
      return
    }
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
      return
    }
    contentView?.removeFromSuperview()
    let made = configuration.makeContentView()
    contentView = made
    host.insertFilling(made, at: 0)
  }

  /// Shows a background behind all other views of a host.
  mutating func show(_ configuration: UIBackgroundConfiguration?, in host: UIView) {
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIView()
    backgroundView = view
    if view.superview !== host { host.insertFilling(view, at: 0) }
    let insets = configuration.backgroundInsets
    view.frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(host.bounds.width - insets.leading - insets.trailing, 0),
      height: max(host.bounds.height - insets.top - insets.bottom, 0))
    view.backgroundColor = configuration.backgroundColor
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = (configuration.strokeColor ?? host.tintColor)?.cgColor
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }

  /// Returns the background of a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Returns the background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemGray6) }

  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a header of a list.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of a footer of a list.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.cornerRadius = 0
    return background
  }
}
