import CaffeineWidgets
import CommandArguments
import WidgetCommands

extension WidgetOptions {
  /// Which of the caffeine widgets.
  static let kind = CommandOption(
    "kind", value: "KIND", from: .oneOf(CaffeineKind.allCases.map(\.rawValue)),
    help: "Which widget (default: level).")

  static let all = [kind, family] + look + [set]
}
