import CommandArguments

@MainActor
extension OpenCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    let words = try words(of: context.arguments.operands.first ?? "")
    let shared = GlobalOptions.all.flatMap { option in
      context.arguments.values(of: option).map {
        option.value == nil ? "--\(option.name)" : "--\(option.name)=\($0)"
      }
    }
    let invocation = try CaffeineCommand.invocation(of: shared + words)
    _ = try CaffeineCommand.perform(
      invocation, in: context.surroundings, printer: context.printer)
  }

  /// The command line that a link means.
  ///
  /// Anybody can write a link: it reaches only commands that show something, and `log`.
  private static func words(of text: String) throws(Failure) -> [String] {
    guard let link = URLComponents(string: text), link.scheme?.lowercased() == "caffeine",
      let name = link.host ?? Optional(link.path), link.path.isEmpty || link.path == "/"
    else {
      throw .value(text, of: "URL", forms: "a link such as caffeine://log?drink=latte")
    }
    guard ["", "log", "status", "list", "forecast", "advise", "stats"].contains(name) else {
      throw Failure(.wrongUse, "Links cannot run the command '\(name)'.")
    }
    let items = (link.queryItems ?? []).compactMap { item in item.value.map { (item.name, $0) } }
    let options = items.filter { $0.0 != "drink" }.map { "--\($0)=\($1)" }
    let drinks = items.filter { $0.0 == "drink" }.map(\.1)
    return (name.isEmpty ? [] : [name]) + options + ["--"] + drinks
  }
}
