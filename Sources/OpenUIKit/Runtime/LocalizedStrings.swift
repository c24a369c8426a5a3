// SPDX-License-Identifier: Apache-2.0

import Foundation

// Foundation has these on Apple's platforms only.
#if !canImport(Darwin)
  extension String {
    /// A key of a localized text, with the values of its interpolations.
    ///
    /// As in Foundation, the key has a format specifier for each value: `"\(3) cards"` has the key `%lld cards`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      let key: String
      /// What stands for the format specifiers, in order.
      let values: [String]

      /// Creates a key without values.
      public init(_ value: String) { self.init(key: value, values: []) }

      /// Creates a key without values.
      public init(stringLiteral value: String) { self.init(value) }

      /// Creates a key with the values of interpolations.
      public init(stringInterpolation: Interpolation) {
        self.init(key: stringInterpolation.key, values: stringInterpolation.values)
      }

      private init(key: String, values: [String]) {
        (self.key, self.values) = (key, values)
      }

      /// Collects a key and the values of its interpolations.
      public struct Interpolation: StringInterpolationProtocol {
        var key = ""
        var values: [String] = []

        /// Creates an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the key.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a text for the format specifier `%@`.
        public mutating func appendInterpolation(_ text: String) { add("%@", text) }

        /// Adds an integer for the format specifier `%lld`.
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
          add("%lld", "\(number)")
        }

        /// Adds a number for the format specifier `%lf`.
        public mutating func appendInterpolation(_ number: Double) {
          add("%lf", "\(number)")
        }

        /// Adds anything else for the format specifier `%@`.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", "\(value)") }

        private mutating func add(_ specifier: String, _ value: String) {
          key += specifier
          values.append(value)
        }
      }

      /// The text with the values in the place of the format specifiers, in order or by their numbers.
      func text(_ format: String) -> String {
        guard !values.isEmpty else { return format }
        var next = 0
        return format.replacing(/%(?:(\d+)\$)?(?:@|lld|lf|ld|d|f)|%%/) { match in
          guard match.output.0 != "%%" else { return "%" }
          let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
          if match.output.1 == nil { next += 1 }
          return values.indices.contains(index) ? values[index] : String(match.output.0)
        }
      }
    }

    /// Creates the text of a key in a table of a bundle's strings; the key itself where there is none.
    ///
    /// Differs from Foundation: the language is that of the bundle, and numbers have no digits of their own.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).localizedString(
        forKey: keyAndValue.key, value: nil, table: table)
      self = keyAndValue.text(format)
    }

    /// Creates the text of a key in a table of a bundle's strings; the default value where there is none.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let format = (bundle ?? .main).localizedString(
        forKey: "\(key)", value: defaultValue.key, table: table)
      self = defaultValue.text(format)
    }
  }
#endif
