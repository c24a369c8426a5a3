#if Port
  /// Finds an expression that makes an object of a class that files declare.
  enum Initialization {
    /// An expression that makes a controller or view; nil where an argument would have to be made up.
    ///
    /// - Parameter frame: the frame for a view; nil for what is not one.
    static func expression(of path: String, in project: ProjectIndex, frame: String?) -> String? {
      guard let designated = designated(of: path, in: project) else {
        return standard(path, superclass: project.lineage(of: path).last?.inherited.first, frame)
      }
      let all = project.types[path]?.initializers ?? designated
      let usable = all.filter { $0.labels != ["coder"] }
      if let frame, usable.contains(where: { $0.labels == ["frame"] }) {
        return "\(path)(frame: \(frame))"
      }
      if usable.contains(where: { $0.takesNothing && !$0.isFailable }) { return "\(path)()" }
      if usable.contains(where: { $0.labels == ["nibName", "bundle"] }) {
        return "\(path)(nibName: nil, bundle: nil)"
      }
      // Where only the storyboard's initializer is there, nothing else is inherited.
      return usable.isEmpty ? "\(path)(coder: NSCoder())!" : nil
    }

    /// The designated initializers of the nearest class that has any; nil if UIKit's are inherited.
    private static func designated(
      of path: String, in project: ProjectIndex
    ) -> [DeclaredInitializer]? {
      for type in project.lineage(of: path) {
        let designated = type.initializers.filter { !$0.isConvenience }
        if !designated.isEmpty { return designated }
      }
      return nil
    }

    private static func standard(_ path: String, superclass: String?, _ frame: String?) -> String? {
      switch superclass {
      case "UICollectionViewController":
        return "\(path)(collectionViewLayout: UICollectionViewFlowLayout())"
      case "UICollectionView":
        return frame.map {
          "\(path)(frame: \($0), collectionViewLayout: UICollectionViewFlowLayout())"
        }
      default:
        return frame.map { "\(path)(frame: \($0))" } ?? "\(path)()"
      }
    }
  }
#endif
