import Foundation

/// A layer that draws a path: filled, and with a line along it.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates; none unless set.
  open var path: CGPath?
  /// The colour inside the path; black unless set.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The colour of the line; none unless set.
  open var strokeColor: CGColor?
  /// The width of the line, in points; 1 unless set.
  open var lineWidth: CGFloat = 1 {
    didSet { if !lineWidth.isAccepted(for: "CAShapeLayer.lineWidth") { lineWidth = oldValue } }
  }
  /// The lengths of dashes and gaps, in points; a whole line unless set.
  open var lineDashPattern: [NSNumber]?
  /// Where the drawn part of the line begins, from 0 to 1; 0 unless set.
  open var strokeStart: CGFloat = 0
  /// Where the drawn part of the line ends, from 0 to 1; 1 unless set.
  open var strokeEnd: CGFloat = 1
  /// The ends of open lines; `.butt` unless set.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of lines; `.miter` unless set.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Which points are inside; `.nonZero` unless set.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  package override var content: PresentedView.Content {
    guard let path else { return .none }
    return .path(
      PresentedView.Shape(
        path: path.pathGeometry,
        fill: fillColor?.colorComponents,
        stroke: strokeColor?.colorComponents,
        lineWidth: lineWidth,
        lineCap: lineCap.rawValue, lineJoin: lineJoin.rawValue,
        dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }.filter(\.isFinite),
        usesEvenOddFillRule: fillRule == .evenOdd))
  }

  package override func copyContent(from layer: CALayer) {
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    strokeColor = other.strokeColor
    lineWidth = other.lineWidth
    lineDashPattern = other.lineDashPattern
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    (lineCap, lineJoin, fillRule) = (other.lineCap, other.lineJoin, other.fillRule)
  }
}

/// How the ends of a shape layer's open lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as SVG spells it too.
  public let rawValue: String

  /// Creates a style from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's lines look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as SVG spells it too.
  public let rawValue: String

  /// Creates a style from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The points around which the path winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The points that an odd number of lines enclose.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
