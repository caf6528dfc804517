import Foundation
import TestSupport
import Testing
@testable import TextUI

/// Foundation's own formats write the same.
struct NumberSpecifierTests {
  static let options = ["", "3", "-12", "+", " ", "012", "+08", "#", ".0", ".3", "9.2", "-+10.1"]
  static let numbers = [
    0, 0.5, -0.4, 1.5, 2.5, -3.25, 99.995, 1e-7, 123_456.789, 1e15, -1e18, 1e300,
  ]
  static let counts: [Int64] = [0, 7, -1, 42, -300, 65_535, .max, .min]

  @Test(arguments: options) func fractions(options: String) {
    for conversion in ["f", "F", "e", "E", "g", "G"] {
      for number in Self.numbers {
        let specifier = "%\(options)\(conversion)"
        #expect(
          NumberSpecifier(specifier).string(number) == String(format: specifier, number),
          "\(specifier) of \(number)")
      }
    }
  }

  @Test(arguments: options) func wholeNumbers(options: String) {
    for conversion in ["lld", "lli", "llu", "llx", "llX", "llo"] {
      for count in Self.counts {
        let specifier = "%\(options)\(conversion)"
        #expect(
          NumberSpecifier(specifier).string(count) == String(format: specifier, count),
          "\(specifier) of \(count)")
      }
    }
  }

  @Test func aNegativeNumberHasTheDigitsOfItsLength() {
    #expect(NumberSpecifier("%x").string(Int64(-1)) == String(format: "%x", -1))
    #expect(NumberSpecifier("%x").string(Int64(-1)) == "ffffffff")
    #expect(NumberSpecifier("%lx").string(Int64(-1)) == "ffffffffffffffff")
    #expect(NumberSpecifier("%x").string(Int64(1) << 40) == "10000000000")
  }

  /// The separator of a language is that of the number, not a full stop after it.
  @Test func theTextAroundStaysAsItIs() {
    let specifier = NumberSpecifier("abt. %.1f km.")
    #expect(specifier.string(2.5, separator: ",") == "abt. 2,5 km.")
    #expect(NumberSpecifier("no number").string(5.0) == "no number5")
  }

  @Test func whatIsNoFormatWritesTheNumber() {
    #expect(NumberSpecifier("%@").string(2.0) == "2")
    #expect(NumberSpecifier("%y!").string(2.5) == "2.5!")
    #expect(NumberSpecifier("%99999999999999999999.99f").string(1.0).count == 66)
    #expect(NumberSpecifier("%d").string(1e300) == "\(Int64.max)")
    #expect(NumberSpecifier("%d").string(.nan) == "0")
  }
}
