// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Shows an app in a browser, live.
///
///     // main.swift
///     import DynamicsPreview
///     DynamicsPreview.run(CardsViewController())
///
/// An app whose delegate is marked `@main` needs no line at all: where this product is among the
/// dependencies of its target, `swift run` shows it here. The environment variables
/// `DYNAMICS_PREVIEW_PORT` and `DYNAMICS_PREVIEW_SIZE`, as in `9000` and `390x844`, choose port and screen.
///
/// Without a port, the preview serves at 8080, or at the next free port, and prints its address.
/// The preview needs the trait `Tools` of the package, which is enabled by default; without it, both
/// ways print a message and exit.
public enum DynamicsPreview {
  /// Serves a view controller to browsers of this machine until the process is interrupted.
  ///
  /// - Parameters:
  ///   - makeViewController: an expression that makes the controller; it is evaluated for every
  ///     client, at every restart, and for every step back in time.
  ///   - size: the screen, in points; 390×844 by default.
  ///   - port: the port of 127.0.0.1 to serve at; by default the first free one from 8080 on.
  @MainActor
  public static func run(
    _ makeViewController: @autoclosure @escaping @MainActor @Sendable () -> UIViewController,
    size: CGSize = CGSize(width: 390, height: 844), port: UInt16? = nil
  ) -> Never {
    let title = String(describing: type(of: makeViewController()))
    let scene = PreviewScene(
      id: "app", title: title, size: size, makeViewController: { _ in makeViewController() })
    serve([scene], port: PreviewPort(named: port))
  }

  @MainActor
  fileprivate static func serve(_ scenes: [PreviewScene], port: PreviewPort) -> Never {
    #if Tools
      Task {
        do {
          try await PreviewServer(scenes: scenes, port: port).run {
            print(
              "Live at http://127.0.0.1:\($0)/\(port.note(servingAt: $0)) until interrupted (Control-C)"
            )
            fflush(nil)
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
    let environment = ProcessInfo.processInfo.environment
    let port = environment["DYNAMICS_PREVIEW_PORT"].flatMap { UInt16($0) }
    let sides = (environment["DYNAMICS_PREVIEW_SIZE"] ?? "").split(separator: "x").compactMap {
      Double($0)
    }
    let size =
      sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : PreviewScene.standardSize
    DynamicsPreview.serve(
      [PreviewScene(title: title, size: size, launch: launch)], port: PreviewPort(named: port))
  }
}
