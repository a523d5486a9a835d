// German words of how a problem is put right, and of what still fits into a list.
import { characters, type Character, type CharacterCounts } from '@/games/eagles/rules/index.ts'
import { pointsBefore, repairWords, type RepairWords } from '../../../telling/repairWords.ts'
import { listWith } from '../../../../../words/lists.ts'
import { army as words } from '../armies/army.ts'
import { count, number, ordinal, shortSubject, some } from '../armies/figures.ts'

const list = listWith('und')

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
  return named.length === 0 ? '' : ` mit ${list(named)}`
}

export const repairs: RepairWords = repairWords({
  number,
  short: (name, place) => (name === '' ? shortSubject(place) : `„${name}“`),
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
      if (troops === 'rifles') return 'leicht'
      return battalion?.rifles && (troops === 'light' || !battalion.light)
        ? 'ohne Büchsen'
        : 'nicht leicht'
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
      const troops = `${plan.light ? ', leicht' : ''}${plan.rifles ? ', Büchsen' : ''}`
      return `${place}: ${quality}${plan.rankers}${troops}${withCharacters(plan.characters)}`
    },
  },
})
