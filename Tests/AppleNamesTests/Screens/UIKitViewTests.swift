import PictureDecoding
import Testing
import UIKit

@testable import SwiftUI

/// UIKit's views, in files that an app shares with its widgets.
@MainActor
@Suite struct UIKitViewTests {
  private struct Blur: UIViewRepresentable {
    func makeUIView(context: Context) -> UIVisualEffectView {
      UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
  }

  /// As on a phone: yellow, with a crossed circle.
  @Test func theyAreNotMade() {
    let drawing = CellRenderer(
      content: Blur(), columns: 5, rows: 3, environment: EnvironmentValues()
    ).render().grid.plain()
    #expect(drawing.contains(SystemSymbol(named: "nosign").glyph))
  }

  @Test func aHostingControllerDraws() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 16, height: 32))
    let view: UIView = try #require(controller.view)
    view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(picture.size == CGSize(width: 16, height: 32))
    let pixel = try #require(picture.cgImage?.picture.pixels.first)
    #expect(pixel.alpha == 255 && pixel.red > pixel.blue)
    #expect(UIView().drawHierarchy(in: .zero, afterScreenUpdates: true) == false)
  }

  @Test func theyKnowEachOther() {
    let (view, child) = (UIView(), UILabel())
    view.addSubview(child)
    #expect(child.superview === view && view.subviews == [child])
    UIView().addSubview(child)
    #expect(view.subviews.isEmpty)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(view.center == CGPoint(x: 20, y: 20) && view.bounds.size.width == 20)
  }
}
