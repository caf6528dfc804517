import CommandArguments
import JSONValues

/// The help of a command as JSON, for example for completions or a web page.
struct HelpObject {
  let invocation: Invocation<CommandAction>

  var json: JSONValue {
    let command = invocation.command
    return .object([
      ("command", .string(invocation.path.joined(separator: " "))),
      ("summary", .string(command.summary.english)),
      ("discussion", .string(command.discussion.english)),
      ("arguments", .array(command.arguments.map(Self.object(of:)))),
      ("options", .array(command.options.map(Self.object(of:)))),
      ("globalOptions", .array(invocation.sharedOptions.map(Self.object(of:)))),
      ("commands", .array(command.subcommands.map(Self.object(of:)))),
      ("examples", .array(command.examples.map(Self.object(of:)))),
      ("sections", .array(command.sections.map(Self.object(of:)))),
    ])
  }

  private static func object(of command: Subcommand<CommandAction>) -> JSONValue {
    .object([
      ("name", .string(command.name)), ("group", .string(command.group.english)),
      ("summary", .string(command.declaration().summary.english)),
    ])
  }

  private static func object(of example: CommandExample) -> JSONValue {
    .object([("line", .string(example.line)), ("help", .string(example.help.english))])
  }

  private static func object(of section: HelpSection) -> JSONValue {
    let items = section.items.map {
      JSONValue.object([("term", .string($0.term)), ("text", .string($0.text.english))])
    }
    return .object([("title", .string(section.title.english)), ("items", .array(items))])
  }

  private static func object(of argument: CommandArgument) -> JSONValue {
    .object([
      ("name", .string(argument.name)), ("help", .string(argument.help.english)),
      ("required", .bool(argument.count == .one || argument.count == .oneOrMore)),
      ("repeats", .bool(argument.count == .oneOrMore || argument.count == .any)),
      ("values", values(of: argument.completion)),
    ])
  }

  private static func object(of option: CommandOption) -> JSONValue {
    .object([
      ("name", .string("--" + option.name)),
      ("short", .optional(option.short) { .string("-\($0)") }),
      ("value", .optional(option.value) { .string($0.name) }),
      ("help", .string(option.help.english)), ("repeats", .bool(option.repeats)),
      ("values", option.value.map { values(of: $0.completion) } ?? .null),
    ])
  }

  /// The allowed words; null if others are allowed too.
  private static func values(of completion: CompletionKind) -> JSONValue {
    guard case .oneOf(let words) = completion else { return .null }
    return .array(words.map { .string($0) })
  }
}
