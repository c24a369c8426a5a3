// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The first thing that a run shows.
  package enum AppRoot: Equatable, Sendable {
    /// A view controller, and the expression that creates it.
    case controller(String, make: String)
    /// A view, and the expression that creates it.
    case view(String, make: String)
    /// A playground page.
    case page
    /// Nothing: the files hold only behaviors, layouts or tools.
    case nothing

    /// The class of a controller or a view, and the expression that creates it; nil for others.
    var shown: (path: String, make: String)? {
      switch self {
      case .controller(let path, let make), .view(let path, let make): (path, make)
      case .page, .nothing: nil
      }
    }
  }

  /// The reason why an app cannot be run, in one line.
  package struct AppProblem: Error, CustomStringConvertible, Equatable {
    package let description: String
  }
#endif
