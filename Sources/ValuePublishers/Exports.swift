// What at Apple's is Combine's own, and TextUI's here, comes with it.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import protocol TextUI.ObservableObject
@_exported public import class TextUI.ObservableObjectPublisher
@_exported public import struct TextUI.Published
