// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The view of fixed size on which an experiment runs, with its animator, named items and events.
///
/// The stage retains everything that was added to it until the recording ends.
@MainActor
public final class ExperimentStage {
  /// The reference view of the animator.
  public let view: UIView

  /// The animator of the experiment; `add(_:)` adds behaviors to it.
  public let animator: UIDynamicAnimator

  /// The seconds since the start, at the end of the frame that is being simulated.
  public internal(set) var time: TimeInterval = 0

  /// Called when an item of a logged collision behavior begins contact, after the event is recorded.
  public var contactBegan: (@MainActor (UIDynamicItem) -> Void)?

  private(set) var items: [(name: String, item: UIDynamicItem)] = []
  private(set) var events: [ExperimentTrace.Event] = []
  private var animators: [(name: String, animator: UIDynamicAnimator)] = []
  private var eventLog: ExperimentEventLog?
  private var scheduled: [(time: TimeInterval, body: @MainActor () -> Void)] = []

  /// Creates a stage with an empty view of a size.
  public init(size: CGSize) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .white
    animator = UIDynamicAnimator(referenceView: view)
    let eventLog = ExperimentEventLog(stage: self)
    self.eventLog = eventLog
    animator.delegate = eventLog
  }

  // MARK: Items and behaviors

  /// Adds a behavior to the animator.
  public func add(_ behavior: UIDynamicBehavior) {
    animator.addBehavior(behavior)
  }

  /// Creates another animator with the same reference view, for what must not share a rest.
  public func makeAnimator(_ name: String) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = eventLog
    animators.append((name: name, animator: animator))
    return animator
  }

  /// Gives an item the name under which its motion is recorded.
  public func name(_ item: UIDynamicItem, _ name: String) {
    items.append((name: name, item: item))
  }

  /// Puts a named view on the stage.
  @discardableResult
  public func box(_ name: String, size: CGSize, center: CGPoint) -> UIView {
    let box = UIView(frame: CGRect(origin: .zero, size: size))
    box.backgroundColor = .systemBlue
    return place(box, name, at: center)
  }

  /// Puts a named square view on the stage.
  @discardableResult
  public func square(_ name: String, side: CGFloat, center: CGPoint) -> UIView {
    box(name, size: CGSize(width: side, height: side), center: center)
  }

  /// Puts a named round view on the stage, which collides as a circle.
  @discardableResult
  public func disc(_ name: String, diameter: CGFloat, center: CGPoint) -> UIView {
    let frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    let disc = ExperimentDisc(frame: frame)
    disc.backgroundColor = .systemOrange
    disc.layer.cornerRadius = diameter / 2
    return place(disc, name, at: center)
  }

  private func place(_ item: UIView, _ name: String, at center: CGPoint) -> UIView {
    item.center = center
    item.accessibilityIdentifier = name
    view.addSubview(item)
    self.name(item, name)
    return item
  }

  // MARK: Events

  /// Records an event at the present time.
  ///
  /// - Parameters:
  ///   - kind: what happened: `beganContact`, `endedContact`, `paused` and `resumed` are recorded by
  ///     the stage itself; `getter` is a value that was read, `action` and `block` are calls.
  ///   - item: the item that is concerned.
  ///   - otherItem: the other item of a contact.
  ///   - boundary: the identifier of a boundary.
  ///   - point: a point in the coordinates of the stage.
  ///   - value: a text, such as the value that was read.
  public func log(
    kind: String, item: UIDynamicItem? = nil, otherItem: UIDynamicItem? = nil,
    boundary: String? = nil, point: CGPoint? = nil, value: String? = nil
  ) {
    events.append(
      ExperimentTrace.Event(
        time: time, kind: kind, item: item.map { name(of: $0) },
        otherItem: otherItem.map { name(of: $0) },
        boundary: boundary, point: point.map { ExperimentTrace.Point(x: $0.x, y: $0.y) },
        value: value))
  }

  /// Records a value that was read, as `label = value`.
  public func log(_ label: String, _ value: Any, of item: UIDynamicItem? = nil) {
    log(kind: "getter", item: item, value: "\(label) = \(ExperimentTrace.text(of: value))")
  }

  /// Records the contacts of a collision behavior; its delegate is replaced.
  public func logContacts(of collision: UICollisionBehavior) {
    collision.collisionDelegate = eventLog
  }

  /// Calls a closure in the first frame that begins after a number of seconds since the start.
  public func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    scheduled.append((time: seconds, body: body))
  }

  /// Calls the closures that are due.
  func runScheduled(until time: TimeInterval) {
    // A thousandth of a second makes up for display links that are not quite regular.
    let due = scheduled.filter { $0.time <= time + 0.001 }
    scheduled.removeAll { $0.time <= time + 0.001 }
    for entry in due { entry.body() }
  }

  /// The name of an item, or `unnamed`.
  func name(of item: UIDynamicItem) -> String {
    items.first { $0.item === item }?.name ?? "unnamed"
  }

  /// The name of an animator; that of the stage is `animator`.
  func name(of animator: UIDynamicAnimator) -> String {
    animators.first { $0.animator === animator }?.name ?? "animator"
  }

  /// Ends all motion and releases what the closures of the experiment hold.
  func end() {
    for animator in [animator] + animators.map({ $0.animator }) { animator.removeAllBehaviors() }
    scheduled = []
    contactBegan = nil
  }
}

/// A view that collides as the circle in its bounds.
final class ExperimentDisc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
