// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// The resident memory in megabytes; nil on a platform that does not tell it in `/proc`.
  static var megabytes: Double? {
    guard
      let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1024
  }
}
