import Foundation

/// Asks the user something: a title, a message, fields to type into, and buttons, which can be tapped.
///
/// A tap beside an action sheet is one on its button that cancels, where there is one.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the question is shown.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// Where the question is shown.
  public let preferredStyle: Style

  /// The text below the title; none unless set.
  open var message: String?

  /// The buttons, in the order of their adding.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that is emphasised; none unless set.
  open var preferredAction: UIAlertAction?

  /// The fields to type into, in the order of their adding; nil where there are none.
  open private(set) var textFields: [UITextField]?

  private let panel = AlertPanel()

  /// Creates a question without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Creates a question in the middle without texts; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button; a second one that cancels is refused.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      return RefusedInput.report(
        for: "UIAlertController.addAction(_:)",
        problem: "There is a button that cancels already.",
        remedy: "Use the style .default for the others.")
    }
    actions.append(action)
  }

  /// Adds a field to type into, which the handler sets up; the first one is typed into at once.
  ///
  /// An action sheet has none: the call is refused with a diagnostic.
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

  /// Lets the first field be typed into.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Chooses the button that cancels, if there is one.
  func cancel() {
    if let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
  }

  private func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button does to what the alert is about.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing.
    case cancel = 1
    /// Something that cannot be undone: red.
    case destructive = 2
  }

  /// The text.
  public let title: String?
  /// What the button does.
  public let style: Style
  /// Whether it can be tapped; true unless set.
  open var isEnabled = true {
    didSet { isEnabledDidChange?() }
  }
  /// Called for the button that is shown.
  final var isEnabledDidChange: (@MainActor () -> Void)?
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button; the handler is called after the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// Puts an alert in the middle or at the lower edge of a dimmed screen.
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
