// SPDX-License-Identifier: Apache-2.0

#if Port
  /// C constants that became members of types in Swift 3, 4 or 4.2.
  enum DeprecatedConstantNames {
    /// The current name of a deprecated constant; nil for any other name.
    static func current(_ name: String) -> String? {
      if let found = table[name] { return found }
      for (prefix, type) in prefixes where name.hasPrefix(prefix) {
        let rest = name.dropFirst(prefix.count)
        guard let first = rest.first, first.isUppercase else { continue }
        return type + "." + String(first).lowercased() + rest.dropFirst()
      }
      return nil
    }

    /// Prefixes of families that were renamed in the same way: `kCAFillModeForwards`.
    static let prefixes = [
      ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
      ("kCAFillMode", "CAMediaTimingFillMode"),
      ("kCAFillRule", "CAShapeLayerFillRule"),
      ("kCALineCap", "CAShapeLayerLineCap"),
      ("kCALineJoin", "CAShapeLayerLineJoin"),
      ("kCAGravity", "CALayerContentsGravity"),
      ("kCAGradientLayer", "CAGradientLayerType"),
      ("kCAAlignment", "CATextLayerAlignmentMode"),
      ("kCATransition", "CATransitionType"),
      ("kCAAnimation", "CAAnimationCalculationMode"),
      ("kCAEmitterLayer", "CAEmitterLayerRenderMode"),
      ("kCAValueFunction", "CAValueFunctionName"),
    ]

    /// The current names of constants that belong to no family.
    static let table: [String: String] = [
      "UIEdgeInsetsZero": "UIEdgeInsets.zero",
      "UIOffsetZero": "UIOffset.zero",
      "CGPointZero": "CGPoint.zero",
      "CGSizeZero": "CGSize.zero",
      "CGRectZero": "CGRect.zero",
      "CGRectNull": "CGRect.null",
      "CGRectInfinite": "CGRect.infinite",
      "CGAffineTransformIdentity": "CGAffineTransform.identity",
      "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
      "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
      "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
      "UITableViewAutomaticDimension": "UITableView.automaticDimension",
      "UITableViewIndexSearch": "UITableView.indexSearch",
      "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
      "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
      "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
      "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
      "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
      "UIWindowLevelNormal": "UIWindow.Level.normal",
      "UIWindowLevelAlert": "UIWindow.Level.alert",
      "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
      "UILayoutPriorityRequired": "UILayoutPriority.required",
      "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
      "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
      "UILayoutPriorityFittingSizeLevel": "UILayoutPriority.fittingSizeLevel",
      "UIFontWeightUltraLight": "UIFont.Weight.ultraLight",
      "UIFontWeightThin": "UIFont.Weight.thin",
      "UIFontWeightLight": "UIFont.Weight.light",
      "UIFontWeightRegular": "UIFont.Weight.regular",
      "UIFontWeightMedium": "UIFont.Weight.medium",
      "UIFontWeightSemibold": "UIFont.Weight.semibold",
      "UIFontWeightBold": "UIFont.Weight.bold",
      "UIFontWeightHeavy": "UIFont.Weight.heavy",
      "UIFontWeightBlack": "UIFont.Weight.black",
      "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
      "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
      "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
      "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
      "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
      "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
      "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
      "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
      "NSFontAttributeName": "NSAttributedString.Key.font",
      "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
      "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
      "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
      "NSKernAttributeName": "NSAttributedString.Key.kern",
      "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
      "NSStrikethroughStyleAttributeName": "NSAttributedString.Key.strikethroughStyle",
      "NSStrokeColorAttributeName": "NSAttributedString.Key.strokeColor",
      "NSStrokeWidthAttributeName": "NSAttributedString.Key.strokeWidth",
      "NSShadowAttributeName": "NSAttributedString.Key.shadow",
      "NSBaselineOffsetAttributeName": "NSAttributedString.Key.baselineOffset",
      "NSLinkAttributeName": "NSAttributedString.Key.link",
      "NSAttachmentAttributeName": "NSAttributedString.Key.attachment",
      "kCATruncationNone": "CATextLayerTruncationMode.none",
      "kCATruncationEnd": "CATextLayerTruncationMode.end",
      "kCATruncationStart": "CATextLayerTruncationMode.start",
      "kCATruncationMiddle": "CATextLayerTruncationMode.middle",
      "kCATransitionFromRight": "CATransitionSubtype.fromRight",
      "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
      "kCATransitionFromTop": "CATransitionSubtype.fromTop",
      "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
      "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
      "kCAEmitterLayerPoint": "CAEmitterLayerEmitterShape.point",
      "kCAEmitterLayerLine": "CAEmitterLayerEmitterShape.line",
      "kCAEmitterLayerRectangle": "CAEmitterLayerEmitterShape.rectangle",
      "kCAEmitterLayerCircle": "CAEmitterLayerEmitterShape.circle",
      "kCAEmitterLayerSphere": "CAEmitterLayerEmitterShape.sphere",
      "kCAEmitterLayerSurface": "CAEmitterLayerEmitterMode.surface",
      "kCAEmitterLayerOutline": "CAEmitterLayerEmitterMode.outline",
      "kCAEmitterLayerVolume": "CAEmitterLayerEmitterMode.volume",
    ]
  }
#endif
