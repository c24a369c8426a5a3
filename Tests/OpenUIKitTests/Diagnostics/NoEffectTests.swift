// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// A property without an effect.
struct NoEffectCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Sets the property of a new object to its default, or to another value.
  let set: @MainActor @Sendable (_ toDefault: Bool) -> Void

  var testDescription: String { name }

  init(_ name: String, _ set: @escaping @MainActor @Sendable (_ toDefault: Bool) -> Void) {
    self.name = name
    self.set = set
  }
}

@Suite("Properties without an effect")
@MainActor
struct NoEffectTests {
  nonisolated static let controllers = [
    NoEffectCase("UIViewController.edgesForExtendedLayout") {
      UIViewController().edgesForExtendedLayout = $0 ? .all : []
    },
    NoEffectCase("UIViewController.extendedLayoutIncludesOpaqueBars") {
      UIViewController().extendedLayoutIncludesOpaqueBars = !$0
    },
    NoEffectCase("UIViewController.automaticallyAdjustsScrollViewInsets") {
      UIViewController().automaticallyAdjustsScrollViewInsets = $0
    },
    NoEffectCase("UIViewController.hidesBottomBarWhenPushed") {
      UIViewController().hidesBottomBarWhenPushed = !$0
    },
    NoEffectCase("UIViewController.definesPresentationContext") {
      UIViewController().definesPresentationContext = !$0
    },
  ]

  nonisolated static let views = [
    NoEffectCase("UIView.tintAdjustmentMode") {
      UIView().tintAdjustmentMode = $0 ? .automatic : .dimmed
    },
    NoEffectCase("UIView.preservesSuperviewLayoutMargins") {
      UIView().preservesSuperviewLayoutMargins = !$0
    },
    NoEffectCase("UITextView.isSecureTextEntry") { UITextView().isSecureTextEntry = !$0 },
    NoEffectCase("UITextField.adjustsFontSizeToFitWidth") {
      UITextField().adjustsFontSizeToFitWidth = !$0
    },
    NoEffectCase("UITextField.background") { UITextField().background = $0 ? nil : UIImage() },
    NoEffectCase("UITextField.clearButtonMode") {
      UITextField().clearButtonMode = $0 ? .never : .always
    },
    NoEffectCase("UILabel.allowsDefaultTighteningForTruncation") {
      UILabel().allowsDefaultTighteningForTruncation = !$0
    },
    NoEffectCase("UISegmentedControl.apportionsSegmentWidthsByContent") {
      UISegmentedControl().apportionsSegmentWidthsByContent = !$0
    },
    NoEffectCase("UIButton.showsTouchWhenHighlighted") {
      UIButton().showsTouchWhenHighlighted = !$0
    },
    NoEffectCase("UITableView.sectionHeaderTopPadding") {
      UITableView().sectionHeaderTopPadding = $0 ? 0 : 4
    },
    NoEffectCase("UITableView.cellLayoutMarginsFollowReadableWidth") {
      UITableView().cellLayoutMarginsFollowReadableWidth = !$0
    },
    NoEffectCase("UITableView.allowsMultipleSelectionDuringEditing") {
      UITableView().allowsMultipleSelectionDuringEditing = !$0
    },
    NoEffectCase("UIStackView.isBaselineRelativeArrangement") {
      UIStackView().isBaselineRelativeArrangement = !$0
    },
  ]

  nonisolated static let layers = [
    NoEffectCase("CATextLayer.truncationMode") {
      CATextLayer().truncationMode = $0 ? .none : .end
    },
    NoEffectCase("CAEmitterLayer.emitterMode") {
      CAEmitterLayer().emitterMode = $0 ? .volume : .outline
    },
    NoEffectCase("CAEmitterCell.emitterCells") {
      CAEmitterCell().emitterCells = $0 ? [] : [CAEmitterCell()]
    },
    NoEffectCase("CALayer.isDoubleSided") { CALayer().isDoubleSided = $0 },
    NoEffectCase("CALayer.sublayerTransform") {
      var transform = CATransform3DIdentity
      if !$0 { transform.m34 = -0.002 }
      CALayer().sublayerTransform = transform
    },
    NoEffectCase("CAShapeLayer.miterLimit") { CAShapeLayer().miterLimit = $0 ? 10 : 4 },
  ]

  @Test(
    "a property without an effect says so once, when it gets another value than the default",
    arguments: controllers + views + layers)
  func said(property: NoEffectCase) {
    #expect(diagnostics { property.set(true) }.isEmpty)
    let reported = diagnostics { property.set(false) }
    #expect(reported.map(\.method) == [property.name])
    #expect(reported.allSatisfy { $0.problem.contains("no effect") && !$0.remedy.isEmpty })
  }

  @Test("such a property keeps its value")
  func kept() {
    let (controller, field) = (UIViewController(), UITextField())
    _ = diagnostics {
      controller.edgesForExtendedLayout = []
      field.clearButtonMode = .always
    }
    #expect(controller.edgesForExtendedLayout == [] && field.clearButtonMode == .always)
  }
}
