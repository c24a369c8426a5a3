// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs work that would keep clients waiting, one piece after the other, on a thread of its own.
///
/// The threads of tasks are as many as there are cores: long work would hold up the connections there.
enum BackgroundQueue {
  private static let queue = DispatchQueue(label: "preview.background", qos: .utility)

  /// The result of work.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
