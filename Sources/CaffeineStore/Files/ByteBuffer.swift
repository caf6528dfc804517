/// Memory for bytes read from a file, given back with its owner.
struct ByteBuffer: ~Copyable {
  /// The memory.
  let bytes: UnsafeMutableRawBufferPointer

  /// Memory for `capacity` bytes, not set to anything.
  init(capacity: Int) {
    bytes = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit {
    bytes.deallocate()
  }
}
