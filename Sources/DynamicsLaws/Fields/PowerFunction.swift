// SPDX-License-Identifier: Apache-2.0

/// A number above 0 to the power of any other, with the same bits on every machine.
///
/// The platform's function differs between machines in the last bit. The relative error is below
/// 1e-13 for results from 1e-30 to 1e30; results beyond 2^±1000 stop there.
package func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, base.isFinite, exponent.isFinite else { return 0 }
  return powerOfTwo(exponent * binaryLogarithm(base))
}

private let naturalLogarithmOfTwo = 0.693_147_180_559_945_3

/// The logarithm to the base 2 of a finite number above 0.
private func binaryLogarithm(_ number: Double) -> Double {
  var exponent = Double(number.exponent)
  var significand = number.significand
  // Around 1 the series below converges fastest, and the logarithm of 1 is exactly 0.
  if significand > 1.414_213_562_373_095_1 {
    significand /= 2
    exponent += 1
  }
  // ln m = 2 · artanh((m − 1)/(m + 1)); the argument is at most 0.172, the first term left out
  // 1e-17.
  let argument = (significand - 1) / (significand + 1)
  let square = argument * argument
  var sum = 1 / 21.0
  var odd = 19.0
  while odd >= 1 {
    sum = 1 / odd + square * sum
    odd -= 2
  }
  return exponent + 2 * argument * sum / naturalLogarithmOfTwo
}

/// 2 to the power of a number.
private func powerOfTwo(_ exponent: Double) -> Double {
  let limited = min(max(exponent, -1000), 1000)
  let whole = limited.rounded()
  // At most 0.347; the first term left out of the series is below 1e-17.
  let rest = (limited - whole) * naturalLogarithmOfTwo
  var sum = 1.0
  var divisor = 14.0
  while divisor >= 1 {
    sum = 1 + rest / divisor * sum
    divisor -= 1
  }
  return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
}
