/// Something that people may say or that the system may offer; here nobody listens.
public final class INShortcut {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
  }

  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
  }
}

/// What people may say to an app; nothing is kept.
public final class INVoiceShortcutCenter: Sendable {
  public static let shared = INVoiceShortcutCenter()
  private init() {}

  /// - Effect: none
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// When something is likely to be wanted.
open class INRelevanceProvider {
  init() {}
}

/// At a time.
public final class INDateRelevanceProvider: INRelevanceProvider {
  public let startDate: Date
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}

/// At a part of the day.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  public enum Situation: Int, Hashable, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected
    case activeWorkout, physicalActivityIncomplete
  }

  public let situation: Situation

  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}

/// Something that is likely to be wanted, such as a widget at a time; widgets here stand where they were
/// placed.
public final class INRelevantShortcut {
  public let shortcut: INShortcut
  public var relevanceProviders: [INRelevanceProvider] = []
  public var widgetKind: String?
  public var shortcutRole = INRelevantShortcutRole.action

  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
  }
}

public enum INRelevantShortcutRole: Int, Hashable, Sendable { case action, information }

/// What is likely to be wanted; nothing is kept.
public final class INRelevantShortcutStore: Sendable {
  public static let `default` = INRelevantShortcutStore()
  private init() {}

  public func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) { later { completionHandler?(nil) } }
}

/// Whether an app may be asked aloud: none may.
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}

public final class INPreferences {
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { later { handler(.denied) } }
  public class func siriLanguageCode() -> String { "en-US" }
}

extension INIntent {
  /// What people may say; nothing is kept.
  public var suggestedInvocationPhrase: String? {
    get { nil }
    set {}
  }
}

extension NSUserActivity {
  /// What was done as an intent; nobody says so here.
  public var interaction: INInteraction? { nil }
  /// What to say to do it again; nobody listens.
  public var suggestedInvocationPhrase: String? {
    get { further["suggestedInvocationPhrase"] as? String }
    set { further["suggestedInvocationPhrase"] = newValue }
  }
}
