extension ProgramImage {
  /// The types without parameters that conform to a protocol, in the linker's order.
  ///
  /// Source: Swift ABI, TypeMetadata.rst (protocol conformance records, nominal type descriptors) and
  /// `MetadataValues.h`, for systems without Objective-C.
  func conformers(of existential: Any.Type) -> [Any.Type] {
    guard let section = section(named: "swift5_protocol_conformances") else { return [] }
    // The metadata of `any P`: its kind, flags and number of protocols, then the protocol.
    let wanted = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
      guard let start = section.baseAddress, let record = (start + offset).relative(),
        record.relative(isIndirectable: true) == wanted
      else { return nil }
      // How the type is named: by its descriptor, or by the address of one elsewhere.
      let kind = (record + 12).load(as: UInt32.self) >> 3 & 7
      guard kind < 2, let direct = (record + 4).relative() else { return nil }
      let type = kind == 0 ? direct : direct.load(as: UnsafeRawPointer.self)
      let flags = type.load(as: UInt32.self)
      // A class, structure or enumeration that is not generic has a function for its metadata.
      guard (16...18).contains(flags & 31), flags & 128 == 0, let access = (type + 12).relative()
      else { return nil }
      typealias Access = @convention(c) (_ request: UInt) -> UnsafeRawPointer
      return unsafeBitCast(unsafeBitCast(access, to: Access.self)(0), to: Any.Type.self)
    }
  }
}

extension UnsafeRawPointer {
  /// The address that the 32 bits here lead to, counted from here; `nil` for none.
  ///
  /// Their lowest bit may say that another address stands there.
  fileprivate func relative(isIndirectable: Bool = false) -> UnsafeRawPointer? {
    let distance = Int(load(as: Int32.self))
    if distance == 0 { return nil }
    guard isIndirectable, distance & 1 == 1 else { return self + distance }
    return (self + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
