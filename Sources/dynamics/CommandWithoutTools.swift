#if !Tools
  import Foundation

  /// What stands in for the command line where the package was resolved with `traits: []`.
  @main
  enum CommandWithoutTools {
    static func main() {
      StandardError.write(
        "dynamics: built without the trait 'Tools'; build it with 'swift build --traits Tools'\n")
      exit(1)
    }
  }
#endif
