import CommandArguments
import Foundation

/// Runs a program of widgets: its previews first, then each widget; what stops one draws the others.
struct Showing {
  private let build: Build
  private let html: String?
  private let options: [String]

  init(_ build: Build, html: String?, options: [String]) {
    (self.build, self.html, self.options) = (build, html, options)
  }

  /// What the program has, by its own word.
  private struct Contents: Decodable {
    struct Widget: Decodable { let kind: String }
    struct Preview: Decodable {
      let name: String?
      let place: String
    }
    let widgets: [Widget]
    let previews: [Preview]
    let liveActivities: [String]
  }

  /// Returns the exit code: done, if anything is drawn.
  func run() throws -> Int32 {
    // Who says what to draw gets that.
    let choices = [
      "--list", "--preview", "--kind", "--family", "--describe", "--timeline", "--help",
    ]
    if html == nil, options.contains(where: { word in choices.contains { word.hasPrefix($0) } }) {
      return try build.kit.cache.run([build.program] + options)
    }
    let contents = try contents()
    var pages: [String] = []
    var isDrawn = false
    func draw(_ words: [String]) throws -> Int32 {
      let status = try run(words, &pages)
      isDrawn = isDrawn || status == 0
      return status
    }
    // A preview that traps ends them all: the files are then drawn one by one.
    if !contents.previews.isEmpty, try draw(["--preview"]) > 128 {
      for file in Set(contents.previews.map { $0.place.prefix { $0 != ":" } }).sorted() {
        let status = try draw(["--preview", String(file)])
        if status > 128 { tell("The previews in \(file) stop by a fault of their own.") }
      }
    }
    for widget in contents.widgets where try draw(["--kind", widget.kind]) > 128 {
      tell("The widget \(widget.kind) stops by a fault of its own.")
    }
    if contents.previews.isEmpty {
      for name in contents.liveActivities {
        tell("The Live Activity \(name) has no preview, and is not drawn.")
      }
    }
    if let html, let first = pages.first {
      let bodies = pages.map { $0.components(separatedBy: "<body>").last ?? "" }
        .map { $0.components(separatedBy: "</body>")[0] }
      let head = first.components(separatedBy: "<body>")[0]
      try build.kit.cache.write(
        head + "<body>" + bodies.joined() + "</body>\n</html>\n", to: html)
    }
    if !isDrawn { throw Failure(.unavailable, "Nothing of '\(build.widgets.name)' can be drawn.") }
    return 0
  }

  private func contents() throws -> Contents {
    let file = "\(build.folder)/contents.json"
    let status = try build.kit.cache.run([build.program, "--list", "--json"], output: file)
    let data = FileManager.default.contents(atPath: file) ?? Data()
    guard status == 0, let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      throw Failure(.unavailable, "The program of '\(build.widgets.name)' does not start.")
    }
    return contents
  }

  private func run(_ words: [String], _ pages: inout [String]) throws -> Int32 {
    let all = [build.program] + words + options
    guard html != nil else { return try build.kit.cache.run(all) }
    let file = "\(build.folder)/page.html"
    let status = try build.kit.cache.run(all + ["--format", "html"], output: file)
    let data = FileManager.default.contents(atPath: file) ?? Data()
    if !data.isEmpty { pages.append(String(decoding: data, as: UTF8.self)) }
    return status
  }
}
