// English words of how a problem is put right, and of what still fits into a list.
import { characters, type Character, type CharacterCounts } from '@/games/eagles/rules/index.ts'
import { pointsBefore, repairWords } from '../../../telling/repairWords.ts'
import { listWith } from '../../../../../words/lists.ts'
import { army as words } from '../armies/army.ts'
import { number, ordinal, rankers, shortSubject, some } from '../armies/figures.ts'

const list = listWith('and')

const one = {
  drummer: 'a drummer',
  sergeant: 'a sergeant',
  ensign: 'an ensign',
  officer: 'an officer',
} as const satisfies { readonly [kind in Character]: string }

function withCharacters(counts: CharacterCounts): string {
  const named = characters
    .filter((kind) => counts[kind] > 0)
    .map((kind) => (counts[kind] === 1 ? one[kind] : some(counts[kind], kind)))
  return named.length === 0 ? '' : ` with ${list(named)}`
}

export const repairs = repairWords({
  number,
  short: (name, place) => (name === '' ? shortSubject(place) : `“${name}”`),
  repairs: {
    quality: ({ quality }) => words.qualities[quality],
    rankers: (edit) => rankers(edit.rankers),
    characters: (edit) =>
      edit.count === 0
        ? `no ${words.characters[edit.character].one}`
        : some(edit.count, edit.character),
    troops: ({ troops }, { battalion }) => {
      if (troops === 'rifles') return 'Light'
      return battalion?.rifles && (troops === 'light' || !battalion.light)
        ? 'no rifles'
        : 'not Light'
    },
    add: () => 'add a battalion',
    limit: ({ limit }) => `limit ${number(limit)}`,
    budget: ({ budget }) => words.budgets[budget].toLowerCase(),
    correctPoints: (_, before) => `correct to ${number(pointsBefore(before))}`,
    correctTotal: () => 'correct the total',
  },
  ideas: {
    quality: ({ quality }, { who }) => `${who} to ${words.qualities[quality]}`,
    rankers: (edit, { who }) => `${who} to ${rankers(edit.rankers)}`,
    characters: (edit, { who, battalion }) => {
      const more = edit.count - (battalion?.characters[edit.character] ?? 0)
      const what = more === 1 ? words.characters[edit.character].one : some(more, edit.character)
      return `${what} for ${who}`
    },
    troops: ({ troops }, { who }) =>
      troops === 'rifles' ? `rifles for ${who}` : `${who} ${words.troopKinds[troops]}`,
    add: ({ plan }, { army }) => {
      const place = ordinal(army.battalions.length)
      if (plan === undefined) return `${place} Battalion`
      const quality = plan.quality === null ? '' : `${words.qualities[plan.quality]} `
      const troops = `${plan.light ? ', Light' : ''}${plan.rifles ? ', rifles' : ''}`
      return `${place}: ${quality}${plan.rankers}${troops}${withCharacters(plan.characters)}`
    },
  },
})
