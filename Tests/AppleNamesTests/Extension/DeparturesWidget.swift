import Intents
import SwiftUI
import WidgetKit

struct DeparturesEntry: TimelineEntry {
  let date: Date
  let configuration: SelectStationIntent
}

struct DeparturesProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> DeparturesEntry {
    DeparturesEntry(date: Date(), configuration: SelectStationIntent())
  }

  func getSnapshot(
    for configuration: SelectStationIntent, in context: Context,
    completion: @escaping (DeparturesEntry) -> Void
  ) { completion(DeparturesEntry(date: Date(), configuration: configuration)) }

  func getTimeline(
    for configuration: SelectStationIntent, in context: Context,
    completion: @escaping (Timeline<DeparturesEntry>) -> Void
  ) {
    let entry = DeparturesEntry(date: Date(), configuration: configuration)
    completion(Timeline(entries: [entry], policy: .atEnd))
  }
}

struct StationView: View {
  let entry: DeparturesEntry

  var body: some View {
    Text(
      "\(entry.configuration.station?.displayString ?? "no station") \(entry.configuration.count?.intValue ?? 0)"
    )
    if entry.configuration.mode == .train { Text("by train") }
  }
}

struct DeparturesWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "departures", intent: SelectStationIntent.self, provider: DeparturesProvider()
    ) { StationView(entry: $0) }
  }
}

/// What answers the intent in an app's own extension.
final class IntentHandler: INExtension, SelectStationIntentHandling {
  func provideStationOptionsCollection(
    for intent: SelectStationIntent,
    with completion: @escaping (INObjectCollection<Station>?, (any Error)?) -> Void
  ) { completion(INObjectCollection(items: [Station(identifier: "b", display: "Berlin")]), nil) }

  func defaultStation(for intent: SelectStationIntent) -> Station? {
    Station(identifier: "b", display: "Berlin")
  }

  override func handler(for intent: INIntent) -> Any { self }
}
