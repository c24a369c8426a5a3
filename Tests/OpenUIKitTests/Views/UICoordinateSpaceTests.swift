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
}
