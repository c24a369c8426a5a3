// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A quick action of the app's icon; there is no home screen, so that none is ever chosen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type, which the app names.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The line below the title; nil if there is none.
  public let localizedSubtitle: String?
  /// The icon; nil if there is none.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the app's own; nil if there are none.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of a quick action; stored, not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The images that the system provides.
  public enum IconType: Int, Sendable {
    /// The image "compose".
    case compose = 0
    /// The image "play".
    case play
    /// The image "pause".
    case pause
    /// The image "add".
    case add
    /// The image "location".
    case location
    /// The image "search".
    case search
    /// The image "share".
    case share
    /// The image "prohibit".
    case prohibit
    /// The image "contact".
    case contact
    /// The image "home".
    case home
    /// The image "mark location".
    case markLocation
    /// The image "favorite".
    case favorite
    /// The image "love".
    case love
    /// The image "cloud".
    case cloud
    /// The image "invitation".
    case invitation
    /// The image "confirmation".
    case confirmation
    /// The image "mail".
    case mail
    /// The image "message".
    case message
    /// The image "date".
    case date
    /// The image "time".
    case time
    /// The image "capture photo".
    case capturePhoto
    /// The image "capture video".
    case captureVideo
    /// The image "task".
    case task
    /// The image "task completed".
    case taskCompleted
    /// The image "alarm".
    case alarm
    /// The image "bookmark".
    case bookmark
    /// The image "shuffle".
    case shuffle
    /// The image "audio".
    case audio
    /// The image "update".
    case update
  }

  /// Creates an icon of the system.
  public convenience init(type: IconType) {
    self.init()
  }

  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) {
    self.init()
  }

  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) {
    self.init()
  }
}
