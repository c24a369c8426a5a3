// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIControl {
  /// Events of a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again shortly after another.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the bounds.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// For apps' own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the system's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// States of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// Highlighted: touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled: ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused; never set here.
    public static let focused = State(rawValue: 1 << 3)
    /// For apps' own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the system's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Stretched; an image fills the width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched; an image fills the height.
    case fill = 3
  }
}
