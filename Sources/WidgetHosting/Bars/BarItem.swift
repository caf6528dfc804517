/// A widget as an item of a status bar: a line, a short form and a state.
package struct BarItem {
  /// How much attention the item asks for.
  package enum Urgency: Sendable {
    case none
    case some
    case high
    case highest
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
  init(_ drawing: WidgetDrawing, on output: StandardOutput) {
    var line = ""
    let rows = drawing.grid.limited(to: output.glyphSet).plain()
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

  /// The line for SwiftBar (`bash`) or xbar (`shell`), which pass parameters to the program.
  func menuLine(_ key: String) -> String {
    let parameters = words.dropFirst().enumerated().map { "param\($0 + 1)=\($1)" }
    return "\(title) | \(key)=\(words[0]) \(parameters.joined(separator: " "))"
      + " terminal=false refresh=true"
  }

  /// The line for Argos, which passes it to a shell.
  var shellLine: String {
    "\(title) | bash='\(words.joined(separator: " "))' terminal=false refresh=true"
  }
}
