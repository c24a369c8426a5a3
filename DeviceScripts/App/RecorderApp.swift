// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app that records every experiment and ends; `record --app` compiles it with the experiments.
@main
final class RecorderApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let path = ProcessInfo.processInfo.environment["TRACE_FOLDER"] ?? NSTemporaryDirectory()
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ExperimentViewController(
      Experiments.all,
      record: { id, data in try? data.write(to: folder.appendingPathComponent("\(id).json")) },
      completion: { exit(0) })
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
