// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Springy collection views")
struct SpringyLayoutTests {
  private func make(
    _ count: Int = 60, configure: (SpringyLayout) -> Void = { _ in }
  ) -> (CollectionFixture, SpringyLayout) {
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 280, height: 50)
    configure(layout)
    let fixture = CollectionFixture(layout, [Array(0..<count)])
    return (fixture, layout)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// Where the flow layout has the row with a number.
  private func rest(_ item: Int) -> CGFloat { 25 + 60 * CGFloat(item) }

  private func distances(_ fixture: CollectionFixture) -> [CGFloat] {
    fixture.view.visibleCells.map { $0.center.y - rest($0.tag) }
  }

  private func waitUntilPaused(_ fixture: CollectionFixture, _ layout: SpringyLayout, _ frames: Int)
  {
    for _ in 0..<frames where layout.animator.isRunning || fixture.view.isDecelerating {
      fixture.scroll.wait(frames: 1)
    }
  }

  @Test("S028: while a finger drags, rows lag the more the farther they are from it")
  func stretches() throws {
    let (fixture, layout) = make()
    waitUntilPaused(fixture, layout, 120)
    fixture.scroll.pull(from: 350, to: 150, frames: 10)
    let lag = distances(fixture)
    // The content moves up; every row hangs back, downwards, but none more than the finger moved.
    #expect(lag.allSatisfy { $0 > 0 && $0 < 190 })
    let finger = fixture.view.panGestureRecognizer.location(in: fixture.view).y
    let ordered = fixture.view.visibleCells.sorted {
      abs($0.center.y - finger) < abs($1.center.y - finger)
    }
    let nearest = try #require(ordered.first)
    let farthest = try #require(ordered.last)
    #expect(farthest.center.y - rest(farthest.tag) > nearest.center.y - rest(nearest.tag) + 10)
  }

  @Test(
    "S083, C03: rows settle on the whole positions of the flow layout, and the animator pauses",
    arguments: [(0, 0.5, 1.0), (0, 0.8, 1), (1, 0.8, 1), (0, 0.75, 0.8), (1, 0.5, 0.8)])
  func settles(length: CGFloat, damping: CGFloat, frequency: CGFloat) {
    let (fixture, layout) = make {
      ($0.length, $0.damping, $0.frequency) = (length, damping, frequency)
    }
    fixture.scroll.pull(from: 350, to: 100, frames: 8)
    fixture.scroll.end()
    waitUntilPaused(fixture, layout, 900)
    #expect(!layout.animator.isRunning && !fixture.view.isDecelerating)
    #expect(distances(fixture).allSatisfy { abs($0) <= 0.5 })
    #expect(fixture.view.contentOffset.y == fixture.view.contentOffset.y.rounded())
  }

  @Test("S120: the animator invalidates the layout; the cells go where the attributes are")
  func invalidates() throws {
    let (fixture, layout) = make()
    waitUntilPaused(fixture, layout, 120)
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path(2)))
    attributes.center.y += 40
    layout.animator.updateItem(usingCurrentState: attributes)
    fixture.scroll.wait(frames: 3)
    let cell = try #require(fixture.view.cellForItem(at: path(2)))
    #expect(cell.center == attributes.center && cell.center.y < rest(2) + 40)
  }

  @Test("S120: the animator pauses when its layout is replaced, and resumes when it comes back")
  func pausesWithLayout() throws {
    let (fixture, layout) = make()
    let log = EventLog()
    layout.animator.delegate = log
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path(2)))
    attributes.center.y += 40
    layout.animator.updateItem(usingCurrentState: attributes)
    fixture.scroll.wait(frames: 3)
    fixture.view.setCollectionViewLayout(CollectionFixture.rows(), animated: false)
    fixture.scroll.wait(frames: 1)
    #expect(!layout.animator.isRunning && log.events.last == "pause")
    let center = attributes.center
    fixture.scroll.wait(frames: 30)
    #expect(attributes.center == center && !layout.animator.isRunning)
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.scroll.wait(frames: 1)
    #expect(layout.animator.isRunning && log.events.last == "resume")
    waitUntilPaused(fixture, layout, 600)
    #expect(abs(attributes.center.y - rest(2)) < 0.5)
    let count = log.events.count
    fixture.view.setCollectionViewLayout(CollectionFixture.rows(), animated: false)
    fixture.scroll.wait(frames: 1)
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.scroll.wait(frames: 1)
    #expect(log.events.count == count)
  }

  @Test("S025, C29: attributes made anew for a tracked index path are the same item")
  func equalButDifferent() throws {
    let (fixture, layout) = make()
    let tracked = try #require(layout.animator.layoutAttributesForCell(at: path(4)))
    let again = try #require(tracked.copy() as? UICollectionViewLayoutAttributes)
    let silent = RefusalLog.record {
      layout.attach(again)
      fixture.scroll.wait(frames: 10)
    }
    #expect(silent.isEmpty && layout.animator.layoutAttributesForCell(at: path(4)) === tracked)
    again.center.y += 30
    tracked.center.y += 30
    layout.animator.updateItem(usingCurrentState: again)
    #expect(layout.animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 9999)).count == 60)
  }

  @Test("C01: items(in:) has attributes only, also with a collision behavior")
  func attributesOnly() {
    let (_, layout) = make(8)
    let everything = CGRect(x: 0, y: 0, width: 300, height: 9999)
    let items = layout.animator.items(in: everything)
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    layout.animator.addBehavior(collision)
    let found = layout.animator.items(in: everything)
    #expect(found as? [UICollectionViewLayoutAttributes] != nil && found.count == 8)
  }

  @Test(
    "C03: rows of odd sizes at odd places come to rest, and stay there",
    arguments: [CGSize(width: 101.3, height: 33.7), CGSize(width: 93, height: 45.5)])
  func oddSizes(size: CGSize) {
    let (fixture, layout) = make {
      $0.itemSize = size
      $0.minimumLineSpacing = 3.3
      $0.minimumInteritemSpacing = 2.7
    }
    fixture.scroll.pull(from: 350, to: 101.5, frames: 7)
    fixture.scroll.end()
    waitUntilPaused(fixture, layout, 900)
    #expect(!layout.animator.isRunning)
    let centers = fixture.view.visibleCells.map(\.center)
    fixture.scroll.wait(frames: 60)
    #expect(!layout.animator.isRunning && fixture.view.visibleCells.map(\.center) == centers)
  }

  @Test("C12: items that come and go while springs swing do not break anything")
  func updates() {
    let (fixture, layout) = make(20)
    fixture.scroll.pull(from: 350, to: 250, frames: 5)
    let messages = RefusalLog.record {
      fixture.update {
        fixture.numbers.sections[0].append(99)
        fixture.view.insertItems(at: [path(20)])
      }
      #expect(layout.animator.layoutAttributesForCell(at: path(20)) != nil)
      fixture.update {
        fixture.numbers.sections[0].removeSubrange(3..<8)
        fixture.view.deleteItems(at: (3..<8).map(path))
      }
      fixture.view.contentOffset.y = 700
      // The jump throws the rows far; they take a while to come back into sight.
      fixture.scroll.wait(frames: 90)
    }
    // The layout keeps springs of items that are gone; the view says so once and shows the rest.
    #expect(messages.count == 1)
    #expect(
      fixture.view.visibleCells.allSatisfy {
        (0..<16).contains($0.tag) || $0.tag == 99 || $0.tag < 20
      })
    fixture.scroll.end()
    waitUntilPaused(fixture, layout, 900)
    #expect(!layout.animator.isRunning)
  }

  @Test("S123: of hundreds of items, only those near the visible part take part when tiled")
  func tiling() {
    let (fixture, layout) = make(600) { $0.tiles = true }
    #expect(layout.animator.behaviors.count == 9)
    for _ in 0..<4 {
      fixture.scroll.pull(from: 380, to: 80, frames: 5)
      fixture.scroll.end()
      fixture.scroll.wait(frames: 40)
      #expect(layout.animator.behaviors.count <= 12)
    }
    waitUntilPaused(fixture, layout, 900)
    #expect(!layout.animator.isRunning && fixture.view.contentOffset.y > 1500)
    #expect(distances(fixture).allSatisfy { abs($0) < 0.5 })
    #expect(fixture.shown.count >= 6)
  }

  @Test("S123: three hundred items swing together without tiling")
  func hundreds() {
    let (fixture, layout) = make(300)
    #expect(layout.animator.behaviors.count == 300)
    fixture.scroll.pull(from: 380, to: 180, frames: 5)
    fixture.scroll.end()
    fixture.scroll.wait(frames: 30)
    #expect(fixture.shown.count >= 6 && layout.animator.isRunning)
  }
}
