// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import DynamicsSimulator
import Foundation

/// A file format for recordings, selected by the file extension.
enum PictureFormat: String, CaseIterable {
  case html, svg, json, csv

  /// Whether a path is that of a run, which is no picture: a history that can be opened again.
  static func isRun(path: String) -> Bool { path.lowercased().hasSuffix(".run.json") }

  /// - Parameter others: the extensions of other files that a recording may become, for the failure.
  init(path: String, others: [String]) throws {
    let type = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = Self(rawValue: type) else {
      let known = (Self.allCases.map(\.rawValue) + others).map { ".\($0)" }.joined(separator: ", ")
      throw CommandFailure("unknown format of '\(path)': use one of \(known)")
    }
    self = format
  }

  /// The contents of the file.
  ///
  /// - Parameter isStill: whether an SVG is one picture of the whole motion instead of an animation.
  func text(of recording: Recording, title: String, isStill: Bool) throws -> String {
    switch self {
    case .html: recording.htmlPage(title: title)
    case .svg: isStill ? recording.stroboscopicSVG() : recording.animatedSVG()
    case .json: String(decoding: try recording.jsonTrace(), as: UTF8.self)
    case .csv: recording.csvTrace()
    }
  }
}
