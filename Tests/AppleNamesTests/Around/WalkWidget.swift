import CoreLocation
import CoreMotion
import MapKit
import SwiftUI
import WeatherKit
import WidgetKit

// The steps of today, the weather of a walk and a picture of where it goes.

struct WalkEntry: TimelineEntry {
  let date: Date
  var steps: Int?
  var weather: CurrentWeather?
  var rain: [HourWeather] = []
  var map: UIImage?
}

struct Walks {
  static let park = CLLocationCoordinate2D(latitude: 52.5145, longitude: 13.3501)
  let pedometer = CMPedometer()

  func steps(until end: Date) async throws -> Int? {
    guard CMPedometer.isStepCountingAvailable() else { return nil }
    return try await withCheckedThrowingContinuation { continuation in
      pedometer.queryPedometerData(from: Calendar.current.startOfDay(for: end), to: end) {
        data, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: data?.numberOfSteps.intValue)
        }
      }
    }
  }

  func weather() async -> (CurrentWeather, [HourWeather])? {
    do {
      let (current, hourly) = try await WeatherService.shared.weather(
        for: CLLocation(latitude: Walks.park.latitude, longitude: Walks.park.longitude),
        including: .current, .hourly)
      return (current, Array(hourly.forecast.prefix(3)))
    } catch {
      print(error.localizedDescription)
      return nil
    }
  }

  func map(of size: CGSize) async -> UIImage? {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: Walks.park, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    options.size = size
    options.pointOfInterestFilter = .excludingAll
    let snapshotter = MKMapSnapshotter(options: options)
    return try? await snapshotter.start().image
  }
}

struct WalkProvider: TimelineProvider {
  func placeholder(in context: Context) -> WalkEntry { WalkEntry(date: Date(), steps: 5_000) }

  func getSnapshot(in context: Context, completion: @escaping (WalkEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WalkEntry>) -> Void) {
    let size = context.displaySize
    nonisolated(unsafe) let completion = completion
    Task {
      let walks = Walks()
      var entry = WalkEntry(date: Date())
      entry.steps = try? await walks.steps(until: entry.date)
      if let (current, rain) = await walks.weather() {
        (entry.weather, entry.rain) = (current, rain)
      }
      entry.map = await walks.map(of: size)
      let next = entry.date.addingTimeInterval(30 * 60)
      completion(Timeline(entries: [entry], policy: .after(next)))
    }
  }
}

struct WalkView: View {
  let entry: WalkEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.steps.map { "\($0) steps" } ?? "– steps")
      if let weather = entry.weather {
        Label(
          weather.temperature.formatted(.measurement(width: .narrow)),
          systemImage: weather.symbolName)
        Text(weather.condition.description)
        ForEach(entry.rain, id: \.date) { hour in
          Text(hour.precipitationChance, format: .percent)
        }
      } else {
        Text("No weather")
      }
      if let map = entry.map {
        Image(uiImage: map)
      } else {
        Map(
          initialPosition: .region(
            MKCoordinateRegion(
              center: Walks.park, span: .init(latitudeDelta: 0.01, longitudeDelta: 0.01)))
        ) {
          Marker("Park", systemImage: "tree", coordinate: Walks.park)
          if entry.steps != nil {
            Annotation("Here", coordinate: Walks.park) { Circle() }
          }
        }
        .mapStyle(.standard)
      }
    }
    .containerBackground(.green.gradient, for: .widget)
  }
}

struct WalkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Walk", provider: WalkProvider()) { WalkView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemLarge])
  }
}
