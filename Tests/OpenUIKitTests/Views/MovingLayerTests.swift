// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Layers that move their views")
@MainActor
struct MovingLayerTests {
  private final class Follower: UIView {
    override var center: CGPoint {
      didSet { moves += 1 }
    }
    var moves = 0
  }

  private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  nonisolated static let kinds: [@MainActor @Sendable () -> UIView] = [
    { UIView() }, { UIImageView() }, { UILabel() }, { UIButton() },
  ]

  @Test("the layer moves and turns a view as its properties do", arguments: kinds)
  func agreement(make: @MainActor @Sendable () -> UIView) throws {
    let (view, other) = (make(), make())
    let layer = try #require(view.movingLayer)
    let center = CGPoint(x: 30, y: 40)
    let transform = CGAffineTransform(rotationAngle: 1)
    layer.moveView(to: center)
    layer.turnView(to: transform)
    (other.center, other.transform) = (center, transform)
    #expect((view.center, view.frame) == (other.center, other.frame))
    #expect(view.transform == other.transform)
    #expect(layer.transformOfView == transform)
  }

  @Test("an animation block animates what the layer moves and turns")
  func animation() throws {
    let (view, other) = (UIView(), UIView())
    let layer = try #require(view.movingLayer)
    let center = CGPoint(x: 30, y: 40)
    let transform = CGAffineTransform(rotationAngle: 1)
    UIView.animate(withDuration: 1) {
      layer.moveView(to: center)
      layer.turnView(to: transform)
      (other.center, other.transform) = (center, transform)
    }
    #expect(view.center == center)
    let shown = layer.presentedValues()
    #expect(shown.position == other.layer.presentedValues().position)
    #expect(shown.transform == other.layer.presentedValues().transform)
    #expect(shown.position != center)
  }

  @Test("a view whose class may override the properties, or whose layer may, moves itself")
  func overridden() {
    #expect(Follower().movingLayer == nil)
    #expect(ShapeView().movingLayer == nil)
  }

  @Test("what is constrained to the view follows, and a turn ends one in space")
  func dependents() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, follower) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UIView())
    root.addSubview(view)
    root.addSubview(follower)
    follower.translatesAutoresizingMaskIntoConstraints = false
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 30)
    let layer = try #require(view.movingLayer)
    layer.moveView(to: CGPoint(x: 100, y: 20))
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 110)
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    layer.turnView(to: .identity)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test("numbers that are not finite are refused as by the view")
  func refusal() throws {
    let view = UIView()
    let layer = try #require(view.movingLayer)
    let reports = diagnostics(of: {
      layer.moveView(to: CGPoint(x: CGFloat.nan, y: 0))
      layer.turnView(to: CGAffineTransform(scaleX: .infinity, y: 1))
    })
    #expect(reports.map(\.method) == ["UIView.center", "UIView.transform"])
    #expect((view.center, view.transform) == (.zero, .identity))
  }
}
