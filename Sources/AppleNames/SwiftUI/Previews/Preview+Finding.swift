/// What hands a preview over to who looks for them.
private final class PreviewBox {
  let make: @MainActor () -> Preview

  init(_ make: @escaping @MainActor () -> Preview) {
    self.make = make
  }
}

extension Preview {
  /// A preview as a pointer, which ``all`` takes back; the expansion of `#Preview` calls it.
  public nonisolated static func handedOver(
    _ make: @escaping @MainActor () -> Preview
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(PreviewBox(make)).toOpaque()
  }

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
