import Foundation

/// The owner of a view tree: makes it when it is first needed, and hears when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  var appearance = Appearance.disappeared

  /// Where the controller is on its way on and off the screen.
  enum Appearance {
    case appearing, appeared, disappearing, disappeared
  }

  /// The title; none unless set.
  open var title: String?
  /// The controllers inside of this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one is inside of.
  open internal(set) weak var parent: UIViewController?
  /// The controller that this one shows over itself.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that shows this one over itself.
  open internal(set) weak var presentingViewController: UIViewController?
  /// How this controller is shown over another; `.automatic` unless set, and without effect here.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  // MARK: Making a controller

  /// Creates a controller; there are no nib files, so the arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// The root of the controller's view tree, made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningViewController = nil
      storedView = newValue
      storedView?.owningViewController = self
    }
  }

  /// The view, without making it.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view where it is not made yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    // A `loadView()` that sets nothing must not leave the controller without a view.
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view; a plain one of the screen's size unless overridden.
  open func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
  }

  // MARK: Life cycle

  /// Tells that the view is made; for subclasses to override.
  open func viewDidLoad() {}

  /// Tells that the view is about to be shown; for subclasses to override.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in its window and has its size; for subclasses to override.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is shown; for subclasses to override.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to go; for subclasses to override.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is gone; for subclasses to override.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the subviews are about to be placed; for subclasses to override.
  open func viewWillLayoutSubviews() {}

  /// Tells that the subviews are placed; for subclasses to override.
  open func viewDidLayoutSubviews() {}

  /// Tells that the distances that bars cover changed; for subclasses to override.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the view is about to get another size; for subclasses to override.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Tells that memory is short; for subclasses to override, never called here.
  open func didReceiveMemoryWarning() {}

  /// Whether the view has been put on screen and is not yet there.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }

  /// Whether the view is on its way off the screen.
  open var isBeingDismissed: Bool {
    appearance == .disappearing && presentingViewController != nil
  }

  /// Whether the status bar should be hidden; false unless overridden, and without effect here.
  open var prefersStatusBarHidden: Bool { false }

  /// Asks for the status bar's wishes again; without effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Children

  /// Takes a controller inside of this one; its view is placed by the caller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of the one that it is inside of.
  open func removeFromParent() { leaveParent() }

  /// Tells that the controller will be inside of another; for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller is inside of another; for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear of appearing and disappearing with this one; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear; for containers that do it themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared; for containers that do it themselves.
  open func endAppearanceTransition() { endTransition(animated: false) }

  // MARK: Presenting

  /// Shows a controller over this one, at once.
  ///
  /// Differs from UIKit: there is no animation, and the completion is called at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag)
    completion?()
  }

  /// Takes away the controller shown over this one, or this one where it is shown over another.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController == nil ? presentingViewController : self)?
      .takeAwayPresented(animated: flag)
    completion?()
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { storedView?.storedSuperview }
}

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a page.
  case pageSheet = 1
  /// As a form.
  case formSheet = 2
  /// Over the presenting controller.
  case currentContext = 3
  /// As the presented controller wants it.
  case custom = 4
  /// Over the whole screen, which stays visible.
  case overFullScreen = 5
  /// Over the presenting controller, which stays visible.
  case overCurrentContext = 6
  /// As a bubble.
  case popover = 7
  /// Not chosen.
  case none = -1
  /// As the system chooses.
  case automatic = -2
}
