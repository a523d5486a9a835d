// German words of running a round.
import { counted } from '../../../words/counted.ts'
import type { roundDesk as english, SameOf } from '../en/roundDesk.ts'

const count = counted('de')
const s = (n: number): string => String(n)

const refusals: (typeof english)['refusals'] = {
  'not-over': 'Die letzte Runde ist noch nicht zu Ende.',
  'too-few': 'Es braucht mindestens zwei Spieler.',
  'too-many': 'Es sind mehr Spieler, als sich hier auslosen lassen.',
  forbidden:
    'Ohne einen verbotenen Tisch (gleicher Verein oder gleiche Nation) geht es nicht auf. Stell das Verbot unter „Punkte und Auslosung“ auf „meiden“ und lose noch einmal aus.',
  'two-seats':
    'Ein Spieler aus einem Kampf, der bleibt, ist zu einer anderen Mannschaft gewechselt. Nimm ihn dort heraus oder lose die ganze Runde neu aus.',
}

const sameOf = ({ isSameClub, isSameNation }: SameOf): string =>
  isSameClub && isSameNation
    ? 'gleicher Verein, gleiche Nation'
    : isSameClub
      ? 'gleicher Verein'
      : 'gleiche Nation'

const tieBreaks: (typeof english)['rules']['tieBreakNames'] = {
  boards: 'Brettpunkte',
  opponents: 'Punkte der Gegner',
  opponentsCut: 'Punkte der Gegner ohne den schwächsten',
  beaten: 'Punkte der Besiegten',
  headToHead: 'Punkte gegeneinander',
  victories: 'Siege',
  casualties: 'Verluste',
  taken: 'Genommene Figuren',
}
const tieBreakHints: (typeof english)['rules']['tieBreakHints'] = {
  boards: 'Was alle Bretter der Mannschaft geholt haben.',
  opponents:
    'Was alle Gegner geholt haben. Ein Freilos zählt wie einer, der jede Runde remis spielt.',
  opponentsCut: 'Dasselbe ohne den niedrigsten: Ein schwacher Gegner schadet nicht.',
  beaten: 'Die Punkte aller besiegten Gegner, die halben bei Unentschieden.',
  headToHead: 'Nur wenn von den Gleichen jeder auf jeden getroffen ist.',
  victories: 'Gewonnene Schlachten, Freilose nicht mitgezählt.',
  casualties: 'Figuren, die die Gegner verloren haben, weniger die eigenen.',
  taken: 'Figuren, die die Gegner verloren haben.',
}

export const roundDesk: typeof english = {
  menu: 'Am Tisch der Leitung',
  settings: 'Punkte und Auslosung',
  refusals,
  forbiddenWith: (meetings) =>
    `Ohne einen verbotenen Tisch geht es nicht auf; übrig bliebe etwa ${meetings.join(' oder ')}. Stell das Verbot unter „Punkte und Auslosung“ auf „meiden“ und lose noch einmal aus.`,
  meeting: (a, b, same) => `${a} gegen ${b} (${sameOf(same)})`,
  checkIn: {
    title: 'Anwesenheit',
    hint: 'Sobald du hier jemanden einträgst, werden nur Anwesende ausgelost. Ein zweites Tippen ändert nichts.',
    counts: (here, of) => `${s(here)} von ${s(of)} ${here === 1 ? 'ist' : 'sind'} da`,
    search: 'Spieler suchen',
    arrive: (name) => `${name} ist da`,
    mark: 'Ist da',
    here: 'Da',
    undo: (name) => `${name} ist nicht da`,
    sure: (name) => `Zurücknehmen, dass ${name} da ist?`,
    seated: (name) =>
      `${name} ist schon ausgelost worden und bleibt in den Runden. Sollen die nächsten ohne ${name} stattfinden, dann sag es unter „Tabelle“, „Wer ist abgereist?“.`,
    takeBack: 'Nicht da',
    none: 'Niemand heißt so.',
    away: 'Noch nicht da',
  },
  walkIn: {
    title: 'Spieler ohne Liste',
    hint: 'Spielt sofort mit; kommt später eine Liste, wird nachgefragt.',
    name: 'Name',
    add: 'Spieler aufnehmen',
    unnamed: 'Gib zuerst einen Namen ein.',
    added: (name) => `${name} spielt mit.`,
    seat: 'In diese Runde setzen',
    late: (name) => `${name} ist in dieser Runde noch nicht dabei.`,
    seated: (name) => `${name} hat einen Platz in dieser Runde.`,
  },
  club: 'Verein',
  clubHint: 'Für „gleicher Verein“ bei der Auslosung.',
  table: {
    more: (table) => `Code, Tausch, nicht erschienen: Tisch ${s(table)}`,
    open: 'Code, Tausch, nicht erschienen',
    code: 'Code der Paarung',
    codeHint:
      'Ein Spieler scannt ihn mit der Kamera des Handys oder in der App: Die Schlacht steht bereit, mit beiden Listen, Hausregeln und Tisch, und an ihrem Ende erscheint ein Ergebniszettel für hier.',
    codeOf: (a, b) => `Code von ${a} gegen ${b}`,
    tooLong: 'Diese Listen sind zu lang für einen Code. Kopiere den Link und verschick ihn.',
    swap: 'Einen Spieler tauschen',
    swapWho: 'Wer wechselt den Platz?',
    swapWith: 'Mit wem?',
    swapDo: 'Tauschen',
    swapped: (a, b) => `${a} und ${b} haben die Plätze getauscht.`,
    swapStays:
      'Dieser Tausch lässt sich nicht mehr zurücknehmen: An einem der Tische ging es weiter.',
    fix: 'Diesen Tisch behalten, wenn die anderen neu ausgelost werden',
    begun:
      'Zu diesem Tisch ist ein Ergebniszettel aufgehoben. Darum bleibt er, wie er ist, wenn die anderen neu ausgelost werden.',
    fixed: 'Von Hand gesetzt',
    anew: 'Die anderen Tische neu auslosen',
    paired: 'Die anderen Tische sind neu ausgelost.',
    noShow: (name) => `${name} ist nicht erschienen`,
    neitherCame: 'Beide sind nicht erschienen',
    doubleLoss: 'Beide verlieren',
    unfought: 'Nicht ausgetragen',
    open2: 'Ergebnis zurücknehmen',
    met: (rounds) => `Sie trafen schon in Runde ${rounds.join(', ')} aufeinander.`,
    sameClub: 'Beide sind aus demselben Verein.',
    sameNation: 'Beide spielen dieselbe Nation.',
    slips: (n) =>
      count(
        n,
        'Ein Ergebniszettel ist aufgehoben',
        (all) => `${all} Ergebniszettel sind aufgehoben`,
      ),
    slip: (won, confirmed, battle) => `${won}, ${confirmed}, Schlacht ${battle}`,
    confirmed: (how, by) =>
      ({
        none: 'nicht bestätigt',
        'same-phone': `am selben Handy bestätigt von ${by}`,
        'own-phone': `am eigenen Handy bestätigt von ${by}`,
      })[how],
    bySlip: (confirmed) => `Zettel: ${confirmed}.`,
  },
  slips: {
    title: 'Ergebniszettel annehmen',
    hint: 'Scanne den Code, den eine Schlacht an ihrem Ende zeigt, oder füge seinen Link ein.',
    scan: 'Ergebniszettel scannen',
    paste: 'Link oder Text eines Ergebniszettels',
    take: 'Annehmen',
    taken: (round, who) => `Runde ${s(round)}: ${who}. Übernommen.`,
    known: (who) => `Dieser Zettel von ${who} ist schon angenommen. Es hat sich nichts geändert.`,
    nowhere: (a, b, event) =>
      `${a} und ${b} treffen bei diesem Turnier nicht aufeinander. Der Zettel ist von „${event}“.`,
    noSlip:
      'Das ist kein Ergebniszettel. Er erscheint am Ende einer Schlacht, die zu einer Runde gehört.',
    damaged: 'Dieser Zettel ist beschädigt oder abgeschnitten. Scanne ihn noch einmal.',
    newer:
      'Dieser Zettel kommt aus einer neueren Version der App. Aktualisiere sie und scanne ihn noch einmal.',
    doubtful: 'Dieser Zettel passt nicht ganz',
    doubts: {
      'other-round': 'Er gehört zu einer anderen Runde.',
      reseated: 'Die Paarung wurde geändert, nachdem ihr Code entstand; die beiden Namen passen.',
      'other-lists': 'Gespielt wurde nicht mit den Listen, die hier gelten.',
      'second-slip': 'Ein anderer Zettel dieses Tisches sagt etwas anderes.',
      'other-result': 'An diesem Tisch steht schon ein anderes Ergebnis.',
      unconfirmed: 'Der Gegner hat ihn nicht bestätigt.',
    },
    there: (result) => `Bisher eingetragen: ${result}.`,
    said: (result) => `Der Zettel sagt: ${result}.`,
    anyway: 'Ergebnis trotzdem übernehmen',
    keepOnly: 'Zettel aufheben, Ergebnis lassen',
    kept: 'Der Zettel ist aufgehoben; das Ergebnis bleibt, wie es war.',
    choose: 'Welches Turnier?',
    confirm: {
      title: 'Ein Ergebnis bestätigen',
      at: (event, round, table) => `${event}, Runde ${s(round)}, Tisch ${s(table)}`,
      lost: (name, n) => `${name} verlor ${count(n, 'eine Figur', (all) => `${all} Figuren`)}`,
      battle: (code) => `Code der Schlacht: ${code}`,
      who: 'Wer bist du?',
      hint: 'Ist die Schlacht so ausgegangen? Dann sag, wer du bist, und bestätige. Wenn nicht, stellt es zuerst an dem Handy mit der Schlacht richtig.',
      choose: 'Sag zuerst, wer du bist.',
      confirm: 'Ich bestätige dieses Ergebnis',
      done: (name) => `Bestätigt von ${name}.`,
      show: 'Scanne diesen Code mit dem Handy, das die Schlacht hat, oder zeig ihn der Turnierleitung.',
      code: 'Code der Bestätigung',
    },
    figures: (a, lostA, b, lostB) => `${a} verlor ${s(lostA)} Figuren, ${b} ${s(lostB)}`,
  },
  rules: {
    scoring: 'Punkte',
    presets: { two: '2 – 1 – 0', three: '3 – 1 – 0', twenty: '20 – 0', own: 'Eigene' },
    presetHints: {
      two: 'Sieg 2, Unentschieden 1, Niederlage 0, Freilos 2.',
      three: 'Sieg 3, Unentschieden 1, Niederlage 0, Freilos 3.',
      twenty:
        'Nach Verlusten: Der Sieger hat 10 und einen Punkt mehr für je 5 Figuren, die der Verlierer mehr verloren hat, bis 20; der Verlierer hat den Rest auf 20. Unentschieden 10, Freilos 13.',
      own: 'Eigene Punkte.',
    },
    victory: 'Sieg',
    draw: 'Unentschieden',
    defeat: 'Niederlage',
    bye: 'Freilos',
    doubleLoss: 'Beide verlieren, je (leer: wie eine Niederlage)',
    margin: 'Mehr für einen klaren Sieg',
    step: 'Figuren je Punkt',
    most: 'Punkte höchstens',
    shared: 'Der Verlierer verliert ebenso viele',
    tieBreaks: 'Bei Gleichstand zählen',
    tieBreakHint: 'In dieser Reihenfolge. Wer in allem gleich ist, teilt sich den Platz.',
    tieBreakNames: tieBreaks,
    tieBreakHints,
    first: (name) => `${name} weiter nach oben`,
    without: (name) => `Ohne ${name}`,
    with: 'Außerdem',
    bans: 'Wer nicht aufeinandertreffen soll',
    club: 'Gleicher Verein',
    nation: 'Gleiche Nation',
    strengths: { off: 'Egal', soft: 'Meiden', hard: 'Nie' },
    banHint:
      '„Meiden“ kostet nie Punkte: Von gleich guten Auslosungen gilt die mit den wenigsten. „Nie“ geht allem anderen vor.',
    clock: 'Minuten je Seite in einer Schlacht (leer: ohne Uhr)',
    roundMinutes: 'Minuten einer Runde',
  },
  scoring: (points, breaks) =>
    `${points} ${breaks.length === 0 ? 'Gleiche teilen sich den Platz.' : `Bei Gleichstand zählen: ${breaks.join(', dann ')}.`}`,
  points: ({ victory, draw, defeat, bye }, doubleLoss) =>
    `Sieg ${s(victory)}, Unentschieden ${s(draw)}, Niederlage ${s(defeat)}, Freilos ${s(bye)}${doubleLoss === null ? '' : `, beide verlieren ${s(doubleLoss)}`}.`,
  marginSaid: (step, most, isShared) =>
    `Für je ${s(step)} Figuren, die der Verlierer mehr verloren hat, ein Punkt mehr für den Sieger${isShared ? ' und einer weniger für den Verlierer' : ''}, höchstens ${s(most)}.`,
  clock: {
    title: 'Uhr der Runde',
    start: 'Uhr starten',
    stop: 'Uhr anhalten',
    goOn: 'Weiter',
    more: '5 Minuten mehr',
    reset: 'Zurückstellen',
    over: 'Die Zeit ist um',
  },
  screen: {
    open: 'Paarungen auf einem großen Bildschirm',
    hint: 'Öffnet ein eigenes Fenster, das diesem hier folgt.',
    none: 'Noch ist nichts ausgelost.',
    versus: 'gegen',
    whole: 'Ganzer Bildschirm',
  },
  save: {
    pairings: 'Paarungen als Tabelle speichern',
    standings: 'Rangliste als Tabelle speichern',
    round: 'Runde',
    table: 'Tisch',
    first: 'Erster',
    second: 'Zweiter',
    result: 'Ergebnis',
    firstLost: 'Verluste des Ersten',
    secondLost: 'Verluste des Zweiten',
    bye: 'Freilos',
  },
  mail: {
    title: 'Allen schreiben',
    open: (n) => count(n, 'Einem Spieler schreiben', (all) => `${all} Spielern schreiben`),
    hint: 'Jede Mail öffnet sich mit ihrem eigenen Text in deinem Mailprogramm und gilt dann als beantwortet.',
    subject: (event) => `Deine Liste für ${event}`,
    write: (name) => `An ${name} schreiben`,
    noAddress: 'Keine Adresse bekannt',
    tooLong:
      'Diese Nachricht ist so lang, dass Mailprogramme sie nicht ganz übernehmen. Beim Öffnen der Mail wird sie kopiert: Ersetze dort den Text durch sie.',
    done: 'Geschrieben',
  },
}
