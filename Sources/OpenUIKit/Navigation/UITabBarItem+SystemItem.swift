// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITabBarItem {
  /// An item that the system names; only its title is shown.
  public enum SystemItem: Int, Sendable {
    /// The title "More".
    case more = 0
    /// The title "Favorites".
    case favorites
    /// The title "Featured".
    case featured
    /// The title "Top Rated".
    case topRated
    /// The title "Recents".
    case recents
    /// The title "Contacts".
    case contacts
    /// The title "History".
    case history
    /// The title "Bookmarks".
    case bookmarks
    /// The title "Search".
    case search
    /// The title "Downloads".
    case downloads
    /// The title "Most Recent".
    case mostRecent
    /// The title "Most Viewed".
    case mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Creates an item of the system with its title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }
}
