/// What a `#Preview` in a program's sources shows: a view, or a widget's entries.
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
    public let grid: CellGrid

    public init(title: String, grid: CellGrid) {
      self.title = title
      self.grid = grid
    }
  }

  public let displayName: String?
  private let draw: @MainActor (EnvironmentValues) async -> [Picture]

  public nonisolated init(
    displayName: String?, draw: @escaping @MainActor (EnvironmentValues) async -> [Picture]
  ) {
    self.displayName = displayName
    self.draw = draw
  }

  /// The drawings: one of a view, one for each entry of a widget.
  public func pictures(in environment: EnvironmentValues) async -> [Picture] {
    await draw(environment)
  }
}

extension Preview {
  /// A view, in the room of a large widget or as `traits` say.
  public nonisolated init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(displayName: name) { environment in
      let view = AnyView(erasing: body())
      var renderer = CellRenderer(content: view, columns: 80, rows: 24, environment: environment)
      switch traits.lazy.compactMap(\.layout).last ?? .device {
      case .device: break
      case .sizeThatFits: (renderer.columns, renderer.rows) = renderer.contentSize()
      case .fixed(let width, let height):
        renderer.columns = Int(min(max(width / CellMetrics.width, 1), 1000))
        renderer.rows = Int(min(max(height / CellMetrics.height, 1), 1000))
      }
      return [Picture(title: name ?? "Preview", grid: renderer.render().grid)]
    }
  }

  /// What traits of views are told apart by.
  public struct ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<Kind>: Sendable {
  let layout: PreviewLayout?
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  public static var defaultLayout: Self { Self(layout: .device) }
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// In so many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
  // A terminal is not turned.
  public static var portrait: Self { Self(layout: nil) }
  public static var portraitUpsideDown: Self { Self(layout: nil) }
  public static var landscapeLeft: Self { Self(layout: nil) }
  public static var landscapeRight: Self { Self(layout: nil) }
}

/// Shows a view under a name.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

/// Lets a preview have state: `@Previewable @State var isOn = true`, on a line of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "AppleNamesMacros", type: "PreviewMacro")

/// Makes a property of `EnvironmentValues` or `ContainerValues` with a key of its own:
/// `@Entry var size: Int = 3`.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppleNamesMacros", type: "EntryMacro")

/// What hands a preview over to who looks for them.
private final class PreviewBox {
  let make: @MainActor () -> Preview

  init(_ make: @escaping @MainActor () -> Preview) { self.make = make }
}

extension Preview {
  /// A preview as a pointer, which ``all`` takes back; the expansion of `#Preview` calls it.
  public nonisolated static func handedOver(
    _ make: @escaping @MainActor () -> Preview
  ) -> UnsafeMutableRawPointer { Unmanaged.passRetained(PreviewBox(make)).toOpaque() }

  /// The previews in the sources of the program that runs, in the linker's order: by files, and in
  /// each from top to bottom.
  ///
  /// Each `#Preview` leaves the address of a function in the section `swift_previews` of the
  /// program (SE-0492). Nothing in memory says where a section is, so that is read from the
  /// program's file: none where that cannot be.
  public static var all: [Preview] {
    guard let program = ProgramImage(), let section = program.section(named: "swift_previews")
    else { return [] }
    typealias Make = @convention(c) @Sendable () -> UnsafeMutableRawPointer
    return section.withMemoryRebound(to: Make?.self) { functions in
      functions.compactMap { make in
        make.map { Unmanaged<PreviewBox>.fromOpaque($0()).takeRetainedValue().make() }
      }
    }
  }
}
