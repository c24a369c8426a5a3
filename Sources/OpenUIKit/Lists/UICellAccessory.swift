// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small view at the edge of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// The width that is kept for an accessory.
  public enum LayoutDimension: Sendable, Hashable {
    /// That of the accessory.
    case actual
    /// That of standard accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The place of a custom view.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The appearance of an accessory.
  @preconcurrency @MainActor
  public struct Options {
    /// Whether the accessory is hidden, but keeps its room.
    public var isHidden: Bool
    /// The width that is kept.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for that of the kind.
    public var tintColor: UIColor?
    /// The font of a label.
    public var font: UIFont

    /// Creates an appearance.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .systemFont(ofSize: 17)
    }
  }

  /// The appearance of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The appearance of a delete control.
  public typealias DeleteOptions = Options
  /// The appearance of an insert control.
  public typealias InsertOptions = Options
  /// The appearance of a reorder control.
  public typealias ReorderOptions = Options
  /// The appearance of a label.
  public typealias LabelOptions = Options
  /// The appearance of the control of an outline.
  public typealias OutlineDisclosureOptions = Options
  /// The appearance of a detail button.
  public typealias DetailOptions = Options

  /// A view of the app as an accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place.
    public let placement: Placement
    /// The appearance.
    public var options: Options
    /// Whether the view keeps its size; stored, it always does.
    public let maintainsFixedSize: Bool

    /// Creates an accessory of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  private enum Content {
    case symbol(String, UIColor)
    case text(String)
    case view(UIView)
  }

  private let content: Content
  private let displayed: DisplayedState
  private let options: Options
  let isLeading: Bool
  private let action: (() -> Void)?

  private init(
    _ content: Content, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
    action: (() -> Void)? = nil
  ) {
    self.content = content
    self.displayed = displayed
    self.options = options
    self.isLeading = isLeading
    self.action = action
  }

  /// Returns a chevron that tells that the row leads to another page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { Self(.symbol("chevron.right", .systemGray3), displayed, options) }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { Self(.symbol("checkmark", .systemBlue), displayed, options) }

  /// Returns a button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.symbol("info.circle", .systemBlue), displayed, options, action: actionHandler)
  }

  /// Returns a control that deletes the row, shown while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(
      .symbol("minus.circle.fill", .systemRed), displayed, options, isLeading: true,
      action: actionHandler)
  }

  /// Returns a control that inserts a row, shown while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(
      .symbol("plus.circle.fill", .systemGreen), displayed, options, isLeading: true,
      action: actionHandler)
  }

  /// Returns a control that moves the row, shown while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { Self(.symbol("line.3.horizontal", .systemGray3), displayed, options) }

  /// Returns a control that shows the children of the row; its closure shows and hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    Self(.symbol("chevron.right", .systemBlue), displayed, options, action: actionHandler)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory { Self(.text(text), displayed, options) }

  /// Returns a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      Self(.view(configuration.customView), displayed, configuration.options, isLeading: true)
    case .trailing(let displayed):
      Self(.view(configuration.customView), displayed, configuration.options)
    }
  }

  /// Whether the accessory is shown while the list is edited, or while it is not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    displayed == .always || (displayed == .whenEditing) == isEditing
  }

  func makeView() -> UIView {
    let view: UIView
    switch content {
    case .view(let own): view = own
    case .text(let text):
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      view = label
    case .symbol(let name, let color):
      let image = UIImageView(image: UIImage(systemName: name))
      image.contentMode = .center
      image.tintColor = options.tintColor ?? color
      view = image
    }
    view.isHidden = options.isHidden
    if let action {
      let tap = UITapGestureRecognizer()
      tap.addHandler { _ in action() }
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(tap)
    }
    return view
  }

  /// The width of an accessory's view, in points.
  func width(of view: UIView) -> CGFloat {
    switch options.reservedLayoutWidth {
    case .custom(let width) where width.isFinite: max(width, 0)
    case .standard: 28
    default:
      view.intrinsicContentSize.width > 0 ? view.intrinsicContentSize.width : view.bounds.width
    }
  }
}
