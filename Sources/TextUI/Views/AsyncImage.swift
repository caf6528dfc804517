/// A picture from an address; nothing is loaded, as in a widget, so its placeholder is drawn.
public struct AsyncImage<Content> {
  private let content: Content
}

extension AsyncImage where Content: View {
  /// Shows what `content` makes of a picture that has not been loaded.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Shows a placeholder.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.content = .second(placeholder())
  }
}

extension AsyncImage where Content == Color {
  /// Shows a faint ground.
  public init(url: URL?, scale: CGFloat = 1) {
    content = Color(white: 0.5, opacity: 0.2)
  }
}

extension AsyncImage: View where Content: View {
  /// The placeholder.
  public var body: some View { content }
}

/// How far a picture has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Not yet.
  case empty
  /// Wholly.
  case success(Image)
  /// It could not be.
  case failure(any Error)

  /// The picture, where it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
