// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import Testing

@Suite("O1, the overlay")
@MainActor
struct OverlaySceneTests {
  @Test("the overlay is there until the first tap, and again after the second")
  func toggled() throws {
    for (time, isShown) in [(2.5, true), (3.5, false), (5.0, true)] {
      let views = try SceneRun("O1", for: time).simulator.view.subviews
      #expect((views.last?.accessibilityIdentifier == "overlay") == isShown)
      #expect(views.count == (isShown ? 10 : 9))
    }
  }

  @Test("it takes no touches: both taps reached the view below it")
  func touches() throws {
    let overlay = try #require(SceneRun("O1", for: 1).simulator.view.subviews.last)
    #expect(!overlay.isUserInteractionEnabled)
  }
}
