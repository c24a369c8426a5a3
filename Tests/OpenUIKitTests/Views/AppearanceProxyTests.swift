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
}
