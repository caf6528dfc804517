/// Views are drawn once and do not wait: a file or `data:` URL is read at once.
///
/// Another URL shows if the program that draws has its picture (``AssetLibrary``), else the
/// placeholder is drawn.
public struct AsyncImage<Content> {
  private let url: URL?
  private let scale: CGFloat
  private let content: @MainActor (AsyncImagePhase) -> Content
}

extension AsyncImage where Content: View {
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping @MainActor (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

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

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  /// Failed; the error is an ``AssetProblem``.
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
