// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("UILayoutGuide")
@MainActor
struct UILayoutGuideTests {
  private let fixture = LayoutFixture()
  private var root: UIView { fixture.root }

  @Test("a new guide belongs to no view and has an empty frame")
  func new() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil && guide.layoutFrame == .zero && guide.identifier.isEmpty)
  }

  @Test("a guide belongs to the view that it was added to last")
  func owner() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    first.addLayoutGuide(guide)
    #expect(guide.owningView === first && first.layoutGuides == [guide])
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second)
    #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
    first.removeLayoutGuide(guide)
    #expect(guide.owningView === second)
  }

  @Test("a guide between two views keeps them apart by its width")
  func spacer() {
    let (left, right, guide) = (fixture.add(50, 20), fixture.add(30, 20), UILayoutGuide())
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.leftAnchor.constraint(equalTo: guide.rightAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(fixture.frames(left, right).map(\.minX) == [0, 80])
    #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 30, height: 5))
  }

  @Test("the frame of a guide is given in the coordinates of its view")
  func coordinates() {
    let box = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 80))
    root.addSubview(box)
    box.bounds.origin = CGPoint(x: 7, y: 9)
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
      guide.rightAnchor.constraint(equalTo: box.rightAnchor),
      guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 17, y: 39, width: 90, height: 50))
  }

  @Test("a guide that is removed takes its constraints along, wherever they are installed")
  func removal() {
    let (view, guide) = (fixture.add(20, 20), UILayoutGuide())
    view.addLayoutGuide(guide)
    let inside = guide.widthAnchor.constraint(equalToConstant: 5)
    let outside = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
    let other = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inside, outside, other])
    view.removeLayoutGuide(guide)
    #expect(!inside.isActive && !outside.isActive && other.isActive)
    #expect(view.layoutGuides.isEmpty && guide.owningView == nil && guide.layoutFrame == .zero)
  }

  @Test("the guides of the system are made once, and are none of the app's guides")
  func systemGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide !== view.readableContentGuide)
    #expect(view.layoutGuides.isEmpty && view.layoutMarginsGuide.owningView === view)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test(
    "readable content is as wide as the margins let it, and at most 672 points, in the middle",
    arguments: [(300, 8, 284), (688, 8, 672), (1000, 164, 672)] as [(CGFloat, CGFloat, CGFloat)])
  func readable(width: CGFloat, x: CGFloat, expected: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
    #expect(
      view.readableContentGuide.layoutFrame
        == CGRect(x: x, y: 8, width: expected, height: 34))
  }

  @Test("the bars' guides of a controller end where its safe area begins, and as high as the bars")
  func barGuides() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view = view
    #expect(controller.topLayoutGuide.length == 44)
    #expect(controller.bottomLayoutGuide.length == 49)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.minY == 44 && label.frame.maxY == 431)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
