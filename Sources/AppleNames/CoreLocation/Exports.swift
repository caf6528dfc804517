// Nothing here knows where the device is: a manager says that asking is denied, which apps have to
// be ready for. Places and distances are computed as anywhere.
@_exported public import Foundation
