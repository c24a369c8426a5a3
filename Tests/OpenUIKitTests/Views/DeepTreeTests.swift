// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Work in trees that are deeper than the stack has frames for.
@MainActor
// One after another: they share a chain.
@Suite("Deep trees of views, layers and controllers", .serialized)
struct DeepTreeTests {
  private static let depth = 50_000
  private static let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// Notes in which order views are laid out, drawn, told, and update their constraints, by the numbers of their
  /// levels from the top.
  private final class Noted: UIView {
    static var events: [Int] = []
    /// How often views were asked for the style that they set.
    static var questions = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      Noted.events.append(tag)
    }
    override func draw(_ rect: CGRect) { Noted.events.append(tag) }
    override func updateConstraints() {
      Noted.events.append(tag)
      super.updateConstraints()
    }
    override func safeAreaInsetsDidChange() { Noted.events.append(tag) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      Noted.events.append(tag)
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get {
        Noted.questions += 1
        return super.overrideUserInterfaceStyle
      }
      set { super.overrideUserInterfaceStyle = newValue }
    }
  }

  /// Makes a chain of views with the numbers from 0 on.
  private static func makeChain(fromTop: Bool) -> (top: Noted, end: Noted) {
    func make(_ number: Int) -> Noted {
      let view = Noted(frame: box)
      view.tag = number
      return view
    }
    InterfaceStyles.areUsed = true
    let first = make(fromTop ? 0 : depth)
    var last = first
    for index in 1...depth {
      let next = make(fromTop ? index : depth - index)
      if fromTop { last.addSubview(next) } else { next.addSubview(last) }
      last = next
    }
    return fromTop ? (first, last) : (last, first)
  }

  /// The chain that the tests share, and how often its views were asked while it was made; making it takes longer
  /// than most of the tests.
  private static let shared = {
    Noted.questions = 0
    let (top, end) = makeChain(fromTop: true)
    return (top: top, end: end, questions: Noted.questions)
  }()

  private let top = Self.shared.top
  private let end = Self.shared.end

  init() {
    top.removeFromSuperview()
    Noted.events = []
  }

  private func forEachView(_ body: (Noted) -> Void) {
    var view: UIView? = end
    while let current = view {
      if let noted = current as? Noted { body(noted) }
      view = current.superview
    }
  }

  /// Whether each view of a chain was noted once, from the top or from the end.
  private func isNotedOnce(fromTop: Bool = true) -> Bool {
    Noted.events.elementsEqual(fromTop ? Array(0...Self.depth) : (0...Self.depth).reversed())
  }

  @Test("where styles are used, views are added in linear time")
  func additions() {
    #expect(Self.shared.questions < 20 * Self.depth)
    Noted.questions = 0
    let other = Self.makeChain(fromTop: false)
    #expect(Noted.questions < 20 * Self.depth)
    #expect(other.end.isDescendant(of: other.top))
  }

  @Test("each view takes another style once, after its superview")
  func styles() {
    Noted.questions = 0
    top.overrideUserInterfaceStyle = .dark
    #expect(isNotedOnce() && end.traitCollection.userInterfaceStyle == .dark)
    #expect(Noted.questions < 20 * Self.depth)
    top.overrideUserInterfaceStyle = .unspecified
  }

  @Test("each view is laid out once, after its superview")
  func layout() {
    forEachView { $0.setNeedsLayout() }
    end.layoutIfNeeded()
    #expect(isNotedOnce())
    Noted.events = []
    end.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(Noted.events == [Self.depth])
  }

  @Test("insets reach all views, the outermost of which begins two points below the edge")
  func safeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0)
    controller.view.addSubview(top)
    top.frame = Self.box.offsetBy(dx: 0, dy: 2)
    #expect(end.safeAreaInsets == UIEdgeInsets(top: 3, left: 3, bottom: 0, right: 0))
    controller.view.layoutIfNeeded()
    #expect(end.constraintState.reportedSafeArea.top == 3)
    top.removeFromSuperview()
    top.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(end.constraintState.reportedSafeArea == .zero)
  }

  @Test("each view is drawn once, after its superview")
  func display() {
    forEachView { $0.setNeedsDisplay() }
    top.displayTree()
    #expect(isNotedOnce())
    Noted.events = []
    end.setNeedsDisplay()
    top.displayTree()
    #expect(Noted.events == [Self.depth])
    #expect(top.treeDrawing().isEmpty)
  }

  @Test("all views fill the outermost one when it has grown")
  func autoresizing() {
    forEachView { view in
      view.frame = Self.box
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    top.frame = CGRect(x: 3, y: 4, width: 30, height: 50)
    var others = 0
    forEachView { if $0 !== top, $0.frame != top.bounds { others += 1 } }
    #expect(others == 0)
    forEachView { $0.autoresizingMask = [] }
    forEachView { $0.frame = Self.box }
  }

  @Test("controllers appear from the inside out, and disappear")
  func controllers() {
    final class Controller: UIViewController {
      static var appearedCount = 0
      static var last: Controller?
      override func viewDidAppear(_ animated: Bool) {
        Controller.appearedCount += 1
        Controller.last = self
      }
      override func viewDidDisappear(_ animated: Bool) { Controller.appearedCount -= 1 }
    }
    let top = Controller()
    var last = top
    let depth = Self.depth / 2
    for _ in 1...depth {
      let next = Controller()
      last.addChild(next)
      last.view.addSubview(next.view)
      last = next
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 50))
    window.rootViewController = top
    window.isHidden = false
    #expect(Controller.appearedCount == depth + 1 && Controller.last === top)
    #expect(last.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(Controller.appearedCount == 0)
    Controller.last = nil
  }

  @Test("each layer lays out its sublayers once, after its superlayer")
  func layers() {
    final class Layer: CALayer {
      static var names: [String] = []
      override func layoutSublayers() { Layer.names.append(name ?? "") }
    }
    let top = Layer()
    var last = top
    for index in 1...Self.depth {
      let next = Layer()
      next.name = "\(index)"
      last.addSublayer(next)
      last = next
    }
    top.name = "0"
    top.layoutIfNeeded()
    #expect(Layer.names == (0...Self.depth).map { "\($0)" })
  }

  // The last one, because the views then ask for the outermost view with each change of their frames.
  @Test("the constraints of each view are updated once, before those of its superview")
  func constraints() {
    forEachView { $0.constraintState.needsUpdate = true }
    end.translatesAutoresizingMaskIntoConstraints = false
    let width = end.widthAnchor.constraint(equalToConstant: 7)
    width.isActive = true
    top.updateConstraintsIfNeeded()
    #expect(isNotedOnce(fromTop: false))
    top.layoutIfNeeded()
    #expect(end.bounds.width == 7)
    width.isActive = false
    end.translatesAutoresizingMaskIntoConstraints = true
  }
}
