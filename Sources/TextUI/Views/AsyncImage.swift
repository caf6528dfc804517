/// A picture from an address.
///
/// ```swift
/// AsyncImage(url: cover) { image in
///   image.resizable().scaledToFit()
/// } placeholder: {
///   ProgressView()
/// }
/// ```
///
/// Views are drawn once and do not wait: a file or a `data:` address is there at once, and any other
/// one if the program that draws has it at hand (``AssetLibrary``). Else the placeholder is drawn.
public struct AsyncImage<Content> {
  private let url: URL?
  private let scale: CGFloat
  private let content: @MainActor (AsyncImagePhase) -> Content
}

extension AsyncImage where Content: View {
  /// Shows what `content` makes of a picture that is there, or not, or cannot be read.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Shows what `content` makes of a picture, or a placeholder until it is there.
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
  /// Shows a picture, or a faint ground until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color(white: 0.5, opacity: 0.2) }
    }
  }
}

extension AsyncImage: View where Content: View {
  /// Adds what is made of the picture as far as it is there now; it loads nothing later.
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

/// How far a picture has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Not yet.
  case empty
  /// Wholly.
  case success(Image)
  /// It could not be; the error is an ``AssetProblem``.
  case failure(any Error)

  /// The picture, where it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
