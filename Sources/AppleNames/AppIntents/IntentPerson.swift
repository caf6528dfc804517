/// Given by name on the command line.
public struct IntentPerson: Hashable, Sendable {
  public enum Name: Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)

    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let components):
        PersonNameComponentsFormatter.localizedString(from: components, style: .medium)
      }
    }
  }

  public struct Handle: Hashable, Sendable {
    public let value: String

    public init(emailAddress: String) { value = emailAddress }
    public init(phoneNumber: String) { value = phoneNumber }
    public init(applicationDefined: String) { value = applicationDefined }
  }

  public enum Identifier: Hashable, Sendable { case applicationDefined(String) }

  public var identifier: Identifier
  public var name: Name
  public var handle: Handle?

  public init(identifier: Identifier, name: Name, handle: Handle?) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
  }
}

extension IntentPerson: IntentValue {
  public static var intentShape: ParameterShape { ParameterShape(.text) }
  /// Always `nil`: a person has to be chosen.
  public static var intentZero: IntentPerson? { nil }
  public static func intentValue(of text: String) async throws -> IntentPerson? {
    IntentPerson(identifier: .applicationDefined(text), name: .displayName(text), handle: nil)
  }
  public var intentText: String { name.displayString }
}

/// Written on the command line as in `12.50 EUR`.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String

  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}

extension IntentCurrencyAmount: IntentValue {
  public static var intentShape: ParameterShape { ParameterShape(.text) }
  /// Always `nil`: a currency has to be chosen.
  public static var intentZero: IntentCurrencyAmount? { nil }
  public static func intentValue(of text: String) async throws -> IntentCurrencyAmount? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[1].count == 3, words[1].allSatisfy(\.isLetter),
      Double(words[0]) != nil, let amount = Decimal(string: String(words[0]))
    else { return nil }
    return IntentCurrencyAmount(amount: amount, currencyCode: words[1].uppercased())
  }
  public var intentText: String { "\(amount) \(currencyCode)" }
}

/// Given by name on the command line.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// Stored, never used; a name from the command line has the type `unknown`.
  public enum PaymentType: Hashable, Sendable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }

  public var type: PaymentType
  public var name: String
  public var identificationHint: String?

  public init(type: PaymentType, name: String, identificationHint: String? = nil) {
    (self.type, self.name, self.identificationHint) = (type, name, identificationHint)
  }
}

extension IntentPaymentMethod: IntentValue {
  public static var intentShape: ParameterShape { ParameterShape(.text) }
  /// Always `nil`: a means of payment has to be chosen.
  public static var intentZero: IntentPaymentMethod? { nil }
  public static func intentValue(of text: String) async throws -> IntentPaymentMethod? {
    IntentPaymentMethod(type: .unknown, name: text)
  }
  public var intentText: String { name }
}

/// The view is not shown.
public protocol ShowsSnippetIntent: IntentResult {}

extension IntentResultContainer: ShowsSnippetIntent {}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result(snippetIntent: some SnippetIntent) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self {
    Self(value: nil)
  }
}

extension IntentResult {
  public static func result<Value: Sendable>(
    value: Value, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
  public static func result<Value: Sendable>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value> { Self(value: value) }
}

/// Given by its path on the command line.
public struct IntentFile: Hashable, Sendable {
  public let fileURL: URL?
  public var filename: String
  public var type: UTType?
  private let bytes: Data?

  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// Read on each access; empty if the file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

extension IntentFile: IntentValue {
  public static var intentShape: ParameterShape { ParameterShape(.text) }

  /// Always `nil`: a file has to be chosen.
  public static var intentZero: IntentFile? { nil }

  /// Returns the file at a path, or `nil` if no file exists there.
  public static func intentValue(of text: String) async throws -> IntentFile? {
    FileManager.default.fileExists(atPath: text) ? IntentFile(fileURL: URL(filePath: text)) : nil
  }

  public var intentText: String { fileURL?.path ?? filename }
}
