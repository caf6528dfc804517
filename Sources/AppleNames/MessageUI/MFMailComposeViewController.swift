// Nobody can write a letter or a message here.
@_exported public import SwiftUI

public enum MFMailComposeResult: Int, Hashable, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Hashable, Sendable { case cancelled, sent, failed }

@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

/// A page to write a letter, which nobody sees.
open class MFMailComposeViewController: UIViewController {
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A page to write a message, which nobody sees.
open class MFMessageComposeViewController: UIViewController {
  open class func canSendText() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
}
