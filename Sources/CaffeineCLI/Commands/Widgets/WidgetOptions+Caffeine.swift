import CaffeineWidgets
import CommandArguments
import WidgetCommands

extension WidgetOptions {
  /// The kind that is meant where none is named.
  static let standardKind = CaffeineKind.level.rawValue
  static let kinds = CompletionKind.oneOf(CaffeineKind.allCases.map(\.rawValue))
  /// Which of the caffeine widgets.
  static let kind = CommandOption(
    "kind", value: "KIND", from: kinds, help: "Which widget (default: level).")
  static let placed = CommandOption(
    "placed", value: "ID", from: .known(.placedWidgets),
    help: "A widget that 'caffeine widgets' lists, with its kind, family and settings.")
  static let stack = CommandOption(
    "stack", help: "The most relevant of the widgets that 'caffeine widgets' lists.")

  static let all = [kind, family, placed, stack] + look + [set]
}
