// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Appearance proxies")
@MainActor
struct AppearanceProxyTests {
  @Test("an appearance proxy is an object of its class, and says that it has no effect")
  func appearanceProxy() {
    let messages = RefusalLog.record {
      let proxy = UIButton.appearance()
      proxy.tintColor = .red
      #expect(type(of: proxy) == UIButton.self && UIButton().tintColor != .red)
    }
    #expect(messages.count == 1 && messages.first?.contains("no effect") == true)
  }

  private final class Badge: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a class whose init(coder:) gives nothing has a proxy too")
  func withoutCoder() {
    let messages = RefusalLog.record {
      #expect(type(of: Badge.appearance()) == Badge.self)
    }
    #expect(messages.count == 1)
  }

  @Test("items of bars have proxies as views have, also within containers")
  func bars() {
    let messages = RefusalLog.record {
      let proxy = UITabBarItem.appearance()
      proxy.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      #expect(type(of: proxy) == UITabBarItem.self)
      let inBars: UIBarButtonItem = .appearance(whenContainedInInstancesOf: [UISearchBar.self])
      let inPages = UILabel.appearance(whenContainedInInstancesOf: [UIPageViewController.self])
      #expect(inBars.title == nil && inPages.text == nil)
      #expect(UITabBarItem(title: "", image: nil, tag: 0).titleTextAttributes(for: .normal) == nil)
    }
    #expect(messages.count == 3)
  }
}
