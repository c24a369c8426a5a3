// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu: a title and elements, which are actions and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String

    /// Creates an identifier from its string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown and behaves.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown in the enclosing menu, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One action at a time is checked: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a palette; drawn like `displayInline`.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// The size of the system.
    case automatic = -1
  }

  /// The identifier; a unique one by default.
  public let identifier: Identifier
  /// How the menu is shown and behaves.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The size of the elements; stored, drawn as `.large`.
  open var preferredElementSize: ElementSize {
    didSet { reportElementSize() }
  }
  private static var count = 0

  /// Creates a menu with its elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    // Counted rather than random, so that all runs are identical.
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu \(Self.count)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    reportElementSize()
  }

  private func reportElementSize() {
    guard [.small, .medium].contains(preferredElementSize) else { return }
    RefusedInput.reportNoEffect(of: "UIMenu.preferredElementSize")
  }

  /// Returns a menu like this one with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The checked actions; with the option `.singleSelection`, at most one.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Whether the elements are shown in the enclosing menu.
  var isInline: Bool { !options.isDisjoint(with: [.displayInline, .displayAsPalette]) }

  /// Checks a chosen action and no other one, if the menu has a single selection.
  func didChoose(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}

/// An element whose place is taken by elements that are made when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element with a closure that passes the elements to its argument, once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an element whose closure is called each time the menu opens.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  private init(
    isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init()
  }

  /// The elements; none if the closure passes them later, which UIKit waits for.
  var elements: [UIMenuElement] {
    if isCached, let cache { return cache }
    var result: [UIMenuElement] = []
    provider { result = $0 }
    cache = result
    return result
  }
}
