// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look of a bar: its background and the line at its edge.
///
/// A bar copies the appearance that it is given.
///
/// Differs from UIKit: a background effect is drawn as the background of the system; images are stored, not
/// drawn.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The color of the background; that of the effect if nil.
  open var backgroundColor: UIColor?
  /// The blur below the color; drawn as the background of the system.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// An image above the color; stored, not drawn.
  open var backgroundImage: UIImage? {
    didSet { reportNoEffect(if: backgroundImage != nil, in: UIBarAppearance.self) }
  }
  /// The content mode of the background image; stored, not used.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge; no line if nil.
  open var shadowColor: UIColor? = .separator
  /// The image of the line; stored, not drawn.
  open var shadowImage: UIImage? {
    didSet { reportNoEffect(if: shadowImage != nil, in: UIBarAppearance.self) }
  }

  /// Creates an appearance with the background of the system.
  public required override init() {
    super.init()
  }

  /// Creates an appearance for a kind of device, which makes no difference here.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// Creates an appearance with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyBackground(of: barAppearance)
  }

  /// Sets the background of the system, with a line.
  open func configureWithDefaultBackground() {
    setBackground(nil, effect: UIBlurEffect(style: .systemChromeMaterial), line: .separator)
  }

  /// Sets an opaque background, with a line.
  open func configureWithOpaqueBackground() {
    setBackground(.systemBackground, effect: nil, line: .separator)
  }

  /// Sets no background and no line.
  open func configureWithTransparentBackground() {
    setBackground(nil, effect: nil, line: nil)
  }

  private func setBackground(_ color: UIColor?, effect: UIBlurEffect?, line: UIColor?) {
    backgroundColor = color
    backgroundEffect = effect
    backgroundImage = nil
    shadowColor = line
    shadowImage = nil
  }

  private func copyBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The color that a bar draws.
  final var shownBackground: UIColor {
    backgroundColor ?? (backgroundEffect == nil ? .clear : .systemBackground)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyBackground(of: self)
    copy.copyDetails(of: self)
    return copy
  }

  /// Copies what a subclass adds.
  func copyDetails(of other: UIBarAppearance) {}
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; font and color are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; font and color are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title; stored, not applied.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      reportNoEffect(if: titlePositionAdjustment != .zero, in: UINavigationBarAppearance.self)
    }
  }
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button; stored, not drawn.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the back button's image; stored, not used.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button and its mask; stored, not drawn.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func copyDetails(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
    backButtonAppearance = other.backButtonAppearance.copied
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func copyDetails(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }
}

/// The look of a tab bar.
///
/// Differs from UIKit: only the look of stacked items is drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the title beside the image; stored, not drawn.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of small items with the title beside the image; stored, not drawn.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the selection; stored, not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the selection; stored, not drawn.
  open var selectionIndicatorImage: UIImage? {
    didSet { reportNoEffect(if: selectionIndicatorImage != nil, in: UITabBarAppearance.self) }
  }
  /// The width of an item in points; stored, not used.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of items in points; stored, not used.
  open var stackedItemSpacing: CGFloat = 0

  override func copyDetails(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
