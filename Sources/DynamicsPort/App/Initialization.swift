// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Finds an expression that creates an instance of a declared class.
  enum Initialization {
    /// An expression that creates a controller or view; nil if an initializer argument is unknown.
    ///
    /// - Parameter frame: the frame of a view; nil for other classes.
    static func expression(of path: String, in project: ProjectIndex, frame: String?) -> String? {
      guard let designated = designated(of: path, in: project) else {
        return standard(path, superclass: project.outerClass(of: path), frame)
      }
      let all = project.types[path]?.initializers ?? designated
      let usable = all.filter { $0.labels != ["coder"] }
      if let frame, usable.contains(where: { $0.labels == ["frame"] }) {
        return "\(path)(frame: \(frame))"
      }
      if usable.contains(where: { $0.isCallableWithoutArguments && !$0.isFailable }) {
        return "\(path)()"
      }
      for (labels, arguments) in standardArguments
      where usable.contains(where: { $0.labels == labels && $0.isOfFramework && !$0.isFailable }) {
        return "\(path)(\(arguments))"
      }
      // A class that declares only `init(coder:)` inherits no other initializer.
      return usable.isEmpty ? "\(path)(coder: NSCoder())!" : nil
    }

    /// The labels of the initializers that controllers of UIKit have, with arguments for them.
    private static let standardArguments: [(labels: [String], arguments: String)] = [
      (["nibName", "bundle"], "nibName: nil, bundle: nil"), (["style"], "style: .plain"),
      (["collectionViewLayout"], "collectionViewLayout: UICollectionViewFlowLayout()"),
      (
        ["transitionStyle", "navigationOrientation", "options"],
        "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
      ),
    ]

    /// The designated initializers of the nearest class with any; nil if all are UIKit's.
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

  extension DeclaredInitializer {
    /// Whether an initializer with labels of UIKit's has its types too; a style may be one of the app.
    fileprivate var isOfFramework: Bool {
      labels != ["style"] || required.allSatisfy { $0.type.hasPrefix("UITableView") }
    }
  }

  extension ProjectIndex {
    /// Whether `init(coder:)` of a view is that of UIKit, or one that does not end the program.
    func createsByCoder(_ path: String) -> Bool {
      for type in lineage(of: path) {
        if let own = type.initializers.first(where: { $0.labels == ["coder"] }) {
          return !own.endsProgram
        }
        if type.initializers.contains(where: { !$0.isConvenience }) { return false }
      }
      return true
    }
  }
#endif
