// The app of the examples, as far as its widgets need one: it writes what they read, and is the
// server that they ask.
import SwiftUI
import TestSupport
import WidgetExamples

let app = ExampleApp()
switch CommandLine.arguments.dropFirst().first {
case "load":
  try app.loadArticles()
  print("The articles are in \(app.folder?.path ?? "no folder").")
case "drink":
  print("\(try app.drink()) today.")
case "serve":
  let server = LoopbackServer { path in
    ExampleSite.answer(to: path).map { .response([UInt8]($0)) } ?? .response(status: 404, [])
  }
  print(server.map { "Choose --set server=\($0.url("/")) for a widget." } ?? "No port is free.")
  while server != nil { try await Task.sleep(for: .seconds(3600)) }
default:
  print("Say load (articles), drink (a glass of water) or serve (music and a forecast).")
}
