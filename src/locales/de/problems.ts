// German words of what is wrong with a list, how to put it right, and what still fits.
import {
  bounds,
  characters,
  sizes,
  type Character,
  type CharacterCounts,
  type UnreadReason,
} from '@/rules/eagles/index.ts'
import { counted } from '../counted.ts'
import { ordinals, pointsIn } from '../ordinals.ts'
import { pointsBefore, problemWords, type ProblemWords } from '../problemWords.ts'
import { army as words } from './army.ts'

const count = counted('de')
const number = pointsIn('de')
const nth = ordinals('de', { other: '.' })
const ordinal = (place: number): string => nth(place + 1)
const list = new Intl.ListFormat('de')

const points = (n: number): string => (n === 1 ? 'einen Punkt' : `${number(n)} Punkte`)
const rankers = (n: number): string => count(n, 'einen Soldaten', (shown) => `${shown} Soldaten`)

/** Accusative: "einen Sergeanten", "3 Sergeanten". */
const oneOf = {
  drummer: 'einen Trommler',
  sergeant: 'einen Sergeanten',
  ensign: 'einen Fähnrich',
  officer: 'einen Offizier',
} as const satisfies { readonly [kind in Character]: string }

const some = (n: number, kind: Character): string =>
  count(n, oneOf[kind], (shown) => `${shown} ${words.characters[kind].many}`)

/** After "mit": the dative. */
const withOne = {
  drummer: 'Trommler',
  sergeant: 'Sergeant',
  ensign: 'Fähnrich',
  officer: 'Offizier',
} as const satisfies { readonly [kind in Character]: string }

const withSome = {
  drummer: 'Trommlern',
  sergeant: 'Sergeanten',
  ensign: 'Fähnrichen',
  officer: 'Offizieren',
} as const satisfies { readonly [kind in Character]: string }

function withCharacters(counts: CharacterCounts): string {
  const named = characters
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (counts[kind] === 1 ? withOne[kind] : `${counts[kind]} ${withSome[kind]}`))
  return named.length === 0 ? '' : ` mit ${list.format(named)}`
}

const unread = {
  'not-understood': 'ist nicht lesbar',
  'too-many-battalions': `fehlt, denn eine Liste hat höchstens ${bounds.battalions} Bataillone`,
  'too-many-figures': 'fehlt, denn sie hat mehr Figuren, als behalten werden können',
} as const satisfies { readonly [reason in UnreadReason]: string }

const shortSubject = (place: number): string => `das ${ordinal(place)}`

export const problems: ProblemWords = problemWords({
  number,
  ordinal,
  battalion: (place) => `${ordinal(place)} Bataillon`,
  subject: (name, place) => (name === '' ? `Das ${ordinal(place)} Bataillon` : `„${name}“`),
  short: (name, place) => (name === '' ? shortSubject(place) : `„${name}“`),
  sentences: {
    'no-battalions': () => 'Die Armee hat kein Bataillon. Sie braucht mindestens eines.',
    'over-limit': (p) =>
      `Die Armee kostet ${points(p.points)}, ${number(p.points - p.limit)} mehr als die Grenze von ${number(p.limit)}.`,
    'under-limit': (p) =>
      p.oddLimit
        ? `Die Armee muss genau ${points(p.limit)} kosten, aber das kann keine: Jeder Preis ist gerade. Setze eine gerade Grenze.`
        : `Die Armee kostet ${points(p.points)} und muss genau ${number(p.limit)} kosten; ${number(p.limit - p.points)} sind noch auszugeben.`,
    size: (p, who) =>
      `${who(p.battalion)} hat ${rankers(p.rankers)}. Ein Bataillon hat ${sizes.least} bis ${sizes.most}, in Schritten von ${sizes.step}.`,
    quality: (p, who) =>
      `${who(p.battalion)} hat keine Qualität der Regeln. Es gibt Rekruten, Gedrillte, Veteranen und Garde.`,
    'too-many-drummers': (p, who) =>
      `${who(p.battalion)} hat ${some(p.count, 'drummer')}. Ein Bataillon hat höchstens ${p.most}.`,
    'too-many-sergeants': (p, who) =>
      `${who(p.battalion)} hat ${some(p.count, 'sergeant')}. Ein Bataillon hat höchstens ${p.most}.`,
    'too-many-ensigns': (p, who) =>
      `${who(p.battalion)} hat ${some(p.count, 'ensign')}. Ein Bataillon hat höchstens einen.`,
    'too-many-officers': (p, who) =>
      `${who(p.battalion)} hat ${some(p.count, 'officer')}. Ein Bataillon hat höchstens einen.`,
    rifles: (p, who) =>
      p.nation === 'british'
        ? `${who(p.battalion)} hat Büchsen und ist nicht Leicht. Nur ein Leichtes Bataillon darf Büchsen haben.`
        : `${who(p.battalion)} hat Büchsen. Nur ein britisches Leichtes Bataillon darf sie haben.`,
    'too-many-light': (p) =>
      `Die Armee hat ${p.battalions.length} Leichte Bataillone (${list.format(p.battalions.map(shortSubject))}). Eines ist erlaubt.`,
    'light-quality': (p, who) =>
      `${who(p.battalion)} ist Leicht, Qualität ${words.qualities[p.quality]}. Ein Leichtes Bataillon besteht aus Veteranen.`,
    'light-size': (p, who) =>
      `${who(p.battalion)} ist Leicht und hat ${rankers(p.rankers)}. Ein Leichtes Bataillon hat höchstens ${p.most}.`,
    'stated-points': (p, who) =>
      `${who(p.battalion)} ist mit ${number(p.stated)} gedruckt. Nach der Preistabelle kostet es ${number(p.points)}.`,
    'stated-total': (p) =>
      `Die gedruckte Summe ist ${number(p.stated)}. Nach der Preistabelle kostet die Armee ${number(p.points)}.`,
    'unreadable-line': (p) => `Zeile ${p.line} ${unread[p.reason]}: „${p.text}“`,
  },
  repairs: {
    quality: ({ quality }) => words.qualities[quality],
    rankers: (edit) => count(edit.rankers, 'ein Soldat', (shown) => `${shown} Soldaten`),
    characters: (edit) =>
      edit.count === 0
        ? `ohne ${withOne[edit.character]}`
        : count(
            edit.count,
            `ein ${words.characters[edit.character].one}`,
            (shown) => `${shown} ${words.characters[edit.character].many}`,
          ),
    troops: ({ troops }, { battalion }) => {
      if (troops === 'rifles') return 'Leicht'
      return battalion?.rifles && (troops === 'light' || !battalion.light)
        ? 'ohne Büchsen'
        : 'nicht Leicht'
    },
    add: () => 'ein Bataillon hinzufügen',
    limit: ({ limit }) => `Grenze ${number(limit)}`,
    budget: ({ budget }) => words.budgets[budget],
    correctPoints: (_, before) => `auf ${number(pointsBefore(before))} berichtigen`,
    correctTotal: () => 'Summe berichtigen',
  },
  ideas: {
    quality: ({ quality }, { who }) => `${who} zu ${words.qualities[quality]}`,
    rankers: (edit, { who }) => `${who} auf ${number(edit.rankers)} Soldaten`,
    characters: (edit, { who, battalion }) => {
      const more = edit.count - (battalion?.characters[edit.character] ?? 0)
      const what = more === 1 ? words.characters[edit.character].one : some(more, edit.character)
      return `${what} für ${who}`
    },
    troops: ({ troops }, { who }) =>
      troops === 'rifles' ? `Büchsen für ${who}` : `${who}: ${words.troopKinds[troops]}`,
    add: ({ plan }, { army }) => {
      const place = ordinal(army.battalions.length)
      if (plan === undefined) return `${place} Bataillon`
      const quality = plan.quality === null ? '' : `${words.qualities[plan.quality]} `
      const troops = `${plan.light ? ', Leicht' : ''}${plan.rifles ? ', Büchsen' : ''}`
      return `${place}: ${quality}${plan.rankers}${troops}${withCharacters(plan.characters)}`
    },
  },
})
