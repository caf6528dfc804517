import Foundation

struct Cup: Codable {
  let name: String
  static let sample = Cup(name: "Espresso")
}
