// English words of what is wrong with a list.
import { bounds, sizes, type UnreadReason } from '@/games/eagles/rules/index.ts'
import { problemWords } from '../../../telling/problemWords.ts'
import { listWith } from '../../../../../words/lists.ts'
import { army as words } from './army.ts'
import { number, ordinal, rankers, shortSubject, some } from './figures.ts'

const list = listWith('and')

const points = (n: number): string => (n === 1 ? 'one point' : `${number(n)} points`)
/** How the sentence about an unread line goes on: "Line 4 …". */
export const unread = {
  'not-understood': 'cannot be read',
  'too-many-battalions': `is left out, for a list may have at most ${bounds.battalions} battalions`,
  'too-many-figures': 'is left out, for it has more figures than can be kept',
  several: 'may mean one battalion or several',
  'two-qualities': 'names two qualities',
  negation: 'says that something is not there, and it is not clear what',
  typo: 'has a word that is nearly a word of lists',
  doubt: 'leaves something open',
  'about-several': 'is about several battalions',
  struck: 'has something that was struck out',
  comment: 'has troops behind a comment mark',
  quoted: 'is quoted, between lines that are not',
  remark: 'has troops in what looks like a remark',
  nation: 'names a nation that may be the army’s',
  count: 'says another number of battalions than could be read',
  face: 'stands in the text of the mail or on its page, not in both',
} as const satisfies { readonly [reason in UnreadReason]: string }

export const problems = problemWords({
  number,
  ordinal,
  battalion: (place) => `${ordinal(place)} Battalion`,
  subject: (name, place) => (name === '' ? `The ${ordinal(place)} Battalion` : `“${name}”`),
  sentences: {
    'no-battalions': () => 'The army has no battalions. It needs at least one.',
    'over-limit': (p) =>
      `The army costs ${points(p.points)}, ${number(p.points - p.limit)} over the limit of ${number(p.limit)}.`,
    'under-limit': (p) =>
      p.oddLimit
        ? `The army must cost exactly ${points(p.limit)}, but no army can: every price is even. Set an even limit.`
        : `The army costs ${points(p.points)} and must cost exactly ${number(p.limit)}; ${number(p.limit - p.points)} are left to spend.`,
    size: (p, who) =>
      `${who(p.battalion)} has ${rankers(p.rankers)}. A battalion has ${sizes.least} to ${sizes.most}, in steps of ${sizes.step}.`,
    quality: (p, who) =>
      `${who(p.battalion)} has no quality of the rules. It must be Green, Drilled, Veteran or Guards.`,
    'too-many-drummers': (p, who) =>
      `${who(p.battalion)} has ${some(p.count, 'drummer')}. A battalion has at most ${p.most}.`,
    'too-many-sergeants': (p, who) =>
      `${who(p.battalion)} has ${some(p.count, 'sergeant')}. A battalion has at most ${p.most}.`,
    'too-many-ensigns': (p, who) =>
      `${who(p.battalion)} has ${some(p.count, 'ensign')}. A battalion has at most one.`,
    'too-many-officers': (p, who) =>
      `${who(p.battalion)} has ${some(p.count, 'officer')}. A battalion has at most one.`,
    rifles: (p, who) =>
      p.nation === 'british'
        ? `${who(p.battalion)} has rifles and is not Light. Only a Light battalion may have rifles.`
        : `${who(p.battalion)} has rifles. Only a British Light battalion may have them.`,
    'too-many-light': (p) =>
      `The army has ${p.battalions.length} Light battalions: ${list(p.battalions.map(shortSubject))}. It may have one.`,
    'light-quality': (p, who) =>
      `${who(p.battalion)} is Light and ${words.qualities[p.quality]}. A Light battalion must be Veteran.`,
    'light-size': (p, who) =>
      `${who(p.battalion)} is Light and has ${rankers(p.rankers)}. A Light battalion has at most ${p.most}.`,
    'stated-points': (p, who) =>
      `${who(p.battalion)} is printed at ${points(p.stated)}. By the price table it costs ${number(p.points)}.`,
    'stated-total': (p) =>
      `The printed total is ${points(p.stated)}. By the price table the army costs ${number(p.points)}.`,
    'nation-unsaid': () => 'Which nation is it? The list does not say.',
    'unreadable-line': (p) => `Line ${p.line} ${unread[p.reason]}: “${p.text}”`,
  },
})
