// What is logged is written with Foundation: whoever logs needs no import of it, as on Apple's systems.
@_exported public import Foundation
