/// A widget with settings from before `AppIntent`: an intent, a provider that heeds it, and the
/// view of its entries.
public struct IntentConfiguration<
  Intent: INIntent, Content: View
>: PrimitiveWidgetConfiguration {
  /// The one widget, with every setting at its default.
  public let descriptions: [WidgetDescription]

  /// A widget of the given kind, a name that never changes, such as `org.example.caffeine`.
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

  /// What a provider answers for values: at once, unless a query has to be asked for one first.
  ///
  /// Where a person has to choose, it is the placeholder.
  private static func source<Provider: IntentTimelineProvider>(
    of provider: Provider, with chosen: ChosenValues,
    content: @escaping (Provider.Entry) -> Content
  ) -> EntrySource where Provider.Intent == Intent {
    // It is asked by one task at a time, and gives away what it answers.
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

  /// Hands over an intent with the values that were chosen, or `nil` where a person has to choose one.
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

/// A thing that a parameter of an ``INIntent`` can be, from before `AppEntity`.
///
/// Xcode generates subclasses; where there is no Xcode they are written by hand, with an offer of
/// things to choose from:
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
/// Unchecked, because a class that can be subclassed is never checked: all it has are constants.
nonisolated open class INObject: IntentValue, @unchecked Sendable {
  /// What tells it from others of its type.
  public let identifier: String?
  /// What it is called.
  public let displayString: String
  /// What tells it from others of the name.
  public let subtitleString: String?

  /// An object of a name.
  public required init(identifier: String?, display: String, subtitle: String? = nil) {
    self.identifier = identifier
    displayString = display
    subtitleString = subtitle
  }

  /// Choices are called by the name of the class.
  public class var intentShape: ParameterShape { ParameterShape(.entity(of: "\(Self.self)")) }
  /// None: only a provider or a text can name an object.
  public class var intentZero: Self? { nil }

  /// The object with this identifier and name, where no provider knows better.
  public class func intentValue(of text: String) async throws -> Self? {
    text.isEmpty ? nil : Self(identifier: text, display: text)
  }

  /// The identifier, or the name where there is none.
  public var intentText: String { identifier ?? displayString }
  /// The name, also where there is an identifier.
  public var intentTitle: String { displayString }
}

/// Objects to choose from, in sections.
public struct INObjectCollection<Object: INObject>: ResultsCollection {
  /// In the order in which a list shows them.
  public let sections: [INObjectSection<Object>]

  /// A collection of sections.
  public init(sections: [INObjectSection<Object>]) { self.sections = sections }

  /// A collection without sections.
  public init(items: [Object]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

  /// The objects of all sections, in order and without their titles.
  public var allItems: [Object] { sections.flatMap(\.items) }

  /// All sections in one list, in their order.
  public var choices: [any IntentValue] { allItems }
}

/// Objects under a title.
public struct INObjectSection<Object: INObject>: Sendable {
  /// The title; `nil` is none.
  public let title: String?
  /// In the order in which a list shows them.
  public let items: [Object]

  /// Puts objects under a title.
  public init(title: String?, items: [Object]) {
    self.title = title
    self.items = items
  }
}

/// The settings of a widget from before `AppIntent`.
///
/// Xcode generates the subclasses from a definition file. Where there is no Xcode they are written
/// by hand, with a `@Parameter` a setting; other properties keep the value they begin with.
///
/// Nonisolated, so that subclasses are too: their initializer could not override this one otherwise
/// where a target is isolated to the main actor.
nonisolated open class INIntent {
  /// A setting that a person can choose.
  public typealias Parameter<Value: IntentValue> = IntentParameter<Value>

  /// Every setting at its default.
  public required init() {}
}
