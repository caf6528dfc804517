import CaffeineStore
import CommandArguments
import JSONValues
import WidgetHosting

/// The person's placed widgets: a suite of settings with one line per id.
@MainActor
struct PlacedWidgets {
  private let file: SharedSettings
  /// The readable widgets, ordered by id.
  let widgets: [PlacedWidget]
  /// The ids of lines without a valid widget.
  let unreadable: [String]
  /// Line numbers, from 1, of lines that are no settings.
  let brokenLines: [Int]
  /// Whether the file is this user's; otherwise its widgets are ignored.
  private let isPrivate: Bool

  init(in context: CommandContext) throws(Failure) {
    let file = try context.surroundings.placedWidgets()
    let reading = try stored { () throws(StoreError) in try file.read() }
    let lines = reading.ownValues.sorted { Self.precedes($0.key, $1.key) }
    self.file = file
    widgets = lines.compactMap { PlacedWidget(id: $0.key, text: $0.value) }
    unreadable = lines.filter { PlacedWidget(id: $0.key, text: $0.value) == nil }.map(\.key)
    brokenLines = reading.brokenLines
    isPrivate = reading.isPrivate
    if !isPrivate { context.printer.warnOnce(Failure(unused: file.path)) }
  }

  var path: String { file.path }

  /// Throws for an unknown id, and for a widget of a later version.
  func widget(_ id: String) throws(Failure) -> PlacedWidget {
    if let widget = widgets.first(where: { $0.id == id }) { return widget }
    guard SharedSettings.isKey(id) else {
      throw .value(id, of: "ID", forms: "the name of a widget that 'caffeine widgets' lists")
    }
    if unreadable.contains(id) { throw Failure(unreadableWidget: id, in: path) }
    throw Failure(
      .noInput, "There is no placed widget '\(id)'.",
      advice: widgets.isEmpty
        ? "Place one: caffeine widgets add" : "'caffeine widgets' lists them.")
  }

  /// The kind with the first free number.
  func freeID(for kind: String) -> String {
    let taken = Set(widgets.map(\.id) + unreadable)
    var number = 1
    while taken.contains("\(kind)-\(number)") { number += 1 }
    return "\(kind)-\(number)"
  }

  /// Stores a widget, or removes the one with the id.
  func set(_ id: String, to widget: PlacedWidget?, in context: CommandContext) throws(Failure) {
    try context.journal.change(file, id, to: widget?.text, as: .repeatable)
  }

  /// Reports unreadable lines, which stay in the file.
  func tellDamage(in context: CommandContext) {
    for id in unreadable {
      context.printer.warn(
        "\(path): '\(id)' is not a widget that this version can read. It stays as it is.")
    }
    for number in brokenLines {
      context.printer.warn("\(path): line \(number) is not a widget. It stays as it is.")
    }
  }

  /// Sorts `day-2` before `day-10`.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    func parts(_ id: String) -> (String, Int) {
      let stem = id.reversed().drop { $0.isNumber }.reversed()
      return (String(stem), Int(id.dropFirst(stem.count)) ?? 0)
    }
    let ((stem, number), (other, otherNumber)) = (parts(first), parts(second))
    return stem == other ? number < otherNumber : stem < other
  }
}

extension PlacedWidget {
  var members: [(String, JSONValue)] {
    [
      ("id", .string(id)), ("kind", .string(kind)), ("family", .string(familyName)),
      ("settings", .object(sortedSettings.map { ($0.key, .string($0.value)) })),
    ]
  }

  /// The settings in the form of `--set`.
  var settingTexts: [String] { sortedSettings.map { "\($0.key)=\($0.value)" } }

  private var sortedSettings: [(key: String, value: String)] {
    settings.sorted { $0.key < $1.key }
  }
}

extension Failure {
  /// A line of the file at `path` that is no widget, or one of a later version.
  init(unreadableWidget id: String, in path: String) {
    self.init(
      .unreadableData, "\(path): '\(id)' is not a widget that this version can read.",
      advice: "Correct the line in an editor, or remove it: caffeine widgets remove \(id)")
  }
}
