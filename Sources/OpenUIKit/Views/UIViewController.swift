import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself.

/// The owner of a view tree: makes it when it is first needed, and hears when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  var appearance = Appearance.disappeared
  /// Whether a transition, and not the view tree, tells the controller when it has appeared.
  var managesAppearance = false
  var isAppearanceAnimated = false
  var storedPresented: UIViewController?
  var storedPresentation: UIPresentationController?
  /// The presentation or dismissal over this controller that is on its way.
  var runningPresentation: ControllerTransition?
  weak var ownTransition: ControllerTransition?
  /// Whether a presentation brings the controller, and whether a dismissal takes it away.
  var isComing = false
  var isLeaving = false
  /// Where the view belongs while a full screen is over it.
  weak var viewHome: UIView?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?

  /// Where the controller is on its way on and off the screen.
  enum Appearance {
    case appearing, appeared, disappearing, disappeared
  }

  /// The title; none unless set.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The controllers inside of this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one is inside of.
  open internal(set) weak var parent: UIViewController?
  /// The controller that this one, or one around it, shows over itself.
  open var presentedViewController: UIViewController? {
    storedPresented ?? parent?.presentedViewController
  }
  /// The controller that shows this one, or one around it, over itself.
  open internal(set) var presentingViewController: UIViewController? {
    get { storedPresenting ?? parent?.presentingViewController }
    set { storedPresenting = newValue }
  }
  private weak var storedPresenting: UIViewController?

  // MARK: Making a controller

  /// Creates a controller; there are no nib files, so the arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name of the nib file, which is not read.
  public let nibName: String?
  /// The bundle of the nib file, which is not read.
  public let nibBundle: Bundle?
  /// The storyboard that made the controller; nil for one made in code.
  open internal(set) var storyboard: UIStoryboard?

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

  /// Tells that the margins of the view changed; for subclasses to override.
  open func viewLayoutMarginsDidChange() {}

  /// What this controller's own bars cover of its view, besides what is covered already; none unless
  /// set.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.invalidateSolution()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Brings the view's constraints up to date; for subclasses to override, calling super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells that the view is about to get another size; for subclasses to override.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Traits

  /// What the content has to suit: that of the simulator's screen.
  open var traitCollection: UITraitCollection { .current }

  /// Tells that the traits changed; for subclasses to override, never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells that the traits are about to change; for subclasses to override, never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The style that the content has whatever the screen's is; kept, and without effect here.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Tells that memory is short; for subclasses to override, never called here.
  open func didReceiveMemoryWarning() {}

  /// Whether the view is on its way onto the screen by a presentation.
  open var isBeingPresented: Bool { isComing || (parent?.isBeingPresented ?? false) }

  /// Whether the view is on its way off the screen by a dismissal.
  open var isBeingDismissed: Bool { isLeaving }

  /// Whether the view is on its way into a container.
  open internal(set) var isMovingToParent = false

  /// Whether the view is on its way out of a container.
  open internal(set) var isMovingFromParent = false

  /// Whether what is shown may be changed by the user; false unless set.
  open var isEditing = false

  /// Sets whether what is shown may be changed by the user; for subclasses to extend.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The size that the controller wants in a container; none unless set, and without effect here.
  open var preferredContentSize = CGSize.zero

  // MARK: Bars and turning

  /// Whether the status bar should be hidden; false unless overridden, and without effect here.
  open var prefersStatusBarHidden: Bool { false }

  /// The look that the status bar should have; `.default` unless overridden, and without effect here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The controller whose wishes for the status bar count; without effect here.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The controller whose wishes for the status bar count; without effect here.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Asks for the status bar's wishes again; without effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the bar at the lower edge should be hidden; false unless overridden, without effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Edges at which the app's gestures come before the system's; without effect here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whether the interface turns with the device; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// The ways in which the interface may be turned; without effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The way in which the interface is presented; without effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Edges at which the view reaches below bars; all unless set, and without effect here.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view reaches below bars that cover it; false unless set, and without effect here.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether bars add to the insets of scroll views; true unless set, and without effect here.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the bar of buttons is hidden while this controller is on top; without effect here.
  open var hidesBottomBarWhenPushed = false

  // MARK: Children

  /// Takes a controller inside of this one; its view is placed by the caller.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of the one that it is inside of.
  open func removeFromParent() { leaveParent() }

  /// Tells that the controller will be inside of another; for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller is inside of another; for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts the view of a child in the place of another's, with animations.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether children hear of appearing and disappearing with this one; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear; for containers that do it themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared; for containers that do it themselves.
  open func endAppearanceTransition() {
    endTransition(animated: isAppearanceAnimated)
    isAppearanceAnimated = false
  }

  // MARK: Presenting

  /// How this controller is shown over another; `.automatic`, a sheet, unless set.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How this controller comes and goes; `.coverVertical` unless set.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Chooses the animators of this controller's presentation; nil unless set, and not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a sheet of this controller stays when the user taps beside it; false unless set.
  open var isModalInPresentation = false

  /// Whether this controller's view is what `.currentContext` covers; without effect here.
  open var definesPresentationContext = false

  /// Whether this controller chooses how those in its context come; without effect here.
  open var providesPresentationContextTransitionStyle = false

  /// Shows a controller over this one, or over the outermost that it is inside of.
  ///
  /// The completion is called when the controller has appeared: with an animation after its duration,
  /// otherwise at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away the controller shown over this one, or this one where it is shown over another.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    var holder = presenter
    while let current = holder, current.storedPresented == nil { holder = current.parent }
    guard let holder else {
      completion?()
      return
    }
    holder.takeAwayPresented(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the container around: pushed or presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = navigationController {
      container.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Segues

  /// Shows the controller that was registered for a segue: `UIStoryboardSegue.register`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboardSegue.perform(identifier, from: self, sender: sender)
  }

  /// Whether a segue may happen; true unless overridden, and asked only by storyboards.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Tells that a segue is about to happen; for subclasses to override.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The superview of the controller's view; where it has none, whoever shows the controller.
  open override var next: UIResponder? {
    storedView?.storedSuperview ?? parent ?? presentingViewController
  }
}
