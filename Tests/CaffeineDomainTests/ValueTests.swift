import CaffeineDomain
import CivilTime
import Foundation
import TestSupport
import Testing

@Suite("Values")
struct ValueTests {
  @Test(
    "Quantities refuse what is out of range", arguments: [-1, -Double.infinity, .infinity, .nan])
  func refusal(value: Double) {
    #expect(Milligrams(value) == nil)
    #expect(Milliliters(value) == nil)
    #expect(Kilograms(value) == nil)
    #expect(HalfLife(value) == nil)
    #expect(AbsorptionRate(value) == nil)
    #expect(MilligramsPerLiter(value) == nil)
    #expect(Bioavailability(value) == nil)
  }

  @Test("Nothing is an amount, and no volume, weight or rate")
  func zero() {
    let nothing = 0.0
    #expect(Milligrams(nothing) == .zero)
    #expect(Milliliters(nothing) == nil)
    #expect(Kilograms(nothing) == nil)
    #expect(HalfLife(nothing) == nil)
    #expect(AbsorptionRate(nothing) == nil)
  }

  @Test("Amounts add and scale and never fall below zero")
  func arithmetic() {
    #expect((40 as Milligrams) + 2 == 42)
    #expect((75 as Milligrams) * 2 == 150)
    #expect((75 as Milligrams) * -1 == .zero)
    #expect((12 as Milligrams) < 13)
  }

  @Test("An intake starts at a whole second and is never sipped backwards")
  func intake() throws {
    let id = try #require(IntakeID("a"))
    let intake = Intake(
      id: id, name: "Tea", amount: 48, start: Date(timeIntervalSince1970: 10.9), duration: -5)
    #expect(intake.start == Date(timeIntervalSince1970: 10))
    #expect(intake.duration == 0)
  }
}

@Suite("Intake id")
struct IntakeIDTests {
  @Test("Holds 1 to 64 letters, digits, points, underscores and hyphens")
  func allowed() {
    for text in ["a", "Z9._-", String(repeating: "x", count: 64)] {
      #expect(IntakeID(text)?.description == text)
    }
    for text in ["", "a b", "é", "a/b", "a\n", "\u{1B}[31m", String(repeating: "x", count: 65)] {
      #expect(IntakeID(text) == nil)
    }
  }

  @Test("Keeps every spelling as it is, and sorts by the bytes, whether it is a ULID or not")
  func spellings() throws {
    let texts = [
      "0000000000000000000000000A", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW",
      "01ARZ3NDEKTSV4RRFFQ69G5FAu", "01ARZ3NDEKTSV4RRFFQ69G5FI0", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
      "8000000000000000000000000", "80000000000000000000000000", "Z", "a",
    ]
    let ids = try texts.map { try #require(IntakeID($0)) }
    #expect(ids.map(\.description) == texts)
    #expect(
      ids.sorted().map(\.description) == texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    )
    #expect(Set(ids).count == texts.count)
  }

  @Test("Generates ULIDs that sort by their instant")
  func generated() {
    var generator = SplitMix64(seed: 1)
    // The instant of the example in the ULID specification.
    let instant = Date(timeIntervalSince1970: 1_469_918_176.385)
    let id = IntakeID.generate(at: instant, using: &generator)
    #expect(id.description.hasPrefix("01ARYZ6S41"))
    #expect(id.description.utf8.count == 26)
    #expect(IntakeID(id.description) == id)
    #expect(id.description.allSatisfy { "0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains($0) })
    #expect(id != IntakeID.generate(at: instant, using: &generator))
    #expect(id < IntakeID.generate(at: instant + 0.001, using: &generator))
    let past = IntakeID.generate(at: .distantPast, using: &generator)
    #expect(past.description.hasPrefix("0000000000"))
  }
}
