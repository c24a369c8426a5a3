// SPDX-License-Identifier: Apache-2.0

#if Port
  /// C functions that were replaced by initializers, methods or properties.
  enum DeprecatedFunctions {
    /// The current form of a call.
    enum Form {
      /// A call of another function or initializer, with labels: `CGRect(x:y:width:height:)`.
      case call(String, labels: [String])
      /// A property of the first argument: `frame.midX`.
      case property(String)
      /// A method of the first argument, with the labels of the remaining ones: `frame.inset(by:)`.
      case method(String, labels: [String])
      /// A comparison of the two arguments: `a == b`.
      case equality
      /// A type property, for a function without arguments.
      case constant(String)
    }

    /// The current forms, by deprecated name.
    static let table: [String: Form] = initializers.merging(members) { first, _ in first }

    /// Initializers that classes of Foundation inherit with Objective-C alone.
    static let inherited: [String: Form] = [
      "NSAttributedString": .constant("NSAttributedString(string: \"\")"),
      "NSMutableAttributedString": .constant("NSMutableAttributedString(string: \"\")"),
    ]

    private static let initializers: [String: Form] = [
      "CGPointMake": .call("CGPoint", labels: ["x", "y"]),
      "CGSizeMake": .call("CGSize", labels: ["width", "height"]),
      "CGRectMake": .call("CGRect", labels: ["x", "y", "width", "height"]),
      "CGVectorMake": .call("CGVector", labels: ["dx", "dy"]),
      "UIEdgeInsetsMake": .call("UIEdgeInsets", labels: ["top", "left", "bottom", "right"]),
      "UIOffsetMake": .call("UIOffset", labels: ["horizontal", "vertical"]),
      "CGAffineTransformMake": .call(
        "CGAffineTransform", labels: ["a", "b", "c", "d", "tx", "ty"]),
      "CGAffineTransformMakeRotation": .call("CGAffineTransform", labels: ["rotationAngle"]),
      "CGAffineTransformMakeScale": .call("CGAffineTransform", labels: ["scaleX", "y"]),
      "CGAffineTransformMakeTranslation": .call(
        "CGAffineTransform", labels: ["translationX", "y"]),
      "NSMakeRange": .call("NSRange", labels: ["location", "length"]),
    ]

    private static let members: [String: Form] = [
      "CGRectGetMinX": .property("minX"),
      "CGRectGetMidX": .property("midX"),
      "CGRectGetMaxX": .property("maxX"),
      "CGRectGetMinY": .property("minY"),
      "CGRectGetMidY": .property("midY"),
      "CGRectGetMaxY": .property("maxY"),
      "CGRectGetWidth": .property("width"),
      "CGRectGetHeight": .property("height"),
      "CGRectIsEmpty": .property("isEmpty"),
      "CGRectIsNull": .property("isNull"),
      "CGRectIntegral": .property("integral"),
      "CGRectStandardize": .property("standardized"),
      "CGRectInset": .method("insetBy", labels: ["dx", "dy"]),
      "CGRectOffset": .method("offsetBy", labels: ["dx", "dy"]),
      "CGRectUnion": .method("union", labels: ["_"]),
      "CGRectIntersection": .method("intersection", labels: ["_"]),
      "CGRectIntersectsRect": .method("intersects", labels: ["_"]),
      "CGRectContainsPoint": .method("contains", labels: ["_"]),
      "CGRectContainsRect": .method("contains", labels: ["_"]),
      "CGPointApplyAffineTransform": .method("applying", labels: ["_"]),
      "CGSizeApplyAffineTransform": .method("applying", labels: ["_"]),
      "CGRectApplyAffineTransform": .method("applying", labels: ["_"]),
      "CGAffineTransformRotate": .method("rotated", labels: ["by"]),
      "CGAffineTransformScale": .method("scaledBy", labels: ["x", "y"]),
      "CGAffineTransformTranslate": .method("translatedBy", labels: ["x", "y"]),
      "CGAffineTransformConcat": .method("concatenating", labels: ["_"]),
      "CGAffineTransformInvert": .method("inverted", labels: []),
      "UIEdgeInsetsInsetRect": .method("inset", labels: ["by"]),
      "UIDeviceOrientationIsLandscape": .property("isLandscape"),
      "UIDeviceOrientationIsPortrait": .property("isPortrait"),
      "UIDeviceOrientationIsValidInterfaceOrientation": .property("isValidInterfaceOrientation"),
      "UIInterfaceOrientationIsLandscape": .property("isLandscape"),
      "UIInterfaceOrientationIsPortrait": .property("isPortrait"),
      "UIImageJPEGRepresentation": .method("jpegData", labels: ["compressionQuality"]),
      "UIImagePNGRepresentation": .method("pngData", labels: []),
      "CGPointEqualToPoint": .equality,
      "CGSizeEqualToSize": .equality,
      "CGRectEqualToRect": .equality,
      "UIEdgeInsetsEqualToEdgeInsets": .equality,
      "UIAccessibilityIsReduceMotionEnabled": .constant("UIAccessibility.isReduceMotionEnabled"),
      "UIAccessibilityIsVoiceOverRunning": .constant("UIAccessibility.isVoiceOverRunning"),
    ]
  }
#endif
