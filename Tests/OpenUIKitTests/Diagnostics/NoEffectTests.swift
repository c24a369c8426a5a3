// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Properties without an effect")
@MainActor
struct NoEffectTests {
  @Test("a property without an effect says so when it is set to another value than the default")
  func said() {
    let (controller, field, layer) = (UIViewController(), UITextField(), CALayer())
    let reported = diagnostics {
      controller.edgesForExtendedLayout = []
      controller.hidesBottomBarWhenPushed = true
      field.clearButtonMode = .always
      layer.sublayerTransform.m34 = -0.002
      UITableView().sectionHeaderTopPadding = 4
    }
    #expect(
      reported.map(\.method) == [
        "UIViewController.edgesForExtendedLayout", "UIViewController.hidesBottomBarWhenPushed",
        "UITextField.clearButtonMode", "CALayer.sublayerTransform",
        "UITableView.sectionHeaderTopPadding",
      ])
    #expect(reported.allSatisfy { $0.problem.contains("no effect") && !$0.remedy.isEmpty })
    #expect(controller.edgesForExtendedLayout == [] && field.clearButtonMode == .always)
  }

  @Test("the default says nothing")
  func defaults() {
    let controller = UIViewController()
    let reported = diagnostics {
      controller.edgesForExtendedLayout = .all
      controller.automaticallyAdjustsScrollViewInsets = true
      CAShapeLayer().miterLimit = 10
      UITableView().sectionHeaderTopPadding = 0
    }
    #expect(reported.isEmpty)
  }
}
