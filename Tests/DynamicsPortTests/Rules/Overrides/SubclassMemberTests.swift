// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Optional members that only a subclass implements")
  struct SubclassMemberTests {
    private func ported(_ texts: String...) -> [SourcePort.PortedFile] {
      SourcePort.port(
        texts.enumerated().map { SourcePort.SourceFile(name: "File\($0.offset)", text: $0.element) }
      )
    }

    @Test("the conforming class may be in another file, and is noted there")
    func otherFile() {
      let files = ported(
        "class Stage: UIViewController, UIDynamicAnimatorDelegate {\n}\n",
        "class Arena: Stage {\n  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}\n}\n"
      )
      let declaration = "func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}"
      #expect(files[0].text.contains(declaration))
      #expect(files[0].notes.count == 1)
      #expect(files[1].text.contains("  override \(declaration)"))
      #expect(files[1].notes.count == 1)
    }

    @Test(
      "a class that conforms itself, a member that is declared above, and other methods stay",
      arguments: [
        "class A: UIDynamicAnimatorDelegate {\n  func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}\n}\n",
        "class A: UIDynamicAnimatorDelegate {}\nclass B: A {\n  func dynamicAnimatorDidPause() {}\n}\n",
        "class A {}\nclass B: A {\n  func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}\n}\n",
        """
        class A: UIDynamicAnimatorDelegate {
          func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}
        }
        class B: A {
          override func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) {}
        }

        """,
      ])
    func untouched(text: String) {
      let files = ported(text)
      #expect(files.map(\.text) == [text])
      #expect(files.flatMap(\.notes).isEmpty)
    }

    @Test("two subclasses need one declaration")
    func siblings() {
      let method = "  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}\n"
      let text = ported(
        "class A: UIDynamicAnimatorDelegate {\n}\nclass B: A {\n\(method)}\nclass C: A {\n\(method)}\n"
      )[0].text
      #expect(text.split(separator: "override func").count == 3)
      #expect(text.split(separator: "func dynamicAnimatorDidPause").count == 4)
    }
  }
#endif
