// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Members that Objective-C looks up")
  struct DynamicLookupTests {
    @Test(
      "an object is cast to the class of the member, which is not optional then",
      arguments: [
        ("(sender as AnyObject).tag", "(sender as! UIView).tag"),
        ("(sender as AnyObject).frame.size", "(sender as! UIView).frame.size"),
        ("(sender as AnyObject).superview!?.frame", "(sender as! UIView).superview?.frame"),
        (
          "(sender as AnyObject).translation(in: view)",
          "(sender as! UIPanGestureRecognizer).translation(in: view)"
        ),
        (
          "(sender as AnyObject).removeFromSuperview?()",
          "(sender as! UIView).removeFromSuperview()"
        ),
        ("object.isOn", "(object as! UISwitch).isOn"),
        ("(sender as AnyObject).center", "(sender as! UIDynamicItem).center"),
        ("maybe?.tag", "(maybe as? UIView)?.tag"),
        ("maybe!.tag", "(maybe as! UIView).tag"),
        ("maybe?.superview??.frame", "(maybe as? UIView)?.superview?.frame"),
        ("maybe?.name", "maybe?.name"), ("other?.tag", "other?.tag"),
        ("object.name", "object.name"), ("button.tag", "button.tag"),
        ("(sender as UIView).tag", "(sender as UIView).tag"),
        (
          "object.performSelector(onMainThread: s, with: nil, waitUntilDone: true)",
          "(object as! NSObject).performSelector(onMainThread: s, with: nil, waitUntilDone: true)"
        ),
        ("type(of: object).description()", "String(reflecting: type(of: object))"),
        ("type(of: button).description()", "type(of: button).description()"),
        ("cellClass.description()", "String(reflecting: cellClass)"),
        ("button.classForCoder.description()", "String(reflecting: button.classForCoder)"),
        ("other.description()", "other.description()"),
      ])
    func members(written: String, ported: String) {
      func text(_ expression: String) -> String {
        """
        import UIKit
        func f(
          _ sender: Any, object: AnyObject, maybe: AnyObject?, other: UIView?, button: UIButton,
          cellClass: AnyClass
        ) { _ = \(expression) }

        """
      }
      let file = SourcePort.SourceFile(name: "A.swift", text: text(written))
      #expect(SourcePort.port([file]).first?.text == text(ported))
    }

    @Test("an object with a method of the app's protocol is cast to the protocol")
    func protocols() throws {
      let text = """
        import UIKit
        @objc protocol MenuDelegate { @objc optional func menuOpened(_ menu: Menu) }
        class Menu: UIButton {
          weak var delegate: AnyObject?
          func open() {
            delegate?.menuOpened?(self)
            self.delegate?.menuOpened?(self)
          }
        }

        """
      let ported = try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first?.text)
      #expect(ported.contains("    (delegate as? MenuDelegate)?.menuOpened(self)\n"))
      #expect(ported.contains("    (self.delegate as? MenuDelegate)?.menuOpened(self)\n"))
    }

    @Test(
      "the frame of a keyboard is taken out of its box; other casts stay",
      arguments: [
        (
          "info[key.keyboardFrameEnd] as? CGRect",
          "(info[key.keyboardFrameEnd] as? NSValue)?.cgRectValue"
        ),
        (
          "info[key.keyboardFrameBegin] as! CGRect",
          "(info[key.keyboardFrameBegin] as! NSValue).cgRectValue"
        ),
        (
          "info[key.keyboardFrameEnd] as? CGRect ?? a",
          "(info[key.keyboardFrameEnd] as? NSValue)?.cgRectValue ?? a"
        ),
        ("info[key.keyboardFrameEnd] as? NSValue", "info[key.keyboardFrameEnd] as? NSValue"),
        ("value as? CGRect", "value as? CGRect"),
      ])
    func frames(written: String, ported: String) {
      let file = SourcePort.SourceFile(name: "A.swift", text: "import UIKit\nlet b = \(written)\n")
      #expect(SourcePort.port([file]).first?.text == "import UIKit\nlet b = \(ported)\n")
    }

    @Test(
      "a closure that gets nothing has no parameter, unless it reads it",
      arguments: [
        (
          "c.dismiss(animated: true) { finished in c.end() }",
          "c.dismiss(animated: true) { c.end() }"
        ),
        ("c.present(d, animated: true) { _ in }", "c.present(d, animated: true) { }"),
        ("c.dismiss(animated: true) { a in use(a) }", "c.dismiss(animated: true) { a in use(a) }"),
        ("c.dismiss(animated: true) { [weak c] in }", "c.dismiss(animated: true) { [weak c] in }"),
        ("c.dismiss(animated: true) { a, b in }", "c.dismiss(animated: true) { a, b in }"),
        (
          "c.animate(duration: 2, animations: { _ in })",
          "c.animate(duration: 2, animations: { _ in })"
        ),
        ("c.map { a in 1 }", "c.map { a in 1 }"),
        (
          "UIView.animate(withDuration: 2, animations: { _ in c.end() }, completion: { _ in })",
          "UIView.animate(withDuration: 2, animations: { c.end() }, completion: { _ in })"
        ),
        ("push.action = { [unowned c] _ in c.end() }", "push.action = { [unowned c] in c.end() }"),
        ("push.action = { _ in c.end() }", "push.action = { c.end() }"),
        ("push.action = { a in use(a) }", "push.action = { a in use(a) }"),
        ("push.handler = { _ in c.end() }", "push.handler = { _ in c.end() }"),
        ("a.ended = { (value: Void) -> Void in b() }", "a.ended = { () -> Void in b() }"),
        ("a.ended = ({ [weak c] (_: Void) in b() })", "a.ended = ({ [weak c] () in b() })"),
        ("let ended = { (value: Void) in b() }", "let ended = { () in b() }"),
        ("a.ended = { (value: Void) in b(value) }", "a.ended = { (value: Void) in b(value) }"),
        ("a.map({ (value: Void) in 1 })", "a.map({ (value: Void) in 1 })"),
        ("a.ended = { (value: Int) in b() }", "a.ended = { (value: Int) in b() }"),
      ])
    func closures(written: String, ported: String) {
      let file = SourcePort.SourceFile(name: "A.swift", text: "import UIKit\n\(written)\n")
      #expect(SourcePort.port([file]).first?.text == "import UIKit\n\(ported)\n")
    }

    @Test("a closure of the app's own property keeps its parameter")
    func ownAction() {
      let text = """
        import UIKit
        class Menu { var action: ((Int) -> Void)? }
        func f(menu: Menu) { menu.action = { _ in } }

        """
      let file = SourcePort.SourceFile(name: "A.swift", text: text)
      #expect(SourcePort.port([file]).first?.text == text)
    }

    @Test(
      "methods of numbers become operators, also behind an optional",
      arguments: [
        ("a.width.divided(by: 2)", "(a.width / (2))"),
        ("a.multiplied(by: b + 1)", "(a * (b + 1))"),
        ("(a?.width.divided(by: 2))!", "((a?.width).map { $0 / (2) })!"),
        ("(a?.b)!.divided(by: 2)", "((a?.b)! / (2))"),
      ])
    func operators(written: String, ported: String) {
      let file = SourcePort.SourceFile(name: "A.swift", text: "import UIKit\nlet c = \(written)\n")
      #expect(SourcePort.port([file]).first?.text == "import UIKit\nlet c = \(ported)\n")
    }

    @Test("a variable has the type to which its value is cast")
    func variable() throws {
      let text = """
        import UIKit
        func f(_ sender: Any) {
          let object = sender as AnyObject
          print(object.frame.width)
        }

        """
      let file = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      #expect(file.text.contains("print((object as! UIView).frame.width)"))
    }
  }
#endif
