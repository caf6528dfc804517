import TextWidgetKit

/// A `#Preview` or `PreviewProvider` in a program's sources: views, or a widget's entries.
///
/// ```swift
/// #Preview("Two cups") { CupsView(count: 2) }
///
/// for preview in Preview.all {
///   for picture in await preview.pictures(in: EnvironmentValues(now: Date())) {
///     print(picture.title, picture.grid.plain(), separator: "\n")
///   }
/// }
/// ```
@MainActor
public struct Preview {
  /// One drawing of a preview.
  public struct Picture: Sendable {
    public let title: String
    /// The picture with its spoken text and what can be tapped.
    public let drawing: WidgetDrawing
    public var grid: CellGrid { drawing.grid }

    init(title: String, _ drawing: WidgetDrawing) { (self.title, self.drawing) = (title, drawing) }
  }

  public let displayName: String?
  /// The file and line in the sources, such as `Cups.swift:12`; the type of a `PreviewProvider`.
  public internal(set) var place = ""
  private let draw: @MainActor (EnvironmentValues) async -> [Picture]

  public nonisolated init(
    displayName: String?, draw: @escaping @MainActor (EnvironmentValues) async -> [Picture]
  ) {
    self.displayName = displayName
    self.draw = draw
  }

  /// Draws the preview: one picture of a view, or one for each entry of a widget.
  public func pictures(in environment: EnvironmentValues) async -> [Picture] {
    var environment = environment
    environment.now += Preview.delay
    return await draw(environment)
  }

  /// How long after a moment it is drawn, in seconds: what the code takes from the clock meanwhile is
  /// then past, and counts whole seconds.
  static let delay = 0.1

  /// Creates a preview of a view at the size of a large widget, unless `traits` say otherwise.
  public nonisolated init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(displayName: name) { environment in
      let layout = traits.lazy.compactMap(\.layout).last ?? .device
      let drawing = Preview.drawing(of: AnyView(erasing: body()), in: layout, environment)
      return [Picture(title: name ?? "Preview", drawing)]
    }
  }

  /// Draws a view that is in no widget, at a size of its layout or else of `width` points.
  static func drawing(
    of view: AnyView, in layout: PreviewLayout, width: CGFloat = 640,
    _ environment: EnvironmentValues
  ) -> WidgetDrawing {
    var renderer = CellRenderer(
      content: view, columns: Int(width / CellMetrics.width), rows: 24, environment: environment)
    switch layout {
    case .device: break
    case .sizeThatFits: (renderer.columns, renderer.rows) = renderer.contentSize()
    case .fixed(let width, let height):
      renderer.columns = Int(min(max(width / CellMetrics.width, 1), 1000))
      renderer.rows = Int(min(max(height / CellMetrics.height, 1), 1000))
    }
    return WidgetDrawing(renderer.render())
  }

  /// Marks traits for previews of views.
  public struct ViewTraits {}

  /// Returns a preview as a pointer that ``all`` takes back; called by the expansion of `#Preview`.
  public nonisolated static func handedOver(
    _ file: String, _ line: Int, _ make: @escaping @MainActor () -> Preview
  ) -> UnsafeMutableRawPointer {
    let name = file.split(separator: "/").last ?? ""
    let box = PreviewBox {
      var preview = make()
      preview.place = "\(name):\(line)"
      return preview
    }
    return Unmanaged.passRetained(box).toOpaque()
  }

  /// The previews in the program's sources in the linker's order: by file, from top to bottom; then
  /// those of each `PreviewProvider` by the names of their types.
  ///
  /// Each `#Preview` stores the address of a function in the program's section `swift_previews`
  /// (SE-0492), whose location is read from the program's file; empty if that fails.
  public static var all: [Preview] {
    guard let program = ProgramImage() else { return [] }
    return macros(in: program)
      + program.conformers(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map(Preview.init).sorted { $0.place < $1.place }
  }

  private static func macros(in program: ProgramImage) -> [Preview] {
    guard let section = program.section(named: "swift_previews") else { return [] }
    typealias Make = @convention(c) @Sendable () -> UnsafeMutableRawPointer
    return section.withMemoryRebound(to: Make?.self) { functions in
      functions.compactMap { make in
        make.map { Unmanaged<PreviewBox>.fromOpaque($0()).takeRetainedValue().make() }
      }
    }
  }
}

public struct PreviewTrait<Kind>: Sendable {
  let layout: PreviewLayout?
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(layout: .device) }
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
  // A terminal cannot be rotated.
  public static var portrait: Self { Self(layout: nil) }
  public static var portraitUpsideDown: Self { Self(layout: nil) }
  public static var landscapeLeft: Self { Self(layout: nil) }
  public static var landscapeRight: Self { Self(layout: nil) }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

/// Goes on a line of its own: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppleNamesMacros", type: "EntryMacro")

private final class PreviewBox {
  let make: @MainActor () -> Preview

  init(_ make: @escaping @MainActor () -> Preview) { self.make = make }
}
