// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@MainActor
@Suite("Notifications of text")
struct TextNotificationTests {
  /// The objects that a notification names while a body runs.
  private func objects(
    of name: Notification.Name, _ body: () -> Void
  ) -> [ObjectIdentifier?] {
    final class Log: @unchecked Sendable {
      // Posts are delivered on the thread that posts, which is the main one here.
      var objects: [ObjectIdentifier?] = []
    }
    let log = Log()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      log.objects.append(($0.object as AnyObject?).map(ObjectIdentifier.init))
    }
    body()
    NotificationCenter.default.removeObserver(token)
    return log.objects
  }

  @Test("a text view posts each change by the user, and none by the app")
  func textView() {
    let view = UITextView()
    let found = objects(of: UITextView.textDidChangeNotification) {
      view.text = "by the app"
      view.insertText("a")
      view.deleteBackward()
    }
    #expect(found.filter { $0 == ObjectIdentifier(view) }.count == 2)
  }

  @Test("an item of the system has its title")
  func systemItem() {
    let item = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)
    #expect(item.title == "Top Rated" && item.tag == 3)
  }

  @Test("the simulated device needs nothing special")
  func device() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(!UIContentSizeCategory.large.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(UIApplication.shared.beginBackgroundTask() == .invalid)
  }
}
