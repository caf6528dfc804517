/// Only reads marks inside lines: headings, lists and tables stay text.
extension AttributedString {
  /// Only marks inside lines are read, such as `**bold**`, in every position.
  public struct MarkdownParsingOptions: Sendable {
    /// Headings and lists stay as they are written.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Ignored: unclosed marks stay as they are written.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads emphasis, strikethrough and links inside lines; never throws, unlike Apple's.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text =
      keepsSpace
      ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for piece in InlineMarkup(text).pieces {
      var part = AttributedString(piece.text)
      var intent: InlinePresentationIntent = []
      if piece.isBold { intent.insert(.stronglyEmphasized) }
      if piece.isItalic { intent.insert(.emphasized) }
      if piece.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = piece.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
