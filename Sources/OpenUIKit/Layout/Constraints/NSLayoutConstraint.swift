// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A linear relation between two attributes of views or guides: first = multiplier × second +
/// constant.
///
/// A constraint applies while it is active. Changing `constant` changes the layout in the next
/// pass; `layoutIfNeeded()` in an animation block animates it.
///
/// A constraint that contradicts constraints of higher priority, or earlier required ones, is
/// violated by the minimum error; a violated required constraint is reported by a diagnostic.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private static var count = 0

  /// The order of creation, which decides between constraints of equal priority.
  let number: Int
  weak var owner: UIView?
  /// Whether the violation of the constraint has been reported.
  var isViolationReported = false
  private weak var storedFirstItem: AnyObject?
  private weak var storedSecondItem: AnyObject?
  /// Whether the constraint has two items; either may have been deallocated.
  private(set) var hasSecondItem = false
  /// Whether the constraint was created with valid numbers and attributes.
  private var isUsable = false

  /// The attribute on the left.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the right.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The relation of the two sides.
  public private(set) var relation = Relation.equal
  /// The factor of the attribute on the right.
  public private(set) var multiplier: CGFloat = 1

  /// The view or guide on the left; not retained.
  open var firstItem: AnyObject? { storedFirstItem }
  /// The view or guide on the right; not retained, nil for a constant size.
  open var secondItem: AnyObject? { storedSecondItem }

  /// The constant added on the right side, in points.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isAccepted(for: "NSLayoutConstraint.constant") else {
        constant = oldValue
        return
      }
      owner?.invalidateSolution()
    }
  }

  /// The priority; required by default, and clamped to 1…1000.
  open var priority = UILayoutPriority.required {
    didSet {
      let number = priority.rawValue
      if !(number >= 1 && number <= 1000) {
        priority = number.isFinite ? UILayoutPriority(min(max(number, 1), 1000)) : oldValue
      }
      if priority != oldValue { owner?.invalidateSolution() }
    }
  }

  /// An identifier for messages; none by default.
  open var identifier: String?

  /// Whether a nib archives the constraint; stored, but has no effect.
  open var shouldBeArchived = false

  /// Called after a nib was loaded; constraints of storyboards are made in code here, so that only the app
  /// calls it.
  open func awakeFromNib() {}

  /// Creates an inactive constraint: view1.attr1 relates to multiplier × view2.attr2 + c.
  ///
  /// Items other than views and layout guides, numbers that are not finite, and a second attribute
  /// without a second item are refused: such a constraint stays inactive.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
  }

  /// Creates a constraint without items, which stays inactive.
  ///
  /// It is the only designated initializer, so that subclasses inherit the others.
  public override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
    isBetweenAnchors: Bool = false
  ) {
    self.init()
    storedFirstItem = first
    storedSecondItem = second
    // An anchor's item may be deallocated before the constraint is created.
    hasSecondItem = second != nil || isBetweenAnchors
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = secondAttribute
    let isFinite =
      multiplier.isAccepted(for: "NSLayoutConstraint.init(multiplier:)")
      && constant.isAccepted(for: "NSLayoutConstraint.init(constant:)")
    self.multiplier = isFinite ? multiplier : 1
    if isFinite { self.constant = constant }
    isUsable = isFinite && (hasSecondItem || firstAttribute.isSize)
  }

  /// Whether the constraint is active; setting it installs the constraint at the nearest common
  /// ancestor of both items, or removes it.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { install() } else { owner?.removeConstraint(self) } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func install() {
    guard owner == nil else { return }
    guard isUsable else {
      return RefusedInput.report(
        for: "NSLayoutConstraint.isActive",
        problem: "\(formula) was created with invalid arguments, so it stays inactive.",
        remedy: "Use finite numbers, and give a second item unless the attribute is a size.")
    }
    guard let owner = commonView else {
      return RefusedInput.report(
        for: "NSLayoutConstraint.isActive",
        problem: "\(formula) has items without a common ancestor, so it stays inactive.",
        remedy: "Add the views to the same view tree before activating their constraints.")
    }
    owner.addConstraint(self)
  }

  /// The nearest common ancestor of both items.
  var commonView: UIView? {
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
