// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@Suite("Source of Swift 4")
struct RenamedNamesTests {
  @MainActor @Test("uses the names from before Swift 4.2")
  func names() {
    let controller = FormerViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.last === controller.box)
    #expect(controller.text == "{{1, 1}, {38, 38}}")
    #expect(controller.style(UIButton(type: .system), for: .normal, .easeInOut))
    #expect(controller.tint == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    #expect(controller.push(.continuous, .began)?.mode == .continuous)
    #expect(controller.push(.continuous, .ended) == nil)
  }
}
