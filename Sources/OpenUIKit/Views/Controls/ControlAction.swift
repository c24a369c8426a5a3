// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A registered handler of a control's events: a target with a method, or an action.
@MainActor
struct ControlAction {
  /// The function to call.
  enum Call {
    #if !canImport(ObjectiveC)
      case selector(Selector)
    #endif
    case method(@MainActor (AnyObject, UIControl) -> Void)
    case action(UIAction)
  }

  let call: Call
  weak var target: AnyObject?
  /// Distinguishes a deallocated target from a nil target.
  var hadTarget = false
  var events: UIControl.Event

  #if !canImport(ObjectiveC)
    var selector: Selector? {
      if case .selector(let selector) = call { return selector }
      return nil
    }
  #endif

  var uiAction: UIAction? {
    if case .action(let action) = call { return action }
    return nil
  }

  var isUIAction: Bool { uiAction != nil }

  init(
    call: Call, target: AnyObject? = nil, events: UIControl.Event
  ) {
    self.call = call
    self.target = target
    hadTarget = target != nil
    self.events = events
  }
}

extension UIControl {
  /// Adds a method of a target for control events; the target is not retained.
  ///
  /// Name the method with its type:
  /// `button.addTarget(self, action: GameViewController.jump, for: …)`.
  @preconcurrency
  public func addTarget<Target: AnyObject, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result,
    for controlEvents: Event
  ) {
    add(
      .method { target, _ in if let target = target as? Target { _ = action(target)() } },
      target: target, controlEvents)
  }

  /// Adds a method of a target that receives the control, for control events; the target is not
  /// retained.
  @preconcurrency
  public func addTarget<Target: AnyObject, Sender, Result>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    for controlEvents: Event
  ) {
    add(
      .method { target, control in
        if let target = target as? Target, let control = control as? Sender {
          _ = action(target)(control)
        }
      }, target: target, controlEvents)
  }

  func add(_ call: ControlAction.Call, target: Any?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    #if !canImport(ObjectiveC)
      if case .selector(let selector) = call,
        let known = actions.firstIndex(where: {
          $0.selector == selector && $0.target === object && $0.hadTarget == (object != nil)
        })
      {
        actions[known].events.formUnion(events)
        return
      }
    #endif
    actions.append(ControlAction(call: call, target: object, events: events))
  }

  func removeActions(for events: Event, where isMeant: (ControlAction) -> Bool) {
    for index in actions.indices where isMeant(actions[index]) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls a function for each handler, with its action or target, its events, and a flag that
  /// stops the iteration.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for action in actions where !isStopped {
      #if canImport(ObjectiveC)  // Not compiled so far.
        iterator(action.uiAction, nil, action.events, &isStopped)
      #else
        iterator(
          action.uiAction, action.selector.map { (action.target, $0) }, action.events, &isStopped)
      #endif
    }
  }
}
