// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Coordinate spaces")
@MainActor
struct UICoordinateSpaceTests {
  @Test("a point of a view is where its frame puts it on the screen, and back")
  func screen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    let screen = UIScreen.main.coordinateSpace
    let space: any UICoordinateSpace = inner
    #expect(space.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 14, y: 26))
    #expect(screen.convert(CGPoint(x: 14, y: 26), to: space) == CGPoint(x: 3, y: 4))
    #expect(screen.convert(CGPoint(x: 3, y: 4), from: space) == CGPoint(x: 14, y: 26))
    let other: any UICoordinateSpace = outer
    #expect(
      space.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: other)
        == CGRect(x: 1, y: 2, width: 5, height: 6))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 1, y: 2))
  }

  @Test("a screen's space is as large as the screen")
  func bounds() {
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test("a rectangle converts to the screen and back, and between two views through it")
  func rectangles() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let views = [UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView()]
    views[1].frame = CGRect(x: 100, y: 200, width: 50, height: 50)
    views[1].transform = CGAffineTransform(scaleX: 2, y: 2)
    for view in views { window.addSubview(view) }
    let screen = UIScreen.main.fixedCoordinateSpace
    let (first, second): (any UICoordinateSpace, any UICoordinateSpace) = (views[0], views[1])
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    let onScreen = CGRect(x: 11, y: 22, width: 10, height: 20)
    #expect(first.convert(rect, to: screen) == onScreen)
    #expect(screen.convert(rect, from: first) == onScreen)
    #expect(first.convert(onScreen, from: screen) == rect)
    #expect(screen.convert(onScreen, to: first) == rect)
    // The second view is scaled by 2 around (125, 225): its corner is at (75, 175).
    let inSecond = CGRect(x: -32, y: -76.5, width: 5, height: 10)
    #expect(first.convert(rect, to: second) == inSecond)
    #expect(second.convert(rect, from: first) == inSecond)
    #expect(screen.convert(rect, to: screen) == rect)
  }
}
