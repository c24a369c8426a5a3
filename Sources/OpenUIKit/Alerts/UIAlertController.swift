// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows an alert or an action sheet: a title, a message, text fields and buttons.
///
/// A tap outside of an action sheet chooses its cancel button, if there is one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of the alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The style of the alert.
  public let preferredStyle: Style

  /// The text below the title; none unless set.
  open var message: String?

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The emphasized action; none unless set.
  open var preferredAction: UIAlertAction?

  /// The text fields in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?

  private let panel = AlertPanel()

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Creates a sheet without texts.
  public convenience init() {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Creates an alert without texts; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds an action; a second cancel action is refused.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return RefusedInput.report(
        for: "UIAlertController.addAction(_:)",
        problem: "There is a button that cancels already.",
        remedy: "Use the style .default for the others.")
    }
    actions.append(action)
  }

  /// Adds a text field, which the handler configures; the first one becomes the first responder.
  ///
  /// An action sheet has no text fields: the call is refused with a diagnostic.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return RefusedInput.report(
        for: "UIAlertController.addTextField(configurationHandler:)",
        problem: "An action sheet has no fields to type into.", remedy: "Use the style .alert.")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Makes the panel.
  open override func loadView() {
    view = panel
    let ordered = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    panel.show(
      title: title, message: message, fields: textFields ?? [], actions: ordered,
      isRow: preferredStyle == .alert && ordered.count == 2, emphasised: preferredAction
    ) { [weak self] action in self?.choose(action) }
  }

  /// Makes the first text field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Chooses the cancel action, if there is one.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// An action of an alert, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// Cancels; changes nothing.
    case cancel = 1
    /// Destructive: red.
    case destructive = 2
  }

  /// The text.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether the action is enabled; true unless set.
  open var isEnabled = true {
    didSet { isEnabledDidChange?() }
  }
  /// Updates the button of the action.
  final var isEnabledDidChange: (@MainActor () -> Void)?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action; the handler is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Creates an action without a text.
  public convenience override init() {
    self.init(title: nil, style: .default)
  }
}

/// Presents an alert in the middle or at the lower edge of a dimmed screen.
final class AlertPresentation: UIPresentationController {
  /// UIKit's width of an alert, the distance of a sheet from the edges, and its dimming.
  private static let width: CGFloat = 270
  private static let gap: CGFloat = 8
  private static let dimming: CGFloat = 0.3

  private let dimmingView = UIView()

  private var isSheet: Bool {
    (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds, let panel = presentedView as? AlertPanel else {
      return .zero
    }
    let width = isSheet ? room.width - 2 * Self.gap : min(Self.width, room.width - 2 * Self.gap)
    let height = panel.height(forWidth: width)
    let top = isSheet ? room.maxY - height - Self.gap : room.midY - height / 2
    // On whole points, so that the panel's lines are sharp.
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: top.rounded(), width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    dimmingView.frame = containerView?.bounds ?? .zero
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dimmingView.alpha = 0
    containerView?.insertSubview(dimmingView, at: 0)
    if isSheet {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self] _ in
        (self?.presentedViewController as? UIAlertController)?.cancel()
      }
      dimmingView.addGestureRecognizer(tap)
    }
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = 1
    }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in
      dimmingView.alpha = 0
    }
  }
}
