// The device's location is unavailable here: a manager reports that access is denied, which apps
// have to expect. Distances are computed as with Apple's.
@_exported public import Foundation
