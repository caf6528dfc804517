import AssetCatalogs

/// The running program: its file and the address where the kernel loaded it.
///
/// Source: Tool Interface Standard, Executable and Linking Format 1.2, with the sizes of 64 bits in
/// the System V ABI; `proc(5)` for the auxiliary vector.
struct ProgramImage {
  private let file: Data
  /// The difference between the addresses in memory and in the file.
  private let base: UInt64

  /// Returns `nil` without `/proc`, and for a file that is not 64-bit.
  init?() {
    let path = URL(fileURLWithPath: "/proc/self/exe")
    // Nobody can write to a program that runs, and a test bundle has hundreds of MiB.
    guard let file = try? Data(contentsOf: path, options: .alwaysMapped),
      file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
      let auxiliary = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/auxv"))
    else { return nil }
    self.file = file
    // Pairs of a key and a value; key 3 holds the address of the program headers.
    let headers = stride(from: 0, to: auxiliary.count, by: 16)
      .first { auxiliary.number(at: $0, as: UInt64.self) == 3 }
      .flatMap { auxiliary.number(at: $0 + 8, as: UInt64.self) }
    guard let headers, let offset = file.number(at: 0x20, as: UInt64.self),
      let size = file.number(at: 0x36, as: UInt16.self),
      let count = file.number(at: 0x38, as: UInt16.self)
    else { return nil }
    for index in 0..<Int(count) {
      // The first loaded segment begins with the file, including the program headers.
      let header = Int(truncatingIfNeeded: offset) + index * Int(size)
      if file.number(at: header, as: UInt32.self) == 1,
        file.number(at: header + 8, as: UInt64.self) == 0,
        let address = file.number(at: header + 16, as: UInt64.self)
      {
        base = headers &- offset &- address
        return
      }
    }
    return nil
  }

  /// Returns the memory of a loaded section, or `nil` if no section has the name.
  func section(named name: String) -> UnsafeRawBufferPointer? {
    guard let table = file.number(at: 0x28, as: UInt64.self),
      let size = file.number(at: 0x3A, as: UInt16.self),
      let count = file.number(at: 0x3C, as: UInt16.self),
      let names = file.number(at: 0x3E, as: UInt16.self)
    else { return nil }
    func header(_ index: UInt16) -> Int { Int(truncatingIfNeeded: table) + Int(index) * Int(size) }
    let texts = file.number(at: header(names) + 24, as: UInt64.self)
    guard let texts = texts.flatMap({ Int(exactly: $0) }), texts < file.count else { return nil }
    let wanted = Array(name.utf8) + [0]
    for index in 0..<count {
      guard let text = file.number(at: header(index), as: UInt32.self),
        let address = file.number(at: header(index) + 16, as: UInt64.self),
        let length = file.number(at: header(index) + 32, as: UInt64.self)
      else { return nil }
      if file.dropFirst(texts + Int(text)).starts(with: wanted) {
        return UnsafeRawBufferPointer(
          start: UnsafeRawPointer(bitPattern: UInt(base &+ address)),
          count: Int(truncatingIfNeeded: length))
      }
    }
    return nil
  }
}

extension Data {
  /// Returns the number at an offset in the machine's byte order, or `nil` outside of the memory.
  fileprivate func number<Value: FixedWidthInteger>(at offset: Int, as type: Value.Type) -> Value? {
    guard offset >= 0, offset <= count - MemoryLayout<Value>.size else { return nil }
    return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }
}

extension AssetLibrary {
  /// The pictures and colours of the running program: next to it, and in the resource folders that
  /// SwiftPM puts next to it for each target of its package.
  ///
  /// - Parameters:
  ///   - folders: Asset catalogs or folders of pictures to search first.
  ///   - onProblem: Called once for each name or address that cannot be loaded.
  public static func program(
    folders: [String] = [], onProblem: @escaping @Sendable (AssetProblem) -> Void = { _ in }
  ) -> AssetLibrary { AssetLibrary(folders: folders + programFolders, onProblem: onProblem) }

  /// The folder of the running program and the resource folders in it.
  package static var programFolders: [String] {
    let folder = Bundle.main.bundlePath
    let resources = DiskFiles().entries(of: folder)
      .filter { $0.isFolder && ($0.name.hasSuffix(".resources") || $0.name.hasSuffix(".bundle")) }
      .map { "\(folder)/\($0.name)" }
    return [folder] + resources.sorted()
  }
}
