// Nobody allows an app to see how a device is used.
@_exported public import ManagedSettings
@_exported public import SwiftUI

/// Why nothing is allowed.
public enum FamilyControlsError: Int, Error, LocalizedError, Hashable, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
  case authorizationCanceled, networkError, authenticationMethodUnavailable

  public var errorDescription: String? { "Screen Time is unavailable." }
}

public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved

  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

public enum FamilyControlsMember: Int, Hashable, Sendable {
  case child, individual
}

/// Asks to see how a device is used: that is denied.
public final class AuthorizationCenter: ObservableObject, Sendable {
  public static let shared = AuthorizationCenter()

  private init() {}

  public var authorizationStatus: AuthorizationStatus { .denied }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
  public func revokeAuthorization(
    completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.unavailable)) }
}

/// Which apps, kinds of apps and sites somebody has chosen; nobody can.
public struct FamilyActivitySelection: Hashable, Sendable, Codable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool

  public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map(ActivityCategory.init(token:)))
  }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }

  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }
}

/// Where somebody would choose apps.
public struct FamilyActivityPicker: View {
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) {}
  public var body: some View {
    ContentUnavailableView("No Screen Time", systemImage: "hourglass")
  }
}

nonisolated extension View {
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> Self { self }
}

/// The name of an app that is not told; nobody has a token to make one with.
public struct FamilyActivityTitleView: View {
  public var body: some View { EmptyView() }
}

/// The picture of an app that is not told; nobody has a token to make one with.
public struct FamilyActivityIconView: View {
  public var body: some View { EmptyView() }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  public init(_ applicationToken: ApplicationToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
  public init(_ categoryToken: ActivityCategoryToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
  public init(_ webDomainToken: WebDomainToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
}
