// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIRefreshControl")
struct UIRefreshControlTests {
  private let fixture = ScrollFixture()
  private let control = UIRefreshControl()
  private final class Counter { var count = 0 }
  private let counter = Counter()

  init() {
    fixture.view.refreshControl = control
    control.addAction(UIAction { [counter] _ in counter.count += 1 }, for: .valueChanged)
  }

  /// Pulls the content down by a distance of the touch and releases it.
  private func pull(_ distance: CGFloat) {
    fixture.pull(from: 50, to: 50 + distance, frames: 20)
    fixture.wait(frames: 10)
    fixture.end()
  }

  @Test("pulling far enough starts a refresh once, and the content rests below the control")
  func pulling() {
    // With the resistance of 0.55, 300 points of a touch are 117 of the content.
    pull(300)
    #expect(control.isRefreshing && counter.count == 1)
    fixture.wait(frames: 120)
    #expect(fixture.view.contentOffset.y == -60 && counter.count == 1)
    fixture.time.run { control.endRefreshing() }
    fixture.wait(frames: 120)
    #expect(!control.isRefreshing && fixture.view.contentOffset.y == 0)
  }

  @Test("a short pull starts nothing")
  func shortPull() {
    pull(80)
    fixture.wait(frames: 120)
    #expect(!control.isRefreshing && counter.count == 0 && fixture.view.contentOffset.y == 0)
  }

  @Test("content that fits can be pulled too")
  func fittingContent() {
    fixture.view.contentSize = CGSize(width: 300, height: 100)
    pull(300)
    #expect(counter.count == 1)
  }

  @Test("a refresh that the app begins sends no event and does not scroll")
  func begun() {
    control.beginRefreshing()
    #expect(control.isRefreshing && counter.count == 0 && fixture.view.contentOffset.y == 0)
    #expect(fixture.view.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(fixture.view.adjustedContentInset.top == 0)
  }

  @Test("another control takes the place of the first one")
  func replaced() {
    fixture.view.refreshControl = UIRefreshControl()
    #expect(control.superview == nil)
    pull(300)
    #expect(counter.count == 0)
  }
}
