// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  /// A running change of a property, as a decaying difference from the model.
  struct RunningChange {
    let change: LayerChange
    /// Retained by the clock.
    weak var group: ViewAnimationGroup?
  }

  /// Changes the model values, animated inside a `UIView.animate` block or by the layer's implicit
  /// animations.
  ///
  /// - Parameters:
  ///   - key: the property's name.
  ///   - way: the difference from the new to the old value; nil if view animations do not animate
  ///     the property.
  ///   - isPlace: whether the property is the position or the transform.
  @inline(__always)
  func change(
    _ key: String, _ way: @autoclosure () -> LayerChange? = nil, isPlace: Bool = false,
    _ body: (inout LayerValues) -> Void
  ) {
    if !isPlace { DisplayChanges.note() } else if followsBody { DisplayChanges.noteFollower() }
    // The fast path: most changes, such as an animator's, are not animated.
    guard changesMayAnimate else { return body(&storedValues) }
    changeAnimated(key, way, body)
  }

  /// Whether changes may be animated, by a view animation block or implicitly.
  @inline(__always)
  private var changesMayAnimate: Bool {
    ViewAnimationGroup.collecting != nil || changesAreAnimated
  }

  @inline(never)
  private func changeAnimated(
    _ key: String, _ way: () -> LayerChange?, _ body: (inout LayerValues) -> Void
  ) {
    if let group = ViewAnimationGroup.collecting, let way = way() {
      body(&storedValues)
      return animate(way, in: group)
    }
    guard changesAreAnimated else { return body(&storedValues) }
    let shown = presentedValues()
    body(&storedValues)
    animateImplicitly(key, from: shown)
  }

  @inline(__always)
  func setPosition(_ position: CGPoint) {
    let old = values.position
    guard old != position, position.isAccepted(for: "CALayer.position") else { return }
    let way = CGVector(dx: old.x - position.x, dy: old.y - position.y)
    change("position", .position(way), isPlace: true) { $0.position = position }
  }

  @inline(__always)
  func setTransform(_ transform: CGAffineTransform) {
    guard values.transform != transform || !values.isFlat,
      transform.isAccepted(for: "CALayer.setAffineTransform(_:)")
    else { return }
    let old = values.transform
    change(
      "transform", ViewAnimationGroup.collecting.map { _ in .transform(from: old, to: transform) },
      isPlace: true
    ) {
      $0.transform = transform
      if !$0.isFlat { $0.depth = nil }
    }
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

  func setFrame(_ frame: CGRect) {
    guard frame.isAccepted(for: "CALayer.frame") else { return }
    var moved = values
    moved.frame = frame
    position = moved.position
    setBounds(moved.bounds)
  }

  func setAnchorPoint(_ point: CGPoint) {
    guard values.anchorPoint != point, point.isAccepted(for: "CALayer.anchorPoint") else { return }
    change("anchorPoint") { $0.anchorPoint = point }
  }

  func setZPosition(_ z: CGFloat) {
    guard values.zPosition != z, z.isAccepted(for: "CALayer.zPosition") else { return }
    Self.areOrderedInDepth = true
    change("zPosition") { $0.zPosition = z }
  }

  func setTransform3D(_ transform: CATransform3D) {
    guard values.transform3D != transform, transform.isAccepted(for: "CALayer.transform") else {
      return
    }
    let old = values.transform
    change("transform", .transform(from: old, to: transform.affinePart)) {
      $0.transform3D = transform
    }
  }

  func setBorderColor(_ color: CGColor?) {
    guard values.borderColor != color else { return }
    let shown = valuesBeforeChange.borderColor
    change("borderColor", .borderColor(from: shown?.colorComponents)) { $0.borderColor = color }
  }

  func setBackgroundColor(_ color: CGColor?) {
    guard values.backgroundColor != color else { return }
    let shown = valuesBeforeChange.backgroundColor
    change("backgroundColor", .backgroundColor(from: shown?.colorComponents)) {
      $0.backgroundColor = color
    }
  }

  func setShadowOffset(_ offset: CGSize) {
    let old = values.shadowOffset
    guard old != offset, offset.isAccepted(for: "CALayer.shadowOffset") else { return }
    let way = CGSize(width: old.width - offset.width, height: old.height - offset.height)
    change("shadowOffset", .shadowOffset(way)) { $0.shadowOffset = offset }
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

  /// The presentation values: the model values with running animations applied.
  package func presentedValues() -> LayerValues {
    guard !changes.isEmpty || !runs.isEmpty else { return values }
    var shown = values
    // The newest change is relative to the model, an older one to the result of the newer ones.
    for change in changes.reversed() {
      change.change.apply(to: &shown, remaining: change.group?.remaining ?? 0)
    }
    for run in runs { run.apply(to: &shown) }
    shown.opacity = min(max(shown.opacity, 0), 1)
    return shown
  }

  /// The start values of a color animation: the presentation values, or the result of the previous
  /// keyframe.
  var valuesBeforeChange: LayerValues {
    ViewAnimationGroup.collecting?.isStep == true ? values : presentedValues()
  }

  /// Whether a running animation blocks touches.
  var isHoldingTouchesBack: Bool {
    changes.contains { $0.group?.allowsUserInteraction == false }
  }

  func hasAnimation(of group: ViewAnimationGroup) -> Bool {
    changes.contains { $0.group === group }
  }

  func endAnimations(of group: ViewAnimationGroup) {
    changes.removeAll { $0.group === group }
  }

  /// The model values with animation groups applied, each with a remaining fraction.
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

  /// Sets the model values that differ between two sets, without animation.
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
