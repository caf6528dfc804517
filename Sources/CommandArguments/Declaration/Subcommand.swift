/// The name of a command and how to get its declaration.
///
/// The declaration is made when it is asked for, so that a program with thirty commands pays at
/// its start for the one that was typed.
public struct Subcommand<Action: Sendable>: Sendable {
  /// The word that is typed.
  public var name: String
  /// The heading under which help lists the command.
  public var group: String
  /// Makes the declaration; its name is `name`.
  public var declaration: @Sendable () -> Command<Action>

  /// Names a command and says how its declaration is made.
  public init(
    _ name: String, group: String = "Commands",
    declaration: @escaping @Sendable () -> Command<Action>
  ) {
    self.name = name
    self.group = group
    self.declaration = declaration
  }
}
