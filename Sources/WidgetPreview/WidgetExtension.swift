import Foundation

/// A target that is compiled as a program of widgets.
struct WidgetExtension {
  let name: String
  var sources: [String]
  /// Catalogues, texts and other files that lie beside the program.
  var resources: [String]
  /// Where its property list is, which Xcode puts into the product.
  var information: String
  /// Whether a project says what it is made of; else it may be anything in the folder.
  var isTarget = false
  /// The files of the project's other targets, by name.
  var modules: [String: Set<String>] = [:]
  /// The conditions of compilation, such as `DEBUG`.
  var conditions: [String] = []
  var isMainActorDefault = false

  init(name: String, files: [String]) {
    self.name = name
    sources = files.filter { $0.hasSuffix(".swift") }
    resources = files.filter(Self.isResource)
    let program = sources.first(where: ProjectFolder.isProgram) ?? ""
    information = (program as NSString).deletingLastPathComponent + "/Info.plist"
  }

  static func isResource(_ path: String) -> Bool {
    let kinds = [
      "xcassets", "strings", "stringsdict", "xcstrings", "json", "png", "jpg", "jpeg", "txt",
    ]
    return kinds.contains((path as NSString).pathExtension)
  }

  /// Copies what the program reads: catalogues and texts under numbers, since two may have one name.
  func copyResources(to folder: String, with cache: Cache) throws {
    let disk = FileManager.default
    for (number, path) in resources.enumerated() {
      let (name, kind) = ((path as NSString).lastPathComponent, (path as NSString).pathExtension)
      var place = folder
      let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      if parent.hasSuffix(".lproj") { place += "/\(parent)" }
      try cache.make(place)
      let isNumbered = kind == "xcassets" || kind.hasPrefix("strings") || kind == "xcstrings"
      let copy = "\(place)/\(isNumbered ? "\(number)-" : "")\(name)"
      try? disk.removeItem(atPath: copy)
      try? disk.copyItem(atPath: path, toPath: copy)
    }
    let data = disk.contents(atPath: information) ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    var values = list as? [String: Any] ?? [:]
    values["CFBundleIdentifier"] = "preview.\(name.filter { $0.isLetter || $0.isNumber })"
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] { values[key] = "1" }
    _ = (values as NSDictionary).write(toFile: "\(folder)/Info.plist", atomically: true)
  }

  /// A source with what Xcode and SwiftPM generate: names of colours and pictures such as
  /// `Color.headline`, and `Bundle.module`.
  var assetNames: String {
    var lines: Set = ["extension Bundle { static var module: Bundle { .main } }"]
    for catalogue in resources where catalogue.hasSuffix(".xcassets") {
      for path in FileManager.default.enumerator(atPath: catalogue)?.allObjects ?? [] {
        guard let path = path as? String else { continue }
        let kind = (path as NSString).pathExtension
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if kind == "imageset" {
          let symbol = symbol(for: name, without: "Image")
          lines.insert(
            "extension ImageResource { static let \(symbol) = Self(name: \"\(name)\", bundle: .main) }"
          )
        } else if kind == "colorset" {
          let symbol = symbol(for: name, without: "Color")
          lines.insert(
            "extension ColorResource { static let \(symbol) = Self(name: \"\(name)\", bundle: .main) }"
          )
          for type in ["Color", "ShapeStyle where Self == Color"] {
            lines.insert("extension \(type) { static var \(symbol): Color { Color(\"\(name)\") } }")
          }
        }
      }
    }
    // A name that is none would break its line alone.
    return lines.sorted().joined(separator: "\n") + "\n"
  }

  /// The name in code: `AccentColor` is `accent`, `HN-orange` is `hnOrange`.
  private func symbol(for name: String, without ending: String) -> String {
    let words = name.captures(of: "[A-Za-z0-9]+")
    let ends = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var symbol = (words.prefix(1) + ends).joined()
    if symbol.hasSuffix(ending), symbol != ending { symbol.removeLast(ending.count) }
    let capitals = symbol.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < symbol.count ? capitals - 1 : capitals
    return symbol.prefix(count).lowercased() + symbol.dropFirst(count)
  }
}
