// English words of play by post that any campaign needs: seat cards, sealed views, what comes back.
export const postEn = {
  card: 'Seat card',
  cardOf: (seat: string) => `Seat card: ${seat}`,
  cardSecret: (seat: string) =>
    `For the player of ${seat} alone: whoever has this card reads what is sent there and can send orders for it. Let nobody else see this screen.`,
  cardCode: (seat: string) => `The seat card of ${seat} as a code`,
  cardScan: 'The player scans it with the phone’s camera, or in the app where one plays by post.',
  cardCopy: 'Copy as a link',
  cardCopied: 'The card is copied. Send it to this player and to nobody else.',
  cardShare: 'Send to this player',
  cardText: 'The card as text',
  renewHint:
    'Lost, or seen by somebody else? Make a new one: the old card opens nothing that is sent from then on.',
  view: 'Sealed view',
  renew: 'Make a new card',
  renewed: 'The old card opens nothing any more. Give out this one.',
  files: 'Open files',
  paste: 'Or the text of one',
  saveAll: (n: number) => `Save all ${n} sealed views`,
  savedAll: (n: number) =>
    `${n} views are saved, one file a seat. If fewer came, the browser asks whether it may save several files: allow it.`,
  check: 'Check and take in',
  seal: {
    sealed: 'This is no sealed file of this app. Open the file that was sent, whole.',
    newer:
      'This was sealed by a newer version of the app. Update the app, then open it again; the file stays as it is.',
    seat: 'This is sealed for another seat, or with an old key. Open it with the card it was sent for.',
    damaged: 'This was changed on the way. Have it sent again, as a file.',
    campaign: 'This belongs to another campaign. Open that campaign and take it in there.',
  },
  enterCard: 'Your seat card',
  cardField: 'Or as text',
  readCard: 'Read this text',
  cardPicture: 'A picture of it',
  cardFirst: 'First take your seat card, then open what was sent.',
  cardCame: (seat: string) => `A seat card: ${seat}`,
  cardReplaces:
    'You hold this seat with another card. This one takes its place, and orders that you have not sent are gone. If nobody has given you a new card, do not take it.',
  scanCard: {
    title: 'Scan the card',
    hint: 'Hold the code of the seat card in the picture.',
    instead: 'Or paste the card as text.',
    other: 'That is another code, and no seat card.',
  },
  takeCard: 'Take this seat',
  badCard: {
    foreign: 'There is no seat card in this. Copy the link whole, as it was sent.',
    damaged: 'This seat card is not whole. Have it sent again, or scan it.',
    newer:
      'This seat card was made by a newer version of the app. Update the app, then read it again.',
    otherGame: 'This seat card is of another game. Open that game and read it in there.',
  },
  openView: 'Open a view',
  viewFile: 'Open its file',
  olderView: {
    title: 'An older view?',
    text: 'A newer one is here, with orders that you wrote to it. They are gone if you open this one.',
    go: 'Open the older one',
  },
  badView:
    'This view cannot be read by this version of the app. Update the app, or ask for it again.',
  noMap:
    'This view needs a map that is not on this phone. Ask for the file of the map and read it in under “Maps and map editor”.',
  send: 'Seal and send',
  seats: 'Your other seats',
  another: 'Another seat',
}

export type PostWords = typeof postEn
