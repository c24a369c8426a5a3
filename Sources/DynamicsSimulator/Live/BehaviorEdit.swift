// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A new value of a property of a behavior, given by a person.
package struct BehaviorEdit: Sendable, Hashable {
  /// Where the behavior is, as `BehaviorOutline.path`.
  package let path: String
  /// The property, as `BehaviorOutline.Value.property`.
  package let property: String
  /// Truth values are 0 and 1, choices count from 0.
  package let value: Double

  package init(path: String, property: String, value: Double) {
    self.path = path
    self.property = property
    self.value = value
  }
}

extension Simulator {
  /// Sets a property of a behavior.
  ///
  /// - Returns: false where there is no such behavior, or no such property; nothing has changed then.
  package func perform(_ edit: BehaviorEdit) -> Bool {
    guard edit.value.isFinite, let behavior = behavior(at: edit.path),
      let setting = BehaviorSetting.settings(of: behavior).first(where: {
        $0.property == edit.property
      })
    else { return false }
    runAppCode { setting.set(edit.value) }
    return true
  }

  /// The behavior at a path: the indices of the animator, of the behavior, and of those below it.
  private func behavior(at path: String) -> UIDynamicBehavior? {
    let indices = path.split(separator: ".").map { Int($0) ?? -1 }
    let animators = self.animators.alive
    guard indices.count > 1, animators.indices.contains(indices[0]) else { return nil }
    var siblings = animators[indices[0]].behaviors
    var found: UIDynamicBehavior?
    for index in indices.dropFirst() {
      guard siblings.indices.contains(index) else { return nil }
      found = siblings[index]
      siblings = siblings[index].childBehaviors
    }
    return found
  }
}
