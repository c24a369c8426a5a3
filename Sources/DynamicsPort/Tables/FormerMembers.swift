#if Port
  /// Members that had other names or labels before Swift 4.2.
  enum FormerMembers {
    /// A method as it is called now.
    struct Call {
      let name: String
      /// The labels now, one for each argument.
      let labels: [String]
    }

    /// The call now, by the former name with its labels.
    static let calls: [String: Call] = [
      "bringSubview(toFront:)": Call(name: "bringSubviewToFront", labels: ["_"]),
      "sendSubview(toBack:)": Call(name: "sendSubviewToBack", labels: ["_"]),
      "addChildViewController(_:)": Call(name: "addChild", labels: ["_"]),
      "removeFromParentViewController()": Call(name: "removeFromParent", labels: []),
      "willMove(toParentViewController:)": Call(name: "willMove", labels: ["toParent"]),
      "didMove(toParentViewController:)": Call(name: "didMove", labels: ["toParent"]),
      "transitionFromViewController(_:toViewController:duration:options:animations:completion:)":
        Call(
          name: "transition",
          labels: ["from", "to", "duration", "options", "animations", "completion"]),
    ]

    /// Functions that a class overrides, by the former name with its labels.
    static let declarations: [String: Call] = [
      "willMove(toParentViewController:)": Call(name: "willMove", labels: ["toParent"]),
      "didMove(toParentViewController:)": Call(name: "didMove", labels: ["toParent"]),
      "addChildViewController(_:)": Call(name: "addChild", labels: ["_"]),
      "removeFromParentViewController()": Call(name: "removeFromParent", labels: []),
      "childViewControllerForStatusBarStyle()": Call(name: "childForStatusBarStyle", labels: []),
    ]

    /// Properties that only changed their names.
    static let properties: [String: String] = [
      "childViewControllers": "children",
      "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
      "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
      "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
      "styleSingle": "single",
      "styleThick": "thick",
      "styleDouble": "double",
    ]
  }
#endif
