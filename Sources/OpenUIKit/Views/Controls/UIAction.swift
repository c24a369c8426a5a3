import Foundation

/// A part of a menu: an action, or a menu in it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is checked.
  public enum State: Int, Sendable {
    /// Not checked.
    case off = 0
    /// Checked.
    case on = 1
    /// Some of it is checked.
    case mixed = 2
  }

  /// How an element looks.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The text.
  open internal(set) var title = ""
  /// The picture.
  open internal(set) var image: UIImage?
}

/// What `UIAction` calls.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a control or a menu does, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name; one that nobody else has unless given.
  public let identifier: Identifier
  /// A longer text that tells what the action does.
  open var discoverabilityTitle: String?
  /// How the action looks in a menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is checked in a menu.
  open var state: UIMenuElement.State
  /// The control that the action came from, while it is performed.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

  /// Creates an action of a closure, which it keeps: capture your controller weakly in it.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    // Counted and not random, so that nothing differs from run to run.
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  /// Calls the closure.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  func perform(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
