// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A service that an app offers for what it shares; for subclasses.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identifier of a service.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies to the pasteboard; the one service of the simulated device.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves to the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns a photo to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Where a service is listed.
  public enum Category: Int, Sendable {
    /// With actions.
    case action = 0
    /// With apps to share with.
    case share = 1
  }

  /// Where the service is listed; `.action` by default.
  open class var activityCategory: Category { .action }
  /// The identifier; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image; nil unless overridden.
  open var activityImage: UIImage? { nil }
  /// A controller of the service, which is presented; nil unless overridden.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the service can handle items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Receives the items before the service begins; for subclasses to override.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Performs the service, and calls `activityDidFinish(_:)`; for subclasses to override.
  open func perform() {}

  /// Ends the service.
  open func activityDidFinish(_ completed: Bool) {
    didFinish?(completed)
    didFinish = nil
  }

  /// Called at the end of the service; set by the controller that shows it.
  final var didFinish: (@MainActor (Bool) -> Void)?
}

/// Copies the texts, addresses, images and colors of what is shared.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.map { ["": $0] }
    activityDidFinish(true)
  }
}
