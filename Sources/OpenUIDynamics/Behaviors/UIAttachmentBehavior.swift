// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

/// Joins an item to a point or to another item by a rigid rod, a spring, a rope, a weld, a pin or a
/// slide.
///
/// The initializers make a rigid rod whose ends turn freely (S080). A frequency makes it a spring
/// (S081), which rests at `length` from the other end; with a length of 0 it rests exactly there
/// (S083). The factories make the other kinds, each of which is one joint of the engine (S088).
///
///     let hinge = UIAttachmentBehavior.pinAttachment(
///       with: door, attachedTo: frame, attachmentAnchor: CGPoint(x: 40, y: 100))
///     hinge.attachmentRange = UIFloatRange(minimum: -1, maximum: 0)
///     animator.addBehavior(hinge)
///
/// Lengths and angles are those at the time of the attachment's creation, wherever the items are
/// when it is added to an animator. Joined items do not collide with each other unless
/// `itemsCollide` is set (S079).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is joined to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    ///
    /// (AT01)
    case items
    /// A point of the animator's coordinate system.
    ///
    /// (AT02)
    case anchor
  }

  var settings: Settings

  /// The values that the user has set, which a snapshot holds.
  struct Settings: SnapshotState {
    /// What is joined, where and how.
    var joint: Joint
    /// Whether the joint is in the animator's coordinates, from which those of items may differ.
    var isJointAdopted = false
    /// Whether joined items may collide with each other.
    var itemsCollide = false
    var anchor: CGPoint
    /// The length that was set; nil is that of the joint.
    var length: CGFloat?
    var damping: CGFloat = 0
    var frequency: CGFloat = 0
    var frictionTorque: CGFloat = 0
    var range = UIFloatRange.infinite

    fileprivate init(joint: Joint, anchor: CGPoint) {
      self.joint = joint
      self.anchor = anchor
    }
  }

  /// What is joined, where and how.
  var joint: Joint { settings.joint }

  // MARK: Rods and springs

  /// Joins an item's center to a point.
  ///
  /// (AT03)
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Joins a point of an item, given in points from its center, to a point of the animator's
  /// coordinate system.
  ///
  /// A number that is not finite is refused with a diagnostic and taken as no offset, or as the
  /// item's center (AT04).
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    let method = "UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)"
    let joint = Joint(item, offset, anchor: point, method: method)
    settings = Settings(joint: joint, anchor: joint.anchor)
    super.init()
  }

  /// Joins the centers of two items.
  ///
  /// (AT05)
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Joins a point of an item to a point of another, each given in points from the center.
  ///
  /// An offset that is not finite is refused with a diagnostic and taken as none. Twice the same
  /// item is refused with a diagnostic: the attachment does nothing (AT06).
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    let method = "UIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)"
    let joint = Joint(.distance, item1, offset1, item2, offset2, method: method)
    settings = Settings(joint: joint, anchor: .zero)
    super.init()
  }

  /// Creates what a factory has put together; own extension, which the factories need to make
  /// subclasses.
  ///
  /// A subclass with initializers of its own passes the joint on to `super.init(joint:)`.
  public required init(joint: Joint) {
    settings = Settings(joint: joint, anchor: joint.otherItem == nil ? joint.anchor : .zero)
    super.init()
  }

  // MARK: Other kinds

  /// Returns an attachment that lets two items slide along an axis, but neither turn against each
  /// other nor move across it.
  ///
  /// The rail belongs to the first item and turns with it. `attachmentRange` counts how far the
  /// second item has moved along the axis from where it is now, as seen from the first. An axis of
  /// any length will do (S087). An axis without length, a number that is not finite and twice the
  /// same item are refused with a diagnostic: the attachment does nothing (AT07, S085).
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let method = """
      UIAttachmentBehavior.slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
      """
    return self.init(
      joint: Joint(.sliding, item1, item2, anchor: point, axis: axis, method: method))
  }

  /// Returns an attachment that lets an item slide along an axis, but neither turn nor move across
  /// it.
  ///
  /// The item stays on the parallel to the axis on which it is now, as if a rod held it to the
  /// anchor, which slides; moving `anchorPoint` moves it by as much. `attachmentRange` counts how
  /// far the anchor lies ahead of the item along the axis, 0 where it is now: an item that moves
  /// along the axis counts downwards, as published code for UIKit takes for granted.
  ///
  /// An axis of any length will do (S087). An axis without length and a number that is not finite
  /// are refused with a diagnostic: the attachment does nothing (AT08, S085).
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let method =
      "UIAttachmentBehavior.slidingAttachment(with:attachmentAnchor:axisOfTranslation:)"
    return self.init(
      joint: Joint(.sliding, item, nil, anchor: point, axis: axis, method: method))
  }

  /// Returns a rope between a point of an item and one of another, each given in points from the
  /// center: it limits their distance to `length`.
  ///
  /// An offset that is not finite is refused with a diagnostic and taken as none. Twice the same
  /// item is refused with a diagnostic: the attachment does nothing (AT09, S085).
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let method = """
      UIAttachmentBehavior.limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
      """
    return self.init(joint: Joint(.limit, item1, offset1, item2, offset2, method: method))
  }

  /// Returns a weld that keeps the relative position and rotation of two items; removing it
  /// separates them.
  ///
  /// Where the anchor is makes no difference to what can be seen. A number that is not finite and
  /// twice the same item are refused with a diagnostic: the attachment does nothing (AT10, S085).
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    let method = "UIAttachmentBehavior.fixedAttachment(with:attachedTo:attachmentAnchor:)"
    return self.init(joint: Joint(.fixed, item1, item2, anchor: point, method: method))
  }

  /// Returns a pin: two items rotate about a common point, given in the animator's coordinate
  /// system.
  ///
  /// `attachmentRange` counts the angle by which the second item has turned clockwise from where it
  /// is now, as seen from the first; `frictionTorque` brakes. A number that is not finite and twice
  /// the same item are refused with a diagnostic: the attachment does nothing (AT11, S085).
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self {
    let method = "UIAttachmentBehavior.pinAttachment(with:attachedTo:attachmentAnchor:)"
    return self.init(joint: Joint(.pin, item1, item2, anchor: point, method: method))
  }

  // MARK: Reading and changing

  /// The item, or the two items, that are joined.
  ///
  /// (AT12)
  open var items: [any UIDynamicItem] { joint.otherItem.map { [joint.item, $0] } ?? [joint.item] }

  /// Whether the other end is an item or a point.
  ///
  /// (AT13)
  open var attachedBehaviorType: AttachmentType { joint.otherItem == nil ? .anchor : .items }

  /// The point that the item is joined to, movable at any time; (0, 0) between two items.
  ///
  /// A point that is not finite is refused with a diagnostic. Between two items it has no effect. Before
  /// the attachment is in an animator, it is a new beginning: the length is the distance to this point,
  /// unless it was set (AT14, S082).
  open var anchorPoint: CGPoint {
    get { settings.anchor }
    set {
      guard Self.accepts(newValue, method: "UIAttachmentBehavior.anchorPoint") else { return }
      settings.anchor = newValue
      if dynamicAnimator == nil, settings.joint.measure(to: newValue) {
        // Measured again in the coordinates of the animator to which it is added.
        settings.isJointAdopted = false
      }
      intentDidChange()
    }
  }

  /// The distance in points that a rod or a spring keeps between its ends, or that a rope allows;
  /// at first the distance at which they were when it was made.
  ///
  /// The other kinds have no length and keep to none. A negative number, or one that is not finite,
  /// is refused with a diagnostic (AT15).
  open var length: CGFloat {
    get { settings.length ?? joint.length }
    set {
      let method = "UIAttachmentBehavior.length"
      guard Self.accepts(newValue, from: 0, through: Tuning.maximumCoordinate, method: method)
      else { return }
      settings.length = newValue
      intentDidChange()
    }
  }

  /// The damping ratio of the spring; 1 does not oscillate, 0 never stops; 0 unless set.
  ///
  /// It only counts together with a frequency, and acts along the spring. A negative number is
  /// refused with a diagnostic (AT16, S089).
  open var damping: CGFloat {
    get { settings.damping }
    set { set(\.damping, newValue, method: "UIAttachmentBehavior.damping") }
  }

  /// Oscillations per second of the spring; 0, as at the start, is a rigid rod.
  ///
  /// Whatever the items weigh: of two that are free, it is the frequency at which they swing
  /// against each other. Without damping, springs of up to 10 Hz at the corners of squares, and up to
  /// 20 Hz at centers, swing by at most 1 % more than at first, and after three minutes by at most
  /// 5 % less; stiffer ones lose their swing within seconds. The kinds that factories make are rigid
  /// and have no use for it. A negative number is refused with a diagnostic (AT17, S089).
  open var frequency: CGFloat {
    get { settings.frequency }
    set { set(\.frequency, newValue, method: "UIAttachmentBehavior.frequency") }
  }

  /// The torque with which a pin resists turning, in newtons of a push times meters of 100 points;
  /// 0 unless set.
  ///
  /// A torque of 1 holds against a push of magnitude 1 at 100 points from the pin, and slows an
  /// item of 100 × 100 points and density 1 that is pinned at its center by 6 radians/s². The unit
  /// is inferred: UIKit calls it arbitrary. Other kinds turn freely, or not at all, and have no use
  /// for it. A negative number, or one that is not finite, is refused with a diagnostic (AT18,
  /// S088).
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set { set(\.frictionTorque, newValue, method: "UIAttachmentBehavior.frictionTorque") }
  }

  /// How far a pin may turn, in radians clockwise, or a slide may shift, in points along the axis;
  /// `.infinite` unless set.
  ///
  /// It counts the second end as seen from the first item, and 0 is how they were when the
  /// attachment was made. Other kinds have no use for it. A range without 0, or with an end that is
  /// not a number, is refused with a diagnostic (AT19, S086).
  open var attachmentRange: UIFloatRange {
    get { settings.range }
    set {
      guard Self.accepts(newValue, method: "UIAttachmentBehavior.attachmentRange") else { return }
      settings.range = newValue
      intentDidChange()
    }
  }

  private func set(
    _ property: WritableKeyPath<Settings, CGFloat>, _ value: CGFloat, method: String
  ) {
    guard Self.acceptsNotNegative(value, method: method) else { return }
    settings[keyPath: property] = value
    intentDidChange()
  }

  /// Replaces the joint by the one in the animator's coordinates, the first time only.
  func adopt(_ adopted: Joint) {
    settings.joint = adopted
    settings.isJointAdopted = true
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    AttachmentEffect(self, in: simulation)
  }

  override var setupClass: String { "UIAttachmentBehavior" }
  override var setupDetail: String? { joint.name }

  override var ownState: (any SnapshotState)? {
    get { settings }
    set { if let state = newValue as? Settings { settings = state } }
  }
}
