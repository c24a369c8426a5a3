// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The settings of a preview in environment variables, for what neither code nor an option says.
package struct PreviewEnvironment: Equatable {
  /// The port to serve at; nil for the first free one.
  package var port: UInt16?
  /// The address at which others may reach the preview; nil for this machine alone.
  package var host: String?
  /// The size of the screen of an app that is launched by `@main`, in points.
  var size = PreviewScene.standardSize

  /// The settings of this process.
  package static var current: Self { Self(ProcessInfo.processInfo.environment) }

  /// Reads variables; an empty one counts as missing, one without meaning is refused with a diagnostic.
  init(_ variables: [String: String]) {
    func value(_ name: String) -> String? {
      variables["DYNAMICS_PREVIEW_\(name)"].flatMap { $0.isEmpty ? nil : $0 }
    }
    host = value("HOST")
    if let text = value("PORT") {
      port = UInt16(text).flatMap { $0 > 0 ? $0 : nil }
      if port == nil {
        RefusedInput.report(
          for: "DYNAMICS_PREVIEW_PORT",
          problem: "'\(text)' is not a port; using the first free one from 8080 on.",
          remedy: "Give a number from 1 to 65535.")
      }
    }
    if let text = value("SIZE") {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      if sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
        height.isFinite, width > 0, height > 0
      {
        size = CGSize(width: width, height: height)
      } else {
        RefusedInput.report(
          for: "DYNAMICS_PREVIEW_SIZE",
          problem: "'\(text)' is not a screen size; using 390×844.",
          remedy: "Give WIDTHxHEIGHT in points, such as 320x568.")
      }
    }
  }
}
