// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The effect of an overlay behavior: draws the simulation after a step.
final class OverlayEffect: BehaviorEffect {
  private unowned let behavior: UIDynamicOverlayBehavior
  private var view: OverlayView?

  init(_ behavior: UIDynamicOverlayBehavior, in simulation: Simulation) {
    self.behavior = behavior
    super.init(in: simulation)
  }

  override func update() { simulation.overlaysDidChange() }

  override func tearDown() {
    view?.removeFromSuperview()
    view = nil
  }

  /// Draws, if a picture is due.
  func draw() {
    let interval = simulation.controls.debugInterval
    // The last step before everything rests is shown in any case.
    let isLast = simulation.world.awakeBodyCount == 0
    guard view == nil || isLast || simulation.state.stepCount % interval == 0 else { return }
    guard let host = simulation.reference.coordinateView else { return }
    let view = attachedView(to: host)
    view.frame = host.bounds
    view.bounds = host.bounds
    view.setVeil(behavior.veil, color: host.backgroundColor)
    view.draw(
      simulation.overlay, fields: simulation.fieldOverlays(in: host.bounds, hasProbes: true),
      names: names, parts: behavior.parts)
  }

  /// The view in front of all others.
  private func attachedView(to host: UIView) -> OverlayView {
    let view = self.view ?? OverlayView(frame: host.bounds)
    self.view = view
    if host.subviews.last !== view { host.addSubview(view) }
    return view
  }

  /// What the views among the items are called.
  private var names: [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    for simulated in simulation.simulatedItems {
      let item = simulated.item
      names[ObjectIdentifier(item)] = (item as? UIView)?.accessibilityIdentifier
    }
    return names
  }
}

extension Simulation {
  /// Updates the list of overlays.
  func overlaysDidChange() {
    overlayEffects = state.effects.elements.compactMap { $0 as? OverlayEffect }
  }
}
