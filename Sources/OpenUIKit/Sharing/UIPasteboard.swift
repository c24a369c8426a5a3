// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pasteboard: texts, images, colors and addresses that were copied.
///
/// Differs from UIKit: it belongs to the simulated device, and other programs do not see it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard for copying.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Posted after the content changed.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { AppEnvironment.current.device.pasteboard }

  /// The name.
  public let name: Name

  /// The number of changes so far.
  open private(set) var changeCount = 0

  private var objects: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  init(name: Name) {
    self.name = name
    super.init()
  }

  /// The number of items.
  open var numberOfItems: Int { objects.count }

  /// The items, each with the type of its value as its key.
  open var items: [[String: Any]] {
    get { objects.map { [Self.type(of: $0): $0] } }
    set { objects = newValue.compactMap(\.values.first) }
  }

  private static func type(of object: Any) -> String {
    switch object {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let values = objects.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  /// The first text; setting it replaces the content.
  open var string: String? {
    get { strings?.first }
    set { objects = newValue.map { [$0] } ?? [] }
  }

  /// The texts; setting them replaces the content.
  open var strings: [String]? {
    get { all(String.self) }
    set { objects = newValue ?? [] }
  }

  /// The first address; setting it replaces the content.
  open var url: URL? {
    get { urls?.first }
    set { objects = newValue.map { [$0] } ?? [] }
  }

  /// The addresses; setting them replaces the content.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { objects = newValue ?? [] }
  }

  /// The first image; setting it replaces the content.
  open var image: UIImage? {
    get { images?.first }
    set { objects = newValue.map { [$0] } ?? [] }
  }

  /// The images; setting them replaces the content.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { objects = newValue ?? [] }
  }

  /// The first color; setting it replaces the content.
  open var color: UIColor? {
    get { colors?.first }
    set { objects = newValue.map { [$0] } ?? [] }
  }

  /// The colors; setting them replaces the content.
  open var colors: [UIColor]? {
    get { all(UIColor.self) }
    set { objects = newValue ?? [] }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { colors != nil }
}
