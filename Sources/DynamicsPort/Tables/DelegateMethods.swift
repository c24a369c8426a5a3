// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Optional methods of UIKit's delegates with a single unlabeled argument.
  ///
  /// Without this table, a call such as `delegate?.scrollViewDidScroll?(view)` could not be distinguished
  /// from a call of a closure in a property.
  enum DelegateMethods {
    static let names: Set<String> = [
      "dynamicAnimatorWillResume", "dynamicAnimatorDidPause", "scrollViewDidScroll",
      "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",

      "gestureRecognizerShouldBegin", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
      "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
      "textFieldShouldReturn", "textViewDidChange", "textViewDidBeginEditing",
      "textViewDidEndEditing", "numberOfSections", "animationDidStart",
    ]
  }
#endif
