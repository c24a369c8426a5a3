// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import Foundation

  /// An animated SVG as pixels: pictures that an installed browser draws, encoded by an installed program
  /// where the format needs one.
  package struct Movie {
    /// What a movie is written as.
    package enum Format: String, CaseIterable, Sendable {
      case png, apng, gif, mp4, webm

      /// The format of a path; nil if it is none of these.
      package init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
      }

      /// Whether the background stays transparent.
      var isTransparent: Bool { self == .png || self == .apng }

      /// What ffmpeg is to write; nil where it is not needed.
      var encoding: [String]? {
        switch self {
        case .png, .apng: nil
        case .gif:
          ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-loop", "0"]
        // Sides of an even number of pixels, as most players need.
        case .mp4:
          [
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libx264", "-pix_fmt",
            "yuv420p", "-movflags", "+faststart",
          ]
        case .webm:
          [
            "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-c:v", "libvpx-vp9", "-pix_fmt",
            "yuv420p", "-b:v", "0", "-crf", "32",
          ]
        }
      }
    }

    let svg: String
    /// The length of the motion in seconds.
    let duration: Double
    let format: Format
    /// Pixels to a point.
    let scale: Double
    let framesPerSecond: Int

    /// The tolerance for the motion of an SVG that is drawn as pixels, in points: finer than a pixel.
    package static let tolerance = 0.05

    /// Throws if a program that the format needs is not installed; call it before a long recording.
    static func checkPrograms(for format: Format) throws {
      guard InstalledProgram.chromium != nil else {
        throw CommandFailure(
          ".\(format.rawValue) needs Chromium or Chrome to draw: install one, or write .svg or .html"
        )
      }
      guard format.encoding == nil || InstalledProgram.ffmpeg != nil else {
        throw CommandFailure(
          ".\(format.rawValue) needs ffmpeg to encode: install it, or write .apng, .svg or .html")
      }
    }

    /// The moments of the pictures, in seconds; one for a still.
    var times: [Double] {
      guard format != .png else { return [duration] }
      return (0...Int((duration * Double(framesPerSecond)).rounded(.down)))
        .map { Double($0) / Double(framesPerSecond) }
    }

    /// The size of the pictures in whole points, which the SVG names.
    private var pictureSize: (width: Int, height: Int) {
      get throws {
        guard let match = svg.firstMatch(of: /<svg [^>]*?width="([0-9.]+)" height="([0-9.]+)"/),
          let width = Double(match.1), let height = Double(match.2)
        else { throw CommandFailure("the picture has no size") }
        return (Int(width.rounded(.up)), Int(height.rounded(.up)))
      }
    }

    /// Draws and encodes, one picture after another.
    package func write(to path: String, progress: (Double) -> Void) throws {
      let page = """
        <!doctype html><style>body{margin:0;\(format.isTransparent ? "" : "background:#fff")}\
        svg{display:block}</style>\(svg)
        """
      let size = try pictureSize
      let browser = try HeadlessBrowser(width: size.width, height: size.height, scale: scale)
      defer { browser.close() }
      try browser.show(html: page)
      try browser.run("document.querySelector('svg').pauseAnimations()")
      let times = times
      let sink = try FrameSink(
        path: path, format: format, frameCount: times.count, framesPerSecond: framesPerSecond,
        in: browser.folder)
      for (index, time) in times.enumerated() {
        try browser.run("document.querySelector('svg').setCurrentTime(\(time))")
        try sink.add(
          try browser.picture(isTransparent: format.isTransparent), isLast: index == times.count - 1
        )
        progress(Double(index + 1) / Double(times.count))
      }
      try sink.finish()
    }
  }
#endif
