// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIPageControl")
struct UIPageControlTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))

  @Test("a page control has no pages, stands at 0, and is shown for a single page")
  func defaults() {
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
    #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
  }

  @Test(
    "the current page is pinned to the pages that exist",
    arguments: [(-1, 0), (0, 0), (3, 3), (4, 4), (5, 4), (Int.max, 4), (Int.min, 0)])
  func pinned(page: Int, kept: Int) {
    control.numberOfPages = 5
    control.currentPage = page
    #expect(control.currentPage == kept)
  }

  @Test("fewer pages move the current one to the last; a negative number of pages is none")
  func fewerPages() {
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.numberOfPages = -7
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.subviews.isEmpty)
  }

  @Test("more pages than dots share the last dot")
  func manyPages() {
    control.currentPageIndicatorTintColor = .blue
    control.numberOfPages = .max
    #expect(control.numberOfPages == .max && control.subviews.count == 1000)
    for (page, dot) in [(998, 998), (999, 999), (1000, 999), (Int.max - 1, 999)] {
      control.currentPage = page
      #expect(control.currentPage == page)
      #expect(
        control.subviews.indices.filter { control.subviews[$0].backgroundColor == .blue } == [dot])
    }
  }

  @Test("dots lie in the middle at even distances, in the order of their pages")
  func dots() {
    control.numberOfPages = 4
    control.layoutIfNeeded()
    let centers = control.subviews.map(\.center)
    #expect(centers.count == 4 && centers.allSatisfy { $0.y == 13 })
    let steps = zip(centers, centers.dropFirst()).map { $1.x - $0.x }
    #expect(steps.allSatisfy { $0 == steps[0] && $0 > 0 })
    #expect((centers[0].x + centers[3].x) / 2 == 100)
    // The size is that of the dots and their distances.
    let width = control.size(forNumberOfPages: 4).width
    #expect(width == control.intrinsicContentSize.width)
    #expect(width >= centers[3].x - centers[0].x + control.subviews[0].bounds.width)
    #expect(control.size(forNumberOfPages: 5).width - width == steps[0])
  }

  @Test("the dot of the current page, and no other, has its color")
  func colors() {
    control.numberOfPages = 3
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    for page in 0..<3 {
      control.currentPage = page
      #expect(
        control.subviews.map(\.backgroundColor) == (0..<3).map { $0 == page ? .blue : .red })
    }
  }

  @Test("a single page is hidden only where that is asked for")
  func singlePage() {
    control.numberOfPages = 1
    #expect(!control.subviews[0].isHidden)
    control.hidesForSinglePage = true
    #expect(control.subviews[0].isHidden)
    control.numberOfPages = 2
    #expect(control.subviews.allSatisfy { !$0.isHidden })
  }

  @Test("code changes the page without an event; a tap that changes nothing sends none")
  func events() {
    let fixture = GestureFixture()
    fixture.view.addSubview(control)
    var pages: [Int] = []
    control.addAction(
      UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    control.numberOfPages = 2
    control.currentPage = 1
    #expect(pages.isEmpty)
    fixture.tap(290, 113)
    #expect(pages.isEmpty)
    fixture.tap(110, 113)
    fixture.tap(110, 113)
    fixture.tap(290, 113)
    #expect(pages == [0, 1])
  }
}
