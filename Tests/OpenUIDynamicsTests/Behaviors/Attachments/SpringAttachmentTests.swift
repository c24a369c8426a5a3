// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Attachments with a frequency")
struct SpringAttachmentTests {
  private func spring(
    _ spring: UIAttachmentBehavior, _ frequency: CGFloat, damping: CGFloat = 0, length: CGFloat
  ) -> UIAttachmentBehavior {
    spring.frequency = frequency
    spring.damping = damping
    spring.length = length
    return spring
  }

  @Test(
    "S081, AT17: an item on an anchor swings with the frequency, whatever it weighs",
    arguments: [0.5, 1, 2, 5, 10], [0.01, 1, 100])
  func period(frequency: CGFloat, density: CGFloat) throws {
    let item = Square(at: CGPoint(x: 120, y: 0))
    let fixture = AttachmentFixture(
      spring(
        UIAttachmentBehavior(item: item, attachedToAnchor: .zero), frequency, length: 100),
      dense(density, item))
    let period = try #require(fixture.period(within: 6) { item.center.x - 100 })
    #expect(abs(period * frequency - 1) < 0.01)
  }

  @Test(
    "S081, AT17: two free items swing against each other with the frequency, whatever they weigh",
    arguments: [0.01, 1, 4, 100], [0.8, 3])
  func reducedMass(density: CGFloat, frequency: CGFloat) throws {
    let left = Square(at: CGPoint(x: 0, y: 0))
    let right = Square(at: CGPoint(x: 220, y: 0))
    let fixture = AttachmentFixture(
      spring(UIAttachmentBehavior(item: left, attachedTo: right), frequency, length: 200),
      dense(1, left), dense(density, right))
    let period = try #require(fixture.period(within: 6) { right.center.x - left.center.x - 200 })
    #expect(abs(period * frequency - 1) < 0.01)
    // The center of mass stays where it is.
    let center = (left.center.x + density * right.center.x) / (1 + density)
    #expect(abs(center - 220 * density / (1 + density)) < 0.1)
  }

  @Test("AT16: damping 1 comes to rest without passing it, from either side", arguments: [-30, 30])
  func critical(offset: CGFloat) {
    let item = Square(at: CGPoint(x: 100 + offset, y: 0))
    let fixture = AttachmentFixture(
      spring(
        UIAttachmentBehavior(item: item, attachedToAnchor: .zero), 2, damping: 1, length: 100),
      frictionless([item]))
    var least = abs(offset)
    fixture.run(3) { least = min(least, (item.center.x - 100) * (offset > 0 ? 1 : -1)) }
    #expect(least > -0.05)
    #expect(abs(item.center.x - 100) < 0.1)
  }

  @Test("AT16: damping 1 does not pass the anchor of a spring of length 0 either")
  func criticalWithoutLength() {
    let item = Square(at: CGPoint(x: 60, y: 80))
    let fixture = AttachmentFixture(
      spring(UIAttachmentBehavior(item: item, attachedToAnchor: .zero), 1.5, damping: 1, length: 0),
      frictionless([item]))
    var least: CGFloat = 100
    fixture.run(4) { least = min(least, (item.center.x * 60 + item.center.y * 80) / 100) }
    #expect(least > -0.05)
    #expect(span(item.center, .zero) < 0.2)
  }

  @Test(
    "C05, AT16: damping ζ takes a swing down by e^(−2πζ/√(1 − ζ²)) a period",
    arguments: [0.05, 0.1, 0.2])
  func decay(damping: CGFloat) {
    let item = Square(at: CGPoint(x: 150, y: 0))
    let fixture = AttachmentFixture(
      spring(
        UIAttachmentBehavior(item: item, attachedToAnchor: .zero), 1, damping: damping, length: 100),
      frictionless([item]))
    let root = (1 - damping * damping).squareRoot()
    var second: CGFloat = 0
    fixture.run(0.7)
    fixture.run(0.6) { second = max(second, item.center.x - 100) }
    #expect(abs(second / (50 * exp(-2 * .pi * damping / root)) - 1) < 0.02)
  }

  @Test("S081: under a load a spring is longer by g/ω²", arguments: [1, 2, 4])
  func sag(frequency: CGFloat) {
    let item = Square(at: CGPoint(x: 0, y: 100))
    let fixture = AttachmentFixture(
      spring(
        UIAttachmentBehavior(item: item, attachedToAnchor: .zero), frequency, damping: 0.7,
        length: 100), UIGravityBehavior(items: [item]))
    fixture.run(8)
    let angularFrequency = 2 * CGFloat.pi * frequency
    #expect(abs(item.center.y - 100 - 1000 / (angularFrequency * angularFrequency)) < 0.5)
  }

  @Test("S084: the springs of Apple's list come to rest at their cells", arguments: [0.5, 0.8])
  func springyLayout(damping: CGFloat) {
    let cells = (0..<5).map {
      Square(size: CGSize(width: 300, height: 44), at: CGPoint(x: 160, y: 22 + 44 * CGFloat($0)))
    }
    let animator = UIDynamicAnimator()
    for cell in cells {
      let point = cell.center
      let attachment = UIAttachmentBehavior(item: cell, attachedToAnchor: point)
      attachment.length = 0
      attachment.damping = damping
      attachment.frequency = 1
      animator.addBehavior(attachment)
    }
    for (index, cell) in cells.enumerated() {
      cell.center.y += 10 * CGFloat(index)
      animator.updateItem(usingCurrentState: cell)
    }
    #expect(animator.runUntilPaused(atMost: 10) < 6)
    for (index, cell) in cells.enumerated() {
      #expect(span(cell.center, CGPoint(x: 160, y: 22 + 44 * CGFloat(index))) < 0.5)
      #expect(abs(cell.angle) < 0.001)
    }
  }

  @Test("S089, AT16: without a frequency damping changes nothing")
  func dampingAlone() {
    func end(damping: CGFloat) -> CGPoint {
      let item = Square(at: CGPoint(x: 100, y: 0))
      let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
      rod.damping = damping
      let fixture = AttachmentFixture(rod, UIGravityBehavior(items: [item]))
      fixture.run(2)
      return item.center
    }
    #expect(end(damping: 0) == end(damping: 100))
  }
}
