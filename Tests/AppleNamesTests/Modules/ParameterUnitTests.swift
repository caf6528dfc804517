import AppIntents
import CoreLocation
import SwiftUI
import Testing
import WidgetKit

@MainActor
struct ParameterUnitTests {
  @Test func aNumberWithoutAUnitIsInThatOfTheParameter() async throws {
    let widget = WidgetHost(GlassWidget()).widgets[0]
    func size(_ text: String) async throws -> String? {
      try await widget.configured(with: [("size", text)]).parameters(in: .systemSmall).first?.value
    }
    #expect(GlassIntent().size == Measurement(value: 250, unit: UnitVolume.milliliters))
    #expect(GlassIntent().extra == nil)
    #expect(try await size("300") == "300 mL")
    #expect(try await size("1 L") == "1 L")
    await #expect(throws: (any Error).self) { try await size("-1") }
  }

  @Test func nobodyKnowsWhereTheDeviceIs() {
    let manager = CLLocationManager()
    #expect(manager.authorizationStatus == .denied && manager.location == nil)
    // Berlin to Paris: 878 km along the great circle.
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let distance = berlin.distance(from: CLLocation(latitude: 48.8566, longitude: 2.3522))
    #expect(abs(distance - 878_000) < 2_000)
  }
}

extension ParameterUnitTests {
  /// A question that nobody answers is told in its own words.
  @Test func aQuestionIsToldInItsWords() {
    func words(_ error: any Error) -> String? {
      (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.key
    }
    let size = GlassIntent().$size
    #expect(words(size.needsValueError("How much?")) == "How much?")
    #expect(words(size.needsValueError()) == "It asks a person.")
  }
}

private struct GlassIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Glass"
  @Parameter(
    title: "Size", defaultValue: 250, defaultUnit: .milliliters, supportsNegativeNumbers: false)
  var size: Measurement<UnitVolume>
  @Parameter(title: "Extra", defaultUnit: .liters) var extra: Measurement<UnitVolume>?
}

private struct GlassWidget: Widget {
  struct Entry: TimelineEntry { let date: Date }
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func snapshot(for configuration: GlassIntent, in context: Context) async -> Entry {
      placeholder(in: context)
    }
    func timeline(for configuration: GlassIntent, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [placeholder(in: context)], policy: .never)
    }
  }
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "glass", intent: GlassIntent.self, provider: Provider()) { _ in
      Text("glass")
    }
  }
}
