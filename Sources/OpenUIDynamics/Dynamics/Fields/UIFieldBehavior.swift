import Foundation

/// Acts on its items wherever they are inside of a region: gravity of several kinds, springs, drag,
/// noise, or what a block of yours says.
///
/// A field acts on the items that were added to it, not on everything in its region (S112). Any
/// number of fields may act on an item; what they do adds up.
///
///     let well = UIFieldBehavior.radialGravityField(position: view.center)
///     well.strength = 2
///     well.falloff = 2
///     well.addItem(ball)
///     animator.addBehavior(well)
///
/// What a field does is multiplied by its strength and by max(r, `minimumRadius`) to the power of
/// −`falloff`, where r is the distance from the position in metres of 100 points (S101, P04); at a
/// distance of 100 points a field has its own strength whatever its falloff. Each factory tells the
/// law and the unit of its kind.
///
/// Forces are sampled once per step where the item will be 3/8 of the step later: together with the
/// sub-steps of the engine, that keeps the energy of orbits and swings instead of feeding or draining
/// it.
@MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// What the field does to its items; own extension.
  public let kind: Kind

  private var list = ItemList()
  private var values: FieldValues
  private var area = UIRegion.infinite

  /// What a custom field does; nil for the other kinds.
  var evaluationBlock:
    ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

  /// Which of all noises a noise or turbulence field shows.
  var seed: UInt64 = 0 {
    didSet { intentDidChange() }
  }

  /// Creates a field of a kind with its defaults; own extension, which the factories need to make
  /// subclasses.
  ///
  /// A custom field without a block, as this one makes it, does nothing.
  public required init(kind: Kind) {
    self.kind = kind
    values = FieldValues(kind: kind)
    super.init()
  }

  /// Not available, as in UIKit: use a factory.
  @available(*, unavailable, message: "Use a factory, such as springField().")
  public convenience override init() {
    self.init(kind: .custom)
  }

  /// Adds an item; one that is there already is ignored (FB01).
  open func addItem(_ item: any UIDynamicItem) {
    guard list.append(item) else { return }
    effect?.addItem(item, method: "UIFieldBehavior.addItem(_:)")
  }

  /// Removes an item; one that is not there is ignored (FB02).
  open func removeItem(_ item: any UIDynamicItem) {
    guard let item = list.remove(item) else { return }
    effect?.removeItem(item)
  }

  /// The items in the order of adding (FB03).
  open var items: [any UIDynamicItem] { list.items }

  /// The origin of the field and the center of its region, in points; (0, 0) unless a factory sets
  /// it (FB04).
  ///
  /// A position that is not finite is refused with a diagnostic.
  open var position: CGPoint {
    get { values.position }
    set {
      guard Self.accepts(newValue, method: "UIFieldBehavior.position") else { return }
      values.position = newValue
      intentDidChange()
    }
  }

  /// Where the field acts, around its position; infinite unless set (FB05, S100).
  open var region: UIRegion {
    get { area }
    set {
      area = newValue
      intentDidChange()
    }
  }

  /// Scales what the field does; 1 unless set, negative reverses it (FB06).
  ///
  /// A number that is not finite is refused with a diagnostic.
  open var strength: CGFloat {
    get { values.strength }
    set { set(\.strength, newValue, method: "UIFieldBehavior.strength") }
  }

  /// How fast the field weakens with the distance, as an exponent; 0, which does not weaken, unless
  /// set; 2 is the inverse square (FB07).
  ///
  /// A number that is not finite is refused with a diagnostic.
  open var falloff: CGFloat {
    get { values.falloff }
    set { set(\.falloff, newValue, method: "UIFieldBehavior.falloff") }
  }

  /// Points from the position below which the field does not grow any more; 1 unless set, and less
  /// acts like 1 (FB08, S101).
  ///
  /// A number that is negative or not finite is refused with a diagnostic.
  open var minimumRadius: CGFloat {
    get { values.minimumRadius }
    set { set(\.minimumRadius, newValue, from: 0, method: "UIFieldBehavior.minimumRadius") }
  }

  /// Where linear gravity and velocity fields point, with its length as a factor; zero for the
  /// others (FB09).
  ///
  /// A part that is not finite is refused with a diagnostic.
  open var direction: CGVector {
    get { values.direction }
    set {
      guard Self.accepts(newValue, method: "UIFieldBehavior.direction") else { return }
      values.direction = newValue
      intentDidChange()
    }
  }

  /// How smooth noise is, from 0, noisy, to 1, smooth; 0 for kinds without noise (FB10).
  ///
  /// A number outside of this range is refused with a diagnostic.
  open var smoothness: CGFloat {
    get { values.smoothness }
    set {
      let method = "UIFieldBehavior.smoothness"
      guard Self.accepts(newValue, from: 0, through: 1, method: method) else { return }
      values.smoothness = newValue
      intentDidChange()
    }
  }

  /// How often per second noise changes; 0, which freezes it, for kinds without noise (FB11, S108).
  ///
  /// A number that is not finite is refused with a diagnostic.
  open var animationSpeed: CGFloat {
    get { values.animationSpeed }
    set { set(\.animationSpeed, newValue, method: "UIFieldBehavior.animationSpeed") }
  }

  private func set(
    _ property: WritableKeyPath<FieldValues, CGFloat>, _ value: CGFloat,
    from lowest: CGFloat = -Tuning.greatestNumber, method: String
  ) {
    guard Self.accepts(value, from: lowest, method: method) else { return }
    values[keyPath: property] = value
    intentDidChange()
  }

  override func makeEffect(in simulation: Simulation) -> BehaviorEffect? {
    FieldEffect(self, in: simulation)
  }

  override func restoration() -> Restoration {
    let base = super.restoration()
    let (list, values, area, seed) = (list, values, area, seed)
    return {
      base()
      self.list = list
      self.values = values
      self.area = area
      self.seed = seed
    }
  }
}

extension UIFieldBehavior {
  /// What the field does, as plain numbers.
  var law: FieldLaw { FieldLaw(kind: kind, values: values, noise: SimplexNoise(seed: seed)) }
}

/// What the user has set, in the user's units.
struct FieldValues {
  var position = CGPoint.zero
  var strength: CGFloat = 1
  var falloff: CGFloat = 0
  var minimumRadius = Tuning.leastFieldRadius
  var direction = CGVector.zero
  var smoothness: CGFloat = 0
  var animationSpeed: CGFloat = 0

  /// The defaults of a kind: noise is smooth and changes once per second (S108).
  init(kind: UIFieldBehavior.Kind) {
    guard kind == .noise || kind == .turbulence else { return }
    smoothness = 1
    animationSpeed = 1
  }
}
