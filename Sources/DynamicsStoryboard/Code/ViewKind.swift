// SPDX-License-Identifier: Apache-2.0

/// The class that an element of a view hierarchy stands for, with its own attributes.
struct ViewKind {
  let className: String
  let isControl: Bool
  /// The properties of the class itself, by attribute.
  let properties: [String: ElementProperty]
  /// The properties of colors, by the role of the color's element.
  let colors: [String: String]

  /// Whether code creates views of the class without user interaction; a file says so of each that has none.
  var ignoresTouches: Bool { ["UIImageView", "UILabel"].contains(className) }

  init(
    _ className: String, isControl: Bool = false, _ properties: [String: ElementProperty] = [:],
    colors: [String: String] = [:]
  ) {
    self.className = className
    self.isControl = isControl
    self.properties = properties
    self.colors = colors
  }

  /// The kind of an element; nil for an element that is no view, or whose class does not exist here.
  static func of(_ element: InterfaceElement) -> ViewKind? { known[element.name] }

  /// The elements that are views whose classes do not exist here: plain views stand for them.
  static let replaced: Set<String> = [
    "mapView", "webView", "wkWebView", "glkView", "sceneKitView",
    "skView", "mtkView", "arscnView", "arskView", "calendarView", "colorWell", "containerView",
  ]

  /// The property of a color with a role; nil if it is not understood.
  func colorProperty(_ key: String) -> String? {
    ["backgroundColor": "backgroundColor", "tintColor": "tintColor"][key] ?? colors[key]
  }

  /// The property of an attribute; nil if it is not understood.
  func property(_ attribute: String) -> ElementProperty? {
    if let own = properties[attribute] { return own }
    if isControl, let property = ElementProperty.ofControls[attribute] { return property }
    return ElementProperty.ofViews[attribute]
  }

  private static let known: [String: ViewKind] = [
    "view": ViewKind("UIView"), "containerView": ViewKind("UIView"),
    "control": ViewKind("UIControl", isControl: true),
    "label": label, "imageView": imageView, "button": button, "textField": textField,
    "textView": textView, "slider": slider, "scrollView": scrollView, "stackView": stackView,
    "tableView": tableView, "collectionView": collectionView,
    "visualEffectView": ViewKind("UIVisualEffectView"),
    "pickerView": ViewKind("UIPickerView"),
    "toolbar": ViewKind("UIToolbar", colors: ["barTintColor": "barTintColor"]),
    "navigationBar": ViewKind("UINavigationBar", colors: ["barTintColor": "barTintColor"]),
    "tabBar": ViewKind("UITabBar", colors: ["barTintColor": "barTintColor"]),
    "searchBar": ViewKind(
      "UISearchBar",
      [
        "text": ElementProperty("text", .text), "prompt": ElementProperty("prompt", .text),
        "placeholder": ElementProperty("placeholder", .text),
        "showsCancelButton": ElementProperty("showsCancelButton", .flag),
        "searchBarStyle": .choice("searchBarStyle", ["default", "prominent", "minimal"]),
      ], colors: ["barTintColor": "barTintColor"]),
    "datePicker": ViewKind(
      "UIDatePicker", isControl: true,
      [
        "datePickerMode": .choice(
          "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]),
        "minuteInterval": ElementProperty("minuteInterval", .number),
      ]),
    "switch": ViewKind(
      "UISwitch", isControl: true, ["on": ElementProperty("isOn", .flag)],
      colors: ["onTintColor": "onTintColor", "thumbTintColor": "thumbTintColor"]),
    "stepper": ViewKind(
      "UIStepper", isControl: true,
      [
        "value": ElementProperty("value", .number),
        "minimumValue": ElementProperty("minimumValue", .number),
        "maximumValue": ElementProperty("maximumValue", .number),
        "stepValue": ElementProperty("stepValue", .number),
        "wraps": ElementProperty("wraps", .flag),
        "autorepeat": ElementProperty("autorepeat", .flag),
      ]),
    "segmentedControl": ViewKind(
      "UISegmentedControl", isControl: true,
      ["selectedSegmentIndex": ElementProperty("selectedSegmentIndex", .number)],
      colors: ["selectedSegmentTintColor": "selectedSegmentTintColor"]),
    "progressView": ViewKind(
      "UIProgressView", ["progress": ElementProperty("progress", .number)],
      colors: ["progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor"]),
    "activityIndicatorView": ViewKind(
      "UIActivityIndicatorView",
      [
        "hidesWhenStopped": ElementProperty("hidesWhenStopped", .flag),
        "style": .choice("style", ["medium", "large", "white", "whiteLarge", "gray"]),
      ], colors: ["color": "color"]),
    "pageControl": ViewKind(
      "UIPageControl", isControl: true,
      [
        "numberOfPages": ElementProperty("numberOfPages", .number),
        "currentPage": ElementProperty("currentPage", .number),
        "hidesForSinglePage": ElementProperty("hidesForSinglePage", .flag),
      ],
      colors: [
        "pageIndicatorTintColor": "pageIndicatorTintColor",
        "currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
      ]),
  ]

  private static let label = ViewKind(
    "UILabel",
    [
      "text": ElementProperty("text", .text), "textAlignment": ElementProperty.textAlignment,
      "lineBreakMode": ElementProperty.lineBreakMode,
      "numberOfLines": ElementProperty("numberOfLines", .number),
      "minimumScaleFactor": ElementProperty("minimumScaleFactor", .number),
      "adjustsFontSizeToFit": ElementProperty("adjustsFontSizeToFitWidth", .flag),
      "preferredMaxLayoutWidth": ElementProperty("preferredMaxLayoutWidth", .number),
      "enabled": ElementProperty("isEnabled", .flag),
      "highlighted": ElementProperty("isHighlighted", .flag),
    ],
    colors: [
      "textColor": "textColor", "highlightedColor": "highlightedTextColor",
      "shadowColor": "shadowColor",
    ])

  private static let imageView = ViewKind(
    "UIImageView",
    [
      "image": ElementProperty("image", .image),
      "highlightedImage": ElementProperty("highlightedImage", .image),
      "highlighted": ElementProperty("isHighlighted", .flag),
    ])

  private static let button = ViewKind(
    "UIButton", isControl: true,
    ["adjustsImageWhenHighlighted": ElementProperty("adjustsImageWhenHighlighted", .flag)])

  private static let textField = ViewKind(
    "UITextField", isControl: true,
    [
      "text": ElementProperty("text", .text), "placeholder": ElementProperty("placeholder", .text),
      "textAlignment": ElementProperty.textAlignment,
      "borderStyle": .choice("borderStyle", ["none", "line", "bezel", "roundedRect"]),
      "minimumFontSize": ElementProperty("minimumFontSize", .number),
      "clearsOnBeginEditing": ElementProperty("clearsOnBeginEditing", .flag),
      "adjustsFontSizeToFit": ElementProperty("adjustsFontSizeToFitWidth", .flag),
      "clearButtonMode": ElementProperty(
        "clearButtonMode",
        .choice([
          "never": "never", "whileEditing": "whileEditing", "unlessEditing": "unlessEditing",
          "always": "always",
        ])),
    ], colors: ["textColor": "textColor"])

  private static let textView = ViewKind(
    "UITextView",
    scrollProperties.merging([
      "text": ElementProperty("text", .text), "textAlignment": ElementProperty.textAlignment,
      "editable": ElementProperty("isEditable", .flag),
      "selectable": ElementProperty("isSelectable", .flag),
    ]) { $1 }, colors: ["textColor": "textColor"])

  private static let slider = ViewKind(
    "UISlider", isControl: true,
    [
      "minValue": ElementProperty("minimumValue", .number),
      "maxValue": ElementProperty("maximumValue", .number),
      "value": ElementProperty("value", .number),
      "continuous": ElementProperty("isContinuous", .flag),
      "minimumValueImage": ElementProperty("minimumValueImage", .image),
      "maximumValueImage": ElementProperty("maximumValueImage", .image),
    ],
    colors: [
      "minimumTrackTintColor": "minimumTrackTintColor",
      "maximumTrackTintColor": "maximumTrackTintColor", "thumbTintColor": "thumbTintColor",
    ])

  private static let scrollProperties: [String: ElementProperty] = [
    "pagingEnabled": ElementProperty("isPagingEnabled", .flag),
    "scrollEnabled": ElementProperty("isScrollEnabled", .flag),
    "bounces": ElementProperty("bounces", .flag),
    "alwaysBounceVertical": ElementProperty("alwaysBounceVertical", .flag),
    "alwaysBounceHorizontal": ElementProperty("alwaysBounceHorizontal", .flag),
    "showsHorizontalScrollIndicator": ElementProperty("showsHorizontalScrollIndicator", .flag),
    "showsVerticalScrollIndicator": ElementProperty("showsVerticalScrollIndicator", .flag),
    "contentInsetAdjustmentBehavior": .choice(
      "contentInsetAdjustmentBehavior", ["automatic", "scrollableAxes", "never", "always"]),
  ]

  private static let scrollView = ViewKind("UIScrollView", scrollProperties)

  private static let tableView = ViewKind(
    "UITableView",
    scrollProperties.merging([
      "rowHeight": ElementProperty("rowHeight", .number),
      "sectionHeaderHeight": ElementProperty("sectionHeaderHeight", .number),
      "sectionFooterHeight": ElementProperty("sectionFooterHeight", .number),
      "allowsSelection": ElementProperty("allowsSelection", .flag),
      "separatorStyle": ElementProperty(
        "separatorStyle",
        .choice(["none": "none", "default": "singleLine", "singleLine": "singleLine"])),
    ]) { $1 }, colors: ["separatorColor": "separatorColor"])

  private static let collectionView = ViewKind("UICollectionView", scrollProperties)

  private static let stackView = ViewKind(
    "UIStackView",
    [
      "axis": .choice("axis", ["horizontal", "vertical"]),
      "spacing": ElementProperty("spacing", .number),
      "spacingType": ElementProperty(
        "spacing", .constant(["standard": "UIStackView.spacingUseSystem"])),
      "distribution": .choice(
        "distribution",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
      "alignment": .choice(
        "alignment",
        ["fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline", "lastBaseline"]),
      "baselineRelativeArrangement": ElementProperty("isBaselineRelativeArrangement", .flag),
    ])
}
