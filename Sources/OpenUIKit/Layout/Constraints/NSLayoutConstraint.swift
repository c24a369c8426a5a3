import Foundation

/// A linear relation between two attributes of views or guides: first = multiplier × second + constant.
///
/// A constraint has an effect while it is active. Changing `constant` changes the layout in the next
/// pass; `layoutIfNeeded()` in an animation block animates it.
///
/// A constraint that contradicts more important ones, or earlier required ones, is missed by as little
/// as possible; for a required one a diagnostic says so.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private static var count = 0

  /// The order in which constraints were made, which decides between equal ones.
  let number: Int
  weak var owner: UIView?
  /// Whether it was told already that the constraint cannot be met.
  var isViolationReported = false
  private weak var storedFirstItem: AnyObject?
  private weak var storedSecondItem: AnyObject?
  /// Whether the constraint has two items; one of them may be gone.
  let hasSecondItem: Bool
  /// Whether the numbers and attributes that it was made of make sense.
  private let isUsable: Bool

  /// The attribute on the left.
  public let firstAttribute: Attribute
  /// The attribute on the right.
  public let secondAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// The factor of the attribute on the right.
  public let multiplier: CGFloat

  /// The view or guide on the left; not retained.
  open var firstItem: AnyObject? { storedFirstItem }
  /// The view or guide on the right; not retained, nil for a constant size.
  open var secondItem: AnyObject? { storedSecondItem }

  /// What is added to the attribute on the right, in points.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isAccepted(for: "NSLayoutConstraint.constant") else {
        constant = oldValue
        return
      }
      owner?.invalidateSolution()
    }
  }

  /// How important the constraint is; required unless set, and limited to 1 to 1000.
  open var priority = UILayoutPriority.required {
    didSet {
      let number = priority.rawValue
      if !(number >= 1 && number <= 1000) {
        priority = number.isFinite ? UILayoutPriority(min(max(number, 1), 1000)) : oldValue
      }
      if priority != oldValue { owner?.invalidateSolution() }
    }
  }

  /// A name for messages; none unless set.
  open var identifier: String?

  /// Whether a nib would keep the constraint; kept, and without effect here.
  open var shouldBeArchived = false

  /// Creates a constraint, not active yet: view1.attr1 relates to multiplier × view2.attr2 + c.
  ///
  /// Anything but a view or a layout guide, a number that is not finite and a missing second item with
  /// an attribute are refused: such a constraint has no effect when it is activated.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    isBetweenAnchors: Bool = false
  ) {
    Self.count += 1
    number = Self.count
    storedFirstItem = first
    storedSecondItem = second
    // The item of an anchor may be gone before the constraint is made.
    hasSecondItem = second != nil || isBetweenAnchors
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = secondAttribute
    let isFinite =
      multiplier.isAccepted(for: "NSLayoutConstraint.init(multiplier:)")
      && constant.isAccepted(for: "NSLayoutConstraint.init(constant:)")
    self.multiplier = isFinite ? multiplier : 1
    self.constant = isFinite ? constant : 0
    isUsable = isFinite && (hasSecondItem || firstAttribute.isSize)
    super.init()
  }

  /// Whether the constraint has an effect; setting it installs it at the nearest view around both
  /// items, or takes it away.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { install() } else { owner?.removeConstraint(self) } }
  }

  /// Gives every constraint of a list an effect.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes the effect of every constraint of a list away.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    guard owner == nil else { return }
    guard isUsable else {
      return RefusedInput.report(
        for: "NSLayoutConstraint.isActive",
        problem: "\(formula) was made of what makes no constraint, so it stays inactive.",
        remedy: "Give it finite numbers, and a place a second view or guide to be measured from.")
    }
    guard let owner = commonView else {
      return RefusedInput.report(
        for: "NSLayoutConstraint.isActive",
        problem: "\(formula) has no view around both of its items, so it stays inactive.",
        remedy: "Add the views to the same view tree before activating their constraints.")
    }
    owner.addConstraint(self)
  }

  /// The nearest view that both items are in.
  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard hasSecondItem else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view }
      candidate = view.storedSuperview
    }
    return nil
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The relation as a formula.
  open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated { formula }
  }

  var formula: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    var right = "\(constant)"
    if hasSecondItem {
      let factor = multiplier == 1 ? "" : "\(multiplier) × "
      let sum = constant == 0 ? "" : constant < 0 ? " − \(-constant)" : " + \(constant)"
      right = "\(factor)\(Self.name(of: secondItem)).\(secondAttribute)\(sum)"
    }
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return
      "\(name)\(Self.name(of: firstItem)).\(firstAttribute) \(relation.sign) \(right)\(strength)"
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let identifier =
      (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    return identifier.flatMap { $0.isEmpty ? nil : $0 } ?? String(describing: type(of: item))
  }
}
