// The app of the examples and its extension in one program. The app writes what the widgets read,
// and is the server that they ask. On an iPhone `@main` stands at the bundle.
import SwiftUI
import TestSupport

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
  await ExampleWidgets.main()
}
