// German words of the fields and checks of a map of The Deluge.
import type { EditorWords } from './editorEn.ts'

export const editorDe: EditorWords = {
  home: 'Heimat von',
  noHome: 'niemandem',
  capital: 'Hauptstadt',
  plc: 'Land Polen-Litauens',
  facts: {
    home: (faction) => `Heimat: ${faction}`,
    capital: (faction) => `Hauptstadt: ${faction}`,
    plc: 'Polen-Litauen',
  },
  ferry: 'Fähre',
  faction: {
    name: 'Name',
    start: 'Taler beim Beginn',
    base: 'Taler im Jahr',
    per: 'Außerdem bezahlt',
    pers: {
      none: 'nichts',
      occupied: 'für jeden Ort, der anderen genommen ist',
      plc: 'für jeden Ort Polen-Litauens',
    },
    rate: 'Wie viel für jeden',
    canCapture: 'Darf erobern',
    extraLootDie: 'Ein Würfel mehr für Beute',
    canSubsidise: 'Darf Geld geben an',
    holds: 'Punkte für den Besitz von',
    points: 'Punkte am Ende, vor allem anderen',
    tokensKept: 'Punkte für jede behaltene Beutemarke',
    perPlc: 'Punkte für jeden Ort Polen-Litauens',
    relation: (faction) => `Beim Beginn zu ${faction}`,
    relations: { war: 'Krieg', neutral: 'neutral', ally: 'verbündet' },
  },
  problems: {
    noHome: (faction, homes) =>
      homes === ''
        ? `${faction}: Es gibt keine Heimat. Mach einen Ort dazu, der dieser Macht gehört.`
        : `${faction}: Beim Beginn gehört dieser Macht keine ihrer Heimaten (${homes}). Gib ihr eine.`,
    noCapital: (faction, capitals) =>
      capitals === ''
        ? `${faction}: Es gibt keine Hauptstadt. Wähle eine der Heimaten.`
        : `${faction}: Es gibt mehrere Hauptstädte: ${capitals}. Lass eine übrig.`,
    capitalNotHome: (place) =>
      `${place} ist Hauptstadt, aber niemandes Heimat. Sag, wessen Heimat der Ort ist, oder nimm die Hauptstadt weg.`,
    noSuchNode: (faction) =>
      `${faction}: Ein Ort, der Punkte bringt oder an dem Truppen stehen, ist nicht auf der Karte.`,
    noSuchFaction: (faction) =>
      `${faction}: Eine Macht, die mit dieser zu tun hat, ist nicht auf der Karte.`,
    relationTwice: (faction) =>
      `${faction}: Ein Verhältnis zu einer anderen Macht steht zweimal da.`,
  },
}
