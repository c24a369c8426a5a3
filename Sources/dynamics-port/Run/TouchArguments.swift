// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport

  /// Scripted touches, from the options `--tap` and `--drag`.
  enum TouchArguments {
    /// Converts an argument such as `100,200@1` to `100,200,1`; throws unless all numbers are finite.
    static func numbers(_ argument: String, option: String, form: String) throws -> String {
      let expectedCount = form.filter { ",-@+".contains($0) }.count + 1
      let parts = argument.split { ",-@+".contains($0) }
      let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == expectedCount, parts.count == expectedCount else {
        throw CommandFailure("'\(option) \(argument)' is not a touch: write \(form)")
      }
      return numbers.map { "\($0)" }.joined(separator: ",")
    }
  }
#endif
