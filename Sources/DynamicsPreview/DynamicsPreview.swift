// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Shows an app in a browser, live.
///
///     // main.swift
///     import DynamicsPreview
///     DynamicsPreview.run(CardsViewController())
///
/// Several scenes have a page to choose from, with sliders and the source of each:
///
///     DynamicsPreview.run([
///       PreviewScene(
///         id: "cards", title: "Cards", size: CGSize(width: 390, height: 844), source: cardsSource,
///         parameters: [PreviewParameter("damping", in: 0...1, value: 0.4)]
///       ) { CardsViewController(damping: $0["damping"] ?? 0.4) },
///       PreviewScene(id: "settings", title: "Settings", size: CGSize(width: 390, height: 844)) { _ in
///         SettingsViewController()
///       },
///     ])
///
/// An app whose delegate is marked `@main` needs no line at all: where this product is among the
/// dependencies of its target, `swift run` shows it here. The environment variables
/// `DYNAMICS_PREVIEW_PORT` and `DYNAMICS_PREVIEW_HOST`, as in `9000` and `0.0.0.0`, choose port and host where the
/// code names none, and `DYNAMICS_PREVIEW_SIZE`, as in `390x844`, the screen of an app marked `@main`; a port or a
/// size without meaning is reported, and the default used.
///
/// Without a port, the preview serves at 8080, or at the next free port, and prints its address.
/// The preview needs the trait `Tools` of the package, which is enabled by default; without it, both
/// ways print a message and exit.
public enum DynamicsPreview {
  /// Serves a view controller to browsers until the process is interrupted.
  ///
  /// Call it on the main thread, as `main.swift` does. The page opens the controller at once, with its
  /// title if it has one from the start, otherwise the name of its class.
  ///
  /// - Parameters:
  ///   - makeViewController: an expression that makes the controller; it is evaluated for every
  ///     client, at every restart, and for every step back in time.
  ///   - size: the screen, in points; 390×844 by default.
  ///   - host: the IPv4 address of this machine at which others may reach the preview, `0.0.0.0` for all
  ///     of them; by default only browsers of this machine can. The printed address has a token then,
  ///     which each request must carry.
  ///   - port: the port to serve at; by default the first free one from 8080 on.
  public static func run(
    _ makeViewController: @autoclosure @escaping @MainActor @Sendable () -> UIViewController,
    size: CGSize = CGSize(width: 390, height: 844), host: String? = nil, port: UInt16? = nil
  ) -> Never {
    MainActor.assumeIsolated {
      let controller = makeViewController()
      let title = controller.title ?? String(describing: type(of: controller))
      let scene = PreviewScene(
        id: "app", title: title, size: size, makeViewController: { _ in makeViewController() })
      serve([scene], host: host, port: port)
    }
  }

  /// Serves scenes to browsers until the process is interrupted.
  ///
  /// Call it on the main thread, as `main.swift` does. The page lists the scenes; a single one is
  /// opened at once.
  ///
  /// - Parameters:
  ///   - scenes: the scenes, with ids that differ.
  ///   - host: the IPv4 address of this machine at which others may reach the preview, `0.0.0.0` for all
  ///     of them; by default only browsers of this machine can.
  ///   - port: the port to serve at; by default the first free one from 8080 on.
  public static func run(
    _ scenes: [PreviewScene], host: String? = nil, port: UInt16? = nil
  ) -> Never {
    MainActor.assumeIsolated { serve(scenes, host: host, port: port) }
  }

  @MainActor
  fileprivate static func serve(_ scenes: [PreviewScene], host: String?, port: UInt16?) -> Never {
    #if Tools
      Task {
        do {
          let (environment, watch) = (PreviewEnvironment.current, SourceWatch.current)
          let port = PreviewPort(named: port ?? environment.port)
          let access = try PreviewAccess(host: host ?? environment.host, token: watch?.token)
          watch?.endWithBuilder()
          try await PreviewServer(scenes: scenes, port: port, access: access).run {
            // The page is open already where another build of the app served before.
            if watch?.port == nil {
              print("Live at \(PreviewGreeting(access, port: port, servingAt: $0).text)")
              fflush(nil)
            }
            watch?.write(port: $0, token: access.token)
          }
        } catch {
          print("cannot show the app: \(error.localizedDescription)")
          exit(1)
        }
      }
      dispatchMain()
    #else
      print("The live preview needs the trait `Tools` of the package OpenUIDynamics.")
      exit(1)
    #endif
  }
}

extension ApplicationLaunch {
  /// Registers the preview as the host of apps that are launched by `@main`.
  @MainActor @_dynamicReplacement(for:host())
  package static func previewHost() -> any ApplicationHost.Type { PreviewHost.self }
}

/// Shows apps that are launched by `@main`.
final class PreviewHost: ApplicationHost {
  static func run(
    _ launch: @escaping @MainActor @Sendable () -> UIApplication, title: String
  ) -> Never {
    let size = PreviewEnvironment.current.size
    DynamicsPreview.serve(
      [PreviewScene(title: title, size: size, launch: launch)], host: nil, port: nil)
  }
}
