/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the view below is taken away.
  case fullScreen = 0
  /// As a card that leaves a gap at the top.
  case pageSheet = 1
  /// As a card.
  case formSheet = 2
  /// Over the presenting controller; the view below is taken away.
  case currentContext = 3
  /// As the transitioning delegate arranges it.
  case custom = 4
  /// Over the whole screen, below which the other stays.
  case overFullScreen = 5
  /// Over the presenting controller, which stays.
  case overCurrentContext = 6
  /// As a bubble; over the whole screen here.
  case popover = 7
  /// Not chosen.
  case none = -1
  /// As the system chooses: a card.
  case automatic = -2
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// Turning around; fades here.
  case flipHorizontal = 1
  /// Fading.
  case crossDissolve = 2
  /// Curling up like a page; fades here.
  case partialCurl = 3
}
