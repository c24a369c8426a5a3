// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics
import Testing

/// Touches of what has a name: the accessibility identifier of a view, as in XCUITest, or the name of a
/// dynamic item, see `Simulator.name(of:)`.
extension Simulator {
  /// Taps the center of a view or dynamic item; no time passes.
  ///
  /// A name that nothing on the screen has fails at this line with the names there are; so does one that
  /// several views have, and a view that is outside of the screen or covered by another. The test goes on.
  ///
  ///     simulator.tap("button")
  ///
  /// - Parameters:
  ///   - name: the accessibility identifier of a view, or the name of a dynamic item.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = place(of: name, at: sourceLocation) else { return }
    tap(at: point)
  }

  /// Drags a view or dynamic item by its center to a point at constant speed, and advances time by the
  /// duration, rounded up to whole frames.
  ///
  /// - Parameters:
  ///   - name: the accessibility identifier of a view, or the name of a dynamic item; see
  ///     `tap(_:)`.
  ///   - end: where the touch ends, in points on the screen.
  ///   - duration: in seconds.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func drag(
    _ name: String, to end: CGPoint, duration: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = place(of: name, at: sourceLocation) else { return }
    drag(from: start, to: end, duration: duration)
  }

  /// Drags a view or dynamic item by its center to the center of another, where that is now, and advances
  /// time by the duration, rounded up to whole frames.
  ///
  ///     simulator.drag("card", to: "basket", duration: 0.3)
  ///
  /// - Parameters:
  ///   - name: the accessibility identifier of a view, or the name of a dynamic item; see
  ///     `tap(_:)`.
  ///   - target: the same of the other.
  ///   - duration: in seconds.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func drag(
    _ name: String, to target: String, duration: TimeInterval,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = place(of: name, at: sourceLocation),
      let end = place(of: target, at: sourceLocation)
    else { return }
    drag(from: start, to: end, duration: duration)
  }

  /// Holds a touch at the center of a view or dynamic item, and advances time by the duration, rounded up
  /// to whole frames.
  ///
  /// - Parameters:
  ///   - name: the accessibility identifier of a view, or the name of a dynamic item; see
  ///     `tap(_:)`.
  ///   - duration: in seconds.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func longPress(
    _ name: String, duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = place(of: name, at: sourceLocation) else { return }
    longPress(at: point, duration: duration)
  }

  // MARK: Finding

  /// The center of what has a name, on the screen; nil where a touch would not reach it, which is recorded.
  private func place(of name: String, at sourceLocation: SourceLocation) -> CGPoint? {
    let (point, problem) = find(name)
    if let problem { fail(problem, at: sourceLocation) }
    return problem == nil ? point : nil
  }

  private func find(_ name: String) -> (point: CGPoint, problem: String?) {
    let named = viewsWithIdentifiers
    let views = named.filter { $0.accessibilityIdentifier == name }
    guard views.count == 1, let view = views.first else {
      if let point = itemState(named: name)?.position { return (point, offScreen(name, point)) }
      let problem =
        views.isEmpty
        ? missing(name, among: named) : "\(views.count) views have the identifier \"\(name)\""
      return (.zero, problem)
    }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let origin = view.window?.frame.origin ?? .zero
    let local = view.convert(center, to: nil)
    let point = CGPoint(x: local.x + origin.x, y: local.y + origin.y)
    return (point, offScreen(name, point) ?? covered(name, view, at: point))
  }

  /// The views on the screen that have an identifier, parents before their children.
  private var viewsWithIdentifiers: [UIView] {
    var found: [UIView] = []
    var waiting: [UIView] = shownWindows.reversed()
    while let view = waiting.popLast() {
      // What is as transparent takes no touch.
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      if view.accessibilityIdentifier?.isEmpty == false { found.append(view) }
      waiting += view.subviews.reversed()
    }
    return found
  }

  private func missing(_ name: String, among views: [UIView]) -> String {
    var names: [String] = []
    for known in views.compactMap(\.accessibilityIdentifier) + itemStates.map(\.name)
    where !names.contains(known) {
      names.append(known)
    }
    let list = names.isEmpty ? "none" : names.joined(separator: ", ")
    return "no view or dynamic item on the screen is named \"\(name)\"; there are: \(list)"
  }

  private func offScreen(_ name: String, _ point: CGPoint) -> String? {
    if CGRect(origin: .zero, size: size).contains(point) { return nil }
    return "\(name) is at \(point.readable), outside of the screen"
  }

  /// That another view takes a touch at the center of one; nil if that takes it, or its superview.
  private func covered(_ name: String, _ view: UIView, at point: CGPoint) -> String? {
    guard view.isUserInteractionEnabled else { return nil }
    for window in shownWindows.reversed() {
      let origin = window.frame.origin
      let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      guard let hit = window.hitTest(local, with: nil) else { continue }
      if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return nil }
      let identifier = hit.accessibilityIdentifier.map { " '\($0)'" } ?? ""
      return "\(name) is covered at its center, \(point.readable), by \(type(of: hit))\(identifier)"
    }
    return nil
  }
}
