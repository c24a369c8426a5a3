import Foundation

extension CALayer {
  /// Changes the model, and animates that where a block of `UIView.animate` runs or where changes of the
  /// layer are always animated.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - way: how far what is shown is from the new model; nil where views do not animate the property.
  @inline(__always)
  func change(
    _ key: String, _ way: @autoclosure () -> LayerChange? = nil,
    _ body: (inout LayerValues) -> Void
  ) {
    // Most changes, an animator's among them, are not animated; what follows would slow them down here.
    guard changesMayAnimate else { return body(&values) }
    changeAnimated(key, way, body)
  }

  /// Whether changes are collected for an animation of views, or are animated by themselves.
  @inline(__always)
  private var changesMayAnimate: Bool {
    ViewAnimationGroup.collecting != nil || changesAreAnimated
  }

  @inline(never)
  private func changeAnimated(
    _ key: String, _ way: () -> LayerChange?, _ body: (inout LayerValues) -> Void
  ) {
    if let group = ViewAnimationGroup.collecting, let way = way() {
      body(&values)
      return animate(way, in: group)
    }
    guard changesAreAnimated else { return body(&values) }
    let shown = presentedValues()
    body(&values)
    animateImplicitly(key, from: shown)
  }

  func setBounds(_ rect: CGRect) {
    let old = values.bounds
    guard old != rect else { return }
    view?.boundsWillChange(to: rect)
    let way = LayerChange.bounds(
      origin: CGVector(dx: old.minX - rect.minX, dy: old.minY - rect.minY),
      size: CGSize(width: old.width - rect.width, height: old.height - rect.height))
    change("bounds", way) { $0.bounds = rect }
    view?.boundsDidChange(from: old)
    if view == nil { setNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func setOpacity(_ opacity: CGFloat) {
    setNumber(\.opacity, min(max(opacity, 0), 1), "opacity") { .opacity($0) }
  }

  func setNumber(
    _ property: WritableKeyPath<LayerValues, CGFloat>, _ number: CGFloat, _ name: String,
    change way: (CGFloat) -> LayerChange
  ) {
    let old = values[keyPath: property]
    guard old != number, number.isAccepted(for: "CALayer.\(name)") else { return }
    change(name, way(old - number)) { $0[keyPath: property] = number }
  }

  /// The values that are shown now, in the middle of animations.
  package func presentedValues() -> LayerValues {
    guard !changes.isEmpty || !runs.isEmpty else { return values }
    var shown = values
    // The newest change starts from the model, an older one from what the newer ones show.
    for change in changes.reversed() {
      change.change.apply(to: &shown, remaining: change.group?.remaining ?? 0)
    }
    for run in runs { run.apply(to: &shown) }
    shown.opacity = min(max(shown.opacity, 0), 1)
    return shown
  }

  /// What a colour starts from: what is shown, or for a step of several what the step before leads to.
  var valuesBeforeChange: LayerValues {
    ViewAnimationGroup.collecting?.isStep == true ? values : presentedValues()
  }

  /// Whether touches are held back while the layer moves.
  var isHoldingTouchesBack: Bool {
    changes.contains { $0.group?.allowsUserInteraction == false }
  }

  func hasAnimation(of group: ViewAnimationGroup) -> Bool {
    changes.contains { $0.group === group }
  }

  func endAnimations(of group: ViewAnimationGroup) {
    changes.removeAll { $0.group === group }
  }

  /// The model's values with what groups animate here where each has a share of its way ahead.
  func values(
    under groups: [ViewAnimationGroup], remaining: (ViewAnimationGroup) -> CGFloat
  ) -> LayerValues {
    var shown = values
    for change in changes.reversed() {
      guard let group = change.group, groups.contains(where: { $0 === group }) else { continue }
      change.change.apply(to: &shown, remaining: remaining(group))
    }
    return shown
  }

  /// Gives the model new values where they are others than those of a second set, without animation.
  func adopt(_ new: LayerValues, insteadOf old: LayerValues) {
    ViewAnimationGroup.runWithoutAnimation {
      if new.position != old.position { position = new.position }
      if new.bounds != old.bounds { setBounds(new.bounds) }
      if new.transform != old.transform { setAffineTransform(new.transform) }
      if new.opacity != old.opacity { setOpacity(new.opacity) }
      if new.cornerRadius != old.cornerRadius { cornerRadius = new.cornerRadius }
      if new.borderWidth != old.borderWidth { borderWidth = new.borderWidth }
      if new.shadowOpacity != old.shadowOpacity { shadowOpacity = Float(new.shadowOpacity) }
      if new.shadowRadius != old.shadowRadius { shadowRadius = new.shadowRadius }
      if new.shadowOffset != old.shadowOffset { shadowOffset = new.shadowOffset }
      if new.backgroundColor != old.backgroundColor { backgroundColor = new.backgroundColor }
      if new.borderColor != old.borderColor { borderColor = new.borderColor }
    }
  }

  private func animate(_ change: LayerChange, in group: ViewAnimationGroup) {
    let replaced = changes.filter {
      $0.change.isReplaced(by: change) && $0.group?.keepsColors(beside: group) != true
    }
    changes.removeAll { old in
      old.change.isReplaced(by: change) && old.group?.keepsColors(beside: group) != true
    }
    changes.append(RunningChange(change: change, group: group))
    group.include(self)
    for old in replaced where old.group !== group { old.group?.interrupt(self) }
  }
}

extension CALayer {
  /// Returns the value that a key path leads to, such as "transform.rotation.z"; nil for an unknown one.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerProperty.value(of: values, at: keyPath)?.any
  }

  /// Returns the value of a property, or one that the user has set under a key of its own.
  public func value(forKey key: String) -> Any? {
    if let value = LayerProperty.value(of: values, at: key)?.any ?? values.userValues[key] {
      return value
    }
    #if canImport(ObjectiveC)
      return nil
    #else
      return KeyValueTables.knownValue(of: self, key: key) ?? nil
    #endif
  }

  /// Sets the value that a key path leads to.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let present = LayerProperty.value(of: values, at: keyPath) else {
      return keep(value, forKey: keyPath)
    }
    let asked = value == nil ? present.nothing : LayerValue(value)
    guard let layerValue = asked, layerValue.matching(present) != nil else {
      return refuse(value, forKeyPath: keyPath)
    }
    var changed = values
    LayerProperty.set(layerValue, of: &changed, at: keyPath)
    changed.opacity = min(max(changed.opacity, 0), 1)
    let key = String(keyPath.prefix { $0 != "." })
    if key == "bounds" { return setBounds(changed.bounds) }
    change(key) { $0 = changed }
  }

  /// Sets the value of a property, or keeps one under a key of the user's own.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Sets a property that is not animated by its name, or keeps a value of the user's own.
  private func keep(_ value: Any?, forKey key: String) {
    #if !canImport(ObjectiveC)
      if let isSet = KeyValueTables.setKnown(value, of: self, key: key) {
        if !isSet { refuse(value, forKeyPath: key) }
        return
      }
    #endif
    values.userValues[key] = value
  }

  private func refuse(_ value: Any?, forKeyPath keyPath: String) {
    RefusedInput.report(
      for: "CALayer.setValue(_:forKeyPath:)",
      problem: "\(value.map { "\($0)" } ?? "nil") does not fit the key path \(keyPath).",
      remedy: "Give it a finite number, or a value of the property's type.")
  }
}
