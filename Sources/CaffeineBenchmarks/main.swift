// Runs the suites named on the command line, all of them without names: `Scripts/bench` calls it.
// `journal COUNT` writes a journal of so many entries into CAFFEINE_HOME instead, `picture` draws
// one, and `family COUNT` draws the largest family alone and five times so often, for a profiler.
import CaffeineStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "journal", let count = arguments.last.flatMap({ Int($0) }) {
  let container = try SharedContainer { ProcessInfo.processInfo.environment[$0] }
  _ = try SampleJournal(count: count, container: container).write()
} else if arguments.first == "picture" {
  try drawPicture(Array(arguments.dropFirst()))
} else if arguments.first == "family" {
  largestFamilyBenchmark(count: arguments.last.flatMap { Int($0) } ?? 1_000)
} else {
  let suites: [(name: String, run: @MainActor () throws -> Void)] = [
    ("domain", domainBenchmarks),
    ("cells", cellBenchmarks),
    ("render", renderBenchmarks),
    ("store", storeBenchmarks),
  ]
  for suite in suites where arguments.isEmpty || arguments.contains(suite.name) { try suite.run() }
}
