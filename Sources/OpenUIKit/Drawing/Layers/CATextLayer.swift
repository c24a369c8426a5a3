// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that draws text from its top.
///
/// Differs from Core Animation: the font is a `UIFont` or the name of one; overlong text is not
/// truncated.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString` whose characters alone count; none by
  /// default.
  open var string: Any?
  /// A `UIFont`, a `CGFont`, or the name of a font; the system's by default.
  open var font: Any?
  /// The size of the letters, in points; 36 by default.
  open var fontSize: CGFloat = 36 {
    didSet { if !fontSize.isAccepted(for: "CATextLayer.fontSize") { fontSize = oldValue } }
  }
  /// The color of the text; white by default.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// The alignment of the lines; `.natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The truncation mode; stored, but has no effect.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { reportNoEffect(if: truncationMode != .none, in: CATextLayer.self) }
  }
  /// Whether the text wraps; false by default.
  open var isWrapped = false

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, alignmentMode) = (other.foregroundColor, other.alignmentMode)
    (truncationMode, isWrapped) = (other.truncationMode, other.isWrapped)
  }

  /// Creates a layer without text; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var text: String {
    switch string {
    case let text as String: text
    case let text as NSAttributedString: text.string
    default: ""
    }
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    #if canImport(CoreGraphics)
      let name = font as? String
    #else
      let name = font as? String ?? (font as? CGFont)?.fullName
    #endif
    return name.flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
  }

  package override var content: PresentedView.Content {
    guard !text.isEmpty, let color = foregroundColor?.colorComponents else { return .none }
    let (font, bounds) = (shownFont, values.bounds)
    let metrics = TextMetrics(font: font)
    let lines = metrics.lines(
      of: text, width: isWrapped ? bounds.width : .infinity, maximumLines: 0)
    let (x, anchor): (CGFloat, TextLine.Anchor) =
      switch alignmentMode {
      case .center: (bounds.midX, .middle)
      case .right: (bounds.maxX, .end)
      default: (bounds.minX, .start)
      }
    var drawing = VectorDrawing()
    for (number, line) in lines.enumerated() {
      let run = TextRun(line, font: TextFont(font), color: color)
      let baseline = bounds.minY + CGFloat(number) * font.lineHeight + font.ascender
      drawing.append(
        DrawingStep(.text(TextLine([run], anchor: anchor), at: CGPoint(x: x, y: baseline))))
    }
    return .drawing(drawing)
  }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Natural alignment: left here.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified; left-aligned here.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation mode of a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// With dots at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// With dots at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// With dots in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
