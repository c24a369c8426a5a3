// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@MainActor
@Suite("Snapshots and effects")
struct ViewSnapshotTests {
  @Test("a snapshot shows what was there, where it was, and does not follow")
  func snapshot() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    inner.backgroundColor = .blue
    #expect(copy.frame == view.frame)
    guard case .drawing(let drawing) = copy.presented().content else {
      Issue.record("nothing is shown")
      return
    }
    let fills = drawing.steps.compactMap { step -> (CGRect, DrawingPaint)? in
      guard case .fill(let path, let paint, _) = step.mark else { return nil }
      return (path.applying(step.transform).bounds, paint)
    }
    #expect(fills.map(\.0) == [CGRect(x: 0, y: 0, width: 100, height: 50), inner.frame])
    #expect(fills.map(\.1) == [.color(UIColor.white.rgba), .color(UIColor.red.rgba)])
    copy.bounds.size.width = 200
    guard case .drawing(let stretched) = copy.presented().content else { return }
    #expect(stretched.steps.first?.transform.a == 2)
  }

  @Test("rendering a layer draws its view into an image")
  func render() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
    view.backgroundColor = .red
    let image = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
    #expect(image.drawing(in: view.bounds).steps.count == 2)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  @Test("a veil is as large as its view, and its content follows the size")
  func veil() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(view.contentView.frame == view.bounds)
    guard case .drawing(let drawing) = view.presented().content,
      case .fill(let path, .color(let color), _)? = drawing.steps.first?.mark
    else {
      Issue.record("no veil is shown")
      return
    }
    #expect(path.bounds == view.bounds)
    #expect(color.alpha > 0 && color.alpha < 1 && color.red < 0.5)
    view.effect = nil
    #expect(view.presented().content == .none)
  }

  @Test("a background made of a picture repeats it under the content")
  func pattern() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: tile)
    let presented = view.presented()
    #expect(presented.backgroundColor == nil)
    guard case .drawing(let drawing) = presented.content,
      case .fill(_, .pattern(_, let size), _)? = drawing.steps.first?.mark
    else {
      Issue.record("no pattern is shown")
      return
    }
    #expect(size == tile.size)
  }

  @Test("a view of which some corners are round is a path, and clips by it")
  func someCorners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (view.backgroundColor, view.clipsToBounds, view.layer.cornerRadius) = (.red, true, 8)
    #expect(view.presented().cornerRadius == 8 && view.presented().mask == nil)
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let presented = view.presented()
    let outline = PathGeometry.roundedRectangle(
      view.bounds, corners: [.topLeft, .topRight], radii: CGSize(width: 8, height: 8))
    #expect(presented.cornerRadius == 0 && presented.backgroundColor == nil)
    let shapes = [presented.content.drawing, presented.mask].map { drawing in
      drawing?.steps.map { step -> PathGeometry? in
        if case .fill(let path, _, _) = step.mark { path } else { nil }
      }
    }
    #expect(shapes == [[outline], [outline]])
    #expect(ViewLook(view) == nil, "no look is kept that ignores the corners")
  }

  @Test("some round corners keep what is not clipped, the shadow of contents, and a sharp box")
  func partsOfCorners() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (view.layer.shadowOpacity, view.layer.cornerRadius) = (1, 8)
    (view.layer.borderWidth, view.layer.borderColor) = (4, UIColor.black.cgColor)
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.presented().mask == nil && view.presented().shadow != nil)
    let strokes = view.presented().content.drawing?.steps.compactMap { step -> PathGeometry? in
      if case .stroke(let path, _, _) = step.mark { path } else { nil }
    }
    // In the middle of the border.
    let line = PathGeometry.roundedRectangle(
      view.bounds.insetBy(dx: 2, dy: 2), corners: .topLeft, radii: CGSize(width: 6, height: 6))
    #expect(strokes == [line])
    view.backgroundColor = .red
    #expect(view.presented().shadow == nil)
    view.layer.cornerRadius = 0
    #expect(view.presented().backgroundColor != nil && view.presented().content.drawing == nil)
  }

  @Test("descendants without their own tint color inherit it and are notified")
  func tint() {
    final class Listener: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (outer, inner, own) = (UIView(), Listener(), Listener())
    own.tintColor = .green
    outer.addSubview(inner)
    inner.addSubview(own)
    let before = (inner.count, own.count)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(inner.count == before.0 + 1 && own.count == before.1)
  }

  @Test("a snapshot has subviews in the order of their z positions")
  func order() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for color in [UIColor.red, .blue] {
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = color
      view.addSubview(inner)
    }
    view.subviews[0].layer.zPosition = 1
    let paints = view.treeDrawing().steps.compactMap { step -> DrawingPaint? in
      guard case .fill(_, let paint, _) = step.mark else { return nil }
      return paint
    }
    #expect(paints == [.color(UIColor.blue.rgba), .color(UIColor.red.rgba)])
  }
}

extension PresentedView.Content {
  /// The drawing; nil for other content.
  fileprivate var drawing: VectorDrawing? {
    if case .drawing(let drawing) = self { drawing } else { nil }
  }
}
