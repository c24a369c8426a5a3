import Foundation

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text; none unless set.
  open var title: String? {
    didSet { didChange() }
  }
  /// A picture in the place of the text; none unless set.
  open var image: UIImage? {
    didSet { didChange() }
  }
  /// Whether the item can be chosen; true unless set.
  open var isEnabled = true {
    didSet { didChange() }
  }
  /// A number for the user's own purposes; 0 unless set.
  open var tag = 0

  /// Shows the item anew; set by the bar that it is in.
  final var onChange: (@MainActor () -> Void)?

  /// Creates an item without text.
  public override init() {
    super.init()
  }

  func didChange() { onChange?() }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// With a border, in older systems.
    case bordered = 1
    /// For what ends something: bold.
    case done = 2
  }

  /// A button that the system names or draws.
  public enum SystemItem: Int, Sendable {
    /// Named "Done", bold.
    case done = 0
    /// Named "Cancel".
    case cancel = 1
    /// Named "Edit".
    case edit = 2
    /// Named "Save", bold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pen.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// Named "Undo".
    case undo = 21
    /// Named "Redo".
    case redo = 22
    /// Named "Close": a cross.
    case close = 24
  }

  /// How the button looks; `.plain` unless set.
  open var style = Style.plain {
    didSet { didChange() }
  }
  /// The width, in points; 0 for that of the text.
  open var width: CGFloat = 0 {
    didSet {
      if !width.isAccepted(for: "UIBarButtonItem.width") { width = oldValue }
      didChange()
    }
  }
  /// A view in the place of the text; none unless set.
  open var customView: UIView? {
    didSet { didChange() }
  }
  /// The colour of the text; the bar's unless set.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }
  /// Whose method is called; not retained.
  open weak var target: AnyObject?
  /// The action that is called; none unless set.
  open var primaryAction: UIAction?
  let systemItem: SystemItem?
  private var handler: (@MainActor (UIBarButtonItem) -> Void)?

  #if !canImport(ObjectiveC)
    /// The method that is called.
    open var action: Selector?
  #endif

  /// Creates a button without text.
  public override init() {
    systemItem = nil
    super.init()
  }

  /// Creates a button without text; nothing is read from the coder.
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
    /// Creates a button with a text that calls a method of a target, which is not retained.
    public convenience init(
      title: String?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(system: nil, title: title, handler: nil)
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }

    /// Creates a button with a picture that calls a method of a target, which is not retained.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(title: nil, style: style, target: target, action: action)
      self.image = image
    }

    /// Creates a button that the system names and that calls a method of a target, which is not
    /// retained.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(system: systemItem, title: nil, handler: nil)
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  #endif

  /// Creates a button with a text, a picture or a system's name that calls an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(system: nil, title: title ?? primaryAction?.title, handler: nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a button that the system names and that calls an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem, title: nil, handler: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init(system: nil, title: nil, handler: nil)
    self.customView = customView
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(system: .flexibleSpace, title: nil, handler: nil)
  }

  /// Room of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(system: .fixedSpace, title: nil, handler: nil)
    item.width = width
    return item
  }

  var isFixedSpace: Bool { systemItem == .fixedSpace }

  func perform() {
    guard isEnabled else { return }
    handler?(self)
    primaryAction?.perform(from: self)
    #if !canImport(ObjectiveC)
      if let target, let action {
        action.perform(on: target, with: [self, nil], for: "UIBarButtonItem.action")
      }
    #endif
  }
}

extension UIBarButtonItem.SystemItem {
  /// What stands in the button: the system's word, or a sign for its picture.
  fileprivate var text: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "+"
    case .stop, .close: "✕"
    case .refresh: "↻"
    case .reply: "↩"
    case .play: "▶"
    case .pause: "❚❚"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    case .flexibleSpace, .fixedSpace: nil
    default: String(describing: self).capitalized
    }
  }
}
