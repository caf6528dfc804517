public let mineCoreGraphics = "CoreGraphics"
