// German words of lists that come in for an event.
import { counted } from '../../../words/counted.ts'
import type { adding as english } from '../en/adding.ts'

const count = counted('de')

export const adding: typeof english = {
  paste: 'Eine Mail oder mehrere, Links, Codes',
  pasteHint: 'Füge alles ein, wie es kam: Grüße und Unterschriften werden beiseitegelegt.',
  read: 'Hinzufügen, was darin ist',
  files: 'Dateien wählen',
  filesHint:
    'Viele auf einmal: .txt, .eml, .json, .csv mit einer Liste je Zeile, Sicherungen, Bilder mit Codes.',
  scan: 'Codes scannen',
  scanned: (n) =>
    n === 0 ? 'Noch kein Code' : count(n, 'Ein Code gelesen', (s) => `${s} Codes gelesen`),
  late: 'Der Einsendeschluss ist vorbei. Listen ohne eigenes Datum …',
  lateOptions: { inTime: 'kamen pünktlich', late: 'sind zu spät' },
  reading: (done, of) => `Lese ${String(done)} von ${String(of)} …`,
  taken: (taken, known) => {
    const fresh =
      taken === 0
        ? 'Nichts Neues.'
        : count(taken, 'Eine Liste ist da.', (s) => `${s} Listen sind da.`)
    return known === 0
      ? fresh
      : `${fresh} ${count(known, 'Eine war schon hier.', (s) => `${s} waren schon hier.`)}`
  },
  newer: (n, of) =>
    count(
      n,
      `${of === 1 ? 'Sie' : 'Eine'} ist eine neuere Fassung von dem, was hier war.`,
      (s) => `${s} sind neuere Fassungen von dem, was hier war.`,
    ),
  nothingNew: (names) => `Nichts Neues in: ${names}.`,
  unopened: (names) => `Nicht zu öffnen: ${names}.`,
  more: (n) => `${String(n)} weitere`,
}
