#if Port
  /// Fingers, as typed on the command line.
  enum TouchArguments {
    /// Checks numbers such as `100,200@1` and hands them on as `100,200,1`.
    static func numbers(_ argument: String, option: String, form: String) throws -> String {
      let wanted = form.filter { ",-@+".contains($0) }.count + 1
      let parts = argument.split { ",-@+".contains($0) }
      let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == wanted, parts.count == wanted else {
        throw CommandFailure("'\(option) \(argument)' is no touch: write \(form)")
      }
      return numbers.map { "\($0)" }.joined(separator: ",")
    }
  }
#endif
