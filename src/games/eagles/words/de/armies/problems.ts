// German words of what is wrong with a list.
import { bounds, sizes, type UnreadReason } from '@/games/eagles/rules/index.ts'
import { problemWords, type ProblemWords } from '../../../telling/problemWords.ts'
import { listWith } from '../../../../../words/lists.ts'
import { army as words } from './army.ts'
import { number, ordinal, rankers, shortSubject, some } from './figures.ts'

const list = listWith('und')

const points = (n: number): string => (n === 1 ? 'einen Punkt' : `${number(n)} Punkte`)

/** How the sentence about an unread line goes on: "Line 4 …". */
export const unread = {
  'not-understood': 'ist nicht lesbar',
  'too-many-battalions': `fehlt, denn eine Liste hat höchstens ${bounds.battalions} Bataillone`,
  'too-many-figures': 'fehlt, denn sie hat mehr Figuren, als behalten werden können',
  several: 'kann ein Bataillon meinen oder mehrere',
  'two-qualities': 'nennt zwei Qualitäten',
  negation: 'verneint etwas, und es ist nicht klar, was',
  typo: 'hat ein Wort, das fast ein Wort aus Listen ist',
  doubt: 'lässt etwas offen',
  'about-several': 'handelt von mehreren Bataillonen',
  struck: 'enthält etwas Gestrichenes',
  comment: 'hat Truppen hinter einem Kommentarzeichen',
  quoted: 'ist zitiert, mitten unter Zeilen, die es nicht sind',
  remark: 'hat Truppen in etwas, das wie eine Bemerkung aussieht',
  nation: 'nennt eine Nation, die die der Armee sein kann',
  count: 'nennt eine andere Zahl von Bataillonen, als lesbar war',
  face: 'steht im Text der Mail oder auf ihrer Seite, nicht in beiden',
} as const satisfies { readonly [reason in UnreadReason]: string }

export const problems: ProblemWords = problemWords({
  number,
  ordinal,
  battalion: (place) => `${ordinal(place)} Bataillon`,
  subject: (name, place) => (name === '' ? `Das ${ordinal(place)} Bataillon` : `„${name}“`),
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
        ? `${who(p.battalion)} hat Büchsen und ist nicht leicht. Nur ein leichtes Bataillon darf Büchsen haben.`
        : `${who(p.battalion)} hat Büchsen. Nur ein britisches leichtes Bataillon darf sie haben.`,
    'too-many-light': (p) =>
      `Die Armee hat ${p.battalions.length} leichte Bataillone (${list(p.battalions.map(shortSubject))}). Eines ist erlaubt.`,
    'light-quality': (p, who) =>
      `${who(p.battalion)} ist leicht, Qualität ${words.qualities[p.quality]}. Ein leichtes Bataillon besteht aus Veteranen.`,
    'light-size': (p, who) =>
      `${who(p.battalion)} ist leicht und hat ${rankers(p.rankers)}. Ein leichtes Bataillon hat höchstens ${p.most}.`,
    'stated-points': (p, who) =>
      `${who(p.battalion)} ist mit ${number(p.stated)} gedruckt. Nach der Preistabelle kostet es ${number(p.points)}.`,
    'stated-total': (p) =>
      `Die gedruckte Summe ist ${number(p.stated)}. Nach der Preistabelle kostet die Armee ${number(p.points)}.`,
    'nation-unsaid': () => 'Welche Nation ist es? Die Liste sagt es nicht.',
    'unreadable-line': (p) => `Zeile ${p.line} ${unread[p.reason]}: „${p.text}“`,
  },
})
