// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  /// Runs an animation that was added under a key, in the place of one that has that key.
  func run(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    if let key { stop(where: { $0.key == key }) }
    let run = LayerAnimationRun(copy, key: key, on: self)
    runs.append(run)
    AppEnvironment.current.time.viewAnimations.add(run)
  }

  /// Removes animations; their delegates are called with `finished` false.
  func stop(where isMeant: (LayerAnimationRun) -> Bool) {
    let stopped = runs.filter(isMeant)
    runs.removeAll { run in stopped.contains { $0 === run } }
    for run in stopped { run.end(finished: false) }
  }

  /// Ends view animations and explicit animations of the layer as unfinished.
  func stopAll() {
    let ended = changes
    changes = []
    for change in ended { change.group?.interrupt(self) }
    stop { _ in true }
  }

  /// The action for a change: the delegate's, the layer's, the class's, or an animation.
  func findAction(forKey event: String) -> any CAAction {
    if let asked = delegate?.action(for: self, forKey: event) { return asked }
    if let own = actions?[event] { return own }
    if let standard = Self.defaultAction(forKey: event) { return standard }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Releases an animation that has ended.
  func forget(_ run: LayerAnimationRun) {
    runs.removeAll { $0 === run }
  }

  /// Animates a property of a layer without a view from what was shown, if changes are animated
  /// now.
  ///
  /// Core Animation asks for such an action when a layer that was shown before changes.
  func animateImplicitly(_ key: String, from shown: LayerValues) {
    guard let from = LayerProperty.value(of: shown, at: key) else { return }
    let action = action(forKey: key)
    guard let animation = action as? CAAnimation else { return }
    (animation as? CABasicAnimation)?.fromValue = from
    run(animation, forKey: key)
  }

  /// Whether a change is animated implicitly.
  @inline(__always)
  var changesAreAnimated: Bool { isInLayerTree && changesInTreeAreAnimated }

  private var changesInTreeAreAnimated: Bool {
    view == nil && superlayer != nil && AppEnvironment.isHosted
      // What is set up in the frame in which a layer is added was not shown before.
      && joinedTree?.hasPassed == true
      && ViewAnimationGroup.areEnabled && !CATransaction.disableActions()
      && CATransaction.animationDuration() > 0
  }

  /// The layer's own time at a time of the clock, in seconds.
  func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(at: time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the clock at a time of the layer's own; a layer that stands still has only one.
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard speed != 0 else { return AppEnvironment.current.clock.now }
    let outer = (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.clockTime(at: outer) ?? outer
  }
}
