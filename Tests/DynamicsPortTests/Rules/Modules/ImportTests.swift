// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Imports")
  struct ImportTests {
    private func notes(file: String) -> [String] {
      let others = SourcePort.SourceFile(name: file, text: "public struct Spring {}\n")
      let app = SourcePort.SourceFile(
        name: "App/A.swift", text: "import Springs\nimport UIKit\nlet spring = Spring()\n")
      return SourcePort.port([app, others]).flatMap(\.notes)
        .filter { $0.kind == .unsupported }.map(\.message)
    }

    @Test("a module of a package is named, unless its folder is among the files")
    func package() {
      #expect(
        notes(file: "App/B.swift")
          == ["Springs is a third-party module: port its source too"])
      #expect(notes(file: "Sources/Springs/B.swift") == [])
    }

    @Test("a module of a package is named once for all files of an app")
    func packageOfSeveralFiles() {
      let files = ["A", "B", "C"].map {
        SourcePort.SourceFile(name: "App/\($0).swift", text: "import Springs\nimport UIKit\n")
      }
      let unsupported = SourcePort.port(files).map { $0.notes.count { $0.kind == .unsupported } }
      #expect(unsupported == [1, 0, 0])
    }

    @Test("UIKit is imported only where its names are used and nothing else declares them")
    func umbrella() throws {
      func ported(_ text: String) throws -> String {
        try #require(
          SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first
        ).text
      }
      let used = "import Foundation\n\nfinal class A { var v: UIView? }\n"
      #expect(try ported(used) == "import UIKit\n" + used)
      for name in ["CFTimeInterval", "CFString", "CGPath", "NSLayoutConstraint"] {
        let text = "import Foundation\nlet a: \(name)? = nil\n"
        #expect(try ported(text) == "import UIKit\n" + text)
      }
      for use in ["NSEC_PER_SEC", "autoreleasepool { 1 }", "objc_getAssociatedObject(a, b)"] {
        let text = "import Foundation\nlet c = \(use)\n"
        #expect(try ported(text) == "import UIKit\n" + text)
      }
      let timer =
        "import Foundation\nclass A: NSObject { @objc func b() {} ; let c = #selector(b) }\n"
      #expect(try ported(timer).hasPrefix("import UIKit\nimport Foundation\n"))
      #expect(try ported("import UIKit\n" + used) == "import UIKit\n" + used)
      for text in [
        "import Foundation\nlet a: CGFloat = CGPoint.zero.x\n",
        "import Foundation\nlet UID = 1\nlet a = UIDs()\nstruct UIDs {}\n",
        "import Foundation\nclass UIThing {}\nlet a = UIThing()\n",
        "import AppKit\nlet a = UIHelper.self\n",
      ] {
        #expect(try !ported(text).contains("import UIKit"))
      }
    }

    @Test(
      "names that begin with a word of a missing module are guarded, and so is the word",
      arguments: [
        ("CoreData", "class Note: NSManagedObject {}"), ("CoreMedia", "let start = CMTime.zero"),
        ("CoreData", "let entity: NSManagedObjectID"), ("os", "let lock: os_unfair_lock_t"),
        ("ImageIO", "let picture: CGImageSource"), ("StoreKit", "let item: SKProduct"),
      ])
    func words(module: String, line: String) throws {
      func ported(_ line: String) throws -> String {
        let text = "import \(module)\nimport UIKit\n\nlet one = 1\n\(line)\n"
        let file = SourcePort.SourceFile(name: "A.swift", text: text)
        return try #require(SourcePort.port([file]).first).text
      }
      let guarded = "#if canImport(\(module))\n\(line)\n#endif\n"
      #expect(try ported(line).hasSuffix("let one = 1\n\(guarded)"))
      #expect(try ported("struct CMTimely {}\nlet a: CMTimely").hasSuffix("let a: CMTimely\n"))
    }

    @Test("a name of a missing module that this package declares is not guarded")
    func namesHere() throws {
      let text = """
        import UIKit
        extension UIColor { var share: CGFloat { CIColor(color: self).red } }
        let picture = CIImage()

        """
      let ported = try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first
      ).text
      #expect(
        ported.contains("\nextension UIColor { var share: CGFloat { CIColor(color: self).red } }\n")
      )
      #expect(ported.contains("#if canImport(CoreImage)\nlet picture = CIImage()\n#endif"))
    }

    @Test("a type nested in another does not hide one of a missing module outside of it")
    func nested() throws {
      let text = """
        import SwiftUI
        class Card: UIView { enum Shape {} ; var shape: Shape? }
        extension Card { func other() -> Shape? { nil } }
        class Small: Card { var small: Shape? }
        struct Diamond: Shape {}

        """
      let ported = try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first
      ).text
      #expect(ported.contains("#if canImport(SwiftUI)\nstruct Diamond: Shape {}\n#endif"))
      for line in text.split(separator: "\n").dropFirst().dropLast() {
        #expect(ported.contains("\n\(line)\n"))
      }
    }

    @Test(
      "a file whose modules are all missing imports UIKit in their place",
      arguments: ["PDFKit", "Springs"])
    func onlySource(module: String) throws {
      let text = "import \(module)\n\nlet a = Date()\n"
      let ported = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)])
      let expected = """
        #if canImport(\(module))
        import \(module)
        #else
        import UIKit
        #endif

        let a = Date()

        """
      #expect(ported.first?.text == expected)
    }

    @Test("what loads from the network is imported from the module that has it elsewhere")
    func networking() throws {
      let text = "import UIKit\nlet a = URLSession.shared\n"
      let ported = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)])
      let expected = """
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        import UIKit
        let a = URLSession.shared

        """
      let once = try #require(ported.first?.text)
      #expect(once == expected)
      let again = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: once)])
      #expect(again.first?.text == expected)
      let own = "import UIKit\nstruct URLCacheKey {}\nlet a = URLCacheKey()\n"
      let kept = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: own)])
      #expect(kept.first?.text == own)
    }

    @Test("colors and observable objects of SwiftUI come from another module, views are guarded")
    func valuesOfSwiftUI() throws {
      let text = """
        import SwiftUI
        class Model: ObservableObject {
          @Published var color = Color.red
          func change() { withTransaction { color = .blue } }
          func move() { withAnimation(.spring()) { color = .red } }
        }
        struct Panel: View {
          var body: some View { Color.red }
        }

        """
      let ported = try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first?.text)
      let expected = """
        #if canImport(SwiftUI)
        import SwiftUI
        #else
        import SwiftUIValues
        #endif
        class Model: ObservableObject {
          @Published var color = Color.red
          func change() {
            #if canImport(SwiftUI)
            withTransaction { color = .blue }
            #endif
          }
          func move() { withAnimation(.spring()) { color = .red } }
        }
        #if canImport(SwiftUI)
        struct Panel: View {
          var body: some View { Color.red }
        }
        #endif

        """
      #expect(ported.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
      let again = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: ported)])
      #expect(again.first?.text == ported)
    }

    @Test(
      "what Apple's other modules, packages and Foundation add is guarded where it is used",
      arguments: [
        ("MapKit", "let a = CLLocationManager()", "CoreLocation"),
        ("CryptoKit", "let a = SHA256.hash(data: b)", "CryptoKit"),
        ("SwiftData", "@Model class A {}", "SwiftData"),
        ("SwiftyGif", "let a = UIImage(gifName: b)", "SwiftyGif"),
        ("Firebase", "var a: FIRDatabaseReference!", "Firebase"),
        ("Firebase", "var a: GADBannerView!", "Firebase"),
        ("FirebaseDatabase", "var a: DataSnapshot!", "FirebaseDatabase"),
        ("UIKit", "func f() { a.waitsForConnectivity = true }", "ObjectiveC"),
      ])
    func addedNames(module: String, line: String, condition: String) throws {
      let text = "import UIKit\nimport \(module)\n\(line)\n"
      let ported = try #require(
        SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first?.text)
      let statement = line.hasPrefix("func") ? "a.waitsForConnectivity = true" : line
      let guarded = "#if canImport(\(condition))\n" + statement + "\n#endif"
      #expect(ported.filter { $0 != " " }.contains(guarded.filter { $0 != " " }))
    }

    @Test("a guarded member of another object is guarded where it is read")
    func foreignMember() throws {
      let model = """
        import SwiftUI
        class Model {
          var host: UIHostingController<ContentView>!
          var count = 0
        }

        """
      let reader = """
        import UIKit
        class Reader {
          let model = Model()
          func read() {
            model.count = 1
            model.host.view.alpha = 0
            self.model.host = nil
          }
        }

        """
      let ported = SourcePort.port([
        SourcePort.SourceFile(name: "A.swift", text: model),
        SourcePort.SourceFile(name: "B.swift", text: reader),
      ])
      let expected = """
            model.count = 1
            #if canImport(SwiftUI)
            model.host.view.alpha = 0
            self.model.host = nil
            #endif
        """
      #expect(ported.last?.text.contains(expected) == true)
    }

    @Test("abs is qualified in extensions of CGFloat, which has a member of that name elsewhere")
    func globalFunction() throws {
      let text =
        "import UIKit\nextension CGFloat { var size: CGFloat { abs(self) } }\nlet a = abs(1)\n"
      let ported = SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)])
      #expect(ported.first?.text == text.replacing("abs(self)", with: "Swift.abs(self)"))
    }

    @Test("a member of a package is guarded with its statement, the app's own member is not")
    func members() throws {
      func ported(_ more: String) throws -> String {
        let text = """
          import SnapKit
          import UIKit
          func f(_ view: UIView) {
            view.snp.makeConstraints { $0.top.equalTo(1) }
            view.alpha = 1
          }

          """
        return try #require(
          SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text + more)]).first
        ).text
      }
      #expect(try ported("").contains("#if canImport(SnapKit)\n  view.snp"))
      #expect(
        try !ported("extension UIView { var snp: UIView { self } }\n")
          .contains("#if canImport(SnapKit)\n  view.snp"))
    }
  }
#endif
