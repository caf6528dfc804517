import AppIntents
import SwiftUI

struct HomeDevice: Identifiable, Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable { case light, lock, thermostat, blind, fan, sensor }
  var id: String
  var name: String
  var room: String
  var kind: Kind
  var isOn: Bool
  var level: Double

  var symbolName: String {
    switch kind {
    case .light: return isOn ? "lightbulb.fill" : "lightbulb"
    case .lock: return isOn ? "lock.fill" : "lock.open.fill"
    case .thermostat: return "thermometer.medium"
    case .blind: return isOn ? "blinds.vertical.open" : "blinds.vertical.closed"
    case .fan: return "fan.fill"
    case .sensor: return "sensor.fill"
    }
  }
  var tint: Color {
    switch kind {
    case .light: .yellow
    case .lock: .green
    case .thermostat: .orange
    case .blind: .cyan
    case .fan: .teal
    case .sensor: .purple
    }
  }
  var status: LocalizedStringKey {
    switch kind {
    case .light: isOn ? "\(Int(level * 100))%" : "Off"
    case .lock: isOn ? "Locked" : "Unlocked"
    case .thermostat: "\(level.formatted(.number.precision(.fractionLength(1))))°"
    default: isOn ? "On" : "Off"
    }
  }
}

actor HomeDevices {
  static let shared = HomeDevices()
  private(set) var devices: [HomeDevice] = HomeDevices.defaults
  static let defaults: [HomeDevice] = [
    .init(id: "a", name: "Ceiling", room: "Kitchen", kind: .light, isOn: true, level: 0.8),
    .init(id: "b", name: "Front Door", room: "Hallway", kind: .lock, isOn: true, level: 1),
    .init(
      id: "c", name: "Thermostat", room: "Living Room", kind: .thermostat, isOn: true, level: 21.5),
    .init(id: "d", name: "Blinds", room: "Bedroom", kind: .blind, isOn: false, level: 0),
    .init(id: "e", name: "Reading Lamp", room: "Bedroom", kind: .light, isOn: false, level: 0.3),
    .init(id: "f", name: "Fan", room: "Office", kind: .fan, isOn: true, level: 0.5),
  ]
  func toggle(_ id: String) {
    guard let i = devices.firstIndex(where: { $0.id == id }) else { return }
    devices[i].isOn.toggle()
  }
  func set(_ id: String, on: Bool) {
    guard let i = devices.firstIndex(where: { $0.id == id }) else { return }
    devices[i].isOn = on
  }
}
