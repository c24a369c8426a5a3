// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The appearance of a button.
  public enum Style: Int, Sendable {
    /// Plain text.
    case plain = 0
    /// A border, in older systems.
    case bordered = 1
    /// Bold text, for an action that completes a task.
    case done = 2
  }

  /// A button with a title or an image of the system.
  public enum SystemItem: Int, Sendable {
    /// Titled "Done", bold.
    case done = 0
    /// Titled "Cancel".
    case cancel = 1
    /// Titled "Edit".
    case edit = 2
    /// Titled "Save", bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that takes up the remaining width.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A pencil.
    case compose = 7
    /// A reply arrow.
    case reply = 8
    /// An arrow out of a box, for sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle, for play.
    case play = 17
    /// Two bars, for pause.
    case pause = 18
    /// Two triangles to the left, for rewind.
    case rewind = 19
    /// Two triangles to the right, for fast forward.
    case fastForward = 20
    /// Titled "Undo".
    case undo = 21
    /// Titled "Redo".
    case redo = 22
    /// A cross, for closing.
    case close = 24
  }

  /// The appearance of the button; `.plain` by default.
  open var style = Style.plain {
    didSet { didChange() }
  }
  /// The width in points; 0, the default, is the width of the title.
  open var width: CGFloat = 0 {
    didSet {
      if !width.isAccepted(for: "UIBarButtonItem.width") { width = oldValue }
      didChange()
    }
  }
  /// A view in place of the title; nil by default.
  open var customView: UIView? {
    didSet { didChange() }
  }
  /// The color of the title; the bar's tint color by default.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }
  /// The target of the action; not retained.
  open weak var target: AnyObject?
  /// The action that a tap performs; nil by default.
  open var primaryAction: UIAction?
  /// The menu that a tap opens, unless it performs an action; nil by default.
  open var menu: UIMenu?
  /// Whether the item is selected; stored, not drawn.
  open var isSelected = false
  /// Whether the bar leaves the item out; false by default.
  open var isHidden = false {
    didSet { didChange() }
  }
  /// The titles that the item may have; stored, without effect.
  open var possibleTitles: Set<String>?
  let systemItem: SystemItem?
  private var handler: (@MainActor (UIBarButtonItem) -> Void)?

  #if !canImport(ObjectiveC)
    /// The method of the target that a tap calls.
    open var action: Selector?
  #endif

  private var hasTargetAction: Bool {
    #if canImport(ObjectiveC)  // Not compiled so far.
      false
    #else
      action != nil
    #endif
  }

  /// Creates a button without a title.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates a button without a title; the coder is ignored.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init()
  }

  init(system: SystemItem?, title: String?, handler: (@MainActor (UIBarButtonItem) -> Void)?) {
    systemItem = system
    self.handler = handler
    super.init()
    self.title = title ?? system?.text
    if system == .done || system == .save { style = .done }
  }

  #if !canImport(ObjectiveC)
    /// Creates a button with a title and an action of a target, which is not retained.
    public convenience init(
      title: String?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(system: nil, title: title, handler: nil)
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// Creates a button with an image and an action of a target, which is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(title: nil, style: style, target: target, action: action)
      self.image = image
    }

    /// Creates a button with an image, and another one for a phone in landscape, which is not shown.
    public convenience init(
      image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
    }

    /// Creates a system button with an action of a target, which is not retained.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(system: systemItem, title: nil, handler: nil)
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  #endif

  /// Creates a button with a title, an image or a system item that performs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(system: nil, title: title ?? primaryAction?.title, handler: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system button that performs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(system: systemItem, title: nil, handler: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init(system: nil, title: nil, handler: nil)
    self.customView = customView
  }

  /// Space that takes up the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(system: .flexibleSpace, title: nil, handler: nil)
  }

  /// Creates a space of a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace, title: nil, handler: nil)
    item.width = width
    return item
  }

  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Performs the action after a tap on the view of the item, or opens the menu at it.
  func perform(from view: UIView) {
    guard isEnabled else { return }
    handler?(self)
    primaryAction?.perform(from: self)
    if let menu, primaryAction == nil, !hasTargetAction {
      MenuPresenter.present(menu, from: view, sender: self)
    }
    #if !canImport(ObjectiveC)
      if let target, let action {
        action.perform(on: target, with: [self, nil], for: "UIBarButtonItem.action")
      }
    #endif
  }
}

extension UIBarButtonItem.SystemItem {
  /// The system's title; nil for an item with an image, and for a space.
  fileprivate var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The system's image; nil for an item with a title, and for a space.
  var image: UIImage? {
    let symbol: String? =
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrow.uturn.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    // The size of the images of UIKit's bars.
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    return symbol.flatMap { UIImage(systemName: $0, withConfiguration: size) }
  }
}
