// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@Suite("The numbers of enumerations of views and constraints")
struct ViewEnumerationTests {
  /// An enumeration's cases, in the order of UIKit's header, and the numbers that they have there.
  struct Numbers: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let actual: [Int]
    let expected: [Int]

    init<Cases: RawRepresentable>(_ cases: [Cases], _ expected: [Int])
    where Cases.RawValue == Int {
      testDescription = "\(Cases.self)"
      actual = cases.map(\.rawValue)
      self.expected = expected
    }

    static let views: [Numbers] = [
      Numbers(
        [
          UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top,
          .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
        ], Array(0...12)),
      Numbers([UIView.TintAdjustmentMode.automatic, .normal, .dimmed], [0, 1, 2]),
      Numbers(
        [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always],
        [0, 1, 2, 3]),
      Numbers(
        [
          UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
          .overFullScreen, .overCurrentContext, .popover, .none, .automatic,
        ], [0, 1, 2, 3, 4, 5, 6, 7, -1, -2]),
      Numbers(
        [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl],
        [0, 1, 2, 3]),
      Numbers([UIProgressView.Style.default, .bar], [0, 1]),
      Numbers(
        [UIActivityIndicatorView.Style.whiteLarge, .white, .gray, .medium, .large],
        [0, 1, 2, 100, 101]),
    ]

    static let text: [Numbers] = [
      Numbers(
        [
          UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad,
          .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch,
          .asciiCapableNumberPad,
        ], Array(0...11)),
      Numbers(
        [
          UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo,
          .done, .emergencyCall, .continue,
        ], Array(0...11)),
      Numbers(
        [UITextAutocapitalizationType.none, .words, .sentences, .allCharacters], [0, 1, 2, 3]),
      Numbers([UITextAutocorrectionType.default, .no, .yes], [0, 1, 2]),
      Numbers([UITextField.BorderStyle.none, .line, .bezel, .roundedRect], [0, 1, 2, 3]),
      Numbers(
        [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always], [0, 1, 2, 3]),
      Numbers([UITextField.DidEndEditingReason.committed, .cancelled], [0, 1]),
      Numbers([UIBaselineAdjustment.alignBaselines, .alignCenters, .none], [0, 1, 2]),
    ]

    static let effects: [Numbers] = [
      Numbers(
        [
          UIBlurEffect.Style.extraLight, .light, .dark, .regular, .prominent,
          .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
          .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight,
          .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
          .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
          .systemThickMaterialDark, .systemChromeMaterialDark,
        ], [0, 1, 2] + Array(4...20)),
      Numbers(
        [
          UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill,
          .secondaryFill, .tertiaryFill, .separator,
        ], Array(0...7)),
    ]

    static let layout: [Numbers] = [
      Numbers(
        [
          NSLayoutConstraint.Attribute.notAnAttribute, .left, .right, .top, .bottom, .leading,
          .trailing, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
          .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
          .centerXWithinMargins, .centerYWithinMargins,
        ], Array(0...20)),
      Numbers(
        [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual], [-1, 0, 1]),
      Numbers([NSLayoutConstraint.Axis.horizontal, .vertical], [0, 1]),
      Numbers(
        [
          UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
          .equalCentering,
        ], Array(0...4)),
      Numbers(
        [
          UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
        ], Array(0...5)),
    ]
  }

  @Test(
    "an enumeration has the numbers of UIKit's header, which archives and Objective-C use",
    arguments: Numbers.views + Numbers.text + Numbers.effects + Numbers.layout)
  func numbers(_ numbers: Numbers) {
    #expect(numbers.actual == numbers.expected)
  }

  @Test("the options of visual formats have the bits of UIKit's header")
  func formatOptions() {
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline, .directionLeftToRight, .directionRightToLeft,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17].map { 1 << $0 })
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue == 0)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  @Test("the rates of deceleration are those of UIKit")
  func decelerationRates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }
}
