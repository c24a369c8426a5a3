// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Layout by constraints")
@MainActor
struct ConstraintLayoutTests {
  private let fixture = LayoutFixture()
  private var root: UIView { fixture.root }

  @Test("four edges decide a frame, whatever the kind of anchor")
  func edges() {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: root, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
        multiplier: 1, constant: 40),
    ])
    #expect(fixture.frames(view) == [CGRect(x: 10, y: 30, width: 270, height: 130)])
  }

  @Test("a middle and a multiple of another size decide a frame")
  func centers() {
    let view = fixture.add()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 5),
    ])
    #expect(fixture.frames(view) == [CGRect(x: 75, y: 50, width: 150, height: 80)])
  }

  @Test(
    "a multiple of a position is measured in the nearest common ancestor",
    arguments: [0.5, 1, 1.5, 2])
  func multiplesOfPositions(multiplier: CGFloat) {
    let box = UIView(frame: CGRect(x: 100, y: 40, width: 120, height: 80))
    box.bounds.origin = CGPoint(x: 7, y: 3)
    root.addSubview(box)
    let view = fixture.add(20, 10, to: box)
    let pairs: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
    for attribute in pairs {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: box, attribute: attribute,
        multiplier: multiplier, constant: 0
      ).isActive = true
    }
    _ = fixture.frames(view)
    // The middle of the box in its own coordinates is (7 + 60, 3 + 40).
    #expect(view.center == CGPoint(x: 67 * multiplier, y: 43 * multiplier))
  }

  @Test("constraints position subviews of a view that does not call layoutSubviews() on super")
  func overriddenLayout() {
    final class Careless: UIView {
      override func layoutSubviews() {}
    }
    let careless = Careless(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    root.addSubview(careless)
    let view = fixture.add(to: careless)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: careless.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: careless.heightAnchor),
      view.centerXAnchor.constraint(equalTo: careless.centerXAnchor),
      view.topAnchor.constraint(equalTo: careless.topAnchor),
    ])
    #expect(fixture.frames(view) == [CGRect(x: 25, y: 0, width: 50, height: 60)])
  }

  @Test("content gives the size that nothing else decides")
  func contentSize() {
    let view = fixture.add(80, 30)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(fixture.frames(view) == [CGRect(x: 0, y: 0, width: 80, height: 30)])
    view.content = CGSize(width: 90, height: 20)
    #expect(fixture.frames(view) == [CGRect(x: 0, y: 0, width: 90, height: 20)])
  }

  @Test("the view that hugs its content less takes what is left, that which resists less gives way")
  func priorities() {
    let (left, right) = (fixture.add(80, 30), fixture.add(90, 30))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    right.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(fixture.frames(left, right).map(\.width) == [80, 220])
    left.setContentHuggingPriority(.defaultLow - 2, for: .horizontal)
    #expect(fixture.frames(left, right).map(\.width) == [210, 90])
    left.content.width = 250
    left.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    #expect(fixture.frames(left, right).map(\.width) == [210, 90])
    right.setContentCompressionResistancePriority(.defaultHigh - 2, for: .horizontal)
    #expect(fixture.frames(left, right).map(\.width) == [250, 50])
  }

  @Test("inequalities hold, and the optional equality comes as near as they allow")
  func inequalities() {
    let view = fixture.add()
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20), wish,
    ])
    #expect(fixture.frames(view) == [CGRect(x: 16, y: 0, width: 268, height: 20)])
    wish.constant = 150
    #expect(fixture.frames(view)[0].width == 150)
    wish.constant = 20
    #expect(fixture.frames(view)[0].width == 100)
  }

  @Test("a more important wish wins over any number of less important ones")
  func lexicographic() {
    let view = fixture.add()
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    for constant in [10.0, 20, 30, 40] {
      let wish = view.widthAnchor.constraint(equalToConstant: constant)
      wish.priority = UILayoutPriority(500)
      wish.isActive = true
    }
    let strong = view.widthAnchor.constraint(equalToConstant: 200)
    strong.priority = UILayoutPriority(501)
    strong.isActive = true
    #expect(fixture.frames(view)[0].width == 200)
  }

  @Test("views at different depths are related in the coordinates of the tree")
  func depths() {
    let box = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 100))
    root.addSubview(box)
    box.bounds.origin = CGPoint(x: 5, y: 7)
    let inner = fixture.add(10, 10, to: box)
    let outer = fixture.add(20, 20)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
    ])
    // The box's own coordinates begin at (5, 7).
    #expect(
      fixture.frames(inner, outer) == [
        CGRect(x: 35, y: 27, width: 10, height: 10), CGRect(x: 91, y: 72, width: 20, height: 20),
      ])
  }

  @Test("a view with a frame of its own is fixed for the constraints that hold it")
  func fixedViews() {
    let item = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    root.addSubview(item)
    let label = fixture.add(60, 20)
    label.centerXAnchor.constraint(equalTo: item.centerXAnchor).isActive = true
    label.topAnchor.constraint(equalTo: item.bottomAnchor, constant: 8).isActive = true
    #expect(fixture.frames(label) == [CGRect(x: 0, y: 58, width: 60, height: 20)])
    item.center = CGPoint(x: 130, y: 90)
    #expect(fixture.frames(label) == [CGRect(x: 100, y: 118, width: 60, height: 20)])
  }

  @Test("layout puts a constrained view back and keeps its transform (UIKit's conflict)")
  func conflictWithFrames() {
    let view = fixture.add(40, 40)
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center = CGPoint(x: 10, y: 10)
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 10, y: 10))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 150, y: 100))
    #expect(view.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("a new size of the root is a new layout, and so is a removed constraint")
  func changes() {
    let view = fixture.add(50, 20)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: root.leftAnchor), right])
    #expect(fixture.frames(view)[0].width == 300)
    root.frame.size.width = 240
    #expect(fixture.frames(view)[0].width == 240)
    right.isActive = false
    #expect(fixture.frames(view)[0].width == 50)
    #expect(!right.isActive && root.constraints.count == 1)
  }

  @Test("leaving the superview removes the constraints to it")
  func leaving() {
    let (view, inner) = (fixture.add(), fixture.add())
    view.addSubview(inner)
    let own = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
    let outer = inner.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, outer])
    view.removeFromSuperview()
    #expect(own.isActive && !outer.isActive)
    #expect(root.constraints.isEmpty && view.constraints == [own])
  }

  @Test("a constant changed in an animation block moves what is shown on the way")
  func animated() {
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    let view = fixture.add(40, 40)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    #expect(view.layer.presentation()?.frame.minX == 0)
  }
}
