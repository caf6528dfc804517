/// A widget as an item of a status bar: a line, a short form and a state.
package struct BarItem {
  /// How much attention the item asks for, by the names of i3status-rust.
  package enum Urgency: String, Sendable {
    case none = "Idle"
    case some = "Info"
    case high = "Warning"
    case highest = "Critical"
  }

  /// Plain text in one line.
  package var text: String
  /// A shorter text.
  package var shortText: String
  /// Further lines of plain text.
  package var details: [String]
  package var urgency = Urgency.none
  /// The name of the state, for the styles of a bar.
  package var state = "widget"
  /// A share, 0 to 100; `nil` if there is none.
  package var percentage: Int?
  package var actions: [BarAction] = []
  /// Whether there is nothing to report.
  package var isNothing = false

  /// Creates the item of a drawing, with its rows joined and its spoken text as the details.
  @MainActor
  init(_ drawing: WidgetDrawing, in glyphSet: GlyphSet) {
    var line = ""
    let rows = drawing.grid.limited(to: glyphSet).plain()
    for word in rows.split(whereSeparator: { $0 == "\n" || $0 == " " }) {
      line += line.isEmpty ? word : " " + word
    }
    (text, shortText) = (line, line)
    let label = drawing.accessibilityLabel.terminalSafe()
    details = label.isEmpty ? [] : [label]
  }
}

/// An action in a bar's menu: a command line, run without a terminal.
package struct BarAction: Equatable {
  /// The menu's text.
  let title: String
  /// The program and its arguments, free of characters that a menu or shell would interpret.
  let words: [String]

  package init(title: String, words: [String]) { (self.title, self.words) = (title, words) }

  /// The line for a menu: SwiftBar (`bash`) and xbar (`shell`) pass parameters to the program, and
  /// Argos passes the line to a shell.
  func line(for format: BarFormat) -> String {
    var call = "bash='\(words.joined(separator: " "))'"
    if format != .argos {
      call = "\(format == .xbar ? "shell" : "bash")=\(words[0])"
      for (index, word) in words.enumerated().dropFirst() { call += " param\(index)=\(word)" }
    }
    return "\(title) | \(call) terminal=false refresh=true"
  }
}
