import CaffeineDomain
import CaffeineStore
import Foundation
import TestSupport
import Testing

@Suite struct ContainerWatchTests {
  private let folder: TemporaryFolder
  private let container: SharedContainer
  private let journal: Journal

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    container = try SharedContainer { $0 == "HOME" ? folder.path : nil }
    journal = Journal(in: container)
  }

  /// Whether poll(2) finds a change; there it waits for none that has been made.
  private func tells(_ descriptor: FileDescriptor) -> Bool {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) == 1
  }

  @Test func eachChangeIsTold() throws {
    guard var watch = ContainerWatch(of: container) else { throw POSIXError(.EMFILE) }
    let descriptor = watch.descriptor
    #expect(!tells(descriptor))
    let settings = SharedSettings(in: container)
    let changes: [() throws -> Void] = [
      // The first makes all folders, from the user's home on.
      { try journal.add([intake("one")], at: morning) },
      { try journal.add([intake("two", hours: 1)], at: morning) },
      { _ = try journal.remove(#require(IntakeID("one")), at: morning) },
      { try settings.set("bedtime", to: "23:00", at: morning) },
      { try settings.set("bedtime", to: "22:30", at: morning) },
      { try folder.write("{}\n", to: ".local/share/caffeine/log/phone.jsonl") },
      { try folder.write("{}\n{}\n", to: ".local/share/caffeine/log/phone.jsonl") },
      { folder.remove(".local/share/caffeine/log/phone.jsonl") },
    ]
    for (number, change) in changes.enumerated() {
      try change()
      #expect(tells(descriptor), "change \(number)")
      watch.reset()
      #expect(!tells(descriptor), "change \(number)")
    }
  }

  @Test func whatCannotBeReadIsNotTold() throws {
    try journal.add([intake("one")], at: morning)
    guard let watch = ContainerWatch(of: container) else { throw POSIXError(.EMFILE) }
    let descriptor = watch.descriptor
    try folder.write("x", to: ".local/state/caffeine/lock")
    _ = try journal.intakes()
    #expect(!tells(descriptor))
  }
}
