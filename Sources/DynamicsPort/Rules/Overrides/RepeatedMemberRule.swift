// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Keeps one of the equal members that a library and its example app add to a type.
  ///
  /// On Apple's platforms they are two modules; ported together they are one, where the second member
  /// would not compile. Private members, and files of test targets, are left alone.
  struct RepeatedMemberRule: PortRule {
    func changes(in source: ParsedSource, project: ProjectIndex) -> PortChanges {
      var changes = PortChanges()
      // Several apps in one call are several modules on all platforms.
      guard project.appCount < 2 else { return changes }
      let members = ExtensionMembers()
      members.walk(source.tree)
      for member in members.found {
        guard let first = project.extensionMembers[member.key], first != source.name else {
          continue
        }
        let range = source.range(of: member.node)
        for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
        changes.changed(range.lowerBound, "\(first) adds the same member")
      }
      return changes
    }
  }
#endif
