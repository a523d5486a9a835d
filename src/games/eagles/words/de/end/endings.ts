// German words of the end of a battle.
import type { end as english } from '../../en/end/endings.ts'
import { inGroups } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('de')

const fates: Readonly<Record<Parameters<typeof english.fate>[1], string>> = {
  ranOff: 'floh vom Tisch',
  destroyed: 'wurde vernichtet',
  dispersed: 'wurde zersprengt',
  broke: 'brach',
}

export const end: typeof english = {
  victory: (people) => `Sieg: ${people}`,
  draw: 'Unentschieden',
  after: (turns) => count(turns, 'Nach einem Zug', (s) => `Nach ${s} Zügen`),
  early: (turns, of) => `In Zug ${String(turns)} von ${String(of)}`,
  time: (hours, minutes) =>
    [
      ...(hours > 0 ? [count(hours, '1 Stunde', (s) => `${s} Stunden`)] : []),
      ...(minutes > 0 ? [count(minutes, '1 Minute', (s) => `${s} Minuten`)] : []),
    ].join(' '),
  unbroken: (n) => `${String(n)} ungebrochen`,
  inThem: (n) => count(n, 'ein Verlust darin', (s) => `${s} Verluste darin`),
  nobody: 'niemand mehr da',
  why: {
    unbroken: 'Wer mehr ungebrochene Bataillone auf dem Tisch hat, siegt.',
    casualties:
      'Keine Seite ist an ungebrochenen Bataillonen im Vorteil: Es siegt, wer darin weniger Verluste hat.',
    complete: 'Keine Seite hat ein Bataillon verloren: Es siegt, wer weniger Verluste hat.',
    completeEqual:
      'Keine Seite hat ein Bataillon verloren, die Verluste sind gleich: Niemand siegt.',
    equal: 'Gleich viele ungebrochene Bataillone, gleich viele Verluste darin: Niemand siegt.',
    agreed: 'Die Spieler haben sich auf diesen Ausgang geeinigt.',
  },
  rule: 'Die Regel',
  fate: (who, how, turn) =>
    turn === null ? `${who} ${fates[how]}` : `${who} ${fates[how]} (Zug ${String(turn)})`,
  fates: (all) => `${all.join(', ')}.`,
  casualties: {
    title: 'Verluste',
    hint: 'Soldaten und Charaktere, nach Zügen',
    at: (people, n) => `${people}: ${String(n)}`,
    turn: 'Zug',
  },
  luck: {
    title: 'Glück',
    hint: 'erwartet, gewürfelt',
    kinds: {
      hits: 'Treffer',
      checks: 'Gelungene Proben und Tests',
      fights: 'Würfel im Gefecht, zusammengezählt',
    },
    sources: { app: 'App-Würfel', hand: 'Tischwürfel' },
    expected: 'erwartet',
    rolled: 'gewürfelt',
    usual: 'etwa wie von fairen Würfeln',
    above: (n) => `so gut oder besser in einer von ${n} Schlachten`,
    below: (n) => `so schlecht oder schlechter in einer von ${n} Schlachten`,
    dice: (n) => count(n, 'ein Würfel', (s) => `${s} Würfel`),
    none: 'Für Salven, Proben und Gefechte fiel noch kein Würfel.',
    exact:
      'Jede Zeile ist für sich genau gerechnet, aus ihren Würfeln und dem, was sie brauchten. Ein neuer Wurf zählt als weiterer Würfel.',
  },
  volley: {
    title: 'Denkwürdige Salven',
    best: 'Die beste',
    worst: 'Die schlechteste',
    told: (who, on, turn) => `${who} auf ${on}, Zug ${String(turn)}`,
    hits: (hits, dice, expected) =>
      `${count(hits, 'ein Treffer', (s) => `${s} Treffer`)} mit ${count(dice, 'einem Würfel', (s) => `${s} Würfeln`)}, erwartet ${expected}`,
    chance: (n) => `einmal in ${n} solchen Salven`,
  },
  picture: {
    title: 'Bild der Schlacht',
    open: 'Ein Bild zum Zeigen',
    hint: 'Beide Seiten, Ergebnis, Verluste, die Salven des Tages.',
    share: 'Bild teilen',
    save: 'Bild speichern',
    casualties: (n) => count(n, 'ein Verlust', (s) => `${s} Verluste`),
    best: 'Die beste Salve',
    worst: 'Die schlechteste Salve',
    battalion: 'Bataillon des Tages',
    hits: (n) => count(n, 'ein Treffer', (s) => `${s} Treffer`),
    won: (n) => count(n, 'eine Runde gewonnen', (s) => `${s} Runden gewonnen`),
  },
  slip: {
    title: 'Für die Turnierleitung',
    at: (event, round, table) => `${event}, Runde ${String(round)}, Tisch ${String(table)}`,
    lost: (name, n) => `${name} verlor ${String(n)} Figuren`,
    won: (name) => `Sieg: ${name}`,
    confirm: (name) => `${name} bestätigt`,
    initials: 'Kürzel des Gegners',
    hint: 'Gib das Handy hinüber: Der Gegner gibt sein Kürzel ein und tippt.',
    confirmed: (initials) => `Bestätigt von ${initials}.`,
    confirmedOwn: (name) => `Am eigenen Handy bestätigt von ${name}.`,
    elsewhere: (name) => `Am Handy von ${name} bestätigen`,
    elsewhereHow: (name) =>
      `${name} kann am eigenen Handy bestätigen: diesen Code dort mit der Kamera scannen, das Ergebnis ansehen, bestätigen. Scanne dann hier, was das andere Handy zeigt, oder zeigt es der Turnierleitung.`,
    scan: 'Bestätigung scannen',
    paste: 'Link oder Text der Bestätigung',
    take: 'Annehmen',
    refused: (problem, opponent, own) =>
      ({
        'too-long':
          'Das ist keine Bestätigung. Das andere Handy zeigt sie, sobald das Ergebnis bestätigt ist.',
        truncated: 'Diese Bestätigung ist abgeschnitten. Scanne sie noch einmal.',
        damaged:
          'Das ist keine Bestätigung, oder sie ist beschädigt. Scanne den Code, den das andere Handy zeigt.',
        'unknown-version':
          'Das andere Handy hat eine neuere Version der App. Aktualisiere diese hier und scanne noch einmal.',
        unconfirmed: `Diesen Zettel hat noch niemand bestätigt. Das muss ${opponent} zuerst am anderen Handy tun.`,
        'other-table':
          'Diese Bestätigung gehört zu einem anderen Tisch. Dieser Zettel bleibt, wie er ist.',
        'other-result':
          'Diese Bestätigung gilt einem anderen Ergebnis. Vergleicht Sieger und Verluste auf beiden Handys; dieser Zettel bleibt, wie er ist.',
        'own-seat': `Das andere Handy sagt, dass ${own} bestätigt hat. Bestätigen muss ${opponent}.`,
      })[problem],
    asked: (name) => `${name} wird am verbundenen Handy gefragt.`,
    toConfirm: 'Ein Ergebnis zu bestätigen',
    asWho: (name) => `Ist es so ausgegangen? Dann bestätige für ${name}.`,
    iConfirm: 'Ich bestätige dieses Ergebnis',
    unfit:
      'Das andere Handy will ein Ergebnis bestätigt haben, das nicht zu dieser Schlacht passt. Vergleicht die beiden Handys.',
    without: 'Zettel ohne Bestätigung zeigen',
    unconfirmed: 'Nicht bestätigt: Die Turnierleitung wird nachfragen.',
    show: 'Zeig diesen Code der Turnierleitung. Er kommt ohne Tippen in die Tabelle.',
    code: 'Code des Ergebnisses',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    again: 'Noch einmal bestätigen',
  },
  rematch: 'Revanche',
  actions: {
    share: 'Teilen',
    print: 'Drucken',
    replay: 'Rückblick',
    toBattles: 'Zu den Schlachten',
  },
  report: {
    title: 'Schlachtbericht',
    send: 'Senden an …',
    copy: 'Text kopieren',
    copied: 'Der Bericht ist kopiert.',
    notCopied: 'Der Browser kopiert nicht. Markiere den Text und kopiere ihn selbst:',
    text: 'Als Text sichern',
    file: 'Die ganze Schlacht als Datei sichern',
    fileHint: 'Jede Antwort und jeder Würfel; sie lässt sich nachspielen und prüfen.',
    saved: 'Die Datei ist gesichert.',
    sending: 'Schlachtbericht aus Aide-de-Camp',
    armies: (a, b) => `${a} gegen ${b}`,
    course: 'Der Verlauf der Schlacht',
    losses: (turn, a, b) => `Zug ${String(turn)}: ${a}, ${b}`,
    code: (entries, code) => `${String(entries)} Einträge, Code ${inGroups(code)}`,
    printed: 'Gedruckt aus Aide-de-Camp',
  },
  save: { name: 'schlacht', reportName: 'schlachtbericht' },
}
