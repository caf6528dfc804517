import SwiftUI
import WidgetKit

@main
struct PicturesBundle: WidgetBundle {
  var body: some Widget {
    FilmWidget()
  }
}
