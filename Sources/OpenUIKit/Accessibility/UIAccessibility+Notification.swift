// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIAccessibility {
  /// A notification of an app to assistive technologies.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The arrangement of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technologies; has no effect, because none runs on the simulated device.
  public static func post(notification: Notification, argument: Any?) {}
}
