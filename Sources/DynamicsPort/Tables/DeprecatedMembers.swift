// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Members that were renamed or relabeled in Swift 4.2.
  enum DeprecatedMembers {
    /// The current name and labels of a method.
    struct Call {
      let name: String
      /// The current labels, one for each argument.
      let labels: [String]
    }

    /// The current calls, by deprecated name with labels.
    static let calls: [String: Call] = [
      "bringSubview(toFront:)": Call(name: "bringSubviewToFront", labels: ["_"]),
      "sendSubview(toBack:)": Call(name: "sendSubviewToBack", labels: ["_"]),
      "addChildViewController(_:)": Call(name: "addChild", labels: ["_"]),
      "removeFromParentViewController()": Call(name: "removeFromParent", labels: []),
      "willMove(toParentViewController:)": Call(name: "willMove", labels: ["toParent"]),
      "didMove(toParentViewController:)": Call(name: "didMove", labels: ["toParent"]),
      "UIActivityIndicatorView(activityIndicatorStyle:)":
        Call(name: "UIActivityIndicatorView", labels: ["style"]),
      "transitionFromViewController(_:toViewController:duration:options:animations:completion:)":
        Call(
          name: "transition",
          labels: ["from", "to", "duration", "options", "animations", "completion"]),
    ]

    /// The current declarations of overridden methods, by deprecated name with labels.
    static let declarations: [String: Call] = [
      "willMove(toParentViewController:)": Call(name: "willMove", labels: ["toParent"]),
      "didMove(toParentViewController:)": Call(name: "didMove", labels: ["toParent"]),
      "addChildViewController(_:)": Call(name: "addChild", labels: ["_"]),
      "removeFromParentViewController()": Call(name: "removeFromParent", labels: []),
    ]

    /// The operators that methods of numbers became, by name with labels.
    static let operators: [String: String] = ["divided(by:)": "/", "multiplied(by:)": "*"]

    /// The current property names, by deprecated name.
    static let properties: [String: String] = [
      "activityIndicatorViewStyle": "style",
      "childViewControllers": "children",
      "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
      "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
      "styleSingle": "single",
      "styleThick": "thick",
      "styleDouble": "double",
      "defaultRunLoopMode": "default",
      "commonModes": "common",
      "UITrackingRunLoopMode": "tracking",
    ]
  }
#endif
