import CaffeineDomain

extension Record {
  /// The record as a line of JSON with its checksum and newline; UTF-8.
  ///
  /// Keys: `v` version, `op` change, `id`, `hlc` stamp in ms, `at` start in s, `tz` zone, `off`
  /// its offset in s, `drink`, `name`, `mg`, `given` 1 where someone said them, `ml`, `over` duration
  /// in s, `note`, `undo` the stamp taken back, `crc` CRC-32C of all bytes before `,"crc"`.
  package func line() -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    appendLine(to: &writer)
    return writer.bytes
  }

  /// Appends `line()` to what `writer` holds.
  package func appendLine(to writer: inout JSONWriter) {
    let start = writer.bytes.count
    writer.literal("{\"v\":1,\"op\":\"")
    switch change {
    case .add(let entry): appendState(entry.line, as: "add", to: &writer)
    case .edit(let entry): appendState(entry.line, as: "edit", to: &writer)
    case .remove(let id): appendHead(id, as: "del", to: &writer)
    case .undo(let id, let stamp):
      appendHead(id, as: "undo", to: &writer)
      writer.member(",\"undo\":", stamp.milliseconds)
    }
    writer.seal(from: start)
  }

  private func appendHead(_ id: IntakeID, as operation: StaticString, to writer: inout JSONWriter) {
    writer.literal(operation)
    writer.member("\",\"id\":", id.description)
    writer.member(",\"hlc\":", stamp.milliseconds)
  }

  private func appendState(
    _ intake: Intake, as operation: StaticString, to writer: inout JSONWriter
  ) {
    appendHead(intake.id, as: operation, to: &writer)
    writer.member(",\"at\":", Int64(intake.start.timeIntervalSince1970))
    if let zone = intake.timeZoneIdentifier { writer.member(",\"tz\":", zone) }
    writer.member(",\"off\":", Int64(intake.secondsFromGMT))
    if let drink = intake.drink { writer.member(",\"drink\":", drink) }
    writer.member(",\"name\":", intake.name)
    writer.member(",\"mg\":", intake.amount.value)
    if intake.isGiven { writer.literal(",\"given\":1") }
    if let volume = intake.volume { writer.member(",\"ml\":", volume.value) }
    if intake.duration > 0 { writer.member(",\"over\":", intake.duration) }
    if let note = intake.note { writer.member(",\"note\":", note) }
  }
}
