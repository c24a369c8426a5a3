// SPDX-License-Identifier: Apache-2.0

extension UIDynamicAnimator {
  /// The handler that is called for every refused call in every animator; nil, the default, prints
  /// each distinct message once on the standard error stream.
  ///
  /// It may be set from any isolation. Own extension.
  ///
  ///     UIDynamicAnimator.diagnosticHandler = { diagnostic in
  ///       Issue.record(Comment(rawValue: diagnostic.message))
  ///     }
  public static var diagnosticHandler: (@MainActor (UIDynamicDiagnostic) -> Void)? {
    get { DiagnosticReporter.handler }
    set { DiagnosticReporter.handler = newValue }
  }
}
