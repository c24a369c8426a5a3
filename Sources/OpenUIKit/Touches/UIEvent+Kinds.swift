extension UIEvent {
  /// What an event tells.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device moves.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
  }

  /// What kind of motion or command an event tells.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// What the event tells: fingers, always.
  public var type: EventType { .touches }

  /// What kind of motion or command the event tells: none.
  public var subtype: EventSubtype { .none }
}
