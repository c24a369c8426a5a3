import Foundation

/// Joins an item to a point or to another item, by a rod or by a spring.
///
/// A fresh attachment is a rigid rod whose ends turn freely (S080). A frequency makes it a spring
/// (S081), which rests at `length` from the other end; with a length of 0 it rests exactly there
/// (S083). Joined items do not collide with each other (S079).
@MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is joined to.
  public enum AttachmentType: Int, Sendable {
    /// Another item (AT01).
    case items
    /// A point of the animator's coordinate system (AT02).
    case anchor
  }

  /// Whether the other end is an item or a point (AT13).
  public let attachedBehaviorType: AttachmentType

  /// The item at the first end.
  let item: any UIDynamicItem
  /// Where the first item is held, in points from its center, turning with it.
  let offset: UIOffset
  /// The item at the other end; nil for an anchor.
  let otherItem: (any UIDynamicItem)?
  /// Where the other item is held, in points from its center, turning with it.
  let otherOffset: UIOffset
  /// Whether the user has set the length; if not, it follows from where the ends are.
  private(set) var isLengthSet = false

  private var anchor: CGPoint
  private var distance: CGFloat
  private var dampingRatio: CGFloat = 0
  private var springFrequency: CGFloat = 0

  // MARK: Making

  /// Joins an item's center to a point (AT03).
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Joins a point of an item, given in points from its center, to a point of the animator's
  /// coordinate system (AT04).
  ///
  /// A number that is not finite is refused with a diagnostic and taken as no offset, or as the
  /// item's center.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    let method = "UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)"
    attachedBehaviorType = .anchor
    self.item = item
    self.offset = Self.accepts(offset, method: method) ? offset : .zero
    otherItem = nil
    otherOffset = .zero
    anchor = Self.accepts(point, method: method) ? point : item.center
    distance = Self.distance(from: Self.point(at: self.offset, of: item), to: anchor)
    super.init()
  }

  /// Joins the centers of two items (AT05).
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Joins a point of an item to a point of another, each given in points from the center (AT06).
  ///
  /// An offset that is not finite is refused with a diagnostic and taken as none.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    let method = "UIAttachmentBehavior.init(item:offsetFromCenter:attachedTo:offsetFromCenter:)"
    attachedBehaviorType = .items
    item = item1
    offset = Self.accepts(offset1, method: method) ? offset1 : .zero
    otherItem = item2
    otherOffset = Self.accepts(offset2, method: method) ? offset2 : .zero
    anchor = .zero
    distance = Self.distance(
      from: Self.point(at: offset, of: item1), to: Self.point(at: otherOffset, of: item2))
    super.init()
  }

  // MARK: Reading and changing

  /// The item, or the two items, that are joined (AT12).
  open var items: [any UIDynamicItem] { otherItem.map { [item, $0] } ?? [item] }

  /// The point that the item is joined to, movable at any time; (0, 0) between two items (AT14,
  /// S082).
  ///
  /// A point that is not finite is refused with a diagnostic. Between two items it has no effect.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard Self.accepts(newValue, method: "UIAttachmentBehavior.anchorPoint") else { return }
      anchor = newValue
      intentDidChange()
    }
  }

  /// The distance in points that the attachment keeps between its ends; at first the distance at
  /// which they were when it was made (AT15).
  ///
  /// A negative number, or one that is not finite, is refused with a diagnostic.
  open var length: CGFloat {
    get { distance }
    set {
      let method = "UIAttachmentBehavior.length"
      guard Self.accepts(newValue, from: 0, through: Tuning.greatestCoordinate, method: method)
      else { return }
      distance = newValue
      isLengthSet = true
      intentDidChange()
    }
  }

  /// The damping ratio of the spring; 1 does not oscillate, 0 never stops; 0 unless set (AT16).
  ///
  /// It only counts with a frequency. A negative number is refused with a diagnostic.
  open var damping: CGFloat {
    get { dampingRatio }
    set {
      guard Self.acceptsNotNegative(newValue, method: "UIAttachmentBehavior.damping") else {
        return
      }
      dampingRatio = newValue
      intentDidChange()
    }
  }

  /// Oscillations per second of the spring; 0, as at the start, is a rigid rod (AT17).
  ///
  /// A negative number is refused with a diagnostic.
  open var frequency: CGFloat {
    get { springFrequency }
    set {
      guard Self.acceptsNotNegative(newValue, method: "UIAttachmentBehavior.frequency") else {
        return
      }
      springFrequency = newValue
      intentDidChange()
    }
  }

  /// Takes the distance at which the ends are in the animator's coordinates, for items whose own
  /// coordinates are others.
  func adopt(initialLength: CGFloat) {
    guard !isLengthSet else { return }
    distance = initialLength
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    AttachmentEffect(self, in: simulation)
  }

  override func restoration() -> Restoration {
    let base = super.restoration()
    let (anchor, distance, isLengthSet) = (anchor, distance, isLengthSet)
    let (dampingRatio, springFrequency) = (dampingRatio, springFrequency)
    return {
      base()
      self.anchor = anchor
      self.distance = distance
      self.isLengthSet = isLengthSet
      self.dampingRatio = dampingRatio
      self.springFrequency = springFrequency
    }
  }

  // MARK: Geometry

  /// Where a point of an item lies, turned with the item.
  private static func point(at offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
    let rotation = ItemOrientation(transform: item.transform).rotation
    let cosine = CGFloat(rotation.cosine)
    let sine = CGFloat(rotation.sine)
    return CGPoint(
      x: item.center.x + cosine * offset.horizontal - sine * offset.vertical,
      y: item.center.y + sine * offset.horizontal + cosine * offset.vertical)
  }

  /// The distance of two points; 0 where an item's own center is not finite.
  private static func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
    let x = end.x - start.x
    let y = end.y - start.y
    let distance = (x * x + y * y).squareRoot()
    return distance.isFinite ? distance : 0
  }
}
