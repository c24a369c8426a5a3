// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@testable import DynamicsPreview

@Suite("The host of apps that are launched by @main")
@MainActor
struct PreviewHostTests {
  @Test("is the preview where it is linked, although the app does not name it")
  func registration() {
    #expect(ApplicationLaunch.host() is PreviewHost.Type)
  }
}
