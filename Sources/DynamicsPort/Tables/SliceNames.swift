// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The names of UIKit and Core Animation that this package declares.
  enum SliceNames {
    /// Whether a name looks like one of UIKit's or Core Animation's: `UIView`, but not `UInt8` or
    /// `UINT32_MAX`.
    static func hasPrefix(_ name: String) -> Bool {
      ["UI", "CA"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
        && name.contains(where: \.isLowercase)
    }

    /// Types, functions and constants; a test compares them with the sources.
    static let all = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let text = """
      CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup
      CAAnimationRotationMode CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink
      CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape
      CAEmitterLayerRenderMode CAFrameRateRange CAGradientLayer CAGradientLayerType
      CAKeyframeAnimation CALayer CALayerContentsGravity CALayerCornerCurve CALayerDelegate
      CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
      CAPropertyAnimation CAReplicatorLayer CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap
      CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode
      CATextLayerTruncationMode CATransaction CATransform3D CATransform3DConcat
      CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
      CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
      CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
      CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
      CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName
      UIAccessibility UIAccessibilityElement UIAccessibilityTraits UIAction UIActionHandler
      UIActivity UIActivityIndicatorView UIActivityIndicatorViewStyle UIActivityViewController
      UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertActionStyle UIAlertController
      UIAlertControllerStyle UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
      UIApplicationLaunchOptionsKey UIApplicationMain UIApplicationShortcutIcon
      UIApplicationShortcutItem UIApplicationState UIAttachmentBehavior UIAttachmentBehaviorType
      UIAxis UIBackgroundConfiguration UIBackgroundTaskIdentifier UIBarAppearance UIBarButtonItem
      UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarButtonItemStyle UIBarItem
      UIBarMetrics UIBarPosition UIBarPositioning UIBarPositioningDelegate UIBarStyle
      UIBaselineAdjustment UIBezierPath UIBlurEffect UIBlurEffectStyle UIButton UIButtonType
      UICellAccessory UICellConfigurationState UICollectionElementCategory
      UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingBehavior
      UICollectionReusableView UICollectionUpdateAction UICollectionView UICollectionViewCell
      UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
      UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
      UICollectionViewDataSource UICollectionViewDataSourcePrefetching UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
      UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
      UICollectionViewDropItem UICollectionViewDropProposal UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
      UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
      UICollectionViewListCell UICollectionViewScrollDirection UICollectionViewScrollPosition
      UICollectionViewUpdateItem UICollisionBehavior UICollisionBehaviorDelegate
      UICollisionBehaviorMode UIColor UICommand UIConfigurationState UIConfigurationStateCustomKey
      UIContentConfiguration UIContentContainer UIContentInsetsReference UIContentSizeCategory
      UIContentView UIContextMenuActionProvider UIContextMenuConfiguration
      UIContextMenuContentPreviewProvider UIContextMenuInteraction UIContextMenuInteractionAnimating
      UIContextMenuInteractionDelegate UIContextualAction UIControl UIControlEvents UIControlState
      UICoordinateSpace UICubicTimingParameters UIDataDetectorTypes UIDatePicker UIDatePickerStyle
      UIDeferredMenuElement UIDevice UIDeviceOrientation UIDocument UIDragAnimating
      UIDragDropSession UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragSession
      UIDropInteraction UIDropInteractionDelegate UIDropOperation UIDropProposal UIDropSession
      UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicContact
      UIDynamicDiagnostic UIDynamicItem UIDynamicItemBehavior UIDynamicItemCollisionBoundsType
      UIDynamicItemGroup UIDynamicOverlayBehavior UIEdgeInsets UIEdgeInsetsInsetRect
      UIEdgeInsetsMake UIEvent UIEventSubtype UIEventType UIFeedbackGenerator UIFieldBehavior
      UIFloatRange UIFloatRangeIsEqualToRange UIFloatRangeMake UIFont UIFontDescriptor UIFontMetrics
      UIFontTextStyle UIFontWeight UIForceTouchCapability UIGestureRecognizer
      UIGestureRecognizerDelegate UIGestureRecognizerState UIGraphicsBeginImageContext
      UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
      UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
      UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
      UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
      UIGravityBehavior UIHoverGestureRecognizer UIImage UIImageOrientation UIImagePickerController
      UIImagePickerControllerDelegate UIImageRenderingMode UIImageView
      UIImageWriteToSavedPhotosAlbum UIImpactFeedbackGenerator UIImpactFeedbackStyle UIInteraction
      UIInterfaceOrientation UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKeyCommand
      UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardLayoutGuide UIKeyboardType
      UILabel UILayoutConstraintAxis UILayoutGuide UILayoutPriority UILayoutSupport
      UIListContentConfiguration UIListContentView UILongPressGestureRecognizer UIMenu UIMenuElement
      UIModalPresentationStyle UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup
      UINavigationBar UINavigationBarAppearance UINavigationController
      UINavigationControllerDelegate UINavigationControllerOperation UINavigationItem UINib
      UINotificationFeedbackGenerator UINotificationFeedbackType UIOffset UIOffsetEqualToOffset
      UIOffsetMake UIPageControl UIPageViewController UIPageViewControllerDataSource
      UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard
      UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate
      UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController
      UIPopoverPresentationControllerDelegate UIPresentationController UIProgressView
      UIProgressViewStyle UIPushBehavior UIPushBehaviorMode UIRectClip UIRectCorner UIRectEdge
      UIRectFill UIRectFrame UIRefreshControl UIRegion UIResponder UIReturnKeyType
      UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession
      UIScreen UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate UISearchBar
      UISearchBarDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating
      UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute
      UISheetPresentationController UISheetPresentationControllerDetentResolutionContext UISlider
      UISnapBehavior UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters
      UIStackView UIStackViewAlignment UIStackViewDistribution UIStatusBarAnimation
      UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
      UISwipeActionsConfiguration UISwipeGestureRecognizer UISwipeGestureRecognizerDirection
      UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate
      UITabBarDelegate UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITableView
      UITableViewCell UITableViewCellAccessoryType UITableViewCellEditingStyle
      UITableViewCellSelectionStyle UITableViewCellStyle UITableViewController UITableViewDataSource
      UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
      UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
      UITableViewDropProposal UITableViewHeaderFooterView UITableViewRowAction
      UITableViewRowAnimation UITableViewScrollPosition UITableViewStyle UITapGestureRecognizer
      UITextAutocapitalizationType UITextAutocorrectionType UITextBorderStyle UITextContentType
      UITextField UITextFieldDelegate UITextFieldViewMode UITextInputTraits UITextSmartDashesType
      UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType UITextView
      UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance
      UIToolbarDelegate UITouch UITouchPhase UITouchType UITrait UITraitChangeObservable
      UITraitChangeRegistration UITraitCollection UITraitDefinition UITraitDisplayScale
      UITraitEnvironment UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass
      UITraitUserInterfaceIdiom UITraitUserInterfaceStyle UITraitVerticalSizeClass
      UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom
      UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect
      UIVibrancyEffectStyle UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
      UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing UIViewConfigurationState
      UIViewContentMode UIViewController UIViewControllerAnimatedTransitioning
      UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
      UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIViewControllerRepresentable
      UIViewControllerRepresentableContext UIViewControllerTransitionCoordinator
      UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
      UIViewImplicitlyAnimating UIViewInvalidating UIViewKeyframeAnimationOptions
      UIViewPropertyAnimator UIViewRepresentable UIViewRepresentableContext UIViewTintAdjustmentMode
      UIVisualEffect UIVisualEffectView UIWindow UIWindowLevel UIWindowScene UIWindowSceneDelegate
      """
  }
#endif
