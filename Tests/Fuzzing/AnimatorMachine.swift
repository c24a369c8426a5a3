// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Random programs over the public interface of the dynamics: animators of all three kinds, every
/// behavior, items of one's own, views, attributes and groups, snapshots, and callbacks that do
/// anything of it at any time.
@MainActor
package final class AnimatorMachine: FuzzMachine {
  package static let name = "animator"
  package static let programLength = 40

  package var onLine: ((String) -> Void)?

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
  let layout = FuzzLayout()
  var animators: [UIDynamicAnimator] = []
  var items: [any UIDynamicItem] = []
  var behaviors: [UIDynamicBehavior] = []
  var moments: [Moment] = []

  /// A snapshot, and the contacts that had been reported by then.
  struct Moment {
    let animator: UIDynamicAnimator
    let snapshot: UIDynamicAnimator.Snapshot
    let contacts: [ObjectIdentifier: Set<String>]
  }

  /// What callbacks are to do, by their names.
  private var hooks: [String: [FuzzOperation]] = [:]
  /// The contacts that each collision behavior has reported.
  var contacts: [ObjectIdentifier: Set<String>] = [:]
  /// The number of callbacks in progress that run operations.
  private(set) var depth = 0
  /// The number of callbacks that have run operations.
  private(set) var fireCount = 0
  /// Whether the program, not the animator, writes an item.
  var isWriting = false
  private var problem: String?
  /// Whether a group was made, which behaviors may keep when it is no longer among the items.
  var hasMadeGroups = false
  /// The number of items of one's own that were made.
  var nameCount = 0
  private let previousHandler: (@MainActor (UIDynamicDiagnostic) -> Void)?

  /// The machine that runs, which objects call from their `deinit`.
  static weak var current: AnimatorMachine?

  package init(seed: UInt64) {
    previousHandler = UIDynamicAnimator.diagnosticHandler
    Self.current = self
    animators = [
      UIDynamicAnimator(), UIDynamicAnimator(referenceView: root),
      UIDynamicAnimator(collectionViewLayout: layout),
    ]
    var random = FuzzRandom(seed: seed)
    items = (0..<10).map { makeItem(number: $0, &random) }
    for animator in animators { animator.delegate = FuzzListener.shared }
    UIDynamicAnimator.diagnosticHandler = { [weak self] diagnostic in
      _ = diagnostic.message
      self?.fire("a diagnostic")
    }
  }

  isolated deinit {
    Self.current = nil
    UIDynamicAnimator.diagnosticHandler = previousHandler
  }

  // MARK: Running

  package func run(_ operation: FuzzOperation) {
    var random = FuzzRandom(seed: operation.seed)
    perform(operation, &random)
  }

  /// Writes a line of the program down; it is run next.
  func say(_ line: @autoclosure () -> String) {
    guard let onLine else { return }
    onLine(String(repeating: "  ", count: depth) + line())
  }

  /// Puts an element into a list.
  ///
  /// What stood there is released when the list has changed: its `deinit` may read the list.
  func replace<Element>(
    _ list: ReferenceWritableKeyPath<AnimatorMachine, [Element]>, at index: Int,
    with element: Element
  ) {
    withExtendedLifetime(self[keyPath: list][index]) { self[keyPath: list][index] = element }
  }

  /// Lets a callback do once what was installed for it.
  func fire(_ callback: String) {
    guard depth < 3, let operations = hooks.removeValue(forKey: callback) else { return }
    say("// In \(callback):")
    fireCount += 1
    depth += 1
    for operation in operations { run(operation) }
    depth -= 1
  }

  func install(_ callback: String, _ operations: [FuzzOperation]) {
    guard !operations.isEmpty else { return }
    say("// \(callback.prefix(1).uppercased())\(callback.dropFirst()) will run code once.")
    hooks[callback] = operations
  }

  // MARK: Checking

  /// Records what must not happen.
  func fail(_ text: @autoclosure () -> String) {
    if problem == nil { problem = text() }
  }

  /// Records a number that is not finite.
  func expectFinite(_ numbers: [CGFloat], _ name: @autoclosure () -> String) {
    if !numbers.allSatisfy(\.isFinite) { fail("\(name()) is not finite: \(numbers)") }
  }

  package func failure() -> String? {
    check()
    return problem
  }
}
