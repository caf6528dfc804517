// Overloads that take a bundle, a generated resource or a formatter, as in Apple's SwiftUI.

extension Bundle {
  /// The folder of the bundle's pictures and colours; `nil` for the main one: the environment's.
  var assetFolder: String? { self == .main ? nil : resourcePath ?? bundlePath }
}

extension Image {
  public init(_ name: String, bundle: Bundle?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(
      AssetName(name, folder: bundle?.assetFolder),
      label: label.spokenText(in: EnvironmentValues()))
  }

  public init(decorative name: String, bundle: Bundle?) {
    self.init(AssetName(name, folder: bundle?.assetFolder), label: "")
  }

  public init(_ resource: ImageResource) {
    self.init(AssetName(resource.name, folder: resource.folder))
  }

  /// `variableValue` is ignored.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// `variableValue` is ignored.
  public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) { self.init(name, bundle: bundle, label: label) }

  /// `variableValue` is ignored.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Color {
  public init(_ name: String, bundle: Bundle?) {
    self.init(AssetName(name, folder: bundle?.assetFolder))
  }

  public init(_ resource: ColorResource) {
    self.init(AssetName(resource.name, folder: resource.folder))
  }
}

extension Text {
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// All tables of the program are one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) { self.init(key) }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(Text(subject, formatter: formatter))
  }
}

public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The folder of the bundle; `nil` for the environment's folders.
  let folder: String?

  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.assetFolder
  }
}

public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The folder of the bundle; `nil` for the environment's folders.
  let folder: String?

  public init(name: String, bundle: Bundle) {
    self.name = name
    folder = bundle.assetFolder
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Later changes are not shown.
  public init(_ progress: Foundation.Progress) {
    let fraction = progress.fractionCompleted
    self.init(value: progress.isIndeterminate ? nil : fraction)
  }
}

extension Button where Label == TextUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { TextUI.Label(titleKey, image: image) } }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { TextUI.Label(titleKey, image: image) } }

  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { TextUI.Label(titleKey, systemImage: systemImage) } }

  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: SwiftUI.ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { TextUI.Label(titleKey, image: image) } }
}

extension FileManager {
  /// Returns the folder that the programs of an app group share: a folder named after the group in
  /// the person's data folder (`XDG_DATA_HOME`, else `~/.local/share`).
  ///
  /// The folder is created if it does not exist. Returns `nil` if that fails, or if the identifier
  /// cannot name a folder. Groups are not signed: every program can use every group's folder.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    let variables = ProcessInfo.processInfo.environment
    return appGroupFolder(identifier) { variables[$0] }
  }

  func appGroupFolder(_ identifier: String, variable: (String) -> String?) -> URL? {
    guard !identifier.isEmpty, !identifier.hasPrefix("."),
      !identifier.contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let data =
      [variable("XDG_DATA_HOME"), variable("HOME").map { $0 + "/.local/share" }]
      .compactMap { $0 }.first { $0.hasPrefix("/") }
    guard let data else { return nil }
    let folder = URL(fileURLWithPath: data, isDirectory: true)
      .appendingPathComponent(identifier, isDirectory: true)
    do {
      try createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }
}
