// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

#if !canImport(ObjectiveC)
  @Suite("Each property that has a name")
  @MainActor
  struct KeyValueTableTests {
    /// A property's name, a value to set, and how the property itself is read.
    struct Property: Sendable, CustomTestStringConvertible {
      let name: String
      let value: @MainActor @Sendable () -> Any
      let isSet: @MainActor @Sendable (AnyObject) -> Bool

      var testDescription: String { name }

      @MainActor
      init<Root: AnyObject, Value: Equatable & Sendable>(
        _ name: String, _ value: Value, _ read: @escaping @MainActor @Sendable (Root) -> Value?
      ) {
        self.name = name
        self.value = { value }
        isSet = { ($0 as? Root).map { read($0) == value } ?? false }
      }
    }

    private static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

    private static let viewProperties: [Property] = [
      Property("alpha", 0.25 as CGFloat) { (view: UIView) in view.alpha },
      Property("backgroundColor", UIColor.red) { (view: UIView) in view.backgroundColor },
      Property("bounds", rect) { (view: UIView) in view.bounds },
      Property("center", CGPoint(x: 3, y: 4)) { (view: UIView) in view.center },
      Property("clipsToBounds", true) { (view: UIView) in view.clipsToBounds },
      Property("frame", rect) { (view: UIView) in view.frame },
      Property("hidden", true) { (view: UIView) in view.isHidden },
      Property("tag", 7) { (view: UIView) in view.tag },
      Property("tintColor", UIColor.green) { (view: UIView) in view.tintColor },
      Property("transform", CGAffineTransform(scaleX: 2, y: 3)) { (view: UIView) in view.transform
      },
      Property("userInteractionEnabled", false) { (view: UIView) in view.isUserInteractionEnabled },
    ]

    private static let layerProperties: [Property] = [
      Property("anchorPoint", CGPoint(x: 0, y: 1)) { (layer: CALayer) in layer.anchorPoint },
      Property("borderWidth", 2 as CGFloat) { (layer: CALayer) in layer.borderWidth },
      Property("bounds", rect) { (layer: CALayer) in layer.bounds },
      Property("cornerRadius", 5 as CGFloat) { (layer: CALayer) in layer.cornerRadius },
      Property("masksToBounds", true) { (layer: CALayer) in layer.masksToBounds },
      Property("opacity", 0.5 as Float) { (layer: CALayer) in layer.opacity },
      Property("position", CGPoint(x: 3, y: 4)) { (layer: CALayer) in layer.position },
      Property("shadowOffset", CGSize(width: 1, height: 2)) { (layer: CALayer) in layer.shadowOffset
      },
      Property("shadowOpacity", 0.75 as Float) { (layer: CALayer) in layer.shadowOpacity },
      Property("shadowRadius", 9 as CGFloat) { (layer: CALayer) in layer.shadowRadius },
      Property("zPosition", 4 as CGFloat) { (layer: CALayer) in layer.zPosition },
    ]

    private static let otherProperties: [(Property, @MainActor () -> NSObject)] = [
      (
        Property("contentSize", CGSize(width: 5, height: 6)) { (view: UIScrollView) in
          view.contentSize
        }, { UIScrollView() }
      ),
      (
        Property("contentOffset", CGPoint(x: 5, y: 6)) { (view: UIScrollView) in view.contentOffset
        }, { UIScrollView() }
      ),
      (
        Property("contentInset", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {
          (view: UIScrollView) in view.contentInset
        }, { UIScrollView() }
      ),
      (Property("text", "words") { (label: UILabel) in label.text }, { UILabel() }),
      (Property("textColor", UIColor.blue) { (label: UILabel) in label.textColor }, { UILabel() }),
      (
        Property("title", "words") { (controller: UIViewController) in controller.title },
        { UIViewController() }
      ),
    ]

    /// Sets a property by its name, and sets what is read by its name for a second object.
    private func check(_ property: Property, _ make: @MainActor () -> NSObject) {
      let (object, copy) = (make(), make())
      #expect(!property.isSet(object))
      let messages = RefusalLog.record {
        object.setValue(property.value(), forKey: property.name)
        copy.setValue(object.value(forKey: property.name), forKey: property.name)
      }
      #expect(property.isSet(object) && property.isSet(copy), "\(property.name)")
      #expect(messages.isEmpty, "\(property.name)")
    }

    @Test("a view's properties are set and read by name")
    func views() {
      for property in Self.viewProperties { check(property) { UIView() } }
    }

    @Test("a layer's properties are set and read by name")
    func layers() {
      for property in Self.layerProperties { check(property) { CALayer() } }
    }

    @Test("those of scroll views, labels and controllers too")
    func others() {
      for (property, make) in Self.otherProperties { check(property, make) }
    }

    @Test(
      "what a view belongs to can be read but not set",
      arguments: ["layer", "subviews", "superview", "window"])
    func readOnly(key: String) {
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      view.addSubview(UILabel())
      let messages = RefusalLog.record {
        let value: Any? = view.value(forKey: key)
        #expect(value != nil)
        view.setValue(nil, forKey: key)
      }
      #expect(messages.count == 1 && messages[0].contains(key) && view.superview === window)
    }

    /// A value for `tag`, an integer, and what it becomes; nil for a refusal.
    private nonisolated static let numbers: [(value: any Sendable, tag: Int?)] = [
      (3, 3), (UInt8(200), 200), (2.0, 2), (2.6, 3), (Float(-4), -4), (NSNumber(value: 5), 5),
      (true, 1), ("7", nil), (Double.nan, nil), (1e300, nil),
    ]

    @Test(
      "numbers of any kind fit an integer when they are rounded, others are refused",
      arguments: numbers.indices)
    func conversion(index: Int) {
      let (value, tag) = Self.numbers[index]
      let view = UIView()
      view.tag = 99
      let messages = RefusalLog.record { view.setValue(value, forKey: "tag") }
      #expect(view.tag == tag ?? 99 && messages.isEmpty == (tag != nil))
    }

    @Test("paths lead through several objects, and end where one is missing")
    func paths() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.setValue(8, forKeyPath: "superview.layer.cornerRadius")
      #expect(outer.layer.cornerRadius == 8)
      #expect(inner.value(forKeyPath: "superview.layer.cornerRadius") as? CGFloat == 8)
      #expect(outer.value(forKeyPath: "superview.layer.cornerRadius") == nil)
      outer.setValue(9, forKeyPath: "superview.layer.cornerRadius")
      #expect(outer.layer.cornerRadius == 8)
    }

    @Test("a controller's path leads to its view, and several keys are set together")
    func controllers() {
      let controller = UIViewController()
      controller.setValue(0.5, forKeyPath: "view.alpha")
      #expect(controller.view.alpha == 0.5)
      controller.setValuesForKeys(["title": "T"])
      #expect(controller.title == "T")
    }
  }
#endif
