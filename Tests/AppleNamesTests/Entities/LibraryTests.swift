import AppIntents
import SwiftUI
import Testing

/// Newer kinds of entities and values of intents.
@Suite struct LibraryTests {
  @Test func theOneEntityIsFound() async throws {
    let settings = try #require(await ReadingSettings.intentDefault())
    #expect(settings.id == "ReadingSettings" && settings.isNight)
    #expect(try await ReadingSettings.intentValue(of: "ReadingSettings") != nil)
    #expect(try await ReadingSettings.intentChoices().count == 1)
    #expect(try await ReadingSettingsQuery().entities(for: ["other"]).isEmpty)
  }

  @Test func computedPropertiesAreRead() async throws {
    let manual = try #require(await Manual.intentValue(of: "bike"))
    #expect(manual.title == "BIKE" && manual.initials == "B")
    #expect(try await manual.pages == 12)
  }

  @Test func filesAreEntities() async throws {
    let leaflet = try #require(await Leaflet.intentValue(of: "/tmp/a.pdf"))
    #expect(leaflet.id == .file(url: URL(filePath: "/tmp/a.pdf")))
    #expect(leaflet.intentText == "/tmp/a.pdf")
    #expect(FileEntityIdentifier.draft(identifier: "x").draftIdentifier == "x")
  }

  @Test func peopleAndMoneyAreText() async throws {
    let amount = try #require(await IntentCurrencyAmount.intentValue(of: "12.50 eur"))
    #expect(amount == IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR"))
    #expect(try await IntentCurrencyAmount.intentValue(of: amount.intentText) == amount)
    for text in ["12.50", "EUR 12", "1x EUR", "nan EUR", "3 €", "1 2 EUR"] {
      #expect(try await IntentCurrencyAmount.intentValue(of: text) == nil, "\(text)")
    }
    #expect(try await IntentPerson.intentValue(of: "Ada")?.name.displayString == "Ada")
    #expect(try await IntentPaymentMethod.intentValue(of: "Cash")?.intentText == "Cash")
    _ = try await LendManual().perform()
  }

  @Test func namesOfPeople() {
    var ada = PersonNameComponents()
    (ada.namePrefix, ada.givenName, ada.middleName) = ("Dr.", "Ada", "King")
    ada.familyName = "Lovelace"
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .short
    #expect(formatter.string(from: ada) == "Ada")
    #expect(formatter.personNameComponents(from: "Ada King Lovelace")?.familyName == "Lovelace")
    #expect(formatter.string(from: PersonNameComponents()) == "")
  }
}
