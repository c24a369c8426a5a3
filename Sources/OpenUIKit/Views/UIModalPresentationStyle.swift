// SPDX-License-Identifier: Apache-2.0

/// The presentation style of a view controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the view below is removed.
  case fullScreen = 0
  /// As a card that leaves a gap at the top.
  case pageSheet = 1
  /// As a card.
  case formSheet = 2
  /// Over the presenting controller; the view below is removed.
  case currentContext = 3
  /// As the transitioning delegate arranges it.
  case custom = 4
  /// Over the whole screen; the view below stays.
  case overFullScreen = 5
  /// Over the presenting controller, which stays.
  case overCurrentContext = 6
  /// As a bubble if the delegate of the popover wants it on a phone; as a card otherwise.
  case popover = 7
  /// Not chosen.
  case none = -1
  /// As the system chooses: a card.
  case automatic = -2
}

/// The transition style of a presented view controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// A flip; a cross-dissolve here.
  case flipHorizontal = 1
  /// A cross-dissolve.
  case crossDissolve = 2
  /// A page curl; a cross-dissolve here.
  case partialCurl = 3
}
