import CaffeineDomain
import CommandArguments
import WidgetCommands

/// An action in a bar's menu: a command line, run without a terminal.
struct BarAction: Equatable {
  /// The menu's text.
  let title: String
  /// The program and its arguments, free of characters that a menu or shell would interpret.
  let words: [String]

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

extension CommandContext {
  /// Logging the last drink again, and undo.
  ///
  /// Only ids and numbers enter a command line, never names from outside. An unreadable journal
  /// gives no actions; its bar says why.
  func barActions(in format: BarFormat) -> [BarAction] {
    let typed = surroundings.environment.commandLine.first ?? ""
    let program = Self.isPlain(typed) ? typed : "caffeine"
    guard let drinks = try? recentDrinks() else { return [] }
    let recent = drinks.filter { $0.words.allSatisfy(Self.isPlain) }
    return recent.prefix(3).map { drink in
      BarAction(
        title: "Log \(format.escaped(drink.label))",
        // BitBar and its successors take five parameters; an id needs no `--` before it.
        words: [program, "log"] + drink.words.filter { $0 != "--" })
    } + [BarAction(title: "Undo", words: [program, "undo"])]
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { $0.isAlphanumeric(or: "._-=/") }
  }
}
