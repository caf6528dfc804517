import CaffeineDomain
import CommandArguments
import WidgetCommands

/// Something that can be done in the menu of a bar: a command line, run without a terminal.
struct BarAction: Equatable {
  /// What people read.
  let title: String
  /// The program and its arguments, none of which a menu or a shell reads as more than that.
  let words: [String]

  /// The line for SwiftBar (`bash`) or xbar (`shell`), which run the program with its parameters.
  func menuLine(_ key: String) -> String {
    let parameters = words.dropFirst().enumerated().map { "param\($0 + 1)=\($1)" }
    return "\(title) | \(key)=\(words[0]) \(parameters.joined(separator: " "))"
      + " terminal=false refresh=true"
  }

  /// The line for Argos, which hands it to a shell.
  var shellLine: String {
    "\(title) | bash='\(words.joined(separator: " "))' terminal=false refresh=true"
  }
}

extension CommandContext {
  /// Logging again what was logged last, and taking it back.
  ///
  /// Names from outside are left out, whatever they say: only ids and numbers go into a command line.
  /// A journal that cannot be read has nothing to log again or to take back; its bar says so.
  func barActions(in format: BarFormat) -> [BarAction] {
    let typed = surroundings.environment.commandLine.first ?? ""
    let program = Self.isPlain(typed) ? typed : "caffeine"
    guard let drinks = try? recentDrinks() else { return [] }
    let recent = drinks.filter { $0.words.allSatisfy(Self.isPlain) }
    return recent.prefix(3).map { drink in
      BarAction(
        title: "Log \(format.escaped(drink.label))",
        // BitBar and its heirs take five parameters: an id needs no `--` before it.
        words: [program, "log"] + drink.words.filter { $0 != "--" })
    } + [BarAction(title: "Undo", words: [program, "undo"])]
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}
