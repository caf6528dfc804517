public import CaffeineStore
import CommandArguments
import TextUI
public import WidgetCommands

/// Everything the command touches outside its own memory, so that a test can hand in its own.
public struct Surroundings {
  /// The words and variables of the process.
  public var environment: ProcessEnvironment
  /// The clock of the machine.
  public var clock: SystemClock
  /// The terminal, or the streams in its place.
  public var console: Console
  /// Other programs.
  public var processes: Processes
  /// What wakes a command that stays.
public struct Wakes {
  /// Why a pause ended.
  public enum Wake: Sendable, Equatable {
    case timeIsUp
    /// The file that was waited for can be read.
    case readable
    /// Keys were pressed while the keyboard is taken: what a terminal sends for them.
    case typed(String)
    /// The terminal has another size.
    case resized
    /// The process is asked to stop until it is continued, as by Ctrl-Z.
    case suspended
    /// The process is asked to end, as by Ctrl-C.
    case interrupted
    /// Nobody reads standard output any more.
    case closed
  }

  /// Waits for some seconds, which may be infinite, or until a file can be read, and at most as long
  /// as the clock may go unread; from the first call on signals end a pause and not the process.
  public var pause: (Double, FileDescriptor?) -> Wake
  /// Stops the process until it is continued.
  public var suspend: () -> Void

  /// Pauses; without more each is ended as by Ctrl-C.
  public init(
    pause: @escaping (Double, FileDescriptor?) -> Wake = { _, _ in .interrupted },
    suspend: @escaping () -> Void = {}
  ) {
    (self.pause, self.suspend) = (pause, suspend)
  }
}
