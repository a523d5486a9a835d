// German words of files that go from phone to phone as codes.
import { counted } from '../counted.ts'
import type { light as english } from '../en/light.ts'
import { numbersIn } from '../numbers.ts'

const count = counted('de')
const shown = numbersIn('de', 1)

const size = (bytes: number): string => {
  if (bytes < 1_000) return count(bytes, 'ein Byte', (s) => `${s} Byte`)
  return bytes < 1_000_000 ? `${shown(bytes / 1_000)} kB` : `${shown(bytes / 1_000_000)} MB`
}

const left = (seconds: number): string =>
  seconds < 90
    ? count(Math.max(1, Math.round(seconds)), 'eine Sekunde', (s) => `${s} Sekunden`)
    : count(Math.round(seconds / 60), 'eine Minute', (s) => `${s} Minuten`)

export const light: typeof english = {
  kinds: {
    file: 'Eine Datei',
    army: 'Eine Armee',
    battle: 'Eine Schlacht',
    event: 'Ein Turnier',
    scenario: 'Ein Szenario',
    game: 'Ein Spiel',
    sheet: 'Ein versiegelter Befehlsbogen',
    view: 'Eine versiegelte Lage',
    backup: 'Eine Sicherung',
    turn: 'Ein Zug',
  },
  size,
  camera: {
    refused:
      'Die Kamera ist nicht erlaubt. Sie lässt sich in den Einstellungen des Browsers für diese Seite freigeben und in denen des Handys für den Browser.',
    none: 'An diesem Gerät wurde keine Kamera gefunden.',
    busy: 'Die Kamera ist belegt: Eine andere App oder ein anderer Tab benutzt sie. Erst dort schließen, dann hier noch einmal versuchen.',
    insecure:
      'Browser geben die Kamera nur Seiten, die über https kommen. Mit der https-Adresse der App geht es.',
    unsupported:
      'Dieser Browser gibt Seiten keine Kamera. In Chrome, Firefox oder Safari selbst geht es, nicht im Fenster einer anderen App.',
    hidden: 'Die Kamera wartet, bis diese Seite wieder vorn ist.',
    gone: 'Die Kamera ist ausgegangen: Etwas anderes hat sie sich genommen, oder sie wurde abgezogen. Ein neuer Versuch hilft oft.',
    reader:
      'Der Teil der App, der Codes liest, ließ sich nicht laden. Es hilft, die Seite einmal mit Netz neu zu laden.',
    failed: 'Beim Lesen ging etwas schief; geändert wurde nichts. Ein neuer Versuch hilft oft.',
    again: 'Noch einmal versuchen',
  },
  send: {
    title: 'Als Codes senden',
    preparing: 'Die Codes werden vorbereitet …',
    failed: 'Die Datei ließ sich nicht erstellen. Nichts wurde geändert; versuch es noch einmal.',
    tooBig:
      'Das ist zu groß für Codes: Höchstens 2 MB gehen hindurch. Sichere es als Datei und schick diese.',
    what: (kind, bytes) => `${kind}, ${size(bytes)}`,
    codeLabel: 'Ein Code, der ständig wechselt, für die Kamera des anderen Handys',
    oneLabel: 'Ein Code für die Kamera des anderen Handys',
    first: (seconds) => `Noch etwa ${left(seconds)}, wenn dem anderen Handy keiner entgeht`,
    again: 'Alles war einmal zu sehen. Es geht weiter, bis das andere Handy es hat.',
    one: 'Alles passt in einen einzigen Code.',
    hint: 'Scanne ihn auf dem anderen Handy dort, wo solche Dateien eingelesen werden. Eine Handbreit Abstand ist gut; was ihm entgeht, gleicht sich aus. Volle Helligkeit hilft.',
    held: 'Angehalten: Der Code bleibt stehen.',
    flicker: 'Der Code wechselt schnell. Du möchtest wenig Bewegung, darum beginnt er langsam.',
    speed: 'Tempo',
    perSecond: (n) => count(n, 'ein Code je Sekunde', (s) => `${s} Codes je Sekunde`),
    size: 'Codes',
    sizes: { few: 'wenige', coarse: 'grob', mid: 'mittel', fine: 'fein' },
    hold: 'Anhalten',
    goOn: 'Weiter',
    done: 'Alles angekommen',
  },
  receive: {
    title: 'Als Codes empfangen',
    instead: 'Oder schick die Datei auf anderem Weg.',
    hint: 'Halte den wechselnden Code des anderen Handys vor die Kamera.',
    coming: (kind, bytes) => `${kind} kommt herein, ${size(bytes)}`,
    progress: (known, all) => `${shown(known)} von ${shown(all)} Codes`,
    left: (seconds) => `noch etwa ${left(seconds)}`,
    other: 'Auch ein Code einer anderen Datei war zu sehen; er bleibt außen vor.',
    newer:
      'Dieser Code stammt aus einer neueren Version der App. Aktualisiere die App hier: alle ihre Tabs schließen und neu öffnen.',
    damaged: 'Ein Code von uns war nicht heil; er zählt nicht.',
    broken:
      'Was ankam, ist nicht das, was gesendet wurde. Nichts wurde behalten; es beginnt von vorn.',
    tooBig: 'Was ankam, ist größer als alles, was die App sendet. Nichts wurde behalten.',
    foreign: 'Dieser Code gehört zu keiner Datei, die gerade gesendet wird.',
  },
}
