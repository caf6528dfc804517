// Nothing measures anybody: health data are not available, and every query fails and says so.
@_exported public import Foundation
