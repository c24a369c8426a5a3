// Names that types had before Swift 4.2. As in Apple's SDK they still work in Swift 4, and in Swift
// 5 and later the compiler offers the new name.
#if !canImport(ObjectiveC)
  /// Whether a push goes on.
  @available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
  public typealias UIPushBehaviorMode = UIPushBehavior.Mode

  /// What collides with what.
  @available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
  public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

  /// What an item is attached to.
  @available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
  public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
#endif
