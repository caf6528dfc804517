// Nobody signs in: there is no account and no window to ask in.
@_exported public import SwiftUI

public typealias ASPresentationAnchor = UIWindow

/// Why nobody has signed in.
public struct ASAuthorizationError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "Nobody can sign in." }

  public static let canceled = Code.canceled
}

/// A person who signed in; nobody makes one here.
public final class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let credential: any ASAuthorizationCredential
  init?(nobody: Never) { nil }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who a person is by Apple's account; nobody makes one here.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?
  init?(nobody: Never) { nil }
}

/// How to sign in.
open class ASAuthorizationRequest: NSObject {}

public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

/// Signs in by Apple's account, of which there is none.
public final class ASAuthorizationAppleIDProvider: NSObject, Sendable {
  public enum CredentialState: Int, Hashable, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  @preconcurrency
  public func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to sign in: it fails at once.
@MainActor @preconcurrency
public final class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  public func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
}

/// Why no page was shown.
public struct ASWebAuthenticationSessionError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "No page can be shown to sign in." }

  public static let canceledLogin = Code.canceledLogin
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Shows a page to sign in: it fails at once.
@MainActor @preconcurrency
public final class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let completionHandler: CompletionHandler
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  public let canStart = false

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.completionHandler = completionHandler
  }
  @discardableResult
  public func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }
  public func cancel() {}
}

/// A button to sign in, which nobody taps.
public struct SignInWithAppleButton: View {
  public struct Label: Sendable {
    let text: String
    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }
  public struct Style: Sendable {
    public static let black = Style()
    public static let white = Style()
    public static let whiteOutline = Style()
  }

  private let label: Label

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  public var body: some View {
    SwiftUI.Label(label.text, systemImage: "apple.logo")
  }
}

nonisolated extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> Self { self }
}
