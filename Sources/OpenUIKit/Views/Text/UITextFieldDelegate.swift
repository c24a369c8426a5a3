import Foundation

/// Decides and hears what happens in a text field.
///
/// Every method has a standard implementation, because a protocol in Swift has no optional methods.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing ended, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text may be replaced; true unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether all of the text may be deleted; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it is there for; true unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Tells that the cursor moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
