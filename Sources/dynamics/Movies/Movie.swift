// SPDX-License-Identifier: Apache-2.0

#if Tools
  import CommandSupport
  import DynamicsSimulator
  import Foundation

  /// A recording as pixels: pictures that an installed browser draws, encoded by an installed program
  /// where the format needs one.
  struct Movie {
    /// What a movie is written as.
    enum Format: String, CaseIterable {
      case png, apng, gif, mp4, webm

      /// The format of a path; nil if it is none of these.
      init?(path: String) {
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

    let recording: Recording
    let format: Format
    /// Pixels to a point.
    let scale: Double
    let framesPerSecond: Int

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
      let duration = Double(max(recording.frameCount - 1, 0)) / recording.framesPerSecond
      guard format != .png else { return [duration] }
      return (0...Int((duration * Double(framesPerSecond)).rounded(.down)))
        .map { Double($0) / Double(framesPerSecond) }
    }

    /// Draws and encodes, one picture after another.
    func write(to path: String, progress: (Double) -> Void) throws {
      // Fine enough for pixels.
      let picture = recording.animatedSVG(tolerance: 0.05)
      let page = """
        <!doctype html><style>body{margin:0;\(format.isTransparent ? "" : "background:#fff")}\
        svg{display:block}</style>\(picture)
        """
      let size = recording.pictureSize
      let browser = try HeadlessBrowser(width: size.width, height: size.height, scale: scale)
      defer { browser.close() }
      try browser.show(html: page)
      try browser.run("document.querySelector('svg').pauseAnimations()")
      let times = times
      let sink = try FrameSink(
        path: path, format: format, frameCount: times.count, framesPerSecond: framesPerSecond)
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

  /// Receives pictures, and writes them as a file.
  private final class FrameSink {
    private let url: URL
    private var still = Data()
    private var animation: AnimatedPNG?
    private var encoder: Process?
    private let pipe = Pipe()

    init(path: String, format: Movie.Format, frameCount: Int, framesPerSecond: Int) throws {
      url = URL(fileURLWithPath: path)
      if format == .apng {
        animation = AnimatedPNG(frameCount: frameCount, framesPerSecond: framesPerSecond)
      }
      guard let encoding = format.encoding, let ffmpeg = InstalledProgram.ffmpeg else { return }
      let encoder = Process()
      encoder.executableURL = URL(fileURLWithPath: ffmpeg)
      encoder.arguments =
        [
          "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", "\(framesPerSecond)", "-i",
          "-",
        ] + encoding + [url.path]
      encoder.standardInput = pipe
      try encoder.run()
      self.encoder = encoder
    }

    func add(_ picture: Data, isLast: Bool) throws {
      if encoder != nil {
        try pipe.fileHandleForWriting.write(contentsOf: picture)
      } else if animation != nil {
        do {
          try animation?.add(picture, isLast: isLast)
        } catch {
          throw CommandFailure("the pictures of the browser cannot be joined")
        }
      } else {
        still = picture
      }
    }

    func finish() throws {
      guard let encoder else {
        do {
          return try (animation?.data ?? still).write(to: url, options: .atomic)
        } catch {
          throw CommandFailure("cannot write '\(url.path)': \(error.localizedDescription)")
        }
      }
      try pipe.fileHandleForWriting.close()
      encoder.waitUntilExit()
      guard encoder.terminationStatus == 0 else { throw CommandFailure("ffmpeg could not encode") }
    }
  }
#endif
