// Re-exported: files that log use Foundation without importing it, as on Apple's systems.
@_exported public import Foundation
