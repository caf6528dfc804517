/// Finds the place of an id in a list by its hash, a quarter of the work of a `Dictionary` of
/// strings: the journal looks up a million ids in a fraction of a second.
///
/// Open addressing with linear probing, at most half full. A slot holds the upper half of the
/// hash, which says where it is sought, and the place plus one; the caller compares the ids where
/// the halves agree.
struct IDTable {
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  /// The hash of the bytes of an id.
  static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  /// The hash of an id of two words.
  static func hash(of words: (UInt64, UInt64)) -> UInt64 {
    mixed(mixed(words.0) ^ words.1)
  }

  /// The place of the id with this hash for which `isSame` holds, `nil` when it has none.
  func place(of hash: UInt64, _ isSame: (Int) -> Bool) -> Int? {
    let tag = hash >> 32
    var slot = Int(tag) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == tag, isSame(place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Notes the place of a new id.
  mutating func insert(_ hash: UInt64, place: Int) {
    if count * 2 >= slots.count { grow(to: slots.count * 2) }
    fill((hash >> 32) << 32 | UInt64(place + 1))
    count += 1
  }

  /// Makes room for `capacity` ids.
  mutating func reserve(_ capacity: Int) {
    var size = slots.count
    while size < capacity * 2 { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  private mutating func grow(to size: Int) {
    let filled = slots
    slots = [UInt64](repeating: 0, count: size)
    for slot in filled where slot != 0 { fill(slot) }
  }

  private mutating func fill(_ content: UInt64) {
    var slot = Int(content >> 32) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = content
  }

  /// Spreads the bits (Stafford's variant 13 of the finaliser of MurmurHash3).
  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
