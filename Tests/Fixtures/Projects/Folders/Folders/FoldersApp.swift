import SwiftUI

@main
struct FoldersApp: App {
  var body: some Scene { WindowGroup { Text(Cup.sample.name) } }
}
