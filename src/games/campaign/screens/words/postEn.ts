// English words of play by post that any campaign needs: seat cards, sealed views, what comes back.
export const postEn = {
  card: 'Seat card',
  cardText: 'The card: send it to this player and to nobody else',
  view: 'Sealed view',
  renew: 'New key',
  renewed: 'The old card opens nothing any more. Send the new one.',
  file: 'A file',
  paste: 'or its text',
  check: 'Check and take in',
  seal: {
    sealed: 'This is no sealed file of this app. Open the file that was sent, whole.',
    seat: 'This is sealed for another seat, or with an old key. Open it with the card it was sent for.',
    damaged: 'This was changed on the way. Have it sent again, as a file.',
    campaign: 'This belongs to another campaign. Open that campaign and take it in there.',
  },
  enterCard: 'Your seat card',
  takeCard: 'Take this seat',
  badCard: 'There is no seat card in this text. Copy it whole, from ADC-SEAT on.',
  openView: 'Open a view',
  badView:
    'This view cannot be read by this version of the app. Update the app, or ask for it again.',
  noMap:
    'This view needs a map that is not on this phone. Ask for the file of the map and read it in under “Maps and map editor”.',
  send: 'Seal and send',
  another: 'Another seat',
}

export type PostWords = typeof postEn
