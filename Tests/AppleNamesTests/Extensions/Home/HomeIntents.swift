import AppIntents

struct HomeDeviceEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Device", numericFormat: "\(placeholder: .int) devices")
  static let defaultQuery = HomeDeviceQuery()
  let id: String
  @Property(title: "Name") var name: String
  let room: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(room)", image: .init(systemName: "lightbulb"))
  }
  init(_ device: HomeDevice) { id = device.id; room = device.room; name = device.name }
}

struct HomeDeviceQuery: EntityQuery {
  func entities(for identifiers: [HomeDeviceEntity.ID]) async throws -> [HomeDeviceEntity] {
    await HomeDevices.shared.devices.filter { identifiers.contains($0.id) }.map(
      HomeDeviceEntity.init)
  }
  func suggestedEntities() async throws -> IntentItemCollection<HomeDeviceEntity> {
    let devices = await HomeDevices.shared.devices
    let rooms = Dictionary(grouping: devices, by: \.room)
    return IntentItemCollection(
      sections: rooms.keys.sorted().map { room in
        IntentItemSection(
          LocalizedStringResource(stringLiteral: room),
          items: (rooms[room] ?? []).map { IntentItem(HomeDeviceEntity($0)) })
      })
  }
  func defaultResult() async -> HomeDeviceEntity? {
    await HomeDevices.shared.devices.first.map(HomeDeviceEntity.init)
  }
}

struct SelectHomeDevices: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Devices"
  @Parameter(title: "Devices", size: [.systemSmall: 2, .systemMedium: 4, .systemLarge: 6])
  var devices: [HomeDeviceEntity]?
  @Parameter(title: "Show rooms", default: true) var showRooms: Bool
}

struct ToggleHomeDevice: SetValueIntent {
  static let title: LocalizedStringResource = "Toggle Device"
  @Parameter(title: "Device ID") var deviceID: String
  @Parameter(title: "On") var value: Bool
  init() {}
  init(_ id: String) { deviceID = id }
  func perform() async throws -> some IntentResult {
    await HomeDevices.shared.set(deviceID, on: value)
    return .result()
  }
}
struct SceneIntent: AppIntent {
  static let title: LocalizedStringResource = "Run Scene"
  @Parameter(title: "Scene") var name: String
  init() {}
  init(name: String) { self.name = name }
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Running \(name)")
  }
}
