// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Masks, gradients and pictures of layers")
struct LayerMaskTests {
  private func steps(_ layer: CALayer) -> [DrawingStep] {
    guard case .drawing(let drawing) = PresentedView(layer, content: layer.content).content else {
      return []
    }
    return drawing.steps
  }

  @Test("a gradient layer draws its colors along the line of its points, in its bounds")
  func gradient() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    #expect(steps(layer).isEmpty)
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    guard case .fill(let path, .gradient(let paint), _)? = steps(layer).first?.mark else {
      Issue.record("no gradient is shown")
      return
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(
      paint.shape == .linear(from: CGPoint(x: 0, y: 25), to: CGPoint(x: 100, y: 25)))
    #expect(paint.stops.map(\.location) == [0, 0.5, 1])
    layer.locations = [0, 0.2, 1]
    guard case .fill(_, .gradient(let other), _)? = steps(layer).first?.mark else { return }
    #expect(other.stops.map(\.location).map { Double($0) } == [0, 0.2, 1])
  }

  @Test("a radial gradient is an ellipse around its start that reaches to its end")
  func radial() {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let step = steps(layer).first
    #expect(step?.transform == CGAffineTransform(a: 50, b: 0, c: 0, d: 25, tx: 50, ty: 25))
    guard case .fill(let path, _, _)? = step?.mark, let transform = step?.transform else { return }
    #expect(path.applying(transform).bounds == layer.bounds)
  }

  @Test("the contents of a layer lie in its bounds as the gravity says")
  func contents() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = image.cgImage
    func place() -> CGRect? {
      steps(layer).first.map { CGRect(x: 0, y: 0, width: 20, height: 10).applying($0.transform) }
    }
    #expect(place() == layer.bounds)
    layer.contentsGravity = .resizeAspect
    #expect(place() == CGRect(x: 0, y: 25, width: 100, height: 50))
    layer.contentsGravity = .center
    #expect(place() == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test("the mask of a layer is what it shows, where it lies in the layer")
  func mask() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(view.presented().mask == nil)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    mask.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
    view.layer.mask = mask
    guard let step = view.presented().mask?.steps.first, case .fill(let path, _, _) = step.mark
    else {
      Issue.record("there is no mask")
      return
    }
    #expect(path.applying(step.transform).bounds == mask.frame)
  }

  @Test("a layer or a view that masks itself, by whatever way, comes to an end, and says so")
  func cycles() {
    let (first, second) = (CALayer(), CALayer())
    let (outer, inner) = (UIView(), UIView())
    let messages = RefusalLog.record {
      first.mask = first
      _ = PresentedView(first, content: .none)
      first.mask = second
      second.addSublayer(first)
      _ = PresentedView(first, content: .none)
      outer.addSubview(inner)
      inner.mask = outer
      _ = inner.presented()
    }
    // One sentence for layers and one for views.
    #expect(messages.count >= 3 && Set(messages).count == 2)
  }
}
