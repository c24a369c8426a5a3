// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// Three pages, and a log of the delegate's calls.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { index in
    let page = UIViewController()
    page.title = "page \(index)"
    return page
  }
  var calls: [String] = []
  var showsIndicator = false
  /// What the indicator begins with, where the data source does not look at the pages.
  var fixedIndex: Int?

  func index(of page: UIViewController?) -> Int { pages.firstIndex { $0 === page } ?? -1 }

  private func page(_ index: Int) -> UIViewController? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(index(of: viewController) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(index(of: viewController) + 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsIndicator ? 3 : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    fixedIndex ?? index(of: pageViewController.viewControllers?.first)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("to \(index(of: pendingViewControllers.first))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("from \(index(of: previousViewControllers.first)) \(completed)") }
}

@MainActor
@Suite("UIPageViewController")
struct UIPageViewControllerTests {
  private let fixture = ControllerFixture()
  private let book = Book()
  private let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let dispatcher: TouchDispatcher

  init() {
    dispatcher = TouchDispatcher(window: fixture.window)
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    fixture.show(controller)
    fixture.wait(0.1)
  }

  private var current: Int { book.index(of: controller.viewControllers?.first) }

  /// Swipes from one x to another in a fifth of a second, then waits for rest.
  private func swipe(_ start: CGFloat, _ end: CGFloat) {
    fixture.time.run { dispatcher.begin(0, at: CGPoint(x: start, y: 200)) }
    for step in 1...12 {
      let x = start + (end - start) * CGFloat(step) / 12
      fixture.time.run { dispatcher.move(0, to: CGPoint(x: x, y: 200)) }
      fixture.time.advance(frames: 1)
    }
    fixture.time.run { dispatcher.end(0) }
    fixture.wait(3)
  }

  @Test("the first page fills the view, and is a child that has appeared")
  func firstPage() {
    let page = book.pages[1]
    #expect(current == 1 && controller.children == [page])
    #expect(page.view.convert(page.view.bounds, to: nil) == fixture.window.bounds)
    // Apps place subviews at the center of the page's view.
    let bounds = fixture.window.bounds
    #expect(page.view.center == CGPoint(x: bounds.midX, y: bounds.midY))
  }

  @Test("a swipe shows the neighbor, and notifies the delegate of both ends")
  func swipes() {
    swipe(300, 20)
    #expect(current == 2 && book.calls == ["to 2", "from 1 true"])
    swipe(20, 300)
    #expect(current == 1 && controller.children == [book.pages[1]])
    swipe(20, 300)
    #expect(current == 0)
    // There is no page before the first one: the content springs back.
    book.calls = []
    swipe(20, 300)
    #expect(current == 0 && book.calls.isEmpty)
    let page = book.pages[0]
    #expect(page.view.convert(page.view.bounds, to: nil) == fixture.window.bounds)
  }

  @Test("a page set with an animation slides in, and the completion follows")
  func animated() {
    var finished: Bool?
    fixture.time.run {
      controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        finished = $0
      }
    }
    fixture.wait(0.1)
    let shift = book.pages[2].view.convert(CGPoint.zero, to: nil).x
    #expect(finished == nil && shift > 0 && shift < 320)
    fixture.wait(1)
    #expect(finished == true && current == 2 && controller.children == [book.pages[2]])
    #expect(book.calls.isEmpty)
  }

  @Test("without an animation the page is shown at once")
  func atOnce() {
    var finished: Bool?
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false) {
      finished = $0
    }
    #expect(finished == true && current == 0)
  }

  @Test("no page to show is refused")
  func noPage() {
    let messages = RefusalLog.record {
      controller.setViewControllers([], direction: .forward, animated: false)
    }
    #expect(messages.count == 1 && current == 1)
  }

  @Test("without a data source there is nothing to swipe to")
  func noDataSource() {
    controller.dataSource = nil
    swipe(300, 20)
    #expect(current == 1)
  }

  @Test("the indicator is shown below the pages where the data source counts them")
  func indicator() throws {
    book.showsIndicator = true
    controller.view.setNeedsLayout()
    fixture.wait(0.1)
    let indicator = try #require(
      controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(indicator.numberOfPages == 3 && indicator.currentPage == 1 && !indicator.isHidden)
    #expect(book.pages[1].view.bounds.height == CGFloat(443))
    swipe(300, 20)
    #expect(indicator.currentPage == 2)
  }

  @Test("the indicator follows swipes by itself, and asks the data source when the app sets a page")
  func indicatorFollowsSwipes() throws {
    (book.showsIndicator, book.fixedIndex) = (true, 0)
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let indicator = try #require(
      controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(indicator.currentPage == 0)
    swipe(300, 20)
    swipe(300, 20)
    controller.view.setNeedsLayout()
    fixture.wait(0.1)
    #expect(current == 2 && indicator.currentPage == 2)
    swipe(20, 300)
    #expect(current == 1 && indicator.currentPage == 1)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    #expect(indicator.currentPage == 0)
  }

  @Test("pages of a vertical container follow a swipe up, with their distance between them")
  func vertical() {
    let vertical = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical,
      options: [.interPageSpacing: 20])
    vertical.dataSource = book
    vertical.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    fixture.show(vertical)
    fixture.wait(0.1)
    #expect(
      book.pages[0].view.convert(CGRect(x: 0, y: 0, width: 320, height: 480), to: nil)
        == fixture.window.bounds)
    fixture.time.run { dispatcher.begin(0, at: CGPoint(x: 100, y: 400)) }
    for step in 1...12 {
      fixture.time.run { dispatcher.move(0, to: CGPoint(x: 100, y: 400 - 25 * CGFloat(step))) }
      fixture.time.advance(frames: 1)
    }
    fixture.time.run { dispatcher.end(0) }
    fixture.wait(3)
    #expect(vertical.viewControllers?.first === book.pages[1])
  }
}
