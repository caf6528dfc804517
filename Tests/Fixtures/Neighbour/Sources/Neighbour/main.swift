import CivilTime
import Charts
import CloudKit
import Contacts
import CoreData
import CoreGraphics
import CryptoKit
import EventKit
import HealthKit
import Intents
import MapKit
import MediaPlayer
import Models
import MusicKit
import Network
import Photos
import QuartzCore
import Security
import StoreKit
import SwiftUI
import UserNotifications
import WeatherKit

let names = [
  mineCharts, mineCloudKit, mineContacts, mineCoreData, mineCoreGraphics, mineCryptoKit,
  mineEventKit, mineHealthKit, mineIntents, mineMapKit, mineMediaPlayer, mineModels, mineMusicKit,
  mineNetwork, minePhotos, mineQuartzCore, mineSecurity, mineStoreKit, mineUserNotifications,
  mineWeatherKit,
]
print("\(names.count) targets of my own, beside \(CivilDate.self) and \(Text.self)")
