// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import Foundation

  /// Receives pictures, and writes them as a file.
  final class FrameSink {
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
