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
    #expect(controller.push(.continuous, .began)?.mode == .continuous)
    #expect(controller.push(.continuous, .ended) == nil)
  }
}
