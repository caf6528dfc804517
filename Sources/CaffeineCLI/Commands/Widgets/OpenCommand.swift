import CommandArguments

/// `caffeine open URL`: follows a widget's link.
enum OpenCommand {
  static var declaration: Command<CommandAction> {
    Command(
      name: "open", summary: "Follow a widget's link.",
      discussion: """
        Links look like caffeine://log?drink=latte&at=8:30. They can run only log and commands that \
        show something. The names after the question mark are options; a link can set a time \
        within 48 hours of now, but no id and none of the options that all commands take. Before \
        a link logs a drink it shows which, and asks.
        """,
      arguments: [CommandArgument("URL", help: "A link that begins with caffeine://.")],
      examples: [
        CommandExample("caffeine open \"caffeine://log?drink=espresso\"", "Log an espresso.")
      ],
      action: CommandAction(run))
  }
}

@MainActor
extension OpenCommand {
  static func run(_ context: CommandContext) throws(Failure) {
    try follow(context.arguments.operands.first ?? "", in: context)
  }

  /// Runs a link's command; one that logs needs a yes.
  static func follow(_ link: String, in context: CommandContext) throws(Failure) {
    let words = try words(of: link)
    let invocation = try CaffeineCommand.invocation(of: sharedWords(of: context) + words)
    let target = try CommandContext(
      context.surroundings, arguments: invocation.arguments, outcome: context.outcome,
      printer: context.printer, isLink: true)
    if words.first == "log", !context.arguments.contains(GlobalOptions.yes) { try ask(target) }
    try CaffeineCommand.perform(invocation, in: target)
  }

  /// The typed options that all commands share.
  static func sharedWords(of context: CommandContext, but left: CommandOption? = nil) -> [String] {
    words(of: GlobalOptions.all.filter { $0 != left && $0 != GlobalOptions.yes }, in: context)
  }

  static func words(of options: [CommandOption], in context: CommandContext) -> [String] {
    options.flatMap { option in
      context.arguments.values(of: option).map {
        option.value == nil ? "--\(option.name)" : "--\(option.name)=\($0)"
      }
    }
  }

  /// Shows what the link would log, and continues only after a yes.
  private static func ask(_ target: CommandContext) throws(Failure) {
    let sentence = try LogCommand.drinks(in: target).map { drink throws(Failure) in
      try target.sentence(drink)
    }.joined(separator: "; ")
    let shown = target.printer.text(of: "This link logs \(sentence).") + "\n"
    switch target.wantsJSON ? nil : target.surroundings.confirm("Log it? [y/N] ", below: shown) {
    case true?: return
    case false?: throw Failure(.unconfirmed, "Nothing was logged.")
    case nil:
      throw Failure(
        .unconfirmed, "This link logs \(sentence).", advice: "If you want that, add --yes.")
    }
  }

  /// The command line of a link.
  ///
  /// Anybody can write a link, so it can only run commands that show data, and `log`, with the
  /// options that select the output or the drink.
  private static func words(of text: String) throws(Failure) -> [String] {
    guard let link = URLComponents(string: text), link.scheme?.lowercased() == "caffeine",
      let name = link.host ?? Optional(link.path), link.path.isEmpty || link.path == "/"
    else { throw .value(text, of: "URL", forms: "a link such as caffeine://log?drink=latte") }
    guard let options = options(of: name) else {
      throw Failure(.wrongUse, "Links cannot run the command '\(name)'.")
    }
    var words = name.isEmpty ? [] : [name]
    var drinks: [String] = []
    for item in link.queryItems ?? [] {
      if item.name == "drink" {
        drinks.append(item.value ?? "")
      } else if options.contains(where: { $0.name == item.name }) {
        words.append("--\(item.name)" + (item.value.map { "=\($0)" } ?? ""))
      } else {
        throw Failure(.wrongUse, "Links cannot set '\(item.name)'.")
      }
    }
    return words + ["--"] + drinks
  }

  /// The options that a link may set; `nil` for a command that no link may run.
  private static func options(of name: String) -> [CommandOption]? {
    switch name {
    case "log":
      [
        LogCommand.at, LogCommand.size, LogCommand.milligrams, LogCommand.milliliters,
        LogCommand.over, LogCommand.count, LogCommand.note,
      ]
    case "list": [ListCommand.since, ListCommand.until, ListCommand.limit]
    case "forecast": [ForecastCommand.hours, ForecastCommand.hypothesis]
    case "stats": [StatsCommand.by]
    case "", "status", "advise": []
    default: nil
    }
  }
}
