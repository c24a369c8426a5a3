// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import OpenUIKit

@Suite("Queues of views for reuse")
@MainActor
struct ReuseQueueTests {
  @Test("the view that came last leaves first, and each key has its own queue")
  func order() {
    var queue = ReuseQueue<String, UIView>()
    let views = (0..<3).map { _ in UIView() }
    queue.enqueue(views[0], for: "a")
    queue.enqueue(views[1], for: "a")
    queue.enqueue(views[2], for: "b")
    #expect(queue.dequeue("a") === views[1] && queue.dequeue("a") === views[0])
    #expect(queue.dequeue("a") == nil && queue.dequeue("b") === views[2])
  }

  @Test("a view that is in a queue already is not there twice")
  func twice() {
    var queue = ReuseQueue<String, UIView>()
    let view = UIView()
    queue.enqueue(view, for: "a")
    queue.enqueue(view, for: "a")
    #expect(queue.dequeue("a") === view && queue.dequeue("a") == nil)
  }

  @Test("a view that was added to a superview in the meantime is passed over")
  func inUse() {
    var queue = ReuseQueue<String, UIView>()
    let (free, used, parent) = (UIView(), UIView(), UIView())
    queue.enqueue(free, for: "a")
    queue.enqueue(used, for: "a")
    parent.addSubview(used)
    #expect(queue.dequeue("a") === free && queue.dequeue("a") == nil)
  }

  @Test("an emptied queue has no views, and the others keep theirs")
  func removal() {
    var queue = ReuseQueue<Int, UIView>()
    let view = UIView()
    queue.enqueue(UIView(), for: 1)
    queue.enqueue(view, for: 2)
    queue.removeAll(for: 1)
    #expect(queue.dequeue(1) == nil && queue.dequeue(2) === view)
  }
}
