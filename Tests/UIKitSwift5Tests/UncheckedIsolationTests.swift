// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// A class of no actor that works with views and behaviors, as code of Swift 5 does everywhere.
///
/// In Swift 5 the compiler does not hold UIKit's isolation against its callers.
private final class Choreographer: NSObject {
  let animator: UIDynamicAnimator
  private let gravity = UIGravityBehavior(items: [])
  private let collision = UICollisionBehavior(items: [])
  private(set) var landings = 0

  init(view: UIView) {
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  func drop(_ view: UIView) {
    gravity.addItem(view)
    collision.addItem(view)
    gravity.gravityDirection = CGVector(dx: 0, dy: 2)
  }

  var items: [UIDynamicItem] { gravity.items }
}

extension Choreographer: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    landings += 1
  }
}

private func makeField(at point: CGPoint) -> UIFieldBehavior {
  let field = UIFieldBehavior.radialGravityField(position: point)
  field.region = UIRegion(radius: 100)
  return field
}

@MainActor
@Suite("Code of Swift 5 that says nothing of actors")
struct UncheckedIsolationTests {
  @Test("uses behaviors, items and delegates as in UIKit")
  func choreographer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let square = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
    view.addSubview(square)
    let choreographer = Choreographer(view: view)
    choreographer.drop(square)
    choreographer.animator.step(by: 2)
    #expect(choreographer.landings > 0)
    #expect(choreographer.items.count == 1)
    #expect(abs(square.center.y - 275) < 1)
    #expect(makeField(at: .zero).items.isEmpty)
  }
}
