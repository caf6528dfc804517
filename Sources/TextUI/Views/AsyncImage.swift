/// A picture from a URL.
///
/// ```swift
/// AsyncImage(url: cover) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Views are drawn once and do not wait: a file or `data:` URL is read at once, and another URL
/// shows if the program that draws has its picture (``AssetLibrary``). Otherwise the placeholder is
/// drawn.
public struct AsyncImage<Content> {
  private let url: URL?
  private let scale: CGFloat
  private let content: @MainActor (AsyncImagePhase) -> Content
}

extension AsyncImage where Content: View {
  /// Shows `content` for the phase: loaded, missing, or unreadable.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows `content` for the picture, or a placeholder without it.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1,
    @ViewBuilder content: @escaping @MainActor (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping @MainActor () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  /// Shows the picture at its own size, or a faint grey without it.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(white: 0.5, opacity: 0.2) }
    }
  }
}

extension AsyncImage: View where Content: View {
  /// Adds the content for the picture's present phase; never loads later.
  public func resolve(into builder: inout TreeBuilder) {
    content(phase(in: builder.environment)).resolve(into: &builder)
  }

  private func phase(in environment: EnvironmentValues) -> AsyncImagePhase {
    switch url.flatMap({ environment.assets.image(at: $0, scale: scale) }) {
    case nil: .empty
    case .success(let resource): .success(Image(resource))
    case .failure(let problem): .failure(problem)
    }
  }
}

/// The phase of loading a picture.
public enum AsyncImagePhase: Sendable {
  /// Not loaded.
  case empty
  /// Loaded.
  case success(Image)
  /// Failed; the error is an ``AssetProblem``.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
