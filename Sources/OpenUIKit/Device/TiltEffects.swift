// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The motion effects of views, which follow the tilt of a device.
///
/// Each value is an additive animation of the view's layer: model values do not change.
@MainActor
struct TiltEffects {
  private struct Entry {
    weak var view: UIView?
    let effect: UIMotionEffect
    /// The keys of the animations that the effect has added.
    var animations: [String] = []
  }

  /// The part of gravity along the screen at which an effect is complete, in g: a tilt of 30°; own choice.
  private static let fullTilt = 0.5

  private var entries: [Entry] = []
  private var offset = UIOffset.zero

  func effects(of view: UIView) -> [UIMotionEffect] {
    entries.filter { $0.view === view }.map(\.effect)
  }

  mutating func add(_ effect: UIMotionEffect, to view: UIView) {
    entries.removeAll { $0.view == nil }
    guard !entries.contains(where: { $0.view === view && $0.effect === effect }) else { return }
    entries.append(Entry(view: view, effect: effect))
    apply(at: entries.count - 1)
  }

  mutating func remove(_ effect: UIMotionEffect, from view: UIView) {
    for index in entries.indices
    where entries[index].view === view && entries[index].effect === effect { clear(at: index) }
    entries.removeAll { $0.view === view && $0.effect === effect }
  }

  /// Applies the effects of a tilt from the posture in which a phone is held upright.
  mutating func follow(_ posture: DevicePosture) {
    func tilt(_ gravity: Double) -> CGFloat {
      CGFloat(min(max(gravity / Self.fullTilt, -1), 1))
    }
    offset = UIOffset(
      horizontal: tilt(posture.gravity.x), vertical: tilt(posture.gravity.z))
    for index in entries.indices { apply(at: index) }
  }

  private mutating func clear(at index: Int) {
    for key in entries[index].animations {
      entries[index].view?.layer.removeAnimation(forKey: key)
    }
    entries[index].animations = []
  }

  private mutating func apply(at index: Int) {
    clear(at: index)
    guard let view = entries[index].view,
      let values = entries[index].effect.keyPathsAndRelativeValues(forViewerOffset: offset)
    else { return }
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      let animation = CABasicAnimation(keyPath: Self.layerPath(path))
      animation.isAdditive = true
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      animation.repeatCount = .infinity
      let key = "UIMotionEffect \(index) \(path)"
      view.layer.add(animation, forKey: key)
      entries[index].animations.append(key)
    }
  }

  /// The path of a property of a view's layer: paths of motion effects begin at the view.
  private static func layerPath(_ path: String) -> String {
    if path.hasPrefix("layer.") { return String(path.dropFirst("layer.".count)) }
    guard path.hasPrefix("center") else { return path }
    return "position" + path.dropFirst("center".count)
  }
}
