// SPDX-License-Identifier: Apache-2.0

/// Eight elements of a column, to gather lanes from and scatter lanes to.
struct RowLanes<Element: BitwiseCopyable>: BitwiseCopyable {
  private let base: UnsafeMutablePointer<Element>
  private let rows: SIMD8<Int32>

  @inline(__always)
  init(_ base: UnsafeMutablePointer<Element>, _ rows: SIMD8<Int32>) {
    self.base = base
    self.rows = rows
  }

  /// The element of a lane.
  @inline(__always)
  subscript(lane: Int) -> Element {
    get { base[Int(rows[lane])] }
    nonmutating _modify { yield &base[Int(rows[lane])] }
  }

  #if arch(wasm32)
    // A page loads the code before it can begin: a loop through memory is an eighth of it.

    /// Gathers a value of each element.
    @inline(__always)
    func read<Value: SIMDScalar>(_ value: (Element) -> Value) -> SIMD8<Value> {
      var values = SIMD8<Value>()
      withUnsafeMutableBytes(of: &values) { bytes in
        for lane in 0..<laneCount {
          bytes.storeBytes(
            of: value(self[lane]), toByteOffset: lane &* MemoryLayout<Value>.stride, as: Value.self)
        }
      }
      return values
    }

    /// Scatters a value of each lane to its element.
    @inline(__always)
    func write(_ lanes: Lanes, _ put: (inout Element, Float) -> Void) {
      for lane in 0..<laneCount { put(&self[lane], lanes[lane]) }
    }

    /// Scatters a vector of each lane to its element.
    @inline(__always)
    func write(_ lanes: VectorLanes, _ put: (inout Element, Vector2) -> Void) {
      for lane in 0..<laneCount { put(&self[lane], Vector2(lanes.x[lane], lanes.y[lane])) }
    }
  #else
    // Lanes are written out one by one: an index that is only known at run time would go through memory.

    /// Gathers a value of each element.
    @inline(__always)
    func read<Value: SIMDScalar>(_ value: (Element) -> Value) -> SIMD8<Value> {
      SIMD8(
        value(self[0]), value(self[1]), value(self[2]), value(self[3]), value(self[4]),
        value(self[5]), value(self[6]), value(self[7]))
    }

    /// Scatters a value of each lane to its element.
    @inline(__always)
    func write(_ lanes: Lanes, _ put: (inout Element, Float) -> Void) {
      put(&self[0], lanes[0])
      put(&self[1], lanes[1])
      put(&self[2], lanes[2])
      put(&self[3], lanes[3])
      put(&self[4], lanes[4])
      put(&self[5], lanes[5])
      put(&self[6], lanes[6])
      put(&self[7], lanes[7])
    }

    /// Scatters a vector of each lane to its element.
    @inline(__always)
    func write(_ lanes: VectorLanes, _ put: (inout Element, Vector2) -> Void) {
      put(&self[0], Vector2(lanes.x[0], lanes.y[0]))
      put(&self[1], Vector2(lanes.x[1], lanes.y[1]))
      put(&self[2], Vector2(lanes.x[2], lanes.y[2]))
      put(&self[3], Vector2(lanes.x[3], lanes.y[3]))
      put(&self[4], Vector2(lanes.x[4], lanes.y[4]))
      put(&self[5], Vector2(lanes.x[5], lanes.y[5]))
      put(&self[6], Vector2(lanes.x[6], lanes.y[6]))
      put(&self[7], Vector2(lanes.x[7], lanes.y[7]))
    }
  #endif

  /// Gathers a vector of each element.
  @inline(__always)
  func readVectors(_ vector: (Element) -> Vector2) -> VectorLanes {
    VectorLanes(read { vector($0).x }, read { vector($0).y })
  }

  /// The elements that have a property.
  @inline(__always)
  func mask(_ property: (Element) -> Bool) -> LaneMask {
    let bits: SIMD8<Int32> = read { property($0) ? -1 : 0 }
    return unsafeBitCast(bits, to: LaneMask.self)
  }
}
