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

  /// The colour of a view, the picture in it and nothing of what is hidden, where they are put.
  @Test func aViewDrawsItselfAndWhatIsInIt() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = .red
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
      UIColor.blue.setFill()
      $0.fill($0.format.bounds)
    }
    let (shown, hidden) = (UIImageView(image: dot), UIImageView(image: dot))
    shown.frame.origin = CGPoint(x: 1, y: 0)
    hidden.isHidden = true
    view.addSubview(shown)
    view.addSubview(hidden)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    let pixels = try #require(picture.cgImage?.picture.pixels)
    #expect(pixels.map(\.red) == [255, 0, 255, 255] && pixels.map(\.blue) == [0, 255, 0, 0])
  }

  @Test func whatHasChangedIsLaidOutOnce() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func aFontInAnotherSizeKeepsItsTraits() {
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20) == UIFont.boldSystemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) != UIFont.boldSystemFont(ofSize: 20))
    let leaning = UIFont.italicSystemFont(ofSize: 12)
    #expect(UIFont(descriptor: leaning.fontDescriptor, size: 9) == leaning.withSize(9))
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
