// German words for records that cannot be trusted and answers that cannot be taken.
import {
  battleProblems as problemsFrom,
  type BattleProblemWords,
} from '../../../telling/battleProblems.ts'

export const battleProblems: BattleProblemWords = problemsFrom({
  entry: (number) => (number === 0 ? 'Der Anfang' : `Eintrag ${number}`),
  notJson: 'Das ist keine Aufzeichnung einer Schlacht: Es ist kein JSON.',
  refused: (entry, why) => `${entry} widerspricht den Regeln. ${why}`,
  records: {
    tampered: (_, entry) => `${entry} wurde nachträglich verändert.`,
    'cut-off': ({ entry, wanted }) =>
      `Die Aufzeichnung ist abgeschnitten: ${entry} von ${wanted} Einträgen sind übrig.`,
    malformed: ({ path }, entry) =>
      `${entry} ist nicht geschrieben wie eine Aufzeichnung${path === '' ? '' : `: siehe „${path}“`}.`,
    'other-game': ({ game }) => `Das ist die Aufzeichnung eines anderen Spiels, „${game}“.`,
    'newer-format': ({ version, known }) =>
      `Die Aufzeichnung stammt aus einer neueren App: Format ${version}, diese App liest bis ${known}.`,
    'newer-rules': ({ version, known }) =>
      `Die Schlacht folgt neueren Regeln: Fassung ${version}, diese App kennt bis ${known}.`,
    'unknown-entry': ({ kind }, entry) =>
      `${entry} ist von einer Art, die diese App nicht kennt, „${kind}“.`,
    'too-long': ({ entry }) => `Keine Schlacht hat ${entry} Einträge.`,
    'other-question': ({ recorded, asked }, entry) =>
      `${entry} antwortet auf „${recorded ?? 'nichts'}“, die Regeln fragen dort „${asked ?? 'nichts'}“.`,
    'other-result': (_, entry) =>
      `${entry} ergibt nach den Regeln etwas anderes, als den Spielern gesagt wurde.`,
  },
  refusals: {
    'game-over': () => 'Die Schlacht ist zu Ende.',
    'not-asked': () => 'Diese Seite ist nicht gefragt.',
    stale: () => 'Diese Frage ist schon beantwortet.',
    'retract-count': ({ answers }) =>
      `Zurücknehmen lassen sich zwischen 1 und ${answers} Antworten.`,
    'retract-final': ({ answers }) =>
      `Höchstens ${answers} Antworten lassen sich zurücknehmen: Was davor ans Licht kam, bleibt.`,
    'retract-others': ({ answers }) =>
      `Höchstens ${answers} Antworten lassen sich zurücknehmen: Die davor gehören einer anderen Seite.`,
    'wrong-kind': () => 'Die Frage verlangt eine andere Art von Antwort.',
    'not-offered': ({ option }) => `„${option}“ steht nicht zur Wahl.`,
    forbidden: ({ reason, rule, field, fault }) =>
      field === undefined || fault === undefined
        ? `${rule} erlaubt es nicht (${reason}).`
        : `${rule} erlaubt es nicht (${reason}: „${field}“, ${fault}).`,
    'missing-field': ({ field }) => `„${field}“ fehlt.`,
    'unknown-field': ({ field }) => `Nach „${field}“ war nicht gefragt.`,
    'not-a-number': ({ field }) => `„${field}“ muss eine Zahl sein.`,
    'not-whole': ({ field }) => `„${field}“ muss eine ganze Zahl sein.`,
    'too-small': ({ field, bound }) => `„${field}“ muss mindestens ${bound} sein.`,
    'too-large': ({ field, bound }) => `„${field}“ darf höchstens ${bound} sein.`,
    'dice-count': ({ wanted, given }) => `Verlangt sind ${wanted} Würfel, gegeben ${given}.`,
    'dice-face': ({ die, face }) => `Würfel ${die + 1} kann nicht ${face} zeigen.`,
    'dice-source': () => 'Die Würfel kommen weder aus der App noch aus der Hand.',
    'no-reason': () => 'Eine Berichtigung braucht einen Grund.',
    malformed: ({ path, fault, about }) => {
      const why = [fault, about].filter((part) => part !== undefined).join(': ')
      return `„${path}“ ist nicht lesbar${why === '' ? '' : ` (${why})`}.`
    },
  },
})
