import Foundation

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down again in short order.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used for what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu opened; it is never sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// For apps' own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the system's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What holds of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Without answer to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus; never here.
    public static let focused = State(rawValue: 1 << 3)
    /// For apps' own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched; an image takes all of the width.
    case fill = 3
    /// Where lines start.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched; an image takes all of the height.
    case fill = 3
  }
}
