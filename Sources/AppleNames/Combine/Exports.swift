// Of TextUI what at Apple's is Combine's own.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import protocol TextUI.ObservableObject
@_exported public import class TextUI.ObservableObjectPublisher
@_exported public import struct TextUI.Published
