// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that subclasses may override must be declared in the class itself.
// Their work is done in extensions.

/// The owner of a view hierarchy: loads it on demand and is notified when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  private var storedView: UIView?
  var appearance = Appearance.disappeared
  /// Whether a transition of this controller, rather than the view tree, drives its and its children's
  /// appearance callbacks.
  var managesAppearance = false
  /// Whether a transition of this controller or of one above it drives the appearance callbacks.
  var isAppearanceManaged = false
  var isAppearanceAnimated = false
  var storedPresented: UIViewController?
  var storedPresentation: UIPresentationController?
  var storedPopover: UIPopoverPresentationController?
  /// The running presentation or dismissal over this controller.
  var runningPresentation: ControllerTransition?
  weak var ownTransition: ControllerTransition?
  /// Whether the controller is being presented, and whether it is being dismissed.
  var isPresentationRunning = false
  var isDismissalRunning = false
  /// The view's superview to return to after a full-screen presentation.
  weak var superviewToReturnTo: UIView?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?

  /// The title; none by default.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The child view controllers.
  open internal(set) var children: [UIViewController] = []
  /// The parent view controller.
  open internal(set) weak var parent: UIViewController? { didSet { parentDidChange() } }
  /// The controller presented by this controller or one of its ancestors.
  open var presentedViewController: UIViewController? {
    storedPresented ?? parent?.presentedViewController
  }
  /// The controller that presented this controller or one of its ancestors.
  open internal(set) var presentingViewController: UIViewController? {
    get { storedPresenting ?? parent?.presentingViewController }
    set { storedPresenting = newValue }
  }
  private weak var storedPresenting: UIViewController?

  // MARK: Making a controller

  /// Creates a controller whose view comes from the nib with a name, which must be registered in code; the
  /// bundle has no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller; the coder is ignored.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    InterfaceStyles.invalidateAtEnd()
    var released: [AnyObject] = [storedView, storedPresented].compactMap(\.self) + children
    (storedView, storedPresented, children) = (nil, nil, [])
    if !released.isEmpty { TreeRelease.release(&released) }
  }

  /// The name of the nib of the view; nil for none.
  public let nibName: String?
  /// The bundle of the nib, which has no effect.
  public let nibBundle: Bundle?
  /// The storyboard that made the controller; nil for one made in code.
  open internal(set) var storyboard: UIStoryboard?

  // MARK: The view

  /// The root of the controller's view hierarchy, created by `loadView()` on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningViewController = nil
      storedView = newValue
      storedView?.owningViewController = self
      if !children.isEmpty { InterfaceStyles.invalidate() }
    }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    // A `loadView()` that sets nothing must not leave the controller without a view.
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Creates the view: that of the controller's nib if one is registered, otherwise a plain view of the
  /// screen's size.
  open func loadView() {
    if !loadViewFromNib() { loadPlainView() }
  }

  // MARK: Life cycle

  /// Called after the view was loaded; for subclasses to override.
  open func viewDidLoad() {}

  /// Called before the view appears; for subclasses to override.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size; for subclasses to override.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared; for subclasses to override.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; for subclasses to override.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared; for subclasses to override.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the subviews are laid out; for subclasses to override.
  open func viewWillLayoutSubviews() {}

  /// Called after the subviews were laid out; for subclasses to override.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area insets changed; for subclasses to override.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view changed; for subclasses to override.
  open func viewLayoutMarginsDidChange() {}

  /// Insets that the controller adds to its view's safe area; zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      viewIfLoaded?.invalidateSolution()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The insets that the bars of a device cover, which are not drawn here; zero by default.
  ///
  /// Own extension. Those of a window's root view controller are the window's safe area: the controllers that it
  /// presents have them too. Set them before the window is shown.
  public final var deviceSafeAreaInsets = UIEdgeInsets.zero

  /// Updates the view's constraints; for subclasses to override, calling super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called before the view's size changes; for subclasses to override, calling super, which tells the
  /// children their sizes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Traits

  /// The traits of the environment: those of the screen, with the style of the nearest view or controller
  /// that overrides it.
  open var traitCollection: UITraitCollection { .phone(interfaceStyle) }

  /// Called when the traits changed while the view is in a view hierarchy; for subclasses to override.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change; for subclasses to override, never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The interface style of the controller, its view and its children; `.unspecified`, that of the
  /// environment, by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleOverrideDidChange(from: oldValue) }
  }
  var traitObservers = TraitObservers()

  /// Called when memory is low; for subclasses to override, never called here.
  open func didReceiveMemoryWarning() {}

  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { isPresentationRunning || (parent?.isBeingPresented ?? false) }

  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { isDismissalRunning }

  /// Whether the controller is moving to a parent.
  open internal(set) var isMovingToParent = false

  /// Whether the controller is moving from its parent.
  open internal(set) var isMovingFromParent = false

  /// Whether the content is in editing mode; false by default.
  open var isEditing = false

  /// Sets the editing mode; for subclasses to extend.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The preferred size in a container; zero by default; sizes popovers.
  ///
  /// The parent, or the presentation controller, is notified of another value.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }

  /// Called when a child prefers another size; for subclasses to override.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the layout of a child would give it another size; for subclasses to override, never called
  /// here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child where the view has a size: the same, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Bars and rotation

  /// Whether the status bar should be hidden; false by default; has no effect.
  open var prefersStatusBarHidden: Bool { false }

  /// The preferred status bar style; `.default` by default; has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child whose status-bar preferences are used; has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child whose status-bar preferences are used; has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Whether a presentation that does not cover the screen takes over the status bar; has no effect.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Requests an update of the status bar's appearance; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator should be hidden; false by default; has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which app gestures take precedence over system gestures; has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// How the status bar would change; `.fade` by default; has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child whose preference for the home indicator is used; nil by default; has no effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The child whose preference for gestures at edges is used; nil by default; has no effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Requests an update of the home indicator; has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Requests an update of the edges whose gestures the app receives first; has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface rotates with the device; true by default.
  open var shouldAutorotate: Bool { true }

  /// Called before a rotation, until iOS 8; never called here.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called before the changes of a rotation are animated, until iOS 8; never called here.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}

  /// Called after a rotation, until iOS 8; never called here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// The supported interface orientations; has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The preferred orientation for presentation; has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// The edges at which the view extends under bars; all by default; has no effect.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { reportNoEffect(if: edgesForExtendedLayout != .all, in: UIViewController.self) }
  }

  /// Whether the view extends under opaque bars; false by default; has no effect.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { reportNoEffect(if: extendedLayoutIncludesOpaqueBars, in: UIViewController.self) }
  }

  /// Whether bars add to the insets of scroll views; true by default; has no effect.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { reportNoEffect(if: !automaticallyAdjustsScrollViewInsets, in: UIViewController.self) }
  }

  /// The items of the toolbar of a navigation controller while this controller is on top; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.showToolbarItems(animated: false) }
  }

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.showToolbarItems(animated: true) }
  }

  /// Whether the bottom bar is hidden while this controller is on top; has no effect.
  open var hidesBottomBarWhenPushed = false {
    didSet { reportNoEffect(if: hidesBottomBarWhenPushed, in: UIViewController.self) }
  }

  // MARK: Children

  /// Adds a child view controller; the caller adds its view.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller moves to a parent; for subclasses to override.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller moved to a parent; for subclasses to override.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces a child's view with another child's view, with animations.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performTransition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether appearance callbacks are forwarded to children; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins a child's appearance or disappearance; for containers that forward it themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends a child's appearance or disappearance; for containers that forward it themselves.
  open func endAppearanceTransition() {
    endTransition(animated: isAppearanceAnimated)
    isAppearanceAnimated = false
  }

  // MARK: Presenting

  /// The presentation style; `.automatic`, a sheet, by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The transition style; `.coverVertical` by default.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// The delegate that provides the animators of this controller's presentation; nil by default,
  /// and not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether tapping outside the sheet does not dismiss it; false by default.
  open var isModalInPresentation = false

  /// Whether `.currentContext` presentations cover this controller's view; has no effect.
  open var definesPresentationContext = false {
    didSet { reportNoEffect(if: definesPresentationContext, in: UIViewController.self) }
  }

  /// Whether this controller provides the transition style of presentations in its context; has no
  /// effect.
  open var providesPresentationContextTransitionStyle = false

  /// Presents a controller over this one or its outermost ancestor.
  ///
  /// The completion is called when the controller has appeared: after the animation, or immediately
  /// without one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  /// Shows a controller as its container does: pushed or presented.
  open func show(_ vc: UIViewController, sender: Any?) { pushOrPresent(vc) }

  /// Shows a controller as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Segues

  /// Performs a segue registered with `UIStoryboardSegue.register`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboardSegue.perform(identifier, from: self, sender: sender)
  }

  /// Whether a segue may be performed; true by default; asked only by storyboards.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; for subclasses to override.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  #if !canImport(ObjectiveC)
    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands that were added; for subclasses to override.
    open override var keyCommands: [UIKeyCommand]? {
      addedKeyCommands.isEmpty ? nil : addedKeyCommands
    }

    /// Adds a command of a key.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

    /// Removes a command of a key.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
      addedKeyCommands.removeAll { $0 === keyCommand }
    }
  #endif

  /// The next responder: the superview of the controller's view, otherwise the presenting
  /// controller.
  open override var next: UIResponder? {
    storedView?.storedSuperview ?? parent ?? presentingViewController
  }
}
