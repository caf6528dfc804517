// Runs the suites named on the command line, all of them without names: `Scripts/bench` calls it.
let suites: [(name: String, run: @MainActor () -> Void)] = [
  ("domain", domainBenchmarks),
  ("cells", cellBenchmarks),
  ("render", renderBenchmarks),
  ("store", storeBenchmarks),
]

let wanted = CommandLine.arguments.dropFirst()
for suite in suites where wanted.isEmpty || wanted.contains(suite.name) {
  suite.run()
}
