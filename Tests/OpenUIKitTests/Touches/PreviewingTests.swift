// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIViewControllerPreviewing")
@MainActor
struct PreviewingTests {
  private final class Previewer: UIViewController, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewController: UIViewController
    ) {}
  }

  @Test("a registration says that it has no effect, and has the view and its bounds")
  func registration() throws {
    let controller = Previewer()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    var contexts: [any UIViewControllerPreviewing] = []
    let messages = RefusalLog.record {
      contexts.append(controller.registerForPreviewing(with: controller, sourceView: view))
    }
    let context = try #require(contexts.first)
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("UIContextMenuInteraction") })
    #expect(context.sourceView === view && context.delegate === controller)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 40, height: 30))
  }
}
