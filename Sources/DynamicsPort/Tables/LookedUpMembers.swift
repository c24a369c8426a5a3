// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Members that Objective-C finds on any object, with the classes that declare them.
  ///
  /// Names that several classes declare, such as `text`, are left out.
  enum LookedUpMembers {
    /// The class of a member, by its name.
    static let classes: [String: String] = Dictionary(
      members.flatMap { owner, names in names.map { ($0, owner) } }, uniquingKeysWith: { $1 })

    private static let members: [String: [String]] = [
      // Views, and the attributes of collection layouts.
      "UIDynamicItem": ["bounds", "center", "transform"],
      "UIView": [
        "frame", "alpha", "isHidden", "backgroundColor", "tag", "superview", "subviews", "layer",
        "removeFromSuperview", "addSubview",
      ],
      "UIControl": ["isSelected", "isEnabled", "isHighlighted", "addTarget"],
      "UIButton": ["titleLabel", "currentTitle", "setTitle", "setImage"],
      "UISegmentedControl": ["selectedSegmentIndex"],
      "UISwitch": ["isOn"],
      "UIGestureRecognizer": ["state", "view", "location", "numberOfTouches"],
      "UIPanGestureRecognizer": ["translation", "velocity", "setTranslation"],
      "UIPinchGestureRecognizer": ["scale"],
      "UIRotationGestureRecognizer": ["rotation"],
      "NSObject": ["performSelector"],
      "NSNumber": ["floatValue", "doubleValue", "intValue", "boolValue"],
    ]
  }
#endif
