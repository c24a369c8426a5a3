// SPDX-License-Identifier: Apache-2.0

/// An attribute of an element that sets a property.
struct ElementProperty {
  /// How the text of the attribute becomes an expression.
  enum Kind {
    case number, flag, text, image
    /// A case of an enumeration, by the names in the file; others are not understood.
    case choice([String: String])
    /// A constant, by the names in the file; others are not understood.
    case constant([String: String])
  }

  /// The name of the property: `isHidden`.
  let name: String
  let kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// A choice whose names in the file are those of the enumeration.
  static func choice(_ name: String, _ cases: [String]) -> ElementProperty {
    ElementProperty(
      name, .choice(Dictionary(uniqueKeysWithValues: cases.map { ($0, $0) })))
  }
}

extension ElementProperty {
  /// The properties of all views, by attribute.
  static let ofViews: [String: ElementProperty] = [
    "alpha": ElementProperty("alpha", .number), "tag": ElementProperty("tag", .number),
    "hidden": ElementProperty("isHidden", .flag), "opaque": ElementProperty("isOpaque", .flag),
    "clipsSubviews": ElementProperty("clipsToBounds", .flag),
    "clipsToBounds": ElementProperty("clipsToBounds", .flag),
    "userInteractionEnabled": ElementProperty("isUserInteractionEnabled", .flag),
    "multipleTouchEnabled": ElementProperty("isMultipleTouchEnabled", .flag),
    "autoresizesSubviews": ElementProperty("autoresizesSubviews", .flag),
    "contentMode": .choice(
      "contentMode",
      [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ]),
  ]

  /// The properties of controls, by attribute.
  static let ofControls: [String: ElementProperty] = [
    "enabled": ElementProperty("isEnabled", .flag),
    "selected": ElementProperty("isSelected", .flag),
    "highlighted": ElementProperty("isHighlighted", .flag),
    "contentHorizontalAlignment": .choice(
      "contentHorizontalAlignment", ["left", "center", "right", "fill", "leading", "trailing"]),
    "contentVerticalAlignment": .choice(
      "contentVerticalAlignment", ["top", "center", "bottom", "fill"]),
  ]

  static let textAlignment = ElementProperty.choice(
    "textAlignment", ["left", "center", "right", "justified", "natural"])

  static let lineBreakMode = ElementProperty(
    "lineBreakMode",
    .choice([
      "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle",
      "headTruncation": "byTruncatingHead", "wordWrap": "byWordWrapping",
      "characterWrap": "byCharWrapping", "clip": "byClipping",
    ]))

  /// The attributes that change nothing that is shown or moves.
  static let withoutEffect: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID", "ambiguous", "misplaced", "verifyAmbiguity", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "insetsLayoutMarginsFromSafeArea",
    "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
    "clearsContextBeforeDrawing", "restorationIdentifier", "simulatedAppContext",
    "semanticContentAttribute", "baselineAdjustment",
    "usesAttributedText", "adjustsLetterSpacingToFitWidth", "adjustsFontForContentSizeCategory",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "appearanceType",
    "exclusiveTouch", "largeContentTitle",
    "showsLargeContentViewer", "multipleSelection", "catalog", "viewLayoutGuideId", "role",
    "directionalLayoutMargins", "tableViewCell", "symbolScale", "deselectsItems",
    "simulatedStatusBarMetrics",
  ]
}
