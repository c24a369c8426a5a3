// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Constraints inside a scroll view")
@MainActor
struct ScrollConstraintTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let content = Block(content: CGSize(width: -1, height: -1))

  init() {
    scroll.addSubview(content)
  }

  /// Ties the four edges of a view to those of a guide or a view.
  private func pin(_ view: UIView, to edges: some LayoutAnchoring, constant: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: constant),
      view.topAnchor.constraint(equalTo: edges.topAnchor, constant: constant),
      edges.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: constant),
      edges.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: constant),
    ])
  }

  private func setSize(_ width: CGFloat, _ height: CGFloat) {
    content.widthAnchor.constraint(equalToConstant: width).isActive = true
    content.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test("what is tied to the content guide makes the content size, with the distances around it")
  func contentSize() {
    pin(content, to: scroll.contentLayoutGuide, constant: 15)
    setSize(500, 900)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 530, height: 930))
    #expect(content.frame == CGRect(x: 15, y: 15, width: 500, height: 900))
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 530, height: 930))
  }

  @Test("the edges of the scroll view itself mean its content, for what is inside of it")
  func ownEdges() {
    pin(content, to: scroll)
    setSize(500, 900)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))
  }

  @Test("content as wide as the frame scrolls along the other axis alone")
  func frameWidth() {
    pin(content, to: scroll.contentLayoutGuide)
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    scroll.frame.size.width = 260
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 260, height: 900))
  }

  @Test("scrolling moves no content, and what is tied to the frame guide stays on the screen")
  func scrolling() {
    pin(content, to: scroll.contentLayoutGuide)
    setSize(200, 900)
    let banner = Block(content: CGSize(width: 40, height: 20))
    scroll.addSubview(banner)
    banner.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    banner.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor).isActive = true
    scroll.layoutIfNeeded()
    #expect(banner.frame.minY == 0)
    scroll.contentOffset.y = 120
    scroll.layoutIfNeeded()
    #expect(content.frame.minY == 0 && scroll.contentSize.height == 900)
    #expect(scroll.frameLayoutGuide.layoutFrame.minY == 120)
    #expect(banner.frame == CGRect(x: 0, y: 120, width: 40, height: 20))
  }

  @Test("a header held by what is around the scroll view stays there while the content scrolls")
  func stickyHeader() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.addSubview(scroll)
    pin(content, to: scroll.contentLayoutGuide)
    setSize(200, 900)
    let header = Block(content: CGSize(width: 200, height: 20))
    content.addSubview(header)
    let resting = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 50)
    resting.priority = .defaultLow
    NSLayoutConstraint.activate([
      resting, header.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
    ])
    for (offset, expected) in [(0, 50), (30, 50), (80, 80), (200, 200), (10, 50)] {
      scroll.contentOffset.y = CGFloat(offset)
      root.layoutIfNeeded()
      #expect(header.frame.minY == CGFloat(expected))
    }
  }
}
