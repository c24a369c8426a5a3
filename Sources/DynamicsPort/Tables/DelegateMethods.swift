#if Port
  /// Optional methods of UIKit's delegates that have one argument without a label.
  ///
  /// A call such as `delegate?.scrollViewDidScroll?(view)` looks like one of a closure in a property.
  enum DelegateMethods {
    static let names: Set<String> = [
      "dynamicAnimatorWillResume", "dynamicAnimatorDidPause", "scrollViewDidScroll",
      "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
      "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "viewForZooming",
      "gestureRecognizerShouldBegin", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
      "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear",
      "textFieldShouldReturn", "textViewDidChange", "textViewDidBeginEditing",
      "textViewDidEndEditing", "numberOfSections", "animationDidStart",
    ]
  }
#endif
