// There are no maps: snapshots, searches and routes fail. A map in a view is an empty surface, as one
// is in a widget elsewhere. Regions are computed as anywhere.
@_exported public import CoreLocation
@_exported public import SwiftUI
