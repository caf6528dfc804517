// What an intent asks a person while it is performed. Nobody can be asked, so each question is an
// error, which the intent hands on or deals with as where a person says no.

/// An intent wants to know something of a person, and there is nobody to ask.
public struct AppIntentQuestion: Error, Hashable, Sendable {
  public let dialog: IntentDialog?
}

/// Why an intent has not done what it was asked.
///
/// At Apple's the system deals with it, and performs an intent again that throws ``restartPerform``;
/// here it is an error like any other, which whoever performs the intent is told.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let restartPerform = AppIntentError(description: "restartPerform")

  /// What a person has not allowed.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, contacts, localNetwork, location, microphone, photos, siri
  }

  /// What cannot be mended by performing it again.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure
    case unknown
  }

  /// What a person has to do first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, confirmation, signin
  }
}

extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentQuestion(dialog: dialog)
  }
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { throw AppIntentQuestion(dialog: dialog) }
  public func requestDisambiguation(
    among items: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { throw AppIntentQuestion(dialog: dialog) }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentQuestion(dialog: dialog)
  }
  public func needsDisambiguationError(
    among items: [Value], dialog: IntentDialog? = nil
  ) -> any Error { AppIntentQuestion(dialog: dialog) }
}

extension AppIntent {
  public func requestConfirmation() async throws { throw AppIntentQuestion(dialog: nil) }
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { throw AppIntentQuestion(dialog: dialog) }
  public func requestConfirmation(
    result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw AppIntentQuestion(dialog: nil) }
}

/// The word on the button that goes on.
public enum ConfirmationActionName: Hashable, Sendable {
  case `continue`, add, buy, create, go, open, send, set, start
}

extension ForegroundContinuableIntent {
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) async throws { throw AppIntentQuestion(dialog: dialog) }
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> any Error { AppIntentQuestion(dialog: dialog) }
}

extension String {
  /// How a text is typed; here it is written on a command line.
  public struct IntentInputOptions: Hashable, Sendable {
    /// Kept and never used: there is no keyboard on the screen to choose.
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    /// Kept and never used: what is typed on a command line stays as it is.
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    public let keyboardType: KeyboardType
    public let capitalizationType: CapitalizationType
    public let multiline: Bool
    public let autocorrect: Bool
    public let smartQuotes: Bool
    public let smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension Bool {
  /// What `true` and `false` are called; on a command line they are themselves.
  public struct IntentDisplayName: Hashable, Sendable {
    private let names: [LocalizedStringResource]

    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      names = [`true`, `false`]
    }
  }
}

extension IntentParameter where Value == Bool {
  /// A truth value with a default; its names have no effect.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Bool, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description, default: value) }
}

extension IntentParameter {
  /// A value that is asked for aloud, and asked for again among several; nobody asks here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog
  ) { self.init(title: title, description: description) }
  /// A text with a default; how it is typed has no effect.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description, default: value) }
  /// A text; how it is typed has no effect.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description) }
  /// A file; any one may be chosen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description) }
  /// A file; any one may be chosen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description) }
}
