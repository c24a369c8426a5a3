// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a change of a property of a view invalidates.
@MainActor
public protocol UIViewInvalidating {
  /// Requests of the view what the change makes necessary.
  func invalidate(view: UIView)
}

extension UIView {
  /// Requests drawing, layout or constraints of the view whenever the value of a property changes:
  /// `@Invalidating(.display) var level = 0.5`.
  ///
  /// An equal value requests nothing. The property belongs to a class of views.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property whose changes invalidate one aspect of the view.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Creates a property whose changes invalidate two aspects of the view.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Creates a property whose changes invalidate three aspects of the view.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      let two = Invalidations.Tuple(first, second)
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(two, third))
    }

    /// Only properties of views can be invalidating.
    @available(*, unavailable, message: "only a property of a view can invalidate it")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of the property of a view.
    public static subscript<View: UIView>(
      _enclosingInstance view: View,
      wrapped _: ReferenceWritableKeyPath<View, Value>,
      storage storage: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }

  /// The aspects of a view that a property can invalidate.
  public enum Invalidations {
    /// Drawing, by `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Requests drawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Layout, by `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Requests layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Constraints, by `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Requests an update of constraints.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The intrinsic size, by `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Requests the size again.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a cell or button, by its `setNeedsUpdateConfiguration()`.
    public struct Configuration: UIViewInvalidating {
      /// Requests an update of the configuration; of other views nothing.
      public func invalidate(view: UIView) {
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UIButton)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two aspects.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second

      /// Creates the union of two aspects.
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      /// Requests both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The intrinsic size.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a cell or button.
  public static var configuration: Self { Self() }
}
