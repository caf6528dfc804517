import SwiftUI
import WidgetKit

/// A drink and what is in it.
public struct CupEntry: TimelineEntry {
  /// When it is shown.
  public let date: Date
  let name: String
  /// In milligrams.
  let caffeine: Double

  /// Creates the entry of a drink with so many milligrams of caffeine.
  public init(date: Date, name: String, caffeine: Double) {
    (self.date, self.name, self.caffeine) = (date, name, caffeine)
  }
}

/// The drink, and its share of a day's 400 mg.
public struct CupView: View {
  @Environment(\.widgetFamily) private var family
  private let entry: CupEntry

  /// Creates the view of an entry.
  public init(entry: CupEntry) {
    self.entry = entry
  }

  /// One line more where there is room.
  public var body: some View {
    VStack(alignment: .leading) {
      Label(entry.name, systemImage: "cup.and.saucer.fill").font(.headline)
      Text("\(entry.caffeine, format: .number.precision(.fractionLength(0))) mg")
      if family != .systemSmall {
        Gauge(value: entry.caffeine, in: 0...400) {
          Text("of 400")
        }
        .gaugeStyle(.accessoryLinearCapacity)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}
