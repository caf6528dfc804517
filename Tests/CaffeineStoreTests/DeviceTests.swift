import TestSupport
import Testing

/// Three devices that log, edit, remove, import, set, undo and synchronise in any order.
@Suite struct DeviceTests {
  @Test(.tags(.long), arguments: DeviceHistory.Kind.allCases, Trials.sample(Array(0..<4), oneIn: 3))
  func theStoreFollowsItsModel(_ kind: DeviceHistory.Kind, _ part: Int) throws {
    for seed in 0..<Trials.count(10) {
      var history = try DeviceHistory(kind, seed: UInt64(part * 1_000 + seed))
      for _ in 0..<40 { try history.step() }
      try history.finish()
    }
  }
}
