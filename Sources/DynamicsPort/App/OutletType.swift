// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The kind of object that an outlet holds.
  enum OutletType: Equatable {
    case view, control, recognizer, object

    init(_ name: String, in project: ProjectIndex) {
      guard let root = project.outerClass(of: name) else {
        self = .object
        return
      }
      if root.hasSuffix("GestureRecognizer") {
        self = .recognizer
      } else if Self.controls.contains(root) {
        self = .control
      } else {
        self = Self.isViewClass(root) ? .view : .object
      }
    }

    /// Whether a UIKit class is a view.
    static func isViewClass(_ name: String) -> Bool {
      guard name.hasPrefix("UI") else { return false }
      return name.hasSuffix("View") || name.hasSuffix("Label") || controls.contains(name)
        || [
          "UIControl", "UIWindow", "UICollectionViewCell", "UITableViewCell", "UINavigationBar",
          "UIToolbar", "UISearchBar", "UITabBar", "UICollectionReusableView",
        ].contains(name)
    }

    /// The classes of views from which one of UIKit's classes descends.
    static func superclasses(of name: String) -> Set<String> {
      var classes: Set = ["UIView"]
      if controls.contains(name) { classes.insert("UIControl") }
      if ["UITableView", "UICollectionView", "UITextView"].contains(name) {
        classes.insert("UIScrollView")
      }
      return classes
    }

    /// Whether a UIKit class is a view controller.
    static func isViewControllerClass(_ name: String) -> Bool {
      name.hasPrefix("UI") && name.hasSuffix("Controller")
        && !controllersWithoutViews.contains(name)
    }

    /// UIKit's classes without a view that can be created without arguments.
    static let plainObjects: Set<String> = [
      "NSObject", "NSLayoutConstraint", "UIBarButtonItem", "UINavigationItem", "UITabBarItem",
      "UICollectionViewFlowLayout", "UIDynamicAnimator", "UIDynamicBehavior", "UIGravityBehavior",
      "UICollisionBehavior", "UIDynamicItemBehavior",
    ]

    /// Classes that are named controllers but manage no view.
    private static let controllersWithoutViews: Set<String> = [
      "UIPresentationController", "UIPopoverPresentationController",
      "UISheetPresentationController", "UIDocumentInteractionController",
      "UIPrintInteractionController", "UIMenuController",
    ]

    private static let controls: Set<String> = [
      "UIButton", "UISlider", "UISwitch", "UIStepper", "UISegmentedControl", "UITextField",
      "UIPageControl", "UIDatePicker",
    ]
  }
#endif
