// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Written by .ci/embed from the files 'Template/*': edit those.

#if Port
/// The files that are part of the code.
enum EmbeddedFiles {
  /// The texts by the names of their files.
  static let texts: [String: String] = [
"Manifest.txt": ####"""
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Ported",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "OpenUIDynamics", path: "{PACKAGE}", traits: [{TRAITS}])],
  targets: [
    .target(
      name: "PortedApp",
      dependencies: [
        .product(name: "UIKit", package: "OpenUIDynamics"),
        .product(name: "DynamicsSimulator", package: "OpenUIDynamics"),
        .product(name: "DynamicsPreview", package: "OpenUIDynamics"),
      ]),
    .executableTarget(
      name: "App",
      dependencies: ["PortedApp", .product(name: "UIKit", package: "OpenUIDynamics")],
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]),
  ]
)

"""####,
"PortedApp.txt": ####"""
import DynamicsPreview
import DynamicsSimulator
import Foundation
import PlaygroundSupport
import UIKit

/// Shows the ported app in the live preview, or runs it headless and prints its events.
public enum PortedApp {
  /// Runs the app; called by `main.swift`, whose isolation is implicit in Swift 5.
  public static func run(_ make: @escaping @MainActor @Sendable () -> UIViewController) {
    MainActor.assumeIsolated { start(make) }
  }

  @MainActor
  private static func start(_ make: @escaping @MainActor @Sendable () -> UIViewController) {
    let options = RunOptions(CommandLine.arguments.dropFirst())
    UIImage.searchFolders = options.imageFolders
    guard options.isHeadless else {
      DynamicsPreview.run(make(), size: options.size, host: options.host, port: options.port)
    }
    report(make(), options)
  }

  @MainActor
  private static func report(_ controller: UIViewController, _ options: RunOptions) {
    let simulator = Simulator(rootViewController: controller, size: options.size)
    let start = positions(of: simulator)
    let title = (controller as? any RootHost)?.title(of: controller) ?? "\(type(of: controller))"
    simulator.schedule(options.touches)
    if let path = options.recordPath {
      let recording = simulator.record(playable: options.isPlayable) {
        $0.advance(by: options.seconds)
      }
      write(recording, to: path, title: title, tolerance: options.tolerance)
    } else {
      simulator.advance(by: options.seconds)
    }
    print("\(title): \(number(simulator.time, 2)) s on \(size(options.size)) points, "
      + "\(Int((simulator.time / simulator.frameDuration).rounded())) frames")
    let shown = 20
    for event in simulator.events.prefix(shown) { print("  \(event)") }
    if simulator.events.count > shown { print("  … \(simulator.events.count - shown) more events") }
    let contacts = simulator.events.count { $0.kind == .beganContact }
    let states = simulator.itemStates
    print("contacts \(contacts), dynamic items \(states.count), views \(views(in: simulator.view))")
    for state in states.prefix(shown) {
      let motion = state.isAwake ? "moves at \(number(Double(state.speed), 1)) pt/s" : "rests"
      print("  \(state.name) at \(point(state.position)), \(motion)")
    }
    if states.count > shown { print("  … \(states.count - shown) more items") }
    let end = positions(of: simulator)
    let moved = end.count { place in start[place.key].map { $0 != place.value } ?? false }
    print("views that moved \(moved), new \(end.count { start[$0.key] == nil })")
  }

  /// Writes a recording in the format that the extension of the path names.
  @MainActor
  private static func write(
    _ recording: Recording, to path: String, title: String, tolerance: Double
  ) {
    do {
      let text =
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "svg": recording.animatedSVG(tolerance: tolerance)
        case "json": String(decoding: try recording.jsonTrace(), as: UTF8.self)
        case "csv": recording.csvTrace()
        default: recording.htmlPage(title: title)
        }
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      print("cannot write '\(path)': \(error.localizedDescription)")
      exit(1)
    }
  }

  /// The screen positions of all descendant views.
  @MainActor
  private static func positions(of simulator: Simulator) -> [ObjectIdentifier: CGPoint] {
    var found: [ObjectIdentifier: CGPoint] = [:]
    var waiting = simulator.view.subviews
    while let view = waiting.popLast() {
      found[ObjectIdentifier(view)] = view.superview?.convert(view.center, to: nil) ?? view.center
      waiting += view.subviews
    }
    return found
  }

  @MainActor
  private static func views(in view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + views(in: $1) }
  }

  private static func number(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }

  private static func point(_ point: CGPoint) -> String {
    "(\(number(Double(point.x), 1)), \(number(Double(point.y), 1)))"
  }

  private static func size(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
}

/// The command-line options of the program.
struct RunOptions {
  var isHeadless = false
  var seconds = 5.0
  var size = CGSize(width: 390, height: 844)
  var port: UInt16?
  var host: String?
  var recordPath: String?
  /// Whether visitors of the recorded page can take hold of the items.
  var isPlayable = false
  /// The folders of the app's images.
  var imageFolders: [String] = []
  /// How far the motion of a picture may be from the recording, in points.
  var tolerance = 0.25
  var touches: [ScriptedTouch] = []

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--headless" {
        isHeadless = true
        continue
      }
      if option == "--playable" {
        isPlayable = true
        continue
      }
      let value = rest.popFirst() ?? ""
      switch option {
      case "--host":
        host = value
        continue
      case "--record":
        recordPath = value
        continue
      case "--images":
        imageFolders.append(value)
        continue
      default: break
      }
      let numbers = value.split(separator: ",").compactMap { Double($0) }
      switch option {
      case "--tolerance": tolerance = numbers.first ?? tolerance
      case "--for": seconds = numbers.first ?? seconds
      case "--port": port = numbers.first.map { UInt16($0) } ?? port
      case "--size" where numbers.count == 2: size = CGSize(width: numbers[0], height: numbers[1])
      case "--tap" where numbers.count == 3:
        touches.append(.tap(at: CGPoint(x: numbers[0], y: numbers[1]), time: numbers[2]))
      case "--drag" where numbers.count == 6:
        touches.append(
          .drag(
            from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
            start: numbers[4], duration: numbers[5]))
      default: break
      }
    }
  }
}

/// A view controller that hosts a root that is not a view controller.
@MainActor
protocol RootHost {
  func title(of controller: UIViewController) -> String
}

/// Shows a view.
public final class ViewHost: UIViewController, RootHost {
  private let make: @MainActor () -> UIView

  public init(_ make: @escaping @MainActor () -> UIView) {
    self.make = make
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let shown = make()
    if shown.bounds.isEmpty { shown.frame = view.bounds }
    view.addSubview(shown)
  }

  func title(of controller: UIViewController) -> String {
    view.subviews.first.map { "\(type(of: $0))" } ?? "view"
  }
}

/// Runs a playground page and shows its live view.
public final class PlaygroundHost: UIViewController, RootHost {
  private let page: @MainActor () -> Void

  public init(_ page: @escaping @MainActor () -> Void) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    page()
    guard let shown = PlaygroundPage.current.liveViewController else { return }
    addChild(shown)
    place(shown.view)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  /// Fills the screen; a live view that is larger is scaled down to it, as a whole.
  private func place(_ shown: UIView) {
    let screen = view.bounds
    shown.frame = screen
    guard let size = (PlaygroundPage.current.liveView as? UIView)?.bounds.size,
      size.width > screen.width || size.height > screen.height
    else { return }
    let scale = min(screen.width / size.width, screen.height / size.height)
    shown.bounds.size = size
    shown.transform = CGAffineTransform(scaleX: scale, y: scale)
    shown.center = CGPoint(x: screen.midX, y: screen.midY)
  }

  func title(of controller: UIViewController) -> String { "page" }
}

/// The layout of storyboard stubs: views at the top, controls at the bottom.
@MainActor
public final class PlaceholderLayout {
  private let root: UIView
  private var views = 0
  private var controls = 0
  private var addedViews: [UIView] = []

  public init(in root: UIView) {
    self.root = root
    if root.backgroundColor == nil { root.backgroundColor = .white }
  }

  /// The next frame of 80×80 points, in rows from the top left.
  public func nextFrame() -> CGRect {
    let columns = max(Int((root.bounds.width - 20) / 100), 1)
    defer { views += 1 }
    return CGRect(
      x: 20 + CGFloat(views % columns) * 100, y: 100 + CGFloat(views / columns) * 100, width: 80,
      height: 80)
  }

  /// The next control frame of 120×40 points, in rows from the bottom left.
  public func nextControlFrame() -> CGRect {
    let columns = max(Int((root.bounds.width - 20) / 130), 1)
    defer { controls += 1 }
    return CGRect(
      x: 20 + CGFloat(controls % columns) * 130,
      y: root.bounds.height - 60 - CGFloat(controls / columns) * 50, width: 120, height: 40)
  }

  public func add<View: UIView>(_ view: View, _ name: String) -> View {
    root.addSubview(view)
    switch view {
    case let button as UIButton:
      if button.currentTitle == nil, button.currentImage == nil {
        button.setTitle(name, for: .normal)
        if button.buttonType == .custom { button.setTitleColor(.systemBlue, for: .normal) }
      }
    case is UIControl, is UIScrollView, is UIStackView: break
    case let label as UILabel: if label.text == nil { label.text = name }
    case let picture as UIImageView:
      if picture.image == nil {
        picture.image = sceneImage(name, width: 80, height: 80)
      }
    default:
      if view.backgroundColor == nil {
        view.backgroundColor = Self.colors[addedViews.count % Self.colors.count]
      }
    }
    addedViews.append(view)
    return view
  }

  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    root.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Keeps an object as long as the root, which a weak outlet would not.
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    let kept = objc_getAssociatedObject(root, &Self.keptKey) as? [AnyObject] ?? []
    objc_setAssociatedObject(root, &Self.keptKey, kept + [object], .OBJC_ASSOCIATION_RETAIN)
    return object
  }

  private static var keptKey: UInt8 = 0

  private static let colors: [UIColor] = [
    .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
  ]
}

"""####,
"PortedScene.txt": ####"""
import Foundation
import UIKit

// What the code of storyboard scenes calls.

/// The image with a name; a frame with the name if there is none.
@MainActor
public func sceneImage(_ name: String, width: Double, height: Double) -> UIImage {
  if let image = UIImage(named: name) { return image }
  if let known = framedNames[name] { return known }
  let size = CGSize(width: max(width, 1), height: max(height, 1))
  let image = UIGraphicsImageRenderer(size: size).image { _ in
    let frame = CGRect(origin: .zero, size: size)
    UIColor.systemGray5.setFill()
    UIBezierPath(rect: frame).fill()
    UIColor.systemGray.setStroke()
    UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5)).stroke()
    let fontSize = min(12, size.height * 0.6, size.width / Double(max(name.count, 1)) * 1.7)
    let font = UIFont.systemFont(ofSize: max(fontSize, 2))
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.systemGray,
    ]
    let area = (name as NSString).size(withAttributes: attributes)
    (name as NSString).draw(
      at: CGPoint(x: (size.width - area.width) / 2, y: (size.height - area.height) / 2),
      withAttributes: attributes)
  }
  framedNames[name] = image
  return image
}

@MainActor private var framedNames: [String: UIImage] = [:]

/// Creates a constraint, which is activated if it is installed on a phone held upright.
@MainActor
public func sceneConstraint(
  _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
  _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: Double, constant: Double,
  priority: Float, isActive: Bool = true
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
    attribute: secondAttribute, multiplier: multiplier, constant: constant)
  constraint.priority = UILayoutPriority(priority)
  constraint.isActive = isActive
  return constraint
}

/// Keeps an object of a scene as long as its controller, which a weak outlet would not.
@MainActor
@discardableResult
public func sceneKeep<Object: AnyObject>(_ object: Object, _ owner: AnyObject) -> Object {
  let kept = objc_getAssociatedObject(owner, &keptObjects) as? [AnyObject] ?? []
  objc_setAssociatedObject(owner, &keptObjects, kept + [object], .OBJC_ASSOCIATION_RETAIN)
  return object
}

@MainActor private var keptObjects: UInt8 = 0

/// Tells a controller which of the scenes of its class is its own.
@MainActor
public func sceneChosen<Controller: UIViewController>(
  _ controller: Controller, _ id: String
) -> Controller {
  objc_setAssociatedObject(controller, &chosenScene, id, .OBJC_ASSOCIATION_RETAIN)
  return controller
}

/// The scene of a controller whose class has several; nil for the first one.
@MainActor
public func sceneChoice(_ controller: UIViewController) -> String? {
  objc_getAssociatedObject(controller, &chosenScene) as? String
}

@MainActor private var chosenScene: UInt8 = 0

/// Puts a controller into a navigation controller.
@MainActor
public func sceneNavigation(
  _ container: UINavigationController, _ root: UIViewController, isBarHidden: Bool = false,
  hasLargeTitles: Bool = false, hasToolbar: Bool = false
) -> UINavigationController {
  container.setViewControllers([root], animated: false)
  container.isNavigationBarHidden = isBarHidden
  container.navigationBar.prefersLargeTitles = hasLargeTitles
  if hasToolbar { container.isToolbarHidden = false }
  return container
}

/// Puts controllers into a tab bar controller.
@MainActor
public func sceneTabs(
  _ container: UITabBarController, _ controllers: [UIViewController]
) -> UITabBarController {
  container.setViewControllers(controllers, animated: false)
  return container
}

/// Sets the title and image of a controller in a tab bar.
@MainActor
public func sceneTabItem(
  _ controller: UIViewController, title: String?, image: UIImage?
) -> UIViewController {
  controller.tabBarItem.title = title
  controller.tabBarItem.image = image
  return controller
}

/// Performs a segue as UIKit does: the source is asked, and prepares it.
@MainActor
public func scenePerform(
  _ source: UIViewController, _ identifier: String?, _ kind: UIStoryboardSegue.Kind, sender: Any?,
  segue: UIStoryboardSegue.Maker? = nil, _ make: @MainActor () -> UIViewController
) {
  if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) {
    return
  }
  UIStoryboardSegue.perform(
    identifier, kind: kind, from: source, sender: sender, segue: segue, destination: make)
}

/// Goes back to the controller that showed this one.
@MainActor
public func sceneUnwind(_ source: UIViewController, sender: Any?) {
  if let container = source.navigationController, container.viewControllers.count > 1 {
    container.popViewController(animated: true)
  } else {
    source.dismiss(animated: true)
  }
}

/// Calls code when a control, a bar button or a gesture recognizer is used.
@MainActor
public func sceneTrigger(
  _ sender: AnyObject, _ controller: UIViewController,
  _ call: @escaping @MainActor (UIViewController, Any?) -> Void
) {
  let perform: @MainActor () -> Void = { [weak controller, weak sender] in
    if let controller { call(controller, sender) }
  }
  switch sender {
  case let control as UIControl:
    control.addAction(UIAction { _ in perform() }, for: .primaryActionTriggered)
  case let item as UIBarButtonItem:
    let title = item.title
    item.primaryAction = UIAction { _ in perform() }
    item.title = title
  case let cell as UITableViewCell: cell.selectionHandler = perform
  case let cell as UICollectionViewCell: cell.selectionHandler = perform
  case let recognizer as UIGestureRecognizer:
    recognizer.addHandler { if $0.state == .ended { perform() } }
  default: break
  }
}

/// Embeds a controller in a container view.
@MainActor
public func sceneEmbed(
  _ source: UIViewController, _ identifier: String?, in view: UIView,
  _ make: @MainActor () -> UIViewController
) {
  let destination = make()
  let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  source.prepare(for: segue, sender: nil)
  source.addChild(destination)
  destination.view.frame = view.bounds
  destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(destination.view)
  destination.didMove(toParent: source)
}

/// Frames a view that stands for one whose class does not exist, and names the class.
@MainActor
public func sceneStandIn(_ view: UIView, _ name: String) {
  view.layer.borderWidth = 1
  view.layer.borderColor = UIColor.systemGray.cgColor
  let label = UILabel(frame: view.bounds)
  label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  label.text = name
  label.textAlignment = .center
  label.textColor = .systemGray
  view.addSubview(label)
}

"""####,
  ]

  /// The text of a file that is there.
  static func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("no file \(name) is embedded") }
    return text
  }
}
#endif
