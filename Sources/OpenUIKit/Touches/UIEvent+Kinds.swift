// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// The type of the event: always touches.
  public var type: EventType { .touches }

  /// The subtype of the event: none.
  public var subtype: EventSubtype { .none }
}
