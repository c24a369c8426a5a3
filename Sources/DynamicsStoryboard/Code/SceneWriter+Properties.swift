// SPDX-License-Identifier: Apache-2.0

// Attributes and values of views that are properties.
extension SceneWriter {
  /// Sets the properties that attributes, colors, fonts and texts of an element name.
  mutating func writeProperties(of element: InterfaceElement, kind: ViewKind, as name: String) {
    // In an order of their own: a slider's value depends on its limits, and runs should not differ.
    for attribute in element.attributes.keys.sorted(by: Self.precedes) {
      guard let property = kind.property(attribute) else {
        noteUnknown(attribute, of: element)
        continue
      }
      guard let value = expression(of: attribute, as: property.kind, in: element) else { continue }
      add("\(name).\(property.name) = \(value)", from: element, "\(attribute) of \(name)")
    }
    for child in element.children { writeValue(child, of: element, kind: kind, as: name) }
  }

  /// Limits come before the value between them.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    func rank(_ attribute: String) -> Int {
      attribute.hasPrefix("min") || attribute.hasPrefix("max") ? 0 : 1
    }
    return (rank(first), first) < (rank(second), second)
  }

  private mutating func noteUnknown(_ attribute: String, of element: InterfaceElement) {
    let readElsewhere: Set<String> = [
      "buttonType", "style", "lineBreakMode", "minimumFontSize", "title", "image", "placeholder",
      "contentMode", "animating", "dataMode", "hidesWhenStopped", "estimatedRowHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "delaysContentTouches",
      "canCancelContentTouches", "bouncesZoom", "maximumZoomScale", "minimumZoomScale",
      "keyboardDismissMode", "directionalLockEnabled", "prefetchingEnabled", "fixedFrame",
      "segmentControlStyle", "apportionsSegmentWidthsByContent",
      "showsTouchWhenHighlighted", "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted",
      "adjustsFontSizeToFit", "springLoaded", "multipleTouchEnabled", "continuous",
      "hasAttributedTitle",
    ]
    guard !ElementProperty.withoutEffect.contains(attribute), !readElsewhere.contains(attribute)
    else { return }
    note(
      "\(element.name) \(attribute)", "the attribute \(attribute) of \(element.name) is not read",
      at: element)
  }

  private mutating func expression(
    of attribute: String, as kind: ElementProperty.Kind, in element: InterfaceElement
  ) -> String? {
    guard let text = element[attribute] else { return nil }
    switch kind {
    case .number: return element.number(attribute).map(SwiftExpression.number)
    case .flag: return text == "YES" ? "true" : "false"
    case .text: return SwiftExpression.text(text)
    case .image: return image(text, isSymbol: element["catalog"] == "system")
    case .choice(let names), .constant(let names):
      if let known = names[text] {
        if case .constant = kind { return known }
        return ".\(known)"
      }
      note(
        "\(element.name) \(attribute) \(text)", "\(attribute) \(text) is not known", at: element)
      return nil
    }
  }

  /// The expression of an image: one of the app, a symbol, or a frame with its name.
  func image(_ name: String, isSymbol: Bool) -> String {
    if isSymbol { return "UIImage(systemName: \(SwiftExpression.text(name)))" }
    return SwiftExpression.image(name, in: document)
  }

  /// Sets a property that a child element holds: a color, a font, or a long text.
  private mutating func writeValue(
    _ child: InterfaceElement, of element: InterfaceElement, kind: ViewKind, as name: String
  ) {
    switch child.name {
    case "color":
      let key = child.key ?? ""
      guard let property = kind.colorProperty(key),
        let color = SwiftExpression.color(child, in: document)
      else {
        note("\(element.name) \(key)", "the color \(key) of \(element.name) is not read", at: child)
        return
      }
      add("\(name).\(property) = \(color)", from: child, "\(key) of \(name)")
    case "fontDescription" where child.key == "fontDescription":
      let property = element.name == "button" ? "titleLabel?.font" : "font"
      add("\(name).\(property) = \(SwiftExpression.font(child))", from: child, "font of \(name)")
    case "string", "mutableString":
      guard let key = child.key, ["text", "placeholder"].contains(key) else { return }
      let text = SwiftExpression.text(child.text)
      add("\(name).\(key) = \(text)", from: child, "\(key) of \(name)")
    case "attributedString" where child.key == "attributedText":
      writeAttributedText(child, as: name)
    case "size" where ["shadowOffset", "contentSize"].contains(child.key):
      let size = SwiftExpression.size(child)
      add("\(name).\(child.key ?? "") = \(size)", from: child, "\(child.key ?? "") of \(name)")
    case "blurEffect":
      let style = child["style"] ?? "light"
      add("\(name).effect = UIBlurEffect(style: .\(style))", from: child, "effect of \(name)")
    case _ where !Self.groupsReadElsewhere.contains(child.name):
      note(
        "\(element.name) \(child.name)", "\(child.name) of \(element.name) is not read", at: child)
    default: break
    }
  }

  /// The children of views that other parts of the writer read, and those that show nothing.
  private static let groupsReadElsewhere: Set<String> = [
    "rect", "frame", "autoresizingMask", "subviews", "constraints", "viewLayoutGuide",
    "connections",
    "userDefinedRuntimeAttributes", "variation", "nil", "state", "segments", "inset", "prototypes",
    "sections", "cells", "collectionViewFlowLayout", "collectionViewLayout", "view",
    "tableViewCellContentView", "collectionViewCellContentView", "buttonConfiguration",
    "textInputTraits", "gestureRecognizers", "accessibility", "fontDescription", "size", "point",
    "simulatedMetrics", "attributedString", "edgeInsets", "directionalEdgeInsets", "date",
    "items",
  ]
}
