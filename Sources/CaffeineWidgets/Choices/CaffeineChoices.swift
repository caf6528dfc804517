package import TextWidgetKit

/// The settings of a caffeine widget.
package struct CaffeineIntent: WidgetConfigurationIntent {
  /// The name that people see.
  package static let title: LocalizedStringResource = "Caffeine"

  /// The content of the inline widget.
  @Parameter(title: "Line", description: "What accessoryInline shows.", default: .words)
  package var line: LineChoice

  package init() {}
}

package enum LineChoice: String, AppEnum {
  case words, short, last, spark

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  package static let caseDisplayRepresentations: [LineChoice: DisplayRepresentation] = [
    .words: "Words", .short: "The mark and the amount",
    .last: "Until when there is the usual drink", .spark: "A small curve with a moon",
  ]
}
