// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Properties by their names")
@MainActor
struct KeyValueCodingTests {
  private final class Marble: NSObject {
    let weight = 3.5
    var owner: String? = "Ida"
  }

  @Test("a view's properties are read and set by name, numbers of any kind fit")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.setValue(CGPoint(x: 7, y: 8), forKey: "center")
    #expect(view.center == CGPoint(x: 7, y: 8))
    view.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "center")
    #expect(view.value(forKey: "center") as? CGPoint == CGPoint(x: 1, y: 2))
    view.setValue(0.25, forKey: "alpha")
    #expect(view.alpha == 0.25)
    view.setValue(NSNumber(value: true), forKey: "hidden")
    #expect(view.isHidden)
    view.setValue(nil, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil)
  }

  @Test("a path leads through objects")
  func paths() {
    let view = UIView()
    view.setValue(12, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 12)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 12)
    view.setValuesForKeys(["tag": 4, "alpha": 0.5])
    #expect(view.tag == 4)
    #expect(view.alpha == 0.5)
  }

  @Test("stored properties of other classes can be read")
  func stored() {
    let marble = Marble()
    #expect(marble.value(forKey: "weight") as? Double == 3.5)
    #expect(marble.value(forKey: "owner") as? String == "Ida")
  }

  @Test("what does not exist or does not fit is refused")
  func refusals() {
    let view = UIView()
    let messages = RefusalLog.record {
      view.setValue("wide", forKey: "alpha")
      view.setValue(1, forKey: "mass")
      view.setValue(1, forKey: "superview")
      #expect(view.value(forKey: "mass") == nil)
      Marble().setValue(1, forKey: "weight")
    }
    #expect(view.alpha == 1)
    #expect(messages.count == 5)
  }

  @Test("a layer takes every property by its name, and refuses what does not fit")
  func layers() {
    let layer = CALayer()
    layer.setValue(CGRect(x: 1, y: 2, width: 30, height: 40), forKey: "frame")
    layer.setValue(true, forKey: "masksToBounds")
    layer.backgroundColor = UIColor.red.cgColor
    layer.setValue(nil, forKey: "backgroundColor")
    layer.setValue(7, forKey: "opacity")
    layer.setValue("mine", forKey: "ownKey")
    #expect(layer.bounds.size == CGSize(width: 30, height: 40) && layer.masksToBounds)
    #expect(layer.backgroundColor == nil && layer.opacity == 1)
    #expect(layer.value(forKey: "ownKey") as? String == "mine")
    #expect(layer.value(forKey: "masksToBounds") as? Bool == true)
    let messages = RefusalLog.record {
      layer.setValue(CGFloat.nan, forKey: "cornerRadius")
      layer.setValue("wide", forKeyPath: "transform.rotation.z")
      layer.setValue(CGPoint.zero, forKey: "opacity")
    }
    #expect(messages.count == 3 && layer.cornerRadius == 0 && layer.opacity == 1)
  }
}
