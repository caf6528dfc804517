import AppIntents
import SwiftUI
import WidgetKit

struct HomeEntry: TimelineEntry { var date: Date; var devices: [HomeDevice]; var showRooms = true }
struct HomeProvider: AppIntentTimelineProvider {
  typealias Intent = SelectHomeDevices
  func placeholder(in context: Context) -> HomeEntry {
    HomeEntry(date: .now, devices: HomeDevices.defaults)
  }
  func snapshot(for configuration: SelectHomeDevices, in context: Context) async -> HomeEntry {
    await entry(configuration)
  }
  func timeline(for configuration: SelectHomeDevices, in context: Context) async -> Timeline<
    HomeEntry
  > {
    Timeline(
      entries: [await entry(configuration)], policy: .after(.now.addingTimeInterval(15 * 60)))
  }
  private func entry(_ configuration: SelectHomeDevices) async -> HomeEntry {
    let all = await HomeDevices.shared.devices
    let chosen = configuration.devices?.compactMap { e in all.first { $0.id == e.id } } ?? all
    return HomeEntry(
      date: .now, devices: chosen.isEmpty ? all : chosen, showRooms: configuration.showRooms)
  }
  func recommendations() -> [AppIntentRecommendation<SelectHomeDevices>] { [] }
}
struct HomeWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Home", intent: SelectHomeDevices.self, provider: HomeProvider()) {
      entry in
      HomeView(entry: entry)
        .containerBackground(for: .widget) {
          ZStack {
            LinearGradient(
              stops: [
                .init(color: Color(red: 0.13, green: 0.15, blue: 0.35), location: 0),
                .init(color: Color(red: 0.35, green: 0.16, blue: 0.4), location: 1),
              ], startPoint: .top, endPoint: .bottom)
            Circle().fill(.white.opacity(0.05)).frame(width: 200).offset(x: 80, y: -60).blur(
              radius: 10)
          }
        }
    }
    .configurationDisplayName("Home").description("Devices at a glance.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
    .containerBackgroundRemovable(false)
  }
}
@available(iOS 18, *)
struct DoorControl: ControlWidget {
  static let kind = "com.example.home.door"
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: DoorConfiguration) -> Bool { true }
    func currentValue(configuration: DoorConfiguration) async throws -> Bool {
      await HomeDevices.shared.devices.first { $0.id == configuration.device?.id }?.isOn ?? false
    }
  }
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { locked in
      ControlWidgetToggle("Front Door", isOn: locked, action: ToggleHomeDevice("b")) { isOn in
        Label(isOn ? "Locked" : "Unlocked", systemImage: isOn ? "lock.fill" : "lock.open.fill")
          .controlWidgetActionHint(isOn ? "Unlock" : "Lock")
      }
      .tint(.green)
    }
    .displayName("Door Lock").description("Lock your door.").promptsForUserConfiguration()
  }
}
struct DoorConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Door"
  @Parameter(title: "Device") var device: HomeDeviceEntity?
}
@available(iOS 18, *)
struct SceneControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.home.scene") {
      ControlWidgetButton(action: SceneIntent(name: "Good Night")) {
        Label("Good Night", systemImage: "moon.stars.fill")
      }
    }
  }
}
struct HomeBundle: WidgetBundle {
  var body: some Widget {
    HomeWidget()
    if #available(iOSApplicationExtension 18.0, *) { DoorControl(); SceneControl() }
  }
}
