import Foundation

/// A way in which a view changes what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A veil over what is behind a view.
///
/// Differs from UIKit: the veil is translucent and does not blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light and how dense a veil is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// A little lighter than what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As the style of the screen asks for.
    case regular = 4
    /// As the style of the screen asks for, to stand out.
    case prominent = 5
    /// Very thin, as the style of the screen asks for.
    case systemUltraThinMaterial = 6
    /// Thin, as the style of the screen asks for.
    case systemThinMaterial = 7
    /// As the style of the screen asks for.
    case systemMaterial = 8
    /// Thick, as the style of the screen asks for.
    case systemThickMaterial = 9
    /// As behind bars.
    case systemChromeMaterial = 10
    /// Very thin and light.
    case systemUltraThinMaterialLight = 11
    /// Thin and light.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Thick and light.
    case systemThickMaterialLight = 14
    /// Light, as behind bars.
    case systemChromeMaterialLight = 15
    /// Very thin and dark.
    case systemUltraThinMaterialDark = 16
    /// Thin and dark.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Thick and dark.
    case systemThickMaterialDark = 19
    /// Dark, as behind bars.
    case systemChromeMaterialDark = 20

    /// The veil, by eye next to UIKit's over a picture.
    var color: ColorComponents {
      let (white, alpha): (CGFloat, CGFloat) =
        switch self {
        case .extraLight: (0.98, 0.86)
        case .light, .regular: (0.97, 0.66)
        case .prominent: (0.98, 0.8)
        case .dark: (0.11, 0.68)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.96, 0.5)
        case .systemThinMaterial, .systemThinMaterialLight: (0.96, 0.62)
        case .systemMaterial, .systemMaterialLight: (0.96, 0.74)
        case .systemThickMaterial, .systemThickMaterialLight: (0.97, 0.86)
        case .systemChromeMaterial, .systemChromeMaterialLight: (0.97, 0.8)
        case .systemUltraThinMaterialDark: (0.14, 0.5)
        case .systemThinMaterialDark: (0.14, 0.62)
        case .systemMaterialDark: (0.14, 0.74)
        case .systemThickMaterialDark: (0.13, 0.86)
        case .systemChromeMaterialDark: (0.1, 0.8)
        }
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
  }

  let style: Style

  /// Creates a veil of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Content that takes on something of what is behind a veil; it is shown as it is here.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a veil.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  /// Creates the effect for content of a kind on a veil.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }
}

/// The kind of content on a veil.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// A secondary area.
  case secondaryFill = 5
  /// A tertiary area.
  case tertiaryFill = 6
  /// A thin line.
  case separator = 7
}

/// A view that changes what is behind it, and holds content of its own.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for content; it is as large as this one.
  open private(set) var contentView = UIView()

  /// What the view does; nothing unless set.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override func presentedContent() -> PresentedView.Content {
    guard let style = (effect as? UIBlurEffect)?.style else { return super.presentedContent() }
    let values = layer.presentedValues()
    let radii = CGSize(width: values.cornerRadius, height: values.cornerRadius)
    let overlay = PathGeometry.roundedRectangle(values.bounds, corners: .allCorners, radii: radii)
    return .drawing(
      VectorDrawing([DrawingStep(.fill(overlay, .color(style.color), usesEvenOddRule: false))]))
  }
}
