// The questions that an intent asks while it is performed. Here no person can answer, so each
// question throws an error, as when the person declines.

/// The error of an intent that needs an answer from a person.
public struct AppIntentQuestion: Error, Hashable, CustomLocalizedStringResourceConvertible, Sendable
{
  public let dialog: IntentDialog?
  public var localizedStringResource: LocalizedStringResource {
    dialog?.full ?? "It asks a person."
  }
}

/// After ``restartPerform`` Apple's system performs the intent again; here the caller gets it.
public struct AppIntentError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public static let restartPerform = AppIntentError(description: "restartPerform")

  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, contacts, localNetwork, location, microphone, photos, siri
  }

  public enum Unrecoverable: Error, Hashable, Sendable {
    case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure
    case unknown
  }

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

  /// Ignores both dialogs, because no question is asked.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog
  ) { self.init(title: title, description: description) }
  /// Ignores the types, so any file is accepted.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }
  /// Ignores the types, so any file is accepted.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title: title, description: description) }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior
  ) { self.init(title: title, description: description, default: value) }
}

/// Ignored: nothing runs a chain of actions here.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
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

extension Bool {
  /// Ignored, because the command line uses `true` and `false`.
  public struct IntentDisplayName: Hashable, Sendable {
    private let names: [LocalizedStringResource]

    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      names = [`true`, `false`]
    }
  }
}

extension IntentParameter where Value == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Bool, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, description: description, default: value) }
}
