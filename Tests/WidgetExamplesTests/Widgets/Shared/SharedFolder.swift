import SwiftUI

/// The folder that the app and its widgets share: values in JSON files, and pictures.
struct SharedFolder: Sendable {
  /// `nil` where the device has none.
  let url: URL?

  /// The folder of the app group.
  static var group: SharedFolder {
    SharedFolder(
      url: FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.org.example.widgets"))
  }

  /// The value of a file; throws where it is missing or holds something else.
  func value<Value: Decodable>(_ type: Value.Type, of name: String) throws -> Value {
    try JSONDecoder().decode(type, from: data(of: name))
  }

  /// Replaces a file as a whole, so that a widget never reads half of it.
  func keep(_ value: some Encodable, as name: String) throws {
    try keep(JSONEncoder().encode(value), as: name)
  }

  func data(of name: String) throws -> Data { try Data(contentsOf: file(name)) }

  func keep(_ data: Data, as name: String) throws {
    try data.write(to: file(name), options: .atomic)
  }

  private func file(_ name: String) throws -> URL {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return url.appendingPathComponent(name)
  }
}
