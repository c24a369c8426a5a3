// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Creates controllers and views whose own initializers need values, with what the app passes, or samples.
  struct SampleInitialization {
    let classes: AppClasses

    /// An expression that creates a class; nil if a value is not known.
    func expression(of path: String) -> String? {
      let values = PlainValues(classes.project, isSample: true)
      return initializers(of: path).lazy
        .compactMap { values.call(path, $0.required, given: classes.callers) }.first
    }

    /// The first parameter for which no value is known, as `style: Style`; nil if there is none.
    func obstacle(of path: String) -> String? {
      let values = PlainValues(classes.project, isSample: true)
      return initializers(of: path).lazy.flatMap(\.required).first { values.value(of: $0) == nil }
        .map { "\($0.label ?? "_"): \($0.type)" }
    }

    /// The initializers that can be called, the nearest class's, those with few arguments first.
    private func initializers(of path: String) -> [DeclaredInitializer] {
      let own = classes.project.types[path]?.initializers ?? []
      let inherited = classes.project.lineage(of: path).lazy.map(\.initializers)
        .first { !$0.isEmpty }
      return (own.isEmpty ? inherited ?? [] : own)
        .filter { $0.labels != ["coder"] && !$0.isFailable && !$0.isPrivate && !$0.endsProgram }
        .enumerated().sorted {
          ($0.element.required.count, $0.offset) < ($1.element.required.count, $1.offset)
        }.map(\.element)
    }
  }
#endif
