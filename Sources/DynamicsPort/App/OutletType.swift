#if Port
  /// What kind of object an outlet holds.
  enum OutletType: Equatable {
    case view, control, recognizer, object

    init(_ name: String, in project: ProjectIndex) {
      let base = project.types[name] == nil ? name : project.lineage(of: name).last?.inherited.first
      let root = base ?? name
      if root.hasSuffix("GestureRecognizer") {
        self = .recognizer
      } else if Self.controls.contains(root) {
        self = .control
      } else {
        self = Self.isViewClass(root) ? .view : .object
      }
    }

    /// Whether a class of UIKit is a view.
    static func isViewClass(_ name: String) -> Bool {
      guard name.hasPrefix("UI") else { return false }
      return name.hasSuffix("View") || name.hasSuffix("Label") || controls.contains(name)
        || [
          "UIControl", "UIWindow", "UICollectionViewCell", "UITableViewCell", "UINavigationBar",
          "UIToolbar", "UISearchBar", "UITabBar", "UICollectionReusableView",
        ].contains(name)
    }

    /// Whether a class of UIKit is a view controller.
    static func isViewControllerClass(_ name: String) -> Bool {
      name.hasPrefix("UI") && name.hasSuffix("Controller") && !controllersOfNoView.contains(name)
    }

    /// Objects that are called controllers, and have no view.
    private static let controllersOfNoView: Set<String> = [
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
