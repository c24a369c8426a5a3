import PhysicsScenes

extension PhysicsScene {
  /// The scenes of a name or a group that an argument gives.
  static func scenes(argument: String) throws -> [PhysicsScene] {
    let scenes = named(argument)
    guard scenes.isEmpty else { return scenes }
    throw CommandFailure("no scene is called '\(argument)'; 'dynamics bench --list' names them")
  }
}
