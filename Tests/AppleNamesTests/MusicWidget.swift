// A music widget with controls, written from memory of how one writes it for an iPhone.
import AppIntents
import SwiftUI
import WidgetKit

struct Track: Identifiable, Hashable, Sendable {
  let id = UUID()
  let title = "Coffee Cantata"
  let artist = "J. S. Bach"
  let artwork = "cover"
  let start = Date(timeIntervalSince1970: 1_795_262_280)
  let length: TimeInterval = 300
  var isFavorite = true
  var isPlaying = true
}

struct PlayPauseIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play or Pause"
  static let description = IntentDescription("Starts or stops.", categoryName: "Playback")
  static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Track") var track: String

  init() {}

  init(track: Track) {
    self.track = track.title
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: true) }
}

struct FavoriteIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Favorite"

  @Parameter(title: "Favorite") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct SkipIntent: AppIntent {
  static var title: LocalizedStringResource { "Skip" }
  static var isDiscoverable: Bool { false }
  static var parameterSummary: some ParameterSummary { Summary("Skip forward: \(\.$forward)") }

  @Parameter(title: "Forward", default: true) var forward: Bool

  init() {}

  init(forward: Bool) {
    self.forward = forward
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Skipped.")
  }
}

struct PlaylistEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Playlist" }
  static let defaultQuery = PlaylistQuery()

  var id: String
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "Playlist", image: .init(systemName: "music.note.list"))
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct PlaylistQuery: EntityQuery {
  func entities(for identifiers: [PlaylistEntity.ID]) async throws -> [PlaylistEntity] {
    identifiers.map { PlaylistEntity(id: $0, name: $0) }
  }

  func defaultResult() async -> PlaylistEntity? { nil }
}

struct MusicIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Now Playing"
  static let description: IntentDescription = "Shows what is playing."

  @Parameter(title: "Playlist") var playlist: PlaylistEntity?
  @Parameter(title: "Limit", default: 5, inclusiveRange: (1, 10)) var limit: Int
}

struct TransportButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(minWidth: 24, minHeight: 16)
      .background(.thinMaterial, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(isEnabled ? 1 : 0.4)
      .animation(.easeOut, value: configuration.isPressed)
  }
}

struct NowPlayingView: View {
  @AppStorage("quality", store: UserDefaults(suiteName: "org.example.none")) private var quality = 2
  @Environment(\.displayScale) private var scale
  @Environment(\.controlSize) private var controlSize
  let track: Track?

  var body: some View {
    if let track {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .top) {
          artwork(for: track)
          Spacer()
          Toggle(isOn: track.isFavorite, intent: FavoriteIntent()) {
            Image(systemName: track.isFavorite ? "heart.fill" : "heart")
              .symbolEffect(.bounce, value: track.isFavorite)
              .contentTransition(.symbolEffect(.replace))
          }
          .toggleStyle(.button)
          .buttonBorderShape(.circle)
          .controlSize(.mini)
          .tint(.pink)
        }
        Text(track.title).font(.headline).lineLimit(1).foregroundStyle(.white).privacySensitive()
        Text(track.artist).font(.subheadline).foregroundStyle(.white.opacity(0.7))
        ProgressView(
          timerInterval: track.start...track.start.addingTimeInterval(track.length),
          countsDown: false
        ) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .progressViewStyle(.linear)
        .tint(.white)
        HStack(spacing: 16) {
          Group {
            Button(intent: SkipIntent(forward: false)) { Image(systemName: "backward.fill") }
            Button("Pause", systemImage: "pause.fill", intent: PlayPauseIntent(track: track))
            Button(intent: SkipIntent(forward: true)) { Image(systemName: "forward.fill") }
          }
          .buttonStyle(TransportButtonStyle())
          .labelStyle(.iconOnly)
        }
        .frame(maxWidth: .infinity)
        .invalidatableContent()
      }
      .transition(.push(from: .bottom).combined(with: .opacity))
      .id(track.id)
      .containerBackground(for: .widget) {
        LinearGradient(
          colors: [.indigo.mix(with: .black, by: 0.5), .black], startPoint: .top, endPoint: .bottom)
      }
      .widgetURL(URL(string: "music://track/\(track.id.uuidString)"))
    } else {
      ContentUnavailableView("Not Playing", systemImage: "music.note")
        .containerBackground(.fill.tertiary, for: .widget)
    }
  }

  @ViewBuilder private func artwork(for track: Track) -> some View {
    let shape = RoundedRectangle(cornerRadius: 4, style: .continuous)
    AsyncImage(url: URL(string: "https://example.com/\(track.artwork).png")) { image in
      image.resizable().aspectRatio(contentMode: .fill)
    } placeholder: {
      Image(systemName: "music.note").widgetAccentedRenderingMode(.desaturated)
    }
    .frame(width: 32, height: 32)
    .background(.red.gradient.shadow(.drop(radius: 2)), in: shape)
    .overlay { shape.strokeBorder(.white.opacity(0.2), lineWidth: 1 / scale) }
    .accessibilityHidden(true)
  }
}

struct MusicProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SampleEntry { SampleProvider().placeholder(in: context) }

  func snapshot(for configuration: MusicIntent, in context: Context) async -> SampleEntry {
    placeholder(in: context)
  }

  func timeline(
    for configuration: MusicIntent, in context: Context
  ) async -> Timeline<SampleEntry> {
    let entry = await snapshot(for: configuration, in: context)
    return Timeline(entries: [entry], policy: .never)
  }
}

struct MusicWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "music", intent: MusicIntent.self, provider: MusicProvider()) {
      entry in
      NowPlayingView(track: Track()).fontDesign(.rounded).preferredColorScheme(.dark)
    }
    .configurationDisplayName("Now Playing")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
