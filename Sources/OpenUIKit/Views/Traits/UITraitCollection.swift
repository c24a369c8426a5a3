// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Light: dark text on a light background.
  case light = 1
  /// Dark: light text on a dark background.
  case dark = 2
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Compact, as on a phone in portrait.
  case compact = 1
  /// Regular, as on a tablet.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The kind of device, as before iOS 13.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// Whether a touch has a force.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// It has none, as here.
  case unavailable = 1
  /// It has one.
  case available = 2
}

/// The traits of the environment: interface style, size classes, idiom and display scale.
///
/// Sendable because it is immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The interface style: that of the device, or of the nearest view or controller that overrides it.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point.
  public let displayScale: CGFloat

  /// Whether touches have a force: they have none here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  init(
    style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
    super.init()
  }

  /// Creates a collection without specified traits.
  public convenience override init() {
    self.init(style: .unspecified)
  }

  /// Creates a collection that specifies an interface style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection that specifies a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection that specifies a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection that specifies a display scale only.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Creates a collection that specifies an idiom only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// The traits for code that runs now: those of the view that is drawn, laid out or told of a change of
  /// traits, otherwise those of the screen.
  ///
  /// A trait that is set counts until the present event or frame has been handled. Off the main actor,
  /// these are the traits of a phone with the light style.
  public class var current: UITraitCollection {
    get {
      guard MainActor.isCurrent else { return phone(.light) }
      return MainActor.assumeIsolated { AppEnvironment.currentTraits }
    }
    set {
      guard MainActor.isCurrent else { return }
      MainActor.assumeIsolated { AppEnvironment.assignable.traits = newValue }
    }
  }

  /// Runs code with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  /// Whether dynamic colors may look different with other traits.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? true
  }

  /// The traits of a phone in portrait with a style.
  static func phone(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    style == .dark ? darkPhone : lightPhone
  }

  private static let lightPhone = portraitPhone(.light)
  private static let darkPhone = portraitPhone(.dark)

  private static func portraitPhone(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(
      style: style, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 2)
  }

  /// Whether another object has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle
      && other.horizontalSizeClass == horizontalSizeClass
      && other.verticalSizeClass == verticalSizeClass
      && other.userInterfaceIdiom == userInterfaceIdiom && other.displayScale == displayScale
  }

  /// A hash of the traits.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }
}

/// An object with traits: a view, a controller or a screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIScreen: UITraitEnvironment {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { .phone(userInterfaceStyle) }

  /// Called when the traits change; has no effect.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
