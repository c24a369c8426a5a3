// SPDX-License-Identifier: Apache-2.0

#if Port
  import SwiftSyntax

  /// Moves overrides from extensions into the class, because extensions may override only with
  /// Objective-C.
  ///
  /// Methods of an extension that a subclass overrides are moved likewise. In the class the same text
  /// compiles everywhere. Only where the extension has attributes or a condition of its own, the member
  /// stays, and a copy for other platforms is declared in the class. Where the class is in another file, the
  /// class overrides the member and calls that of the extension.
  struct ExtensionOverrideRule: VisitingRule {
    private struct Member {
      let type: EnclosingType
      let node: MemberBlockItemSyntax
    }

    /// What a class gets.
    private struct Additions {
      var moved: [Member] = []
      /// Texts for all platforms.
      var forwarded: [String] = []
      /// Texts for platforms without Objective-C.
      var copied: [String] = []
    }

    final class Visitor: RuleVisitor {
      private var classes: [String: MemberBlockSyntax] = [:]
      private var found: [Member] = []

      override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = EnclosingType(around: node.memberBlock) {
          classes[type.path] = node.memberBlock
        }
        return .visitChildren
      }

      override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let type = EnclosingType(around: node), type.isExtension,
          let modified = node.decl.asProtocol((any WithModifiersSyntax).self)
        else { return .visitChildren }
        let isOverride = modified.modifiers.contains { $0.name.text == "override" }
        let isOverridden = node.decl.as(FunctionDeclSyntax.self).map {
          project.isOverridden(DeclaredMethod($0), of: type.path)
        }
        guard isOverride || isOverridden == true else { return .visitChildren }
        found.append(Member(type: type, node: node))
        return .skipChildren
      }

      override func finish() {
        var additions: [String: Additions] = [:]
        var moves: [SyntaxIdentifier: [Member]] = [:]
        for member in found {
          let path = member.type.path
          let start = source.start(of: member.node)
          guard classes[path] != nil else {
            leaveToOtherFile(member)
            continue
          }
          if isMovable(member) {
            changes.changed(start, "moved into the class, where it is an override on all platforms")
            additions[path, default: Additions()].moved.append(member)
            moves[member.type.members.id, default: []].append(member)
          } else {
            changes.changed(start, "without Objective-C the override is declared in the class")
            additions[path, default: Additions()].copied.append(source.text(of: member.node))
            let range = source.range(of: member.node)
            for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
          }
        }
        for (path, overrides) in project.extensionOverrides where classes[path] != nil {
          for override in overrides
          where override.source.name != source.name && override.isEffective(in: project) {
            add(override, to: &additions[path, default: Additions()])
          }
        }
        for members in moves.values { remove(members) }
        for (path, additions) in additions.sorted(by: { $0.key < $1.key }) {
          insert(additions, into: path)
        }
      }

      /// Declares an override of an extension in another file.
      private func add(_ override: ExtensionOverride, to additions: inout Additions) {
        if let forwarded = ForwardedOverride(override.node, in: override.source) {
          additions.forwarded.append(forwarded.declaration)
        } else if override.isOverride {
          additions.copied.append(override.source.text(of: override.node))
        }
      }

      /// Renames an override whose class is in another file, and which the class calls.
      ///
      /// One that cannot be called is guarded, and the class gets a copy.
      private func leaveToOtherFile(_ member: Member) {
        let start = source.start(of: member.node)
        let path = member.type.path
        guard project.types[path]?.kind == .class else {
          return changes.unsupported(start, "move the overridden member into the class \(path)")
        }
        if let forwarded = ForwardedOverride(member.node, in: source) {
          for edit in forwarded.edits { changes.add(edit) }
          return changes.changed(start, "renamed: the class overrides the member, and calls it")
        }
        let override = ExtensionOverride(path: path, node: member.node, source: source)
        guard override.isOverride else {
          return changes.unsupported(start, "move the overridden member into the class \(path)")
        }
        changes.changed(
          start, "without Objective-C the override is declared in the class, in its file")
        let range = source.range(of: member.node)
        for edit in source.guarded(range, by: "canImport(ObjectiveC)") { changes.add(edit) }
      }

      /// Whether the member means the same in the class.
      private func isMovable(_ member: Member) -> Bool {
        member.node.unconditionalExtension?.attributes.isEmpty == true
      }

      /// The text of a member with its comments, and with the access that the extension gives it.
      private func text(of member: Member) -> String {
        let range = rangeWithComments(of: member.node)
        let declared = member.node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let outer = member.type.members.parent?.as(ExtensionDeclSyntax.self)?.modifiers
        guard let declared, let access = outer?.first(where: \.isAccess),
          access.name.text != "private",
          !declared.contains(where: \.isAccess)
        else { return source.text(in: range) }
        let place = declared.first.map { source.start(of: $0) } ?? source.start(of: member.node)
        return source.text(
          in: range, after: [SourceEdit(insert: access.name.text + " ", at: place)])
      }

      /// The range of a member with the comments directly above it.
      private func rangeWithComments(of node: MemberBlockItemSyntax) -> Range<Int> {
        let end = source.end(of: node)
        var start = source.start(of: node)
        var offset = start
        for piece in node.leadingTrivia.reversed() {
          offset -= piece.sourceLength.utf8Length
          switch piece {
          case .newlines(let count), .carriageReturnLineFeeds(let count),
            .carriageReturns(let count):
            if count > 1 { return start..<end }
          case .spaces, .tabs: continue
          default: if source.startsLine(offset) { start = offset }
          }
        }
        return start..<end
      }

      /// Removes members with their lines; an extension without others is removed as a whole.
      private func remove(_ members: [Member]) {
        guard let block = members.first?.type.members,
          let declaration = block.parent?.as(ExtensionDeclSyntax.self)
        else { return }
        let isEmpty =
          members.count == block.members.count && declaration.inheritanceClause == nil
          && !block.rightBrace.leadingTrivia.contains { $0.isComment }
        let ranges =
          isEmpty
          ? [source.range(of: declaration)] : members.map { rangeWithComments(of: $0.node) }
        for range in ranges { changes.edit(source.wholeLines(of: range), with: "") }
      }

      private func insert(_ additions: Additions, into path: String) {
        guard let block = classes[path] else { return }
        let inner = source.memberIndentation(of: block)
        let newline = source.newline
        let brace = source.start(of: block.rightBrace)
        let startsLine = source.startsLine(brace)
        let place = startsLine ? source.lineStart(brace) : brace
        for member in additions.moved {
          changes.insert(newline, at: place)
          changes.add(
            SourceEdit(
              insert: inner + text(of: member) + newline, at: place,
              originLine: source.line(at: rangeWithComments(of: member.node).lowerBound)))
        }
        for text in additions.forwarded {
          changes.insert(newline + inner + text + newline, at: place)
        }
        if !additions.copied.isEmpty {
          let lines = ["#if !canImport(ObjectiveC)"] + additions.copied + ["#endif"]
          changes.insert(newline + lines.map { inner + $0 + newline }.joined(), at: place)
        }
        if !startsLine { changes.insert(source.indentation(at: brace), at: place) }
      }
    }
  }

  extension TriviaPiece {
    fileprivate var isComment: Bool {
      switch self {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }

  extension ParsedSource {
    /// A range with the rest of its lines and one empty line after it, if nothing else is on them.
    func wholeLines(of range: Range<Int>) -> Range<Int> {
      guard startsLine(range.lowerBound) else { return range }
      let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      var end = range.upperBound
      for _ in 0..<2 {
        var next = end + bytes[end...].prefix(while: isBlank).count
        guard next < bytes.count, bytes[next].isLineEnd else { break }
        let isPair = bytes[next...].starts(with: "\r\n".utf8)
        next += isPair ? 2 : 1
        end = next
      }
      return lineStart(range.lowerBound)..<end
    }
  }
#endif
