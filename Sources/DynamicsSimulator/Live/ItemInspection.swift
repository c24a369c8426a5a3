// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The properties of the view or item at a point of the screen, for an inspector.
package struct ItemInspection: Sendable, Codable, Equatable {
  package let name: String
  /// The class in the source.
  package let type: String
  /// The center on the screen, in points.
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double
  /// How the item moves; nil for a view that no animator moves.
  package let motion: Motion?

  /// How an item moves.
  package struct Motion: Sendable, Codable, Equatable {
    /// Points per second.
    package let velocityX: Double
    package let velocityY: Double
    /// Radians per second, clockwise.
    package let angularVelocity: Double
    package let isAwake: Bool
    package let isAnchored: Bool
  }
}

/// The item at a point of the screen, in the animator that moves it.
struct ItemHit {
  let animator: UIDynamicAnimator
  let item: any UIDynamicItem
  let screen: ScreenSpace
}

extension Simulator {
  /// Inspects the frontmost view at a point of the screen, or an item that is not a view; nil at the
  /// background.
  package func inspectItem(at point: CGPoint) -> ItemInspection? {
    let top = topmost(at: point)
    guard let hit = hitItem(from: top) ?? (top == nil ? hitOutline(at: point) : nil),
      let body = hit.animator.overlay().bodies.first(where: { $0.moves(hit.item) })
    else {
      return top.map { ItemInspection($0, name: names.name(of: $0), body: nil, window: window) }
    }
    let name = names.name(of: hit.item)
    guard let view = hit.item as? UIView else {
      return ItemInspection(body, name: name, screen: hit.screen)
    }
    return ItemInspection(view, name: name, body: body, window: window)
  }

  /// The item at a point of the screen: the frontmost view, or one around it, that an animator moves,
  /// or an item whose outline covers the point; nil if there is none.
  func hitItem(at point: CGPoint) -> ItemHit? {
    hitItem(from: topmost(at: point)) ?? hitOutline(at: point)
  }

  /// The innermost item among a view and those around it: what lies in an item moves with it.
  private func hitItem(from top: UIView?) -> ItemHit? {
    var view = top
    while let current = view, current !== self.view, current !== window {
      for animator in animators.alive
      where animator.simulatedItems.contains(where: { $0 === current }) {
        return ItemHit(
          animator: animator, item: current, screen: ScreenSpace(of: animator, in: window))
      }
      view = current.superview
    }
    return nil
  }

  /// The item whose outline covers a point, the last one of the last animator first.
  private func hitOutline(at point: CGPoint) -> ItemHit? {
    for animator in animators.alive.reversed() {
      let screen = ScreenSpace(of: animator, in: window)
      guard animator.coordinateView?.shows(point, of: window) ?? true,
        let body = animator.overlay().bodies.last(where: { $0.covers(point, on: screen) }),
        let item = animator.simulatedItems.first(where: body.moves)
      else { continue }
      return ItemHit(animator: animator, item: item, screen: screen)
    }
    return nil
  }

  /// The frontmost view that paints at a point; nil at the background.
  private func topmost(at point: CGPoint) -> UIView? {
    guard let top = Self.topmost(in: window, at: point), top !== view, top !== window else {
      return nil
    }
    return top
  }

  /// The frontmost view that paints at a point.
  private static func topmost(in view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01, !(view is OverlayView) else { return nil }
    let isInside = view.bounds.contains(point)
    if view.clipsToBounds, !isInside { return nil }
    for subview in view.subviews.reversed() {
      if let found = topmost(in: subview, at: subview.convert(point, from: view)) { return found }
    }
    return isInside && view.paints ? view : nil
  }
}

extension UIView {
  /// Whether neither the view nor one around it clips what it has at a point of the window.
  fileprivate func shows(_ point: CGPoint, of window: UIWindow) -> Bool {
    if clipsToBounds, !bounds.contains(convert(point, from: window)) { return false }
    return superview?.shows(point, of: window) ?? true
  }

  /// Whether there is anything to point at.
  fileprivate var paints: Bool {
    let shown = presented()
    if let color = shown.backgroundColor, color.components.alpha > 0 { return true }
    return shown.content != .none || shown.borderWidth > 0 || !shown.sublayers.isEmpty
  }
}

extension DynamicsOverlay.Body {
  /// Whether it is the body of an item.
  fileprivate func moves(_ item: any UIDynamicItem) -> Bool {
    self.item == ObjectIdentifier(item)
  }

  /// Whether a point of the screen is inside one of the outlines: a line to the right crosses it an odd
  /// number of times.
  fileprivate func covers(_ point: CGPoint, on screen: ScreenSpace) -> Bool {
    outlines.contains { outline in
      let corners = outline.map(screen.point)
      guard var last = corners.last else { return false }
      var isInside = false
      for corner in corners {
        if (corner.y > point.y) != (last.y > point.y),
          point.x < corner.x + (point.y - corner.y) / (last.y - corner.y) * (last.x - corner.x)
        {
          isInside.toggle()
        }
        last = corner
      }
      return isInside
    }
  }
}

extension ItemInspection {
  @MainActor
  fileprivate init(
    _ view: UIView, name: String, body: DynamicsOverlay.Body?, window: UIWindow
  ) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let center = view.convert(middle, to: window)
    self.init(
      name: name, type: String(describing: Swift.type(of: view)), x: center.x, y: center.y,
      width: view.bounds.width, height: view.bounds.height, motion: body.map(Motion.init))
  }

  fileprivate init(_ body: DynamicsOverlay.Body, name: String, screen: ScreenSpace) {
    let box = body.outlines.joined().reduce(CGRect.null) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    let center = screen.point(body.center)
    self.init(
      name: name, type: "UIDynamicItem", x: center.x, y: center.y, width: box.width,
      height: box.height, motion: Motion(body))
  }
}

extension ItemInspection.Motion {
  fileprivate init(_ body: DynamicsOverlay.Body) {
    self.init(
      velocityX: body.velocity.dx, velocityY: body.velocity.dy,
      angularVelocity: body.angularVelocity, isAwake: body.isAwake, isAnchored: body.isAnchored)
  }
}

extension Simulator {
  /// How much all animators on the screen have to do.
  package var counters: DynamicsCounters {
    animators.alive.reduce(DynamicsCounters()) { $0 + $1.counters }
  }
}
