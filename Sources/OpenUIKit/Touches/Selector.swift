// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// A method that a gesture, a control or a timer calls later.
  ///
  /// `#selector` does not exist without Objective-C. A selector is created from its name and the
  /// method, qualified by its type, and is used as usual:
  ///
  ///     let tapped = #selector(tapped(_:))                              // Apple
  ///     let tapped = Selector("tapped:", GameViewController.tapped(_:)) // here
  ///     view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: tapped))
  ///
  /// The method takes up to two arguments, of any type; a call with others is refused with a
  /// diagnostic. Two selectors are equal when their names are.
  ///
  /// Differs from UIKit: a name alone, as in `Selector("tapped:")`, compares and prints, but there
  /// is no runtime that could find the method, so a call is refused with a diagnostic.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Calls the method of a target; false when target or arguments are of another type.
    typealias Call = @MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool

    /// The name as Objective-C writes it: `tapped:`.
    public let description: String
    private let call: Call?

    /// Creates a selector from a name alone.
    public init(_ name: String) {
      description = name
      call = nil
    }

    /// Creates a selector from a name alone.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// Creates a selector of a method without arguments.
    @preconcurrency
    public init<Target, Result>(
      _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
      description = name
      call = { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    /// Creates a selector of a method with one argument, which is the caller.
    @preconcurrency
    public init<Target, Argument, Result>(
      _ name: String,
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Result
    ) {
      description = name
      call = { target, arguments in
        guard let target = target as? Target,
          let argument = Self.argument(0, of: arguments, as: Argument.self)
        else { return false }
        _ = method(target)(argument)
        return true
      }
    }

    /// Creates a selector of a method with two arguments, which are the caller and the event.
    @preconcurrency
    public init<Target, First, Second, Result>(
      _ name: String,
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (First, Second) -> Result
    ) {
      description = name
      call = { target, arguments in
        guard let target = target as? Target,
          let first = Self.argument(0, of: arguments, as: First.self),
          let second = Self.argument(1, of: arguments, as: Second.self)
        else { return false }
        _ = method(target)(first, second)
        return true
      }
    }

    /// Whether the names are equal.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.description == right.description
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }

    /// Whether the selector has a name but no method.
    var isNameOnly: Bool { call == nil }

    /// Calls the method; a wrong target or argument, or a name alone, is refused.
    @MainActor
    package func perform(on target: AnyObject, with arguments: [Any?], for caller: String) {
      guard let call else {
        RefusedInput.report(
          for: caller, problem: "The selector \(description) is a name without a method.",
          remedy:
            "Write Selector(\"\(description)\", \(type(of: target)).method), with your method.")
        return
      }
      guard !call(target, arguments) else { return }
      let given = arguments.compactMap { argument in argument.map { "\(type(of: $0))" } }
      RefusedInput.report(
        for: caller,
        problem: "The method of the selector \(description) is not one of \(type(of: target)), "
          + "or takes other arguments than \(given.joined(separator: ", ")).",
        remedy: "Name a method of the target that takes these.")
    }

    /// Calls the method if the target has it and it accepts the arguments; returns false otherwise.
    @MainActor
    package func attempt(on target: AnyObject, with arguments: [Any?]) -> Bool {
      call?(target, arguments) ?? false
    }

    /// Converts an argument to a method's parameter type; nil if it has another type.
    private static func argument<Argument>(
      _ index: Int, of arguments: [Any?], as type: Argument.Type
    ) -> Argument? {
      let value = index < arguments.count ? arguments[index] : nil
      return value as? Argument ?? Optional<Any>.none as? Argument
    }
  }

  /// A selector of a name alone, which compares and prints; a call of it is refused.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
#endif
