public struct IntentConfiguration<
  Intent: INIntent, Content: View
>: PrimitiveWidgetConfiguration {
  public let descriptions: [WidgetDescription]

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let choices = WidgetChoices(
      makeIntent: { Intent() },
      source: { Self.source(of: provider, with: $0, content: content) },
      recommendations: { provider.recommendations().map { ($0.description, $0.intent) } })
    descriptions = [
      WidgetDescription(kind: kind, source: choices.source(ChosenValues()), choices: choices)
    ]
  }

  /// The provider's answers for the chosen values: immediate, unless a query has to supply one.
  ///
  /// The placeholder while a person still has to choose.
  private static func source<Provider: IntentTimelineProvider>(
    of provider: Provider, with chosen: ChosenValues,
    content: @escaping (Provider.Entry) -> Content
  ) -> EntrySource where Provider.Intent == Intent {
    // One task at a time asks it, and it gives its answers away.
    nonisolated(unsafe) let provider = provider
    return EntrySource(
      on: ProviderThread(of: provider) { $0 is any IntentTimelineProvider },
      placeholder: provider.placeholder(in:),
      snapshot: { call, context, answer in
        withIntent(of: chosen, in: context.family) { intent in
          guard let intent else { return answer(provider.placeholder(in: context)) }
          call { provider.getSnapshot(for: intent, in: context, completion: answer) }
        }
      },
      timeline: { call, context, answer in
        withIntent(of: chosen, in: context.family) { intent in
          guard let intent else {
            return answer(Timeline(entries: [provider.placeholder(in: context)], policy: .never))
          }
          call { provider.getTimeline(for: intent, in: context, completion: answer) }
        }
      },
      content: content)
  }

  /// Passes on an intent with the chosen values; `nil` while a person still has to choose one.
  private static func withIntent(
    of chosen: ChosenValues, in family: WidgetFamily, _ ask: @escaping @MainActor (Intent?) -> Void
  ) {
    let intent = Intent()
    if chosen.apply(to: intent, in: family).areSettled { return ask(intent) }
    Task {
      let intent = Intent()
      ask(await chosen.apply(to: intent, in: family).fill() ? intent : nil)
    }
  }
}

/// Without Xcode, write the subclass by hand, with a provider of choices.
///
/// ```swift
/// final class City: INObject, @unchecked Sendable {}
///
/// struct Cities: DynamicOptionsProvider {
///   func results() async throws -> INObjectCollection<City> {
///     INObjectCollection(items: [City(identifier: "ber", display: "Berlin")])
///   }
/// }
///
/// final class CityIntent: INIntent {
///   @Parameter(title: "City", optionsProvider: Cities()) var city: City?
/// }
/// ```
///
/// Unchecked, as the compiler checks no class with subclasses; all properties are constants.
nonisolated open class INObject: IntentValue, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let subtitleString: String?

  public required init(identifier: String?, display: String, subtitle: String? = nil) {
    self.identifier = identifier
    displayString = display
    subtitleString = subtitle
  }

  /// A choice, called by the name of the class.
  public class var intentShape: ParameterShape { ParameterShape(.entity(of: "\(Self.self)")) }
  /// Always `nil`: only a provider or a text can name an object.
  public class var intentZero: Self? { nil }

  /// Creates an object with the text as identifier and name; `nil` for an empty text.
  public class func intentValue(of text: String) async throws -> Self? {
    text.isEmpty ? nil : Self(identifier: text, display: text)
  }

  /// The identifier, or else the name.
  public var intentText: String { identifier ?? displayString }
  /// The name, whether or not there is an identifier.
  public var intentTitle: String { displayString }
}

/// Strings are offered too, as `NSString`.
///
/// Unchecked, as `NSString` is not declared Sendable: a provider hands its objects over, and from
/// then on they are only read.
public struct INObjectCollection<Object: AnyObject>: ResultsCollection, @unchecked Sendable {
  /// The type of the objects; strings are no objects, and have no default.
  public typealias Result = INObject

  public let sections: [INObjectSection<Object>]

  public init(sections: [INObjectSection<Object>]) { self.sections = sections }

  public init(items: [Object]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

  public var allItems: [Object] { sections.flatMap(\.items) }

  public var choices: [any IntentValue] {
    allItems.map { item in if let object = item as? INObject { object } else { "\(item)" } }
  }
}

/// Unchecked as its collection is.
public struct INObjectSection<Object: AnyObject>: @unchecked Sendable {
  public let title: String?
  public let items: [Object]

  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// Without Xcode, write the subclass by hand, with one `@Parameter` per setting.
///
/// Other properties keep their initial values. Nonisolated, so that subclasses in a target isolated
/// to the main actor can override it.
nonisolated open class INIntent {
  public typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  public required init() {}
}
