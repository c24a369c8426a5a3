// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The default browser of the user.
enum Browser {
  /// Opens an address; without a browser this has no effect.
  static func open(_ address: String) {
    #if os(macOS)  // Not compiled so far, as the next condition.
      let command = ["/usr/bin/open", address]
    #elseif os(Windows)
      let command = ["C:\\Windows\\System32\\cmd.exe", "/c", "start", address]
    #else
      let command = ["/usr/bin/env", "xdg-open", address]
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try? process.run()
  }
}
