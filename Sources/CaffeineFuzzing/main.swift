import CStandardLibrary

// Gives mutated seeds to what reads input, each reader for so many seconds: `Scripts/fuzz` calls it.
//
//     CaffeineFuzzing SEEDS WORK SECONDS SEED [READER …]
//
// SEEDS holds a folder for each reader. While a reader has an input it is in WORK, under the name of
// the reader, so that it is there when the process dies of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
let words = CommandLine.arguments
guard words.count >= 5, let seconds = Double(words[3]), let seed = UInt64(words[4]) else {
  print("usage: CaffeineFuzzing SEEDS WORK SECONDS SEED [READER …]")
  exit(64)
}
for reader in Reader.allCases where words.count == 5 || words[5...].contains(reader.rawValue) {
  let input = URL(fileURLWithPath: "\(words[2])/\(reader)")
  let end = ContinuousClock.now + .seconds(seconds)
  var mutator = try Mutator(
    seeds: reader.seeds(in: "\(words[1])/\(reader)"), of: reader, randomSeed: seed)
  let trial = try Trial()
  var count = 0
  while let bytes = mutator.next(), ContinuousClock.now < end {
    count += 1
    try Data(bytes).write(to: input)
    alarm(10)  // ends a process that hangs
    if let fault = try trial.fault(of: reader, in: bytes) {
      print("\(reader): \(fault)")
      exit(1)
    }
  }
  alarm(0)
  try FileManager.default.removeItem(at: input)
  print("\(reader): \(count) inputs")
}
