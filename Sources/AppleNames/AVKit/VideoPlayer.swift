// Nothing is played: a player is a black area.
@_exported public import AVFoundation
@_exported public import SwiftUI

/// Where a film would be.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  public var body: some View { Color.black.overlay { overlay } }

  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// A page with a film, which nobody sees.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
}
