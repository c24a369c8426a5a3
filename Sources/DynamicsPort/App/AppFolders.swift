// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Chooses one of several apps in a folder, which declare types of the same name.
  package struct AppFolders {
    /// The files of the chosen app, and those outside of the folders of apps.
    package private(set) var files: [SourcePort.PortedFile]
    /// What was skipped: the folder of another app, and the type that both declare.
    package private(set) var skipped: [(folder: String, type: String)] = []
    /// The files that no Xcode project compiles, and the type that a file of a project declares as well.
    package private(set) var leftovers: [(file: String, type: String)] = []

    private let controller: String?

    /// Chooses the folder that declares a class, uses the dynamics most, or is the first one.
    ///
    /// - Parameters:
    ///   - controller: the name of the class to show; nil for any.
    ///   - compiled: the names of the files that Xcode projects compile; empty if they are not known.
    package init(
      _ files: [SourcePort.PortedFile], controller: String? = nil, compiled: Set<String> = []
    ) {
      self.files = files
      self.controller = controller
      leftovers = compiled.isEmpty ? [] : Self.leftovers(among: files, compiled: compiled)
      self.files.removeAll { file in leftovers.contains { $0.file == file.name } }
      while let conflict = Self.conflict(among: self.files) {
        let kept = uses(in: conflict.first) >= uses(in: conflict.second)
        let folder = kept ? conflict.second : conflict.first
        self.files.removeAll { $0.name.hasPrefix(folder) }
        skipped.append((folder, conflict.type))
      }
    }

    /// Whether a folder is one of a skipped app.
    package func isSkipped(_ path: String) -> Bool {
      skipped.contains { path.hasPrefix($0.folder) }
    }

    private func uses(in folder: String) -> Int {
      files.filter { $0.name.hasPrefix(folder) }.reduce(0) { sum, file in
        let isWanted = controller.map { Self.types(in: file).contains($0) } ?? false
        let usesDynamics = file.text.contains("UIDynamicAnimator")
        return sum + (isWanted ? files.count : 0) + (usesDynamics ? 1 : 0)
      }
    }

    /// The files beside a project, as of an earlier state, that would declare its types again.
    private static func leftovers(
      among files: [SourcePort.PortedFile], compiled: Set<String>
    ) -> [(file: String, type: String)] {
      func isCompiled(_ file: SourcePort.PortedFile) -> Bool {
        file.name.split(separator: "/").last.map { compiled.contains(String($0)) } == true
      }
      let ofProject = Set(files.filter(isCompiled).flatMap(types))
      return files.compactMap { file in
        guard !isCompiled(file), let type = types(in: file).first(where: ofProject.contains)
        else { return nil }
        return (file.name, type)
      }
    }

    /// Two folders whose files declare a type of one name; nil if there are none.
    private static func conflict(
      among files: [SourcePort.PortedFile]
    ) -> (first: String, second: String, type: String)? {
      var places: [String: String] = [:]
      for file in files {
        for type in types(in: file) {
          guard let other = places[type] else {
            places[type] = file.name
            continue
          }
          if let (first, second) = folders(apart: other, file.name) { return (first, second, type) }
        }
      }
      return nil
    }

    /// The names of the types that a file declares for others.
    private static func types(in file: SourcePort.PortedFile) -> [String] {
      ParsedSource(name: file.name, text: file.text).tree.statements.compactMap { statement in
        guard let declaration = statement.item.asProtocol((any DeclGroupSyntax).self),
          let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
          !declaration.modifiers.contains(where: {
            ["private", "fileprivate"].contains($0.name.text)
          })
        else { return nil }
        return name
      }
    }

    /// The folders, with a slash at the end, at which two paths part; a file itself whose folder contains
    /// that of the other; nil for files of one folder.
    private static func folders(apart first: String, _ second: String) -> (String, String)? {
      let (one, two) = (first.split(separator: "/"), second.split(separator: "/"))
      let common = zip(one, two).prefix { $0 == $1 }.count
      guard common < one.count - 1 || common < two.count - 1 else { return nil }
      func folder(_ parts: [Substring], of path: String) -> String {
        guard common < parts.count - 1 else { return path }
        return (path.hasPrefix("/") ? "/" : "") + parts.prefix(common + 1).joined(separator: "/")
          + "/"
      }
      return (folder(one, of: first), folder(two, of: second))
    }
  }
#endif
