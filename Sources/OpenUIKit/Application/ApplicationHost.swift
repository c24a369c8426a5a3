// SPDX-License-Identifier: Apache-2.0

/// Runs apps that are launched by `@main`: in a browser, or without a screen.
@MainActor
package protocol ApplicationHost: AnyObject {
  /// Runs an app until the process ends.
  ///
  /// - Parameters:
  ///   - launch: launches one instance of the app; a host may call it once for each client.
  ///   - title: the name of the app.
  static func run(
    _ launch: @escaping @MainActor @Sendable () -> UIApplication, title: String
  ) -> Never
}

extension ApplicationLaunch {
  /// The host of an app that is launched by `@main`: the registered one, or ``HeadlessHost``.
  ///
  /// A module registers its host by a replacement of this function, which takes effect where the
  /// module is linked. The compiler checks it, and the app's source does not name the host:
  ///
  ///     @_dynamicReplacement(for: host())
  ///     package static func previewHost() -> any ApplicationHost.Type { PreviewHost.self }
  @MainActor
  package dynamic static func host() -> any ApplicationHost.Type { HeadlessHost.self }
}
