// Controls of an overrule, each with how it is now, and the correction that they make.
import { sides } from '@/core/conversation.ts'
import {
  battalionFigures,
  battle,
  isDropped,
  isOnTable,
  isUnbroken,
  nobody,
  type BattalionState,
  type BattleState,
  type Correction,
} from '@/games/eagles/rules/index.ts'
import { sentence } from '@/games/eagles/telling/names.ts'
import type { Names } from '@/games/eagles/words/battle.ts'
import type { BattleSheetWords } from '@/games/eagles/words/battleSheets.ts'

type Value = number | string | boolean | null
export type Values = Readonly<Record<string, Value>>

interface Choice {
  readonly value: string
  readonly label: string
}

export interface Control {
  readonly id: string
  readonly label: string
  /** As it is; null: it is not said yet. */
  readonly now: Value
  readonly group?: 'strength' | 'state' | 'turn'
  /** Of a number. */
  readonly range?: readonly [number, number]
  /** Of a word; neither this nor a range: yes or no. */
  readonly choices?: readonly Choice[]
  /** A list, however few there are: battalions. */
  readonly isList?: true
  /** ACT-07: as what it counts, where that is not what it is. */
  readonly counts?: string
}

export interface Scene {
  readonly state: BattleState
  readonly names: Names
  readonly words: BattleSheetWords
}

interface Form {
  readonly controls: readonly Control[]
  /** For the rules' own decoder. */
  readonly made: (values: Values) => unknown
}

/** A battalion's figures as they can be corrected. */
export const figuresOf = (battalion: BattalionState, turn: number): Values =>
  Object.fromEntries(
    Object.entries(battalionFigures).map(([name, { now }]) => [name, now(battalion, turn)]),
  )

function battalionForm({ state, names, words }: Scene, id: number): Form {
  const battalion = state.battalions[id]
  if (battalion === undefined) return { controls: [], made: () => null }
  const labels = new Map(Object.entries(words.corrections.figures))
  const values = new Map(Object.entries(words.corrections.values))
  const figures = Object.entries(battalionFigures)
  const before = figuresOf(battalion, state.turn)
  const controls = figures.map(([name, { group, most, words: list }]): Control => {
    const now = before[name] ?? null
    return {
      id: name,
      label: sentence(labels.get(name) ?? name),
      now,
      group,
      // What is there already is never out of bounds.
      ...(most === null ? {} : { range: [0, Math.max(most, Number(now))] }),
      ...(list.length === 0
        ? {}
        : { choices: list.map((value) => ({ value, label: values.get(value) ?? value })) }),
      ...(name === 'quality' && isDropped(state, battalion) && { counts: names.quality(id) }),
    }
  })
  return {
    controls,
    made: (shown) => ({
      figure: 'battalion',
      battalion: id,
      set: Object.fromEntries(Object.entries(shown).filter(([name, is]) => is !== before[name])),
    }),
  }
}

function commanderForm({ state, names, words }: Scene, side: 'a' | 'b', values: Values): Form {
  const { alive, moved, with: friend } = state.commanders[side]
  const { commander: say } = words.overrule
  const joined = values['with'] ?? String(friend)
  const friends = state.battalions
    .filter((each) => each.side === side && (isOnTable(each) || String(each.id) === joined))
    .map(({ id }) => ({ value: String(id), label: names.short(id) }))
  const choices = [{ value: String(nobody), label: say.nobody }, ...friends]
  const withWhom: Control = {
    id: 'with',
    label: say.with,
    now: String(friend),
    choices,
    isList: true,
  }
  return {
    controls: [
      { id: 'alive', label: say.alive, now: alive },
      ...((values['alive'] ?? alive) === true ? [withWhom] : []),
      { id: 'moved', label: say.moved, now: moved },
    ],
    made: (shown) => {
      const whom = shown['with'] ?? joined
      const { alive: lives, moved: hasMoved } = shown
      const at = whom === String(nobody) ? null : Number(whom)
      return { figure: 'commander', side, alive: lives, moved: hasMoved, with: at }
    },
  }
}

/** No battalion is picked yet: no number. */
const picked = (value: Value | undefined): number | null => (value === '' ? null : Number(value))

function fightForm({ state, names, words }: Scene, { what = 'engage' }: Values): Form {
  const { fight, choose } = words.overrule
  const kinds = ['engage', 'join', 'disengage'] as const
  const choices = [
    { value: '', label: choose },
    ...state.battalions
      .filter(isUnbroken)
      .map(({ id }) => ({ value: String(id), label: names.short(id) })),
  ]
  const [one, other] =
    what === 'engage' ? [fight.charger, fight.charged] : [fight.battalion, fight.friend]
  return {
    controls: [
      {
        id: 'what',
        label: fight.what,
        now: 'engage',
        choices: kinds.map((value) => ({ value, label: fight[value] })),
      },
      { id: 'one', label: one, now: '', choices, isList: true },
      ...(what === 'disengage'
        ? []
        : [{ id: 'other', label: other, now: '', choices, isList: true } as const]),
    ],
    made: (shown) => {
      const [first, second] = [picked(shown['one']), picked(shown['other'])]
      if (what === 'disengage') return { figure: what, battalion: first }
      return what === 'join'
        ? { figure: what, battalion: first, friend: second }
        : { figure: what, charger: first, charged: second }
    },
  }
}

function plainForm({ state, names, words }: Scene, figure: string | undefined): Form {
  const { overrule: say } = words
  const people = sides.map((value) => ({ value, label: names.people(value) }))
  const only = (control: Control): Form => ({
    controls: [control],
    made: (shown) => ({ figure, ...shown }),
  })
  if (figure === 'turn') {
    const most = Math.max(state.setup.house.turns, state.turn)
    const range = [Math.min(1, state.turn), most] as const
    return only({ id: 'turn', label: say.turn, now: state.turn, range })
  }
  if (figure === 'initiative')
    return only({ id: 'holder', label: say.initiative, now: state.holder, choices: people })
  if (figure === 'result') {
    const choices = [...people, { value: 'draw', label: say.draw }]
    return only({ id: 'winner', label: say.result, now: null, choices })
  }
  return { controls: [], made: () => ({ figure }) }
}

/** Of `battalion:3`, `commander:a`, `fight`, `turn` …; what follows another choice hangs on what is chosen. */
export function formOf(scene: Scene, subject: string, values: Values): Form {
  const [kind, which] = subject.split(':')
  if (kind === 'battalion') return battalionForm(scene, Number(which))
  if (kind === 'commander') return commanderForm(scene, which === 'b' ? 'b' : 'a', values)
  return kind === 'fight' ? fightForm(scene, values) : plainForm(scene, kind)
}

export const shownIn = ({ controls }: Form, values: Values): Values =>
  Object.fromEntries(controls.map(({ id, now }) => [id, values[id] ?? now]))

/** Null: nothing is changed, or not all of it is said. */
export function correctionFrom(form: Form, values: Values): Correction | null {
  const shown = shownIn(form, values)
  const { controls } = form
  if (controls.length > 0 && controls.every(({ id, now }) => shown[id] === now)) return null
  const read = battle.readCorrection(form.made(shown))
  return read.ok ? read.value : null
}
