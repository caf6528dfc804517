/// Follows the lines of a file from last to first, and tells where all before can only be older.
///
/// Stamps ascend in a file as a device writes it, and each line says at which offset it was
/// written. Git and editors rearrange lines. While all lines that were read stand where they were
/// written, so do those before them, and a low stamp proves these older. Lines of older versions
/// have no offset: among them the proof is a whole block of old ones in order.
struct LineOrder {
  private let blockSize: Int
  /// The offset of the first line that is wanted, of those read so far.
  private var wanted: Int
  private var oldest = Stamp.latest
  private var isBroken = false

  /// Begins at the end of a file of `size` bytes.
  init(size: Int, blockSize: Int) {
    self.blockSize = blockSize
    wanted = size
  }

  /// Notes the previous line; returns whether nothing before it is wanted either.
  ///
  /// `isOld` says that neither it nor anything older is wanted. False for the rest of a file whose
  /// order is broken, which therefore is read whole.
  mutating func isEnough(_ line: JournalLine, at offset: Int, isOld: Bool) -> Bool {
    if !isOld { wanted = offset }
    // Anyone can write a stamp of 1970 by hand, which would hide everything before it.
    guard line.seal == .valid else { return false }
    isBroken = isBroken || line.stamp > oldest || line.place ?? offset != offset
    oldest = min(oldest, line.stamp)
    return isOld && !isBroken && (line.place != nil || wanted - offset >= blockSize)
  }
}
