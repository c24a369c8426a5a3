// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@testable import DynamicsPreview

@Suite("The host of apps that are launched by @main")
@MainActor
struct PreviewHostTests {
  @Test("is the preview where it is linked, although the app does not name it")
  func registration() {
    #expect(ApplicationLaunch.host() is PreviewHost.Type)
  }

  @Test("takes port, host and screen from the environment; an empty variable counts as missing")
  func environment() {
    let full = PreviewEnvironment([
      "DYNAMICS_PREVIEW_PORT": "9000", "DYNAMICS_PREVIEW_HOST": "0.0.0.0",
      "DYNAMICS_PREVIEW_SIZE": "320x568.5",
    ])
    #expect(full.port == 9000 && full.host == "0.0.0.0")
    #expect(full.size == CGSize(width: 320, height: 568.5))
    let empty = PreviewEnvironment(["DYNAMICS_PREVIEW_PORT": "", "DYNAMICS_PREVIEW_HOST": ""])
    #expect(empty == PreviewEnvironment([:]))
    #expect(empty.port == nil && empty.host == nil && empty.size == PreviewScene.standardSize)
  }

  @Test(
    "says which variable has no meaning, and does without it",
    arguments: [
      ("PORT", "abc"), ("PORT", "0"), ("PORT", "65536"), ("SIZE", "390"), ("SIZE", "390x"),
      ("SIZE", "0x10"), ("SIZE", "nanx10"), ("SIZE", "1x2x3"),
    ])
  func refused(name: String, value: String) {
    let variable = "DYNAMICS_PREVIEW_\(name)"
    let reports = diagnostics { #expect(PreviewEnvironment([variable: value]) == .init([:])) }
    #expect(reports.map(\.method) == [variable])
    #expect(reports.first?.problem.contains("'\(value)'") == true)
  }
}
