public let mineContacts = "Contacts"
