#if !Port
  import Foundation

  /// What stands in for the command line where the package was built without the trait.
  @main
  enum CommandWithoutPort {
    static func main() {
      let hint =
        "dynamics-port: built without the trait 'Port'; run it with "
        + "'swift run --traits Port dynamics-port'\n"
      FileHandle.standardError.write(Data(hint.utf8))
      exit(1)
    }
  }
#endif
