// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The touches that are down now, from whatever source, and their way to the app.
///
/// Scripted touches come from a ``TouchScheduler``; live ones directly from the caller.
@MainActor
final class ActiveTouches {
  /// Where a touch comes from; identifiers are unique within a source.
  enum Source: Hashable {
    case scripted(Int)
    case live(Int)
  }

  /// A touch that is down, or has ended since ``removeEnded()`` was called last.
  private struct Touch {
    /// The identifier for the dispatcher; a new one for each touch.
    let identifier: Int
    let source: Source
    var point: CGPoint
    var isDown = true
  }

  private let dispatcher: TouchDispatcher
  private var touches: [Touch] = []
  private var nextIdentifier = 0

  init(dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
  }

  /// The touches to draw: all that were down since ``removeEnded()`` was called last.
  var visible: [(identifier: Int, point: CGPoint)] {
    touches.map { ($0.identifier, $0.point) }
  }

  /// Begins a touch; one that is down already does not begin again.
  func begin(_ source: Source, at point: CGPoint) {
    guard index(of: source) == nil else { return }
    let identifier = nextIdentifier
    nextIdentifier += 1
    touches.append(Touch(identifier: identifier, source: source, point: point))
    dispatcher.begin(identifier, at: point)
  }

  /// Moves a touch that is down.
  func move(_ source: Source, to point: CGPoint) {
    guard let index = index(of: source) else { return }
    touches[index].point = point
    dispatcher.move(touches[index].identifier, to: point)
  }

  /// Ends a touch that is down.
  func end(_ source: Source) {
    guard let index = index(of: source) else { return }
    touches[index].isDown = false
    dispatcher.end(touches[index].identifier)
  }

  /// Performs the action of a live touch.
  func perform(_ action: TouchAction) {
    switch action {
    case .begin(let touch, let point): begin(.live(touch), at: point)
    case .move(let touch, let point): move(.live(touch), to: point)
    case .end(let touch): end(.live(touch))
    }
  }

  /// Whether a touch is down that nothing of the app takes.
  func isUnused(_ source: Source) -> Bool {
    index(of: source).map { dispatcher.isUnused(touches[$0].identifier) } ?? false
  }

  /// Removes the touches that have ended, after an observer has seen them.
  func removeEnded() {
    touches.removeAll { !$0.isDown }
  }

  private func index(of source: Source) -> Int? {
    touches.firstIndex { $0.isDown && $0.source == source }
  }
}
