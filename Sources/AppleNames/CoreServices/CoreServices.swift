// Of Apple's module, the identifiers of kinds of files, by their older names.
@_exported public import FoundationGaps
import SwiftUI

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeZipArchive: CFString = "public.zip-archive"
public let kUTTypePropertyList: CFString = "com.apple.property-list"

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The kind of a file's ending or of the network's word; `nil` where it is not known here.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  let type =
    inTagClass == kUTTagClassMIMEType
    ? UTType(mimeType: inTag) : UTType(filenameExtension: inTag)
  return type.map { UnmanagedText(text: $0.identifier) }
}

/// A text that is handed out as an object is.
public struct UnmanagedText {
  let text: CFString
  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: other)
}
/// The usual ending of a kind's files, or what the network calls it; `nil` where it is not known here.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedText? {
  let type = UTType(inUTI)
  return
    (inTagClass == kUTTagClassMIMEType
    ? type?.preferredMIMEType : type?.preferredFilenameExtension).map(UnmanagedText.init(text:))
}
