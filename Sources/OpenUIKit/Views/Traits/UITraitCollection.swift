import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little, as on a phone held upright.
  case compact = 1
  /// Much.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
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

/// What an app has to suit: the style, the room and the scale of the screen.
///
/// Sendable because nothing in it can change after it is made.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark; light on the simulator's screen.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point.
  public let displayScale: CGFloat

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

  /// Creates a collection that says nothing.
  public convenience override init() {
    self.init(style: .unspecified)
  }

  /// Creates a collection of a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates a collection of a width alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates a collection of a height alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates a collection of a scale alone.
  public convenience init(displayScale: CGFloat) {
    self.init(scale: displayScale)
  }

  /// Creates a collection of a kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// What holds on the simulator's screen: a phone held upright, in the light style.
  public class var current: UITraitCollection { phone }

  private static let phone = UITraitCollection(
    style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 2)

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle
      && other.horizontalSizeClass == horizontalSizeClass
      && other.verticalSizeClass == verticalSizeClass
      && other.userInterfaceIdiom == userInterfaceIdiom && other.displayScale == displayScale
  }

  /// A hash of what the collection says.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    return hasher.finalize()
  }
}

/// Something that has traits: a view, a controller, a screen.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the content has to suit.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIScreen {
  /// What the screen is like.
  public var traitCollection: UITraitCollection { .current }
}
