// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import DynamicsTestSupport
import Testing

@Suite("R2b, boundaries of one's own")
@MainActor
struct LineBoundaryTests {
  @Test("S144: the squares stop 100 points above the bottom edge, a gap of 0.5 to 1 point between")
  func rest() throws {
    let run = try SceneRun("R2b", for: 3)
    let (green, red) = (try run.end("green").position, try run.end("red").position)
    #expect(restingGap.contains(275 - green.y))
    #expect(restingGap.contains(green.y - 50 - red.y))
    #expect(max(abs(green.x - 160), abs(red.x - 160)) < 0.5)
    #expect(run.isAtRest)
  }

  @Test("the squares start at the top edge and 60 points below it, in the middle")
  func start() throws {
    let run = try SceneRun("R2b")
    #expect(try run.states("red").first?.position == CGPoint(x: 160, y: 0))
    #expect(try run.states("green").first?.position == CGPoint(x: 160, y: 60))
  }

  @Test("CO10: the curve is drawn as the behavior returns it")
  func drawn() throws {
    let run = try SceneRun("R2b-curve")
    let layer = run.simulator.view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first
    let bounds = try #require(layer?.path).boundingBox
    #expect(bounds.minX == 0 && bounds.maxX == 320)
    #expect(abs(bounds.minY - 120) <= 0.01)
  }

  @Test("the contact names the boundary")
  func contact() throws {
    let run = try SceneRun("R2b")
    #expect(!run.contacts(of: "green", withBoundary: "bottomBoundary").isEmpty)
    #expect(run.contacts(of: "green", withBoundary: nil).isEmpty)
  }

  @Test("CO10: the boundary is given back as a path")
  func path() throws {
    let collision = UICollisionBehavior(items: [])
    let (left, right) = (CGPoint(x: 0, y: 300), CGPoint(x: 320, y: 300))
    collision.addBoundary(withIdentifier: "bottomBoundary" as NSCopying, from: left, to: right)
    let path = try #require(collision.boundary(withIdentifier: "bottomBoundary" as NSCopying))
    #expect(path.bounds == CGRect(x: 0, y: 300, width: 320, height: 0))
    #expect(collision.boundary(withIdentifier: "another" as NSCopying) == nil)
  }

  @Test("nothing falls through a strongly curved path", arguments: ["1", "2", "3", "4", "5"])
  func curve(name: String) throws {
    let run = try SceneRun("R2b-curve")
    let states = try run.states(name)
    for state in states {
      let floor = CurvedFloor.height(below: state.position.x)
      #expect(state.position.y <= floor, "at \(state.position)")
    }
    #expect(!run.contacts(of: name, withBoundary: "landscape").isEmpty)
  }
}

/// The path of the scene once more, so that the test does not ask the code that it tests.
private enum CurvedFloor {
  static func height(below x: CGFloat) -> CGFloat {
    let curves: [[CGPoint]] = [
      [
        CGPoint(x: 0, y: 140), CGPoint(x: 57.6, y: 460), CGPoint(x: 134.4, y: 380),
        CGPoint(x: 198.4, y: 272),
      ],
      [
        CGPoint(x: 198.4, y: 272), CGPoint(x: 272, y: 152), CGPoint(x: 249.6, y: 500),
        CGPoint(x: 320, y: 120),
      ],
    ]
    let points = curves.flatMap { curve in (0...400).map { point(on: curve, at: CGFloat($0) / 400) }
    }
    return points.min { abs($0.x - x) < abs($1.x - x) }?.y ?? 0
  }

  private static func point(on curve: [CGPoint], at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return zip(curve, weights).reduce(.zero) { sum, part in
      CGPoint(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
    }
  }
}
