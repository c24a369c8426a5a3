import Gallery

extension Gallery {
  /// The scene that an argument names; a failure tells the nearest names.
  static func scene(argument: String) throws -> GalleryScene {
    if let scene = scene(named: argument) { return scene }
    let nearest = scenes(nearestTo: argument).map { "\($0.id) (\($0.name))" }
    throw CommandFailure(
      "no scene is called '\(argument)'; nearest: \(nearest.joined(separator: ", "))")
  }
}
