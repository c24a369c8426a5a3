// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Simulation {
  /// Has the next step look for items, from a serial on, that another animator moves too.
  func checkSharedItems(from serial: Int) {
    state.firstUncheckedSerial = min(state.firstUncheckedSerial ?? serial, serial)
  }

  /// Reports, once, an item that another animator on the same clock moves at the same time; UIKit
  /// does not report it.
  ///
  /// It looks in a step and not in the call that adds the item, because an app may add the item to
  /// its new animator before it removes it from the old one. It looks at the items that are new, or
  /// at all when the animator starts, so that other steps cost nothing. An item that rests in one
  /// of the animators, or that both move alike, is looked at again in the next step.
  func reportSharedItems() {
    guard let first = state.firstUncheckedSerial else { return }
    state.firstUncheckedSerial = nil
    guard !isSharedItemReported, let clock else { return }
    let others = clock.participants(in: .dynamics)
      .compactMap { $0 as? Simulation }.filter { $0 !== self && $0.state.isRunning }
    guard !others.isEmpty else { return }
    var shared: (item: SimulatedItem, twin: SimulatedItem)?
    forEachSimulatedItem { item in
      guard shared == nil, item.serial >= first else { return }
      for other in others {
        guard let twin = other.state.itemsByObject[ObjectIdentifier(item.item)], twin.isSimulated
        else { continue }
        if item.isMoved(otherThan: twin) {
          shared = (item, twin)
        } else {
          checkSharedItems(from: item.serial)
        }
      }
    }
    guard let shared else { return }
    reportShared(shared.item, shared.twin)
  }

  private func reportShared(_ item: SimulatedItem, _ twin: SimulatedItem) {
    let other = twin.simulation
    isSharedItemReported = true
    other.isSharedItemReported = true
    DiagnosticReporter.report(
      "UIDynamicAnimator.addBehavior(_:)", item: item.item,
      problem: """
        Two animators move the item at once, one by \(other.behaviorNames(of: twin)), the other by \
        \(behaviorNames(of: item)); each overwrites where the other places it.
        """,
      remedy: """
        Add all behaviors of the item to one animator, or remove them from the first before the \
        second begins.
        """)
  }

  /// The types of the behaviors that act on an item, with the view in which they do.
  private func behaviorNames(of item: SimulatedItem) -> String {
    var names: [String] = []
    for behavior in behaviorsInPreOrder {
      guard let effect = behavior.effect, item.isAffected(by: effect) else { continue }
      let name = "\(type(of: behavior))"
      if !names.contains(name) { names.append(name) }
    }
    let list = names.joined(separator: ", ")
    return reference.view.map { "\(list) in \(DiagnosticReporter.name(of: $0))" } ?? list
  }
}

extension SimulatedItem {
  /// Whether steps of two animators move the item, and at different velocities.
  ///
  /// None moves one that rests or is anchored.
  fileprivate func isMoved(otherThan twin: SimulatedItem) -> Bool {
    guard isAwake, twin.isAwake, let velocity = linearVelocity, let other = twin.linearVelocity,
      let spin = angularVelocity, let otherSpin = twin.angularVelocity
    else { return false }
    let difference = max(abs(velocity.x - other.x), abs(velocity.y - other.y))
    return difference > Self.noticeableSpeed || abs(spin - otherSpin) > Self.noticeableSpin
  }

  private var isAwake: Bool { body.map(simulation.world.isAwake) ?? false }

  /// Points/s that can be seen within a second.
  private static let noticeableSpeed: CGFloat = 1
  /// Radians/s by which the side of a square of 200 points moves as fast.
  private static let noticeableSpin: CGFloat = 0.01
}
