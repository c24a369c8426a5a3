/// Numbers from 0 upwards, the lowest free one first, so that equal scenes get equal numbers.
struct NumberPool {
  private var isTaken: [Bool] = []

  /// Takes the lowest free number.
  mutating func take() -> Int32 {
    if let free = isTaken.firstIndex(of: false) {
      isTaken[free] = true
      return Int32(free)
    }
    isTaken.append(true)
    return Int32(isTaken.count - 1)
  }

  /// Makes a number free again.
  mutating func giveBack(_ number: Int32) {
    isTaken[Int(number)] = false
  }
}
