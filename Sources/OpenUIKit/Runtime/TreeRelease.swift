// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Releases the objects of a tree one after another.
///
/// Objects that release their children when they end take stack for each level of a tree, which ends the process
/// in one of some ten thousand levels. Here the outermost `deinit` releases what the others hand over.
package enum TreeRelease {
  private final class Stack {
    /// What is to be released, the next one last.
    var objects: [AnyObject] = []
    var isReleasing = false
  }

  private static let stacks = ThreadLocal(key: "TreeRelease") { Stack() }

  /// Releases the children of an object that ends, each followed by its own children.
  ///
  /// - Parameter children: empty afterward; the caller holds no other references.
  package static func release(_ children: inout [AnyObject]) {
    let stack = stacks.current
    stack.objects += children.reversed()
    children.removeAll()
    guard !stack.isReleasing else { return }
    stack.isReleasing = true
    while !stack.objects.isEmpty { releaseLast(of: stack) }
    stack.isReleasing = false
  }

  /// A function of its own, so that the reference ends where it returns.
  @inline(never)
  private static func releaseLast(of stack: Stack) {
    _ = stack.objects.removeLast()
  }
}
