// Nobody plays: there is no player who has signed in, and there are no scores.
@_exported public import SwiftUI

/// Why nothing is known of games.
public struct GKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1
    case cancelled
    case notAuthenticated = 6
    case gameUnrecognized = 15
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "Nobody has signed in to play." }
}

open class GKPlayer: NSObject {
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
}

/// Who plays: nobody.
open class GKLocalPlayer: GKPlayer {
  open class var local: GKLocalPlayer { GKLocalPlayer() }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// Is told at once that nobody has signed in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
}

/// Scores of many.
open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Hashable, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Hashable, Sendable { case today, week, allTime }

  /// A score of one; nobody makes one here.
  open class Entry: NSObject {
    public let player: GKPlayer
    public let rank: Int
    public let score: Int
    public let formattedScore: String
    public let date: Date

    init?(nobody: Never) { nil }
  }

  public let baseLeaderboardID: String
  public let title: String?

  init?(nobody: Never) { nil }

  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}

/// Something that a player has done.
open class GKAchievement: NSObject {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(.notAuthenticated)
  }
  open class func loadAchievements() async throws -> [GKAchievement] {
    throw GKError(.notAuthenticated)
  }
}
