// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import ArgumentParser

  /// The options of a command that also writes pictures of pixels and videos.
  package struct MovieOptions: ParsableArguments {
    @Option(
      help: "Pixels to a point, 0.5 to 4, by default 2; .png, .apng, .gif, .mp4 and .webm only.")
    var scale: Double?

    @Option(help: "Frames per second, 1 to 60, by default 30; .apng, .gif, .mp4 and .webm only.")
    var framesPerSecond: Int?

    package init() {}

    /// The format of a file of pixels; nil for a file of another kind.
    ///
    /// Throws where an option is out of its range or belongs to no such file, and where a program that the
    /// format needs is not installed.
    package func format(path: String) throws -> Movie.Format? {
      guard let format = Movie.Format(path: path) else {
        guard scale == nil, framesPerSecond == nil else {
          throw CommandFailure(
            "'--scale' and '--frames-per-second' require a picture of pixels or a video, but '\(path)' is none"
          )
        }
        return nil
      }
      if let scale, !(0.5...4).contains(scale) {
        throw CommandFailure("'--scale \(scale)': give a number from 0.5 to 4")
      }
      if let framesPerSecond, !(1...60).contains(framesPerSecond) {
        throw CommandFailure("'--frames-per-second \(framesPerSecond)': give a number from 1 to 60")
      }
      try Movie.checkPrograms(for: format)
      return format
    }

    /// The movie of an SVG; by default two pixels to a point, and 30 frames a second.
    ///
    /// - Parameters:
    ///   - svg: the animated picture, with a tolerance of ``Movie/tolerance``.
    ///   - duration: the length of the motion in seconds.
    ///   - format: what the movie is written as.
    package func movie(svg: String, duration: Double, as format: Movie.Format) -> Movie {
      Movie(
        svg: svg, duration: duration, format: format, scale: scale ?? 2,
        framesPerSecond: framesPerSecond ?? 30)
    }
  }
#endif
