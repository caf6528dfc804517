import PictureDecoding
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

@MainActor
struct DrawnImageTests {
  private let red = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: .one).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func aDiscIsRoundAndItsCornersAreClear() throws {
    let size = CGSize(width: 10, height: 10)
    let disc = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
    }
    #expect(disc.size == size && disc.scale == 3)
    let pixels = try #require(disc.cgImage)
    #expect(pixels.width == 30 && pixels.height == 30)
    #expect(pixels.picture[15, 15].blue == 255 && pixels.picture[15, 15].alpha == 255)
    #expect(pixels.picture[0, 0].alpha == 0 && pixels.picture[29, 29].alpha == 0)
  }

  @Test func aPictureIsDrawnInAnotherSize() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    red.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContext(CGSize(width: CGFloat.infinity, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let pixels = try #require(image.cgImage).picture
    for row in 0..<4 {
      #expect((0..<4).map { pixels[$0, row].alpha } == [255, 255, 0, 0])
      #expect(pixels[1, row].red == 255 && pixels[1, row].green == 0)
    }
  }

  /// As widgets find the colour of a cover: a picture drawn into one pixel of their own memory.
  @Test func aPictureIsDrawnIntoMemory() throws {
    var bytes = [UInt8](repeating: 9, count: 16)
    let image = try #require(red.cgImage)
    func context(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGContext? {
      CGContext(
        data: &bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue | order.rawValue)
    }
    // Half of the picture, at the bottom, since places count from there.
    let below = CGRect(x: 0, y: 0, width: 2, height: 1)
    try #require(context(.premultipliedLast)).draw(image, in: below)
    let blank = [UInt8](repeating: 0, count: 8)
    #expect(bytes[..<8] == blank[...])
    #expect(bytes[8] == 255 && bytes[9] < 80 && bytes[11] == 255)
    let last = Array(bytes[8..<12])
    try #require(context(.premultipliedFirst, .byteOrder32Little)).draw(image, in: below)
    #expect(Array(bytes[8..<12]) == [last[2], last[1], last[0], 255])
    #expect(context(.none) == nil)
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0) == nil)
  }

  @Test func aGradientGoesFromPlaceToPlace() throws {
    func bytes(_ options: CGGradientDrawingOptions, isRound: Bool = false) throws -> [UInt8] {
      let colors: [Any] = [UIColor.black.cgColor, "no colour", UIColor.white.cgColor]
      let gradient = try #require(
        CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
          locations: [0, 0.7, 1]))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: .one).image {
        let context = $0.cgContext
        #expect($0.format.bounds == CGRect(x: 0, y: 0, width: 4, height: 1))
        context.translateBy(x: 1, y: 0)
        if isRound {
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 0, y: 0.5), startRadius: 0,
            endCenter: CGPoint(x: 0, y: 0.5), endRadius: 2, options: options)
        } else {
          context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 2, y: 0), options: options)
        }
      }
      let pixels = try #require(image.cgImage).picture.pixels
      return pixels.map { $0.alpha == 0 ? 1 : $0.red }
    }
    // Places 0.25 and 0.75 of the way; 1 stands for a pixel that is still clear.
    #expect(try bytes([]) == [1, 64, 191, 1])
    #expect(try bytes([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [0, 64, 191, 255])
    #expect(try bytes([], isRound: true) == [64, 64, 191, 1])
  }

  @Test func aClipAModeAndATransformCount() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: .one).image {
      let context = $0.cgContext
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.saveGState()
      context.translateBy(x: 1, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.clear(CGRect(x: -1, y: 0, width: 4, height: 1))
      context.restoreGState()
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage).picture
    #expect((0..<4).map { pixels[$0, 0].alpha } == [255, 0, 255, 255])
    #expect((0..<4).map { pixels[$0, 0].red } == [255, 0, 255, 0])
  }

  @Test func aThumbnailKeepsItsProportions() throws {
    let thumbnail = try #require(red.preparingThumbnail(of: CGSize(width: 2, height: 2)))
    #expect(thumbnail.size == CGSize(width: 2, height: 1))
    #expect(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 2, height: 2)) == nil)
  }

  @Test func pixelsAreTurnedAndCut() throws {
    let pixels = try #require(red.cgImage)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size.width == 2)
    let cut = try #require(pixels.cropping(to: CGRect(x: 6, y: 2, width: 9, height: 9)))
    #expect(cut.width == 2 && cut.height == 2)
    #expect(pixels.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func whatIsDrawnIsAPNGFile() throws {
    let file = try #require(red.pngData())
    let read = try #require(UIImage(data: file))
    #expect(read.cgImage == red.cgImage && read.pngData() == file)
  }

  @Test func textIsMeasuredInCells() {
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 40)]
    #expect(("abc" as NSString).size(withAttributes: font) == CGSize(width: 24, height: 16))
    let box = "one two three".boundingRect(
      with: CGSize(width: 64, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
      attributes: font, context: nil)
    #expect(box.size == CGSize(width: 56, height: 32))
  }

  @Test func aColourOfXcodesIsAColour() {
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(color).cgColor.components == [1, 0, 0, 1])
    #expect(#imageLiteral(resourceName: "NoSuchAsset").size == .zero)
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
